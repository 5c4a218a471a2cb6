/** How a scenario is shown: the choices that make it. It has no figure until its chance can be computed. */
import type { Caller } from '#kit/endpoint.ts'
import { planeGlyph } from '#items/web/glyphs.tsx'
import type { KindView } from '#items/web/kind-view.ts'
import type { scenarioContract } from '../contract.ts'
import { sayCounted, sayFineChance } from '#kit/numbers.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { CardFigure } from '#kit/web/ui/figures/CardFigure.tsx'
import { whenOf } from '../signs/when.ts'
import { sayBand, sayLikely, saySignsOn } from '../words.ts'
import type { ScenarioCard, ScenarioMore, ScenarioWhole } from './item.ts'
import styles from './Scenario.module.css'

export const scenarioView: KindView<ScenarioCard, ScenarioWhole, ScenarioMore> = {
  title: 'Scenario',
  section: 'Scenarios',
  glyph: planeGlyph,
  Picture: ScenarioPicture,
  foot: ({ members, signposts, signsOn = 0, horizon }) => [
    `by ${horizon.to}, ${sayCounted(members, 'member')}`,
    saySignsOn(signsOn, signposts),
  ],
  Shape: ({ item: { members } }) => <span className={styles.shape}>{sayCounted(members, 'member')}</span>,
  figure: ({ likely }) => (likely ? sayLikely(likely, likely.isWhole) : ''),
  whenOf,
  isEstimate: () => true,
  horizonOf: ({ horizon }) => ({
    marks: [{ year: horizon.to, label: `horizon ${horizon.to}`, side: 'right' }],
    spans: [horizon],
  }),
  structuredData: ({ horizon, set }) => ({
    '@type': 'Article',
    temporalCoverage: `${horizon.from}/${horizon.to}`,
    genre: 'scenario',
    isPartOf: { '@type': 'CreativeWorkSeries', name: wordOf(set) },
  }),
  load(anyCall, { set: slug }) {
    // The caller of all calls takes those of this room too.
    const call = anyCall as Caller<typeof scenarioContract>
    return call('findScenarioSet', { params: { slug }, query: {} })
  },
}

/** What its members allow between posts, the one number, and what it would be if they had nothing to do with each other. */
function ScenarioPicture({ item }: { item: ScenarioCard }) {
  const { likely, drawn } = item
  if (!likely || !drawn) return <Choices item={item} />
  return (
    <>
      <ProbabilityBar value={likely.chance} bounds={drawn} band={likely} tick={drawn.independent} />
      <CardFigure value={sayLikely(likely, likely.isWhole)} isEstimate>
        {likely.isWhole ? `80%: ${sayBand(likely)}` : `${sayLikely(likely, true)} by members with a chance`}
        <br />
        {`${sayFineChance(drawn.independent)} if its members were unrelated`}
      </CardFigure>
    </>
  )
}

/** States by their short names, which are words: 'sun-wind' as 'sun wind'. */
function Choices({ item: { states } }: { item: ScenarioCard }) {
  return (
    <ul className={styles.states}>
      {Object.entries(states).map(([descriptor, state]) => (
        <li key={descriptor}>
          <span>{wordOf(descriptor)}</span> {wordOf(state)}
        </li>
      ))}
    </ul>
  )
}

const wordOf = (slug: string) => slug.replaceAll('-', ' ')
