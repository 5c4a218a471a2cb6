/** The series as it was measured and where it is heading, with the values that matter. */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { capital } from '#kit/text.ts'
import { sayEstimate, sayNumber, sayQuantity } from '#kit/numbers.ts'
import { withinBounds } from '#kit/chart/bounds.ts'
import { Fan, fanNumbers } from '#kit/web/chart/Fan.tsx'
import { useToday } from '#kit/web/today.ts'
import { howOften } from '#series/how-often.ts'
import type { MadeProjection } from '#series/projection.ts'
import { extremesOf, lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { hollowOf, sayNewer } from '../signals/hollow.ts'
import type { NewerValue } from '../signals/newer-value.ts'
import type { Threshold } from '../trend.ts'
import { sayNext, sayPreliminary, saySourceProjects, wordsBeside } from '#series/about-words.ts'
import { saySpan, sayUnit, unitOnChart } from '#series/words.ts'

type Props = {
  title: string
  series: Series
  thresholds: readonly Threshold[]
  projection: MadeProjection | null
  /** How the projection is drawn; left out where networks have no say in it. */
  networks?: 'with' | 'without'
  /** The projection in whose place this one is drawn. */
  framedBy?: MadeProjection
  /** Newer values from elsewhere. */
  newer: readonly NewerValue[]
  /** What else can be done with the chart. */
  foot?: ReactNode
}

const nothing = { points: [], bounds: { least: null, most: null } }

export function TrendChart({ title, series, thresholds, projection, networks, framedBy, newer, foot }: Props) {
  const { observations, frequency, unit } = series
  const today = useToday()
  const next = sayNext(series, today)
  const { points, bounds } = projection ?? nothing
  const { beside, hollow } = hollowOf(series, newer)
  const markOf = wordsBeside(series)
  const measured = {
    ...(projection && { title: `All ${observations.length} observations` }),
    caption: `${title}, every observation, the newest first`,
    head: [capital(howOften[frequency].step), unit],
    rows: observations.toReversed().map(([at, value]) => [`${sayDay(at)}${markOf(at)}`, sayNumber(value)]),
  }
  return (
    <Fan
      title={title}
      caption={`${sayUnit(unit)}, ${frequency}${networks ? `, ${networks} neural networks` : ''}.`}
      sentence={[
        saySeries(title, series),
        sayPreliminary(series),
        projection && sayProjected(projection, networks),
        saySourceProjects(series),
        ...newer.map((one) => sayNewer(one)),
      ]
        .filter(Boolean)
        .join(' ')}
      source={
        <>
          {series.source}. Licence: {series.licence}. Last observation {sayDay(lastOf(series)[0])}, retrieved{' '}
          {sayDay(series.retrieved)}. {next && `${next}.`}
        </>
      }
      numbers={
        projection
          ? [
              fanNumbers(`${title}, projected${sayWithout(networks)}: values not passed with each chance`, {
                ...projection,
                today,
              }),
              measured,
            ]
          : [measured]
      }
      files={chartNamed(title, networks)}
      height={14}
      unit={unitOnChart(unit)}
      noteOf={markOf}
      foot={foot}
      {...(framedBy && { framedBy: framedBy.points })}
      {...{ observations, points, bounds, thresholds, beside, hollow, today }}
    />
  )
}

function saySeries(title: string, { observations, unit }: Series): string {
  const last = lastOf({ observations })
  const first = observations[0] ?? last
  const { lowest, highest } = extremesOf(observations)
  const say = ([at, value]: typeof last) => `${sayNumber(value)} in ${sayDay(at)}`
  return `${title}, ${saySpan(first, last)}: from ${say(first)} to ${sayQuantity(last[1], unit)}. Lowest ${say(lowest)}, highest ${say(highest)}.`
}

/** As files and addresses call it. */
export const chartNamed = (title: string, networks: Props['networks']) => `${title}${sayWithout(networks)}`
const sayWithout = (networks: Props['networks']) => (networks === 'without' ? ' without networks' : '')

function sayProjected({ points, bounds }: MadeProjection, networks: Props['networks']): string {
  const end = points.at(-1)
  if (!end) return ''
  const width = (end.knots[5] ?? 0) - (end.knots[1] ?? 0)
  const say = (knot: number) => sayEstimate(withinBounds(bounds, end.knots[knot] ?? 0), width)
  return `Projected median${sayWithout(networks)} for ${sayDay(end.at)}: ${say(3)}, 95% band ${say(0)} to ${say(6)}.`
}
