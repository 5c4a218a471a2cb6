/** Every world of a set with how likely it is, and what is left for something else: together they are 100%. */
import { sayFineChance } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayBesideOf, sayUntold } from '../../set/say-leading.ts'
import { sayLikely } from '../../words.ts'
import type { leftOf, Numbered } from '../../worlds.ts'
import styles from './Set.module.css'

type Props = { worlds: readonly Numbered[]; left: ReturnType<typeof leftOf> }

export function WorldsLikely({ worlds, left }: Props) {
  return (
    <ul className={styles.likely}>
      {worlds.map((world) => (
        <WorldLine key={world.id} world={world} />
      ))}
      {left && (
        <li>
          <p>
            <span>None of these</span>
            <b>
              about {sayFineChance(left.chance)}
              {left.isLeast && ' or more'}
            </b>
          </p>
          <ProbabilityBar value={left.chance} isSlim />
        </li>
      )}
    </ul>
  )
}

function WorldLine({ world }: { world: Numbered }) {
  const { id, number, title, consistent, numbers } = world
  const likely = numbers?.chance?.likely
  return (
    <li>
      <p>
        <span>
          <i className={styles.number}>{number}</i> <Link to={paths.item('scenario', id)}>{title}</Link>
        </span>
        <b>{likely ? sayLikely(likely, numbers?.isWhole ?? false) : sayUntold(world)}</b>
      </p>
      {likely && <ProbabilityBar value={likely.chance} band={likely} isSlim />}
      <small>
        {sayBesideOf(world)}
        {!consistent && `${likely ? ', ' : ''}written against its own matrix, on purpose`}
      </small>
    </li>
  )
}
