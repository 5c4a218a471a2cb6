/** What is read of a scenario below its first screen: its story, what to watch, its members, its siblings, its set. */
import { sayOfPeople } from '../chances/say-people.ts'
import { LinkedGroups, LinkedNote } from '#items/web/LinkedGroups.tsx'
import { MadeOn } from '#items/web/MadeOn.tsx'
import { ProseColumns } from '#items/web/prose/ProseColumns.tsx'
import { partOf, partsOf } from '#items/web/page-part.tsx'
import type { Neighbour, PagePart, PartProps } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { ScenarioNumbers } from '../numbers.ts'
import type { ScenarioSet } from '../set.ts'
import { sayHowMany } from '../signs/say-sign.ts'
import { type Choice, sayCount, sayUncounted } from '../words.ts'
import { Incoherences } from './Incoherences.tsx'
import { type ScenarioMore, type ScenarioWhole, worldsOf } from './item.ts'
import { Judgements } from './Judgements.tsx'
import { Members } from './Members.tsx'
import { Signposts } from './Signposts.tsx'
import { titleIn } from './title-in.ts'
import { Worlds } from './Worlds.tsx'
import { leftIn } from '../worlds.ts'

type Props = PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>

export function partsOfScenario(props: Props): PagePart[] {
  const { item, neighbours, more, numbers } = props
  const { set } = more
  const groups = groupsOf(neighbours)
  return partsOf([
    partOf({ id: 'story', title: 'The story', body: <ProseColumns tree={item.prose} /> }),
    item.signposts.length > 0 &&
      partOf({
        id: 'signposts',
        title: 'Signposts',
        note: numbers
          ? `${sayHowMany(numbers.signsOn, item.signposts.length)}.`
          : 'Where they stand appears here in a moment.',
        body: <Signposts signposts={item.signposts} neighbours={neighbours} numbers={numbers} />,
      }),
    partOf({ id: 'members', title: 'Members', note: 'All must hold', body: <MembersPart {...props} /> }),
    ...worldParts(props),
    partOf({
      id: 'matrix',
      title: 'What holds it',
      body: <Judgements set={set} states={item.states} numbers={numbers} />,
    }),
    groups.some((group) => group.neighbours.length > 0) &&
      partOf({
        id: 'links',
        title: 'What it is linked to',
        note: <LinkedNote groups={groups} of={item} />,
        body: <LinkedGroups groups={groups} />,
      }),
  ])
}

function MembersPart({ item, neighbours, more: { set }, numbers }: Props) {
  const uncounted = numbers?.chance && sayUncounted(numbers.chance.parts, choicesOf(set, item.states))
  const ofPeople = numbers && sayOfPeople(numbers.members)
  return (
    <div className="stack tight">
      <Members members={item.members} neighbours={neighbours} numbers={numbers} set={set} />
      {ofPeople && <p className="fine hush">{ofPeople}</p>}
      {uncounted && <p className="fine hush">{uncounted}</p>}
      {numbers && numbers.incoherences.length > 0 && (
        <Incoherences incoherences={numbers.incoherences} titleOf={titleIn(neighbours, item)} />
      )}
      {numbers?.chance && <MadeOn numbers={numbers} noun="scenario" method="scenario-probability" />}
    </div>
  )
}

function choicesOf({ descriptors }: ScenarioSet, states: ScenarioWhole['states']): Choice[] {
  return descriptors.map(({ id, title }) => ({ state: `${id}.${states[id] ?? ''}`, title }))
}

/** The set's own, and beside those what others tell in it, which counts in none of its figures. */
function worldParts({ item, neighbours, more: { set }, numbers }: Props): (PagePart | false)[] {
  const all = worldsOf(item, neighbours, numbers)
  const worlds = all.filter(({ authorId }) => authorId === null)
  const others = all.filter(({ authorId }) => authorId !== null)
  return [
    worlds.length > 0 &&
      partOf({
        id: 'worlds',
        title: `What separates the ${sayCount(worlds.length)}`,
        note: (
          <>
            Side by side in <Link to={paths.set(set.slug)}>{set.title}</Link>
          </>
        ),
        body: <Worlds set={set} worlds={worlds} left={leftIn(numbers)} />,
      }),
    others.length > 0 &&
      partOf({
        id: 'others',
        title: 'Told by others',
        note: 'In none of the figures above',
        body: <Worlds set={set} worlds={others} areOthers />,
      }),
  ]
}

/** What the page shows elsewhere: members in their table, signposts above, siblings in theirs. */
const shownElsewhere = ['member', 'signpost', 'family']

function groupsOf(neighbours: readonly Neighbour[]) {
  const others = neighbours.filter(({ ties }) => !ties.some(({ relation }) => shownElsewhere.includes(relation)))
  const of = (kind: string) => others.filter(({ item }) => item.kind === kind)
  return [
    { title: 'Predictions', neighbours: of('prediction') },
    { title: 'Trends', neighbours: of('trend') },
    { title: 'Other worlds', neighbours: of('scenario') },
  ]
}
