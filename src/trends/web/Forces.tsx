/** What drives a trend, what could break it and what to watch, as its fields say: a line each. */
import { Linked } from '#items/web/Linked.tsx'
import type { Neighbour } from '#items/web/kind-view.ts'
import type { Way } from '#items/bearing/ways.ts'
import { sayDay } from '#kit/dates.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { Force, Forces as Said, Watched } from '../forces/forces.ts'
import styles from './Trend.module.css'

type Props = { said: Said; next: string | null; neighbours: readonly Neighbour[] }

/** `next`: the month in which the next value of the series is expected. */
export function Forces({ said, next, neighbours }: Props) {
  if (!hasForces(said)) return null
  const { drives, breaks, watch } = said
  return (
    <>
      {drives && <Pushing title="What drives it" id="drives" forces={drives} neighbours={neighbours} />}
      {breaks && <Pushing title="What could break it" id="breaks" forces={breaks} neighbours={neighbours} />}
      {watch && <Watch watch={watch} next={next} neighbours={neighbours} />}
    </>
  )
}

/** Whether it says anything of them. */
export function hasForces({ drives, breaks, watch }: Said): boolean {
  return Boolean(drives ?? breaks ?? watch)
}

type PushingProps = { title: string; id: string; forces: readonly Force[]; neighbours: readonly Neighbour[] }

function Pushing({ title, id, forces, neighbours }: PushingProps) {
  return (
    <div id={id}>
      <h3>{title}</h3>
      <ul className={styles.forces}>
        {forces.map(({ what, pushes, lag, item }) => (
          <li key={what}>
            <Chemical text={what} />
            {pushes && ' '}
            {pushes && <Pushed way={pushes} />}
            {lag && <span className="soft">{pushes ? `, takes ${lag}` : ` Takes ${lag}.`}</span>}
            <Linked to={item} neighbours={neighbours} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const wayWords: Record<Way, [sign: string, words: string]> = { up: ['↑', 'pushes it up'], down: ['↓', 'pulls it down'] }

function Pushed({ way }: { way: Way }) {
  const [sign, words] = wayWords[way]
  return (
    <span className={styles.way}>
      <span aria-hidden>{sign}</span> {words}
    </span>
  )
}

type WatchProps = { watch: readonly Watched[]; next: string | null; neighbours: readonly Neighbour[] }

function Watch({ watch, next, neighbours }: WatchProps) {
  return (
    <div id="watch">
      <h3>What to watch</h3>
      {next && <p className="fine hush">Next value expected by {sayDay(next)}</p>}
      <ul className={styles.forces}>
        {watch.map(({ what, item }) => (
          <li key={what}>
            <Chemical text={what} />
            <Linked to={item} neighbours={neighbours} />
          </li>
        ))}
      </ul>
    </div>
  )
}
