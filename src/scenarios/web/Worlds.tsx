/** The worlds of a set side by side: how likely each is, what is left for something else, and the states that each takes. */
import { sayCounted, sayFineChance } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { AuthorLink } from '#items/web/AuthorLink.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { ScenarioSet } from '../set.ts'
import { untilForecast, untoldAs } from '../set/say-leading.ts'
import { sayBeside, sayLikely } from '../words.ts'
import type { leftOf } from '../worlds.ts'
import type { World } from './item.ts'
import styles from './Scenario.module.css'

/** `areOthers`: they are by others than the author of the set. */
type Props = { set: ScenarioSet; worlds: readonly World[]; left?: ReturnType<typeof leftOf>; areOthers?: boolean }

export function Worlds({ set: { descriptors }, worlds, left = null, areOthers = false }: Props) {
  return (
    <>
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
            <WorldRow key={world.id} world={world} descriptors={descriptors} />
          ))}
          {left && (
            <tr>
              <th scope="row">Something else</th>
              <td className={classes('num', styles.estimate)}>
                about {sayFineChance(left.chance)}
                {left.isLeast && ' or more'}
              </td>
              <td colSpan={descriptors.length}>every other way it could go: with the worlds above, 100%</td>
            </tr>
          )}
        </tbody>
      </Table>
      {worlds.some(({ isHidden }) => isHidden) && <p className="fine soft">{untilForecast}</p>}
    </>
  )
}

function WorldRow({ world, descriptors }: { world: World; descriptors: ScenarioSet['descriptors'] }) {
  const { id, title, states, isConsistent, isHere, chance, isHidden } = world
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
        {chance?.likely ? (
          sayLikely(chance.likely, chance.isWhole)
        ) : (
          <span className={styles.by}>{untoldAs(isHidden)}</span>
        )}
        {chance?.likely && <span className={styles.by}>{sayBeside(chance.likely, chance.isWhole)}</span>}
        <span className={styles.by}>{sayCounted(world.members, 'member')}</span>
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
