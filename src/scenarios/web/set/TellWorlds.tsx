/** What each world of a set would be, in its own words. */
import { sayCounted } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { saySignsOn } from '../../words.ts'
import { type Numbered, signsOf } from '../../worlds.ts'
import styles from './Set.module.css'

export function TellWorlds({ worlds }: { worlds: readonly Numbered[] }) {
  return (
    <ol className={styles.told}>
      {worlds.map((world) => (
        <li key={world.id}>
          <h3>
            <i className={styles.number}>{world.number}</i>{' '}
            <Link to={paths.item('scenario', world.id)}>
              <Chemical text={world.title} />
            </Link>
          </h3>
          <p>
            <Chemical text={world.summary} />
          </p>
          <p className="fine hush">
            {sayCounted(world.members, 'member')}, {saySignsOn(signsOf([world]).on, world.signposts.length)}
          </p>
        </li>
      ))}
    </ol>
  )
}
