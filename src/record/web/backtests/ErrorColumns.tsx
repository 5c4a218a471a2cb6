/** Trends by their error as a share of the simplest guess’s, cut where that is as good. */
import { sayNumber } from '#kit/numbers.ts'
import { classes } from '#kit/web/ui/classes.ts'
import type { TrackRecord } from '../../record.ts'
import styles from './Backtests.module.css'

export function ErrorColumns({ errors }: Pick<TrackRecord['backtests'], 'errors'>) {
  const most = Math.max(1, ...errors.map(({ trends }) => trends))
  const count = (some: typeof errors) => sayNumber(some.reduce((sum, { trends }) => sum + trends, 0))
  const name = (i: number) => {
    const [from, to] = [errors[i]?.from ?? 0, errors[i + 1]?.from]
    return to === undefined ? `${from} and more` : `${from} to ${to}`
  }
  return (
    <div className="is-trend">
      <h3>How many trends, by their error</h3>
      <ul className={styles.columns}>
        {errors.map(({ from, trends }, i) => (
          <li key={from} className={classes(from >= 1 && styles.worse)}>
            <b>
              {trends}
              <span className="unseen"> {trends === 1 ? 'trend has' : 'trends have'} an error of</span>
            </b>
            <i style={{ height: `${(100 * trends) / most}%` }} aria-hidden="true" />
            <span>{name(i)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sides}>
        <span>{count(errors.filter(({ from }) => from < 1))} nearer than the simplest guess</span>
        <span>{count(errors.filter(({ from }) => from >= 1))} as far or farther</span>
      </p>
    </div>
  )
}
