/** How a scenario is shown: the choices that make it. It has no figure until its chance can be computed. */
import type { Caller } from '#kit/endpoint.ts'
import { planeGlyph } from '#items/web/glyphs.tsx'
import type { KindView } from '#items/web/kind-view.ts'
import type { scenarioContract } from '../contract.ts'
import { countOf, saySignsOn } from '../words.ts'
import type { ScenarioCard, ScenarioMore, ScenarioWhole } from './item.ts'
import styles from './Scenario.module.css'

export const scenarioView: KindView<ScenarioCard, ScenarioWhole, ScenarioMore> = {
  title: 'Scenario',
  section: 'Scenarios',
  glyph: planeGlyph,
  Picture: ScenarioPicture,
  foot: ({ members, signposts, signsOn = 0, horizon }) => [
    `${countOf(members, 'member')}, ${saySignsOn(signsOn, signposts)}`,
    `horizon ${horizon.to}`,
  ],
  Shape: ({ item: { members } }) => <span className={styles.shape}>{countOf(members, 'member')}</span>,
  figure: () => '',
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

/** States by their short names, which are words: 'sun-wind' as 'sun wind'. */
function ScenarioPicture({ item: { states } }: { item: ScenarioCard }) {
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
