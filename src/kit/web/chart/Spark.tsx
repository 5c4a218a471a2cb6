/** The past of a series at the size of a stamp: no axis, ink for what happened, the needle for now, and
 * hollow what is estimated of now where nobody measured it yet. */
import { dotPath, linePath, type Point } from '../../chart/path.ts'
import { linearScale, logScale, needsLog } from '../../chart/scale.ts'
import { classes } from '../ui/classes.ts'
import styles from './Spark.module.css'

type Props = {
  points: readonly (readonly [year: number, value: number])[]
  now: number
  height?: string
  threshold?: number | undefined
  /** What is estimated of now, where the points end long before. */
  estimate?: number | undefined
}

/** Decoration beside its number. The scale is logarithmic where that of the whole chart is. */
export function Spark({ points, now, height = '4.25rem', threshold, estimate }: Props) {
  const { x, y, low } = scalesOf({ points, now, threshold, estimate })
  const isFromZero = y.kind === 'linear' && low === 0
  const downTo = (value: number) => (1000 - y.at(value)) * (isFromZero ? 1 : aboveFloor)
  const places = points.map(([year, value]): Point => [x.at(year), downTo(value)])
  const last = places.at(-1)
  return (
    <svg
      className={styles.spark}
      style={{ height }}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {isFromZero && <path className={styles.floor} d="M0 1000H1000" />}
      {threshold !== undefined && <path className={styles.threshold} d={`M0 ${downTo(threshold)}H1000`} />}
      <path className={styles.needle} d={`M${x.at(now)} 0V1000`} />
      <path className={styles.was} d={linePath(places)} />
      {last && estimate !== undefined && (
        <>
          <path className={styles.unseen} d={linePath([last, [x.at(now), downTo(estimate)]])} />
          <path className={classes(styles.dot, styles.estimate)} d={dotPath([x.at(now), downTo(estimate)])} />
          <path className={classes(styles.dot, styles.hollow)} d={dotPath([x.at(now), downTo(estimate)])} />
        </>
      )}
      {last && <path className={styles.dot} d={dotPath(last)} />}
    </svg>
  )
}

/** What only stands lower than before has not fallen to nought: there is room below it, and no line. */
const aboveFloor = 0.85

function scalesOf({ points, now, threshold, estimate }: Props) {
  const values = [...points.map(([, value]) => value), ...[threshold, estimate].filter((value) => value !== undefined)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const start = points[0]?.[0]
  return {
    x: linearScale(start ?? now - 1, Math.max(now + 0.04 * (now - (start ?? now)), now + 0.5)),
    y: needsLog(values) ? logScale(low, high) : linearScale(low, high),
    low,
  }
}
