/** What must hold in a world, what is known of each today, and the chance that it turns out so. */
import { useToday } from '#kit/web/today.ts'
import { figureOf } from '#items/web/figure-of.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { type Neighbour, useKindView } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { seriesOf } from '#trends/web/item.ts'
import type { Member } from '../scenario.ts'
import type { ScenarioSet } from '../set.ts'
import { namedStates, sayMember } from '../words.ts'
import { MemberChance } from './MemberChance.tsx'
import styles from './Scenario.module.css'
import type { ScenarioNumbers } from '../numbers.ts'

type MembersProps = {
  members: readonly Member[]
  neighbours: readonly Neighbour[]
  numbers: ScenarioNumbers | null
  set: ScenarioSet
}

export function Members({ members, neighbours, numbers, set }: MembersProps) {
  const chances = numbers?.members ?? []
  return (
    <Table caption="Members of the scenario: what must hold, and what is known of it today" className={styles.members}>
      <thead>
        <tr>
          <th scope="col">Member</th>
          <th scope="col">Must hold</th>
          <th scope="col" className="num">
            Number
          </th>
          <th scope="col" className="num">
            Chance that it holds
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member, i) => (
          <MemberRow
            key={`${member.to} ${sayMember(member)}`}
            member={member}
            // The numbers may be of the version before, with other members.
            chance={chances[i]?.to === member.to ? chances[i] : undefined}
            item={neighbours.find(({ ref }) => ref === member.to)?.item}
            stands={chances[i]?.to === member.to ? standsFor(i, numbers, set) : []}
          />
        ))}
      </tbody>
    </Table>
  )
}

type Item = Neighbour['item']

/** The states that a member stands for, with those that are one with it: '“High emissions” (Fossil emissions)'. */
function standsFor(place: number, numbers: ScenarioNumbers | null, set: ScenarioSet): string[] {
  const states = numbers?.chance?.parts.find(({ members }) => members.includes(place))?.states ?? []
  return namedStates(set).flatMap(({ key, title, descriptor }) =>
    states.includes(key) ? [`“${title}” (${descriptor.title})`] : [],
  )
}

type RowProps = {
  member: Member
  item: Item | undefined
  chance: ScenarioNumbers['members'][number] | undefined
  stands: readonly string[]
}

function MemberRow({ member, item, chance, stands }: RowProps) {
  return (
    <tr className={item && `is-${item.kind}`}>
      <th scope="row">
        <span className={styles.named}>
          {item && <KindMark item={item} />}
          <Link to={paths.itemOf(member.to)}>
            <bdi>{item ? <Chemical text={item.title} /> : member.to}</bdi>
          </Link>
        </span>
      </th>
      <td>
        {sayMember(member, item && seriesOf(item)?.unit)}
        {stands.length > 0 && (
          <span className={styles.by}>
            stands for <Chemical text={stands.join(' and ')} />
          </span>
        )}
      </td>
      {item ? <Known item={item} /> : <td className="num">not known</td>}
      <MemberChance chance={chance} />
    </tr>
  )
}

function KindMark({ item }: { item: Item }) {
  const { glyph, title } = useKindView(item.kind)
  return (
    <KindLabel kind={item.kind} glyph={glyph}>
      <span className="unseen">{title}</span>
    </KindLabel>
  )
}

/** The figure of a member, and whether somebody estimated or measured it. */
function Known({ item }: { item: Item }) {
  const view = useKindView(item.kind)
  const { figure, under, isEstimate } = figureOf(view, item, useToday())
  return (
    <td className={classes('num', isEstimate ? styles.estimate : styles.measured)}>
      {figure}
      {under && <span className={styles.by}>{under}</span>}
      {(seriesOf(item) || !under) && (
        <span className={styles.by}>{seriesOf(item) ? view.foot(item)[0] : 'no number yet'}</span>
      )}
    </td>
  )
}
