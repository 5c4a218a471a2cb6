/** What the chart of a series and its projection answers: what was measured, and what is expected, at the times drawn. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort } from '#kit/numbers.ts'
import type { FanPlan } from '../fan-plan.ts'
import type { Reading } from './reading.ts'

export type Wording = {
  /** What stands behind each value: ' ppm', '%', or nothing where the unit is too long for it. */
  unit?: string | undefined
  /** What its source says of a measured value, after a comma: ', revised'; or nothing. */
  noteOf?: ((at: string) => string) | undefined
}

/**
 * In the order of time. Between two of them nothing is told: what nobody measured or projected is not drawn as a value
 * either.
 */
export function fanReadings(plan: FanPlan, { unit = '', noteOf = () => '' }: Wording = {}): Reading[] {
  const { line, extent, fan, beside, y } = plan
  const hollow = new Set(beside.map(({ at }) => at))
  const measured = extent.observations.flatMap(([at, value], i): Reading[] => {
    const place = line[i]
    if (!place || hollow.has(at)) return []
    const more = noteOf(at).replace(/^, /, '') || 'measured'
    return [{ at, x: place[0], y: place[1], when: sayDay(at), value: sayShort(value) + unit, more }]
  })
  const projected = extent.points.map(({ at, knots, validated }, i): Reading => {
    const [low = 0, middle = 0, high = 0] = [knots[1], knots[3], knots[5]]
    const say = (value: number) => sayEstimate(value, high - low)
    const isUnseen = i < (fan?.unseen ?? 0)
    const kept = isUnseen ? 'not seen yet' : validated ? 'projected' : 'projected, further than was checked'
    return {
      at,
      x: plan.x.at(decimalYear(at)),
      y: 1000 - y.at(middle),
      span: [1000 - y.at(high), 1000 - y.at(low)],
      when: sayDay(at),
      value: `${isUnseen ? 'estimated' : 'expected'} ${say(middle)}${unit}`,
      more: `80% between ${say(low)} and ${say(high)} (${kept})`,
    }
  })
  const unsure = beside.map(({ at, value, says, point }): Reading => {
    const said = sayShort(value) + unit
    return { at, x: point[0], y: point[1], when: sayDay(at), value: said, more: says }
  })
  return namedApart([...measured, ...projected, ...unsure].toSorted((a, b) => a.x - b.x))
}

/** What is expected of 2025 and what another has measured of it are two: the second is called '2025.2'. */
function namedApart(readings: readonly Reading[]): Reading[] {
  const count = new Map<string, number>()
  return readings.map((reading) => {
    const nth = (count.get(reading.at) ?? 0) + 1
    count.set(reading.at, nth)
    return nth === 1 ? reading : { ...reading, at: `${reading.at}.${nth}` }
  })
}
