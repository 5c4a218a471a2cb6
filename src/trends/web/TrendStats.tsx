/** What can be read off a series and its projection in four figures. Ink was measured, colour is estimated. */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort } from '#kit/numbers.ts'
import { withinBounds } from '#kit/chart/bounds.ts'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import { useToday } from '#kit/web/today.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import { sayDirection, sayMomentum } from '../numbers-words.ts'
import { howOften } from '#series/how-often.ts'
import { extremesOf, lastOf, yearsBefore } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { sayChange } from '#series/words.ts'
import { nearPoint } from '../shown/projection-of.ts'

type Props = { series: Series; numbers: TrendNumbers | null; projection: MadeProjection | null }

export function TrendStats({ series, numbers, projection }: Props) {
  return (
    <Stats>
      <Last series={series} />
      {projection ? <Median projection={projection} /> : <Measured series={series} />}
      {numbers && <Motion series={series} numbers={numbers} />}
    </Stats>
  )
}

function Last({ series }: { series: Series }) {
  const { observations, frequency } = series
  const last = lastOf({ observations })
  const before = yearsBefore(observations, last, 1)
  const than = howOften[frequency].yearBefore
  return (
    <Stat
      label="Last observation"
      note={`${sayDay(last[0])}${before ? `, ${sayChange(before[1], last[1], series)} on ${than}` : ''}`}
    >
      {sayShort(last[1])}
    </Stat>
  )
}

function Motion({ series, numbers }: { series: Series; numbers: TrendNumbers }) {
  const { unit, frequency } = series
  const momentum = numbers.momentum && sayMomentum(numbers.momentum, frequency, unit)
  const direction = numbers.direction && sayDirection(numbers.direction)
  return (
    <>
      {momentum && (
        <Stat label={`Growth, 15 ${howOften[frequency].step}s`} note={momentum.note}>
          {momentum.value}
        </Stat>
      )}
      {direction && (
        <Stat label={`Direction to ${sayDay(lastOf(series)[0])}`} note={direction.note}>
          {direction.value}
        </Stat>
      )}
    </>
  )
}

/** Where nothing is projected there is room for more of what was measured; else it stands beside the chart. */
function Measured({ series }: { series: Series }) {
  const { observations } = series
  const last = lastOf({ observations })
  const decadeAgo = yearsBefore(observations, last, 10)
  const { lowest, highest } = extremesOf(observations)
  return (
    <>
      {decadeAgo && (
        <Stat label="Ten years" note={`from ${sayShort(decadeAgo[1])} in ${sayDay(decadeAgo[0])}`}>
          {sayChange(decadeAgo[1], last[1], series)}
        </Stat>
      )}
      <Stat label="Highest" note={sayDay(highest[0])}>
        {sayShort(highest[1])}
      </Stat>
      <Stat label="Lowest" note={sayDay(lowest[0])}>
        {sayShort(lowest[1])}
      </Stat>
    </>
  )
}

function Median({ projection }: { projection: MadeProjection }) {
  const near = nearPoint(projection, useToday())
  if (!near) return null
  const value = (knot: number) => withinBounds(projection.bounds, near.knots[knot] ?? 0)
  const say = (knot: number) => sayEstimate(value(knot), value(5) - value(1))
  return (
    <Stat label={`Median for ${sayDay(near.at)}`} note={`80%: ${say(1)} to ${say(5)}`} isEstimate>
      {say(3)}
    </Stat>
  )
}
