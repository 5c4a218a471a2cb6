/** The worlds of a set side by side: what the members of each allow, and the state that each takes of every choice. */
import { paths } from '#items/paths.ts'
import { AuthorLink } from '#items/web/AuthorLink.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { ScenarioNumbers } from '../numbers.ts'
import type { ScenarioSet } from '../set.ts'
import { countOf, sayAtMost, sayBounds } from '../words.ts'
import type { World } from './item.ts'
import styles from './Scenario.module.css'

/** `areOthers`: they are by others than the author of the set. */
type Props = { set: ScenarioSet; worlds: readonly World[]; numbers: ScenarioNumbers | null; areOthers?: boolean }

export function Worlds({ set: { descriptors }, worlds, numbers, areOthers = false }: Props) {
  return (
    <Table
      caption={areOthers ? 'Scenarios by others: chance and states' : 'Scenarios of the set: chance and states'}
      isPlain
      className={styles.tableau}
    >
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col" className="num">
            Chance
          </th>
          {descriptors.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {worlds.map((world) => (
          <WorldRow key={world.id} world={world} descriptors={descriptors} bounds={boundsOf(world, numbers)} />
        ))}
        {!areOthers && numbers?.noneOfThese && (
          <tr>
            <th scope="row">None of these</th>
            <td className={classes('num', styles.estimate)}>{sayBounds(numbers.noneOfThese)}</td>
            <td colSpan={descriptors.length}>every other way it could go</td>
          </tr>
        )}
      </tbody>
    </Table>
  )
}

type Bounds = { lowest: number; highest: number } | null

function boundsOf({ id, isHere }: World, numbers: ScenarioNumbers | null): Bounds {
  if (isHere) return numbers && ownBounds(numbers)
  return numbers?.siblings.find(({ item }) => item === `scenario/${id}`)?.chance ?? null
}

/** A lower bound of 0 says nothing: members may have no chance yet, or exclude each other. */
function sayWhole(bounds: NonNullable<Bounds>): string {
  return bounds.lowest === 0 ? sayAtMost(bounds) : sayBounds(bounds)
}

/** Of members that have no chance yet the world may still fail. */
function ownBounds({ chance, members }: ScenarioNumbers): Bounds {
  return chance && chance.counted < members.length ? { ...chance, lowest: 0 } : chance
}

function WorldRow({
  world,
  descriptors,
  bounds,
}: {
  world: World
  descriptors: ScenarioSet['descriptors']
  bounds: Bounds
}) {
  const { id, title, states, isConsistent, isHere } = world
  return (
    <tr>
      <th scope="row">
        {isHere ? <span aria-current="true">{title}</span> : <Link to={paths.item('scenario', id)}>{title}</Link>}
        {world.authorId !== null && (
          <span className={styles.by}>
            by <AuthorLink item={world} />
          </span>
        )}
        {!isConsistent && <span className={styles.by}>not consistent, on purpose</span>}
      </th>
      <td className={classes('num', styles.estimate)}>
        {bounds ? sayWhole(bounds) : <span className={styles.by}>not known</span>}
        <span className={styles.by}>{countOf(world.members, 'member')}</span>
      </td>
      {descriptors.map((descriptor) => (
        <td key={descriptor.id}>
          <span className={classes(styles.state, isHere && styles.chosen)}>
            <Chemical text={descriptor.states.find((one) => one.id === states[descriptor.id])?.title ?? ''} />
          </span>
        </td>
      ))}
    </tr>
  )
}
