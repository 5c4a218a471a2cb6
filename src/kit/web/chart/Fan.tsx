/**
 * A series as it was measured, in ink, and where it is heading, in the kind's colour: the median in bands of 50, 80 and
 * 95 %. Without a projection, the series alone.
 */
import { type ReactNode, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { periodOf } from '#kit/periods.ts'
import { sayEstimate } from '#kit/numbers.ts'
import { Chemical } from '../ui/figures/Chemical.tsx'
import type { Wording } from '../../chart/answering/fan-readings.ts'
import { classes } from '../ui/classes.ts'
import type { NumbersProps } from '../ui/figures/Numbers.tsx'
import { withinBounds } from '../../chart/bounds.ts'
import { Figure } from './Figure.tsx'
import type { FanPoint } from '../../chart/fan-extent.ts'
import { isUnseen } from '../../chart/fan-parts.ts'
import { type FanGiven, type FanPlan, planFan } from '../../chart/fan-plan.ts'
import { sayColours } from '../../chart/fan-words.ts'
import { type LabelOf, roomOfEnds, shownLabels } from '../../chart/fan-labels.ts'
import { dotPath, linePath, round } from '../../chart/path.ts'
import figure from './Figure.module.css'
import { Label, Plot, plotClass as styles } from './Plot.tsx'

type Props = FanGiven & {
  title: string
  /** The unit, and what else must be said first. */
  caption: string
  /** The chart in a sentence, for those who cannot see it. */
  sentence: string
  source?: ReactNode
  numbers?: NumbersProps | readonly NumbersProps[] | undefined
  /** What the files to take away are called, where that is not the title. */
  files?: string
  /** The unit as a whole, for files; and as much of it as stands behind a value: ' ppm', '%', or nothing. */
  unit?: { whole: string; brief: string }
  noteOf?: Wording['noteOf']
  foot?: ReactNode
  /** In rem. */
  height?: number
}

export function Fan({ title, caption, sentence, source, numbers, files, foot, height = 23, ...props }: Props) {
  const { unit, noteOf, ...given } = props
  const [isWhole, setWhole] = useState(false)
  const plan = planFan(given, isWhole)
  return (
    <Figure
      title={title}
      caption={
        <>
          <Chemical text={`${caption} ${sayColours(plan)}`} />
          {(isWhole || isCut(plan)) && (
            <>
              {' '}
              <button type="button" className={figure.more} onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show the years around now' : sayWhole(given)}
              </button>
            </>
          )}
        </>
      }
      source={source}
      {...(numbers && { numbers })}
      data={async () => (await import('../../chart/fan-data.ts')).fanData(given, unit?.whole)}
      years={{ isWhole, setWhole }}
      {...(files && { files })}
      foot={foot}
    >
      <FanPlot plan={plan} sentence={sentence} height={height} wording={{ unit: unit?.brief, noteOf }} />
    </Figure>
  )
}

type PlotProps = { plan: FanPlan; sentence: string; height: number; wording?: Wording }

/** The drawing alone, for where it stands without its numbers. `sentence` and `height` as those of a `Fan`. */
export function FanPlot({ plan, sentence, height, wording }: PlotProps) {
  return (
    <Plot
      x={plan.x}
      y={plan.y}
      label={sentence}
      height={height}
      right={roomOfEnds(plan)}
      labels={<Labels plan={plan} height={height} />}
      reads={async () => (await import('../../chart/answering/fan-readings.ts')).fanReadings(plan, wording)}
      first={plan.line.length - 1}
    >
      {plan.fan && <Projected fan={plan.fan} />}
      {plan.thresholds.map((one) => (
        <path key={one.y} className={styles.threshold} d={`M0 ${round(one.y)}H1000`} />
      ))}
      <path className={styles.was} d={linePath(plan.line)} />
      <path className={styles.needle} d={`M${round(plan.needle)} -40V1000`} />
      {plan.fan?.post && <path className={styles.post} d={`M${round(plan.fan.post)} 0V1000`} />}
      <AskedLine asked={plan.asked} />
      <path className={classes(styles.dot, styles.inkd)} d={dotPath(plan.last.point)} />
      <Hollow beside={plan.beside} />
    </Plot>
  )
}

/** What is not as sure as a measured value. */
function Hollow({ beside }: Pick<FanPlan, 'beside'>) {
  return beside.map(({ at, point }) => (
    <g key={at}>
      <path className={classes(styles.dot, styles.inkd)} d={dotPath(point)} />
      <path className={classes(styles.dot, styles['hollow-in'])} d={dotPath(point)} />
    </g>
  ))
}

type Drawn = NonNullable<FanPlan['fan']>

/** Bands from pale to strong, hatched up to now, the edges where nobody checked, and the median over them all. */
function Projected({ fan: { bands, edges, median, hatch } }: { fan: Drawn }) {
  return (
    <>
      {bands.map(({ level, unseen, near, far }) => (
        <g key={level}>
          {unseen.length > 2 && level !== 50 && (
            <path className={classes(styles[`b${level}`], styles.unseen)} d={linePath(unseen)} />
          )}
          {near.length > 2 && <path className={styles[`b${level}`]} d={linePath(near)} />}
          {far.length > 2 && <path className={classes(styles[`b${level}`], styles.far)} d={linePath(far)} />}
        </g>
      ))}
      {edges.map(({ level, line }, i) => (
        <path key={i} className={classes(styles.edge, level === 80 && styles.inner)} d={linePath(line)} />
      ))}
      {hatch.length > 0 && <path className={styles.hatch} d={hatch.map(linePath).join('')} />}
      <path className={classes(styles.will, styles.unseen)} d={linePath(median.unseen)} />
      <path className={styles.will} d={linePath(median.near)} />
      <path className={classes(styles.will, styles.far)} d={linePath(median.far)} />
    </>
  )
}

const isCut = ({ extent: { since, until } }: FanPlan) => since !== null || until !== null

function Labels({ plan, height }: { plan: FanPlan; height: number }) {
  return shownLabels(plan, height).map(({ of, text, more, spot, shownIn }) => (
    <Label
      key={`${of} ${text} ${spot.x} ${spot.y} ${spot.at}`}
      {...spot}
      className={classes(...looks[of], ...shownIn.map((width) => styles[width]))}
    >
      <Chemical text={text} />
      {more && <span className={classes('hush', styles.thin)}>{more}</span>}
    </Label>
  ))
}

const looks: Record<LabelOf, readonly (string | undefined)[]> = {
  now: [styles.n],
  unseen: [styles.k],
  asked: [styles.ink, styles.halo],
  last: [styles.ink, styles.halo],
  newest: [styles.ink, styles.thin, styles.halo],
  median: [styles.k],
  edge: [styles.thin],
  threshold: [styles.ink, styles.thin, styles.halo],
  post: [styles.thin, styles.halo, styles.lines],
}

function AskedLine({ asked }: Pick<FanPlan, 'asked'>) {
  return asked && <path className={styles.asked} d={`M${round(asked.x)} -40V1000`} />
}

function sayWhole({ observations, points }: FanGiven): string {
  return `Show all, ${sayDay(observations[0]?.[0] ?? '')} to ${sayDay(points.at(-1)?.at ?? '')}`
}

/**
 * For "Numbers behind this chart": the first ten years and then every fifth; of quarters those of two years, of months
 * every third of them, and then the last of each year.
 */
export function fanNumbers(
  caption: string,
  { points, bounds, today }: Pick<FanGiven, 'points' | 'bounds' | 'today'>,
): NumbersProps {
  const isTold = ({ at }: FanPoint, i: number) => {
    const { perYear, partOf } = periodOf(at)
    if (i === points.length - 1) return true
    if (perYear === 1) return i < 10 || Number(at) % 5 === 0
    return (i < 2 * perYear && (i + 1) % (perYear / 4) === 0) || partOf(at) === perYear - 1
  }
  return {
    caption,
    head: ['When', '2.5%', '10%', '25%', 'Median', '75%', '90%', '97.5%'],
    rows: points.filter(isTold).map(({ at, knots }) => {
      const width = (knots[5] ?? 0) - (knots[1] ?? 0)
      return [
        isUnseen(at, today) ? `${sayDay(at)}, not seen yet` : sayDay(at),
        ...knots.map((knot) => sayEstimate(withinBounds(bounds, knot), width)),
      ]
    }),
  }
}
