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
  /** What is expected of the years to come, in the colour of the kind: seven knots a year, from least to most. */
  ahead?: readonly Expected[] | undefined
}
type Expected = { year: number; knots: readonly number[] }

/** Decoration beside its number. The scale is logarithmic where that of the whole chart is. */
export function Spark({ points, now, height = '4.25rem', threshold, estimate, ahead = [] }: Props) {
  const { x, y, low } = scalesOf({ points, now, threshold, estimate, ahead })
  const isFromZero = y.kind === 'linear' && low === 0
  const downTo = (value: number) => (1000 - y.at(value)) * (isFromZero ? 1 : aboveFloor)
  const places = points.map(([year, value]): Point => [x.at(year), downTo(value)])
  // A fan begins where the points end: then no dot says so.
  const end = ahead.length === 0 ? places.at(-1) : undefined
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
      <Fan ahead={ahead} from={points.at(-1)} at={(year, value) => [x.at(year), downTo(value)]} />
      <path className={styles.needle} d={`M${x.at(now)} 0V1000`} />
      <path className={styles.was} d={linePath(places)} />
      {end && estimate !== undefined && <Estimated from={end} to={[x.at(now), downTo(estimate)]} />}
      {end && <path className={styles.dot} d={dotPath(end)} />}
    </svg>
  )
}

function Estimated({ from, to }: { from: Point; to: Point }) {
  return (
    <>
      <path className={styles.unseen} d={linePath([from, to])} />
      <path className={classes(styles.dot, styles.estimate)} d={dotPath(to)} />
      <path className={classes(styles.dot, styles.hollow)} d={dotPath(to)} />
    </>
  )
}

type FanProps = {
  ahead: readonly Expected[]
  from: readonly [number, number] | undefined
  at(year: number, value: number): Point
}

/** Bands from pale to strong: 95, 80 and 50 %, and the middle; all begin at the last value. */
function Fan({ ahead, from, at }: FanProps) {
  if (ahead.length === 0) return null
  const line = (knot: number): Point[] => [
    ...(from ? [at(...from)] : []),
    ...ahead.map(({ year, knots }) => at(year, knots[knot] ?? Number.NaN)),
  ]
  const band = (below: number, above: number) => `${linePath([...line(below), ...line(above).toReversed()])}Z`
  return (
    <>
      <path className={styles.b95} d={band(0, 6)} />
      <path className={styles.b80} d={band(1, 5)} />
      <path className={styles.b50} d={band(2, 4)} />
      <path className={styles.middle} d={linePath(line(3))} />
    </>
  )
}

/** What only stands lower than before has not fallen to nought: there is room below it, and no line. */
const aboveFloor = 0.85

function scalesOf({ points, now, threshold, estimate, ahead = [] }: Props) {
  const known = [...points.map(([, value]) => value), ...[threshold, estimate].filter((value) => value !== undefined)]
  const isLog = needsLog(known)
  // As in a chart: the widest band may leave the drawing, and on a log scale none goes below what was measured.
  const fan = ahead.flatMap(({ knots }) => [knots[1] ?? Number.NaN, knots[5] ?? Number.NaN])
  const values = [...known, ...(isLog ? fan.map((value) => Math.max(Math.min(...known), value)) : fan)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const start = points[0]?.[0]
  return {
    x: linearScale(start ?? now - 1, ahead.at(-1)?.year ?? Math.max(now + 0.04 * (now - (start ?? now)), now + 0.5)),
    y: isLog ? logScale(low, high) : linearScale(low, high),
    low,
  }
}
