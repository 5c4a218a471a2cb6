/** The early signs to watch for, and where each stands. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import type { Neighbour } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { StatusLabel } from '#kit/web/ui/controls/Tag.tsx'
import { useToday } from '#kit/web/today.ts'
import { seriesOf } from '#trends/web/item.ts'
import type { ScenarioNumbers } from '../numbers.ts'
import type { Signpost } from '../scenario.ts'
import type { Sign, Turn } from '../signs/sign.ts'
import { saySign, sayTurn } from '../signs/say-sign.ts'
import { saySignpost } from '../words.ts'
import styles from './Signposts.module.css'

type Props = { signposts: readonly Signpost[]; neighbours: readonly Neighbour[]; numbers: ScenarioNumbers | null }

export function Signposts({ signposts, neighbours, numbers }: Props) {
  return (
    <ul className={styles.signposts}>
      {signposts.map((signpost) => (
        <SignToWatch
          key={signpost.title}
          signpost={signpost}
          watched={neighbours.find(({ ref }) => ref === signpost.watch)}
          sign={numbers?.signs.find(({ title }) => title === signpost.title) ?? null}
          turns={numbers?.turns.filter(({ title }) => title === signpost.title) ?? []}
        />
      ))}
    </ul>
  )
}

type SignProps = { signpost: Signpost; watched: Neighbour | undefined; sign: Sign | null; turns: readonly Turn[] }

function SignToWatch({ signpost, watched, sign, turns }: SignProps) {
  const isOn = sign?.isOn ?? false
  const today = useToday()
  return (
    <li>
      <StatusLabel look={isOn ? 'on' : 'idle'}>
        <span className={styles.sign}>
          <Chemical text={signpost.title} />
        </span>
      </StatusLabel>
      <p className={styles.watch}>
        <Link to={paths.itemOf(signpost.watch)}>
          {watched ? <Chemical text={watched.item.label} /> : signpost.watch}
        </Link>{' '}
        {saySignpost(signpost, watched && seriesOf(watched.item)?.unit)}
        {sign && <span className={classes(styles.standing, isOn && styles.on)}>{saySign(sign, signpost, today)}</span>}
      </p>
      {turns.map((one) => (
        <p key={`${one.on} ${one.at} ${one.isOn}`} className={styles.watch}>
          {sayTurn(one)}
        </p>
      ))}
    </li>
  )
}
