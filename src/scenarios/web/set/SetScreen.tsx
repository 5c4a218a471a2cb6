/** A set of scenarios: which of its worlds is how likely, what tells them apart, what would show which one comes. */
import { sayCounted } from '#kit/numbers.ts'
import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { categoryTitles } from '#items/category-titles.ts'
import { house, paths } from '#items/paths.ts'
import { embedOfPage } from '#items/sharing/page-embeds.ts'
import { type PagePart, useKindView } from '#items/web/kind-view.ts'
import { partOf, partsOf } from '#items/web/page-part.tsx'
import { CategoryLabel, KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { FirstScreen } from '#kit/web/ui/page/FirstScreen.tsx'
import { PageHead } from '#kit/web/ui/page/PageHead.tsx'
import { Reading } from '#kit/web/ui/page/Reading.tsx'
import { Paragraphs } from '#kit/web/ui/Paragraphs.tsx'
import { namesIn, waysThatHold } from '../../consistency.ts'
import type { ScenarioSet } from '../../set.ts'
import { sayHowMany } from '../../signs/say-sign.ts'
import { inOrder, leftOf, type Numbered, signsOf } from '../../worlds.ts'
import type { World } from '../item.ts'
import { Worlds } from '../Worlds.tsx'
import { Choices } from './Choices.tsx'
import { Judged } from './Judged.tsx'
import { Quadrants } from './Quadrants.tsx'
import type { SetData } from './set-data.ts'
import { SetBrief, SetLead } from './SetLead.tsx'
import { SignTimeline } from './SignTimeline.tsx'
import { TellWorlds } from './TellWorlds.tsx'
import { WorldsLikely } from './WorldsLikely.tsx'

/** The way to pass the page on, which this room does not know. */
export type Share = ComponentType<{ title: string; picture: string; embed: string }>

export function SetScreen({ Share }: { Share: Share }) {
  return <SetInFull {...useLoaderData<SetData>()} Share={Share} />
}

export function SetInFull({ set, worlds, Share }: SetData & { Share: Share }) {
  const { own, others } = inOrder(worlds)
  const ways = waysThatHold(namesIn(set))
  const left = leftOf(own)
  const parts = partsOfSet({ set, own, others, ways })
  return (
    <>
      <SetHead set={set} worlds={own.length} Share={Share} />
      <div className="is-scenario">
        <FirstScreen
          lead={<SetLead worlds={own} left={left} />}
          picture={<Quadrants set={set} worlds={own} ways={ways?.ways ?? null} />}
          answers={<WorldsLikely worlds={own} left={left} />}
        />
        <Reading entries={parts.flatMap(({ contents }) => contents)} brief={<SetBrief worlds={own} />}>
          {parts.map(({ drawn }) => drawn)}
        </Reading>
      </div>
    </>
  )
}

function SetHead({ set, worlds, Share }: { set: ScenarioSet; worlds: number; Share: Share }) {
  const path = paths.set(set.slug)
  const { glyph, section } = useKindView('scenario')
  return (
    <PageHead
      crumbs={[
        { title: 'All stuff', to: paths.allStuff() },
        { title: section, to: paths.allStuff({ kind: ['scenario'] }) },
        { title: set.title },
      ]}
      actions={<Share title={set.question} picture={paths.pictureOfPage(path)} embed={embedOfPage(path)} />}
      meta={
        <>
          <KindLabel kind="scenario" glyph={glyph}>
            Scenario set
          </KindLabel>
          <CategoryLabel category={set.category}>{categoryTitles[set.category]}</CategoryLabel>
          <span>
            <Link to={paths.allStuff({ family: set.slug })}>{sayCounted(worlds, 'world')}</Link>, horizon{' '}
            {set.horizon.to}
          </span>
          <span>
            by <Link to={paths.author(house)}>Farsight</Link>, version {set.version}
          </span>
        </>
      }
      title={set.question}
      standfirst={set.summary}
    />
  )
}

/** As the table of worlds has it. */
function rowOf({ consistent: isConsistent, numbers, ...told }: Numbered): World {
  const chance = numbers?.chance && { likely: numbers.chance.likely, isWhole: numbers.isWhole }
  return { ...told, isConsistent, isHere: false, chance: chance ?? null, isHidden: numbers?.isHidden ?? false }
}

type Of = {
  set: ScenarioSet
  own: readonly Numbered[]
  others: readonly Numbered[]
  ways: ReturnType<typeof waysThatHold>
}

function partsOfSet({ set, own, others, ways }: Of): PagePart[] {
  const signs = signsOf(own)
  return partsOf([
    own.length > 0 && partOf({ id: 'worlds', title: 'Which worlds?', body: <TellWorlds worlds={own} /> }),
    partOf({
      id: 'choices',
      title: 'Which choices make them?',
      note: ways && `${ways.ways.length} of ${ways.of} ways to combine them hold together`,
      body: <Choices set={set} worlds={own} />,
    }),
    signs.all > 0 &&
      partOf({
        id: 'signposts',
        title: 'What would show which one comes?',
        note: `${sayHowMany(signs.on, signs.all)}.`,
        body: <SignTimeline worlds={own} until={set.horizon.to} />,
      }),
    others.length > 0 &&
      partOf({
        id: 'others',
        title: 'What do others tell?',
        note: 'In none of the figures above',
        body: <Worlds set={set} worlds={others.map(rowOf)} areOthers />,
      }),
    partOf({
      id: 'matrix',
      title: 'What holds them together?',
      note: sayCounted(set.crossImpacts.length, 'judgement'),
      body: <Judged set={set} />,
    }),
    partOf({
      id: 'about',
      title: 'What is it about, and what not?',
      body: (
        <div className="prose small columns">
          <Paragraphs text={set.body} />
        </div>
      ),
    }),
  ])
}
