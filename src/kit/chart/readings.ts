/** What a chart answers where a reader points at it, or goes along it by keys. */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort } from '#kit/numbers.ts'
import type { FanPlan } from './fan-plan.ts'

/** A place of the drawing, 0 to 1000 both ways, and what holds there. */
export type Reading = { x: number; y: number; says: string }

/** What was measured, then what is projected: the median and where 80 in 100 lie. In the order of time. */
export function readingsOf({ line, extent: { observations, points }, fan, beside }: FanPlan): Reading[] {
  const hollow = new Set(beside.map(({ at }) => at))
  const measured = observations.flatMap(([at, value], i) => {
    const place = line[i]
    return place && !hollow.has(at) ? [{ x: place[0], y: place[1], says: `${sayDay(at)}: ${sayShort(value)}` }] : []
  })
  const projected = points.flatMap(({ at, knots }, i) => {
    const place = fan?.places[i]
    if (!fan || !place) return []
    const [low = 0, middle = 0, high = 0] = [knots[1], knots[3], knots[5]]
    const say = (value: number) => sayEstimate(value, high - low)
    const said = `${sayDay(at)}: about ${say(middle)}, 80% from ${say(low)} to ${say(high)}`
    return [{ x: place[0], y: place[1], says: i < fan.unseen ? `${said}; estimated, not seen yet` : said }]
  })
  const unsure = beside.map(({ at, value, says, point: [x, y] }) => ({
    x,
    y,
    says: `${sayDay(at)}: ${sayShort(value)} ${says}`,
  }))
  return [...measured, ...projected, ...unsure].toSorted((a, b) => a.x - b.x)
}

/** Which of them is nearest to a place between 0 and 1000. They stand in the order of `x`. */
export function nearestTo(readings: readonly Reading[], x: number): number {
  const after = readings.findIndex((one) => one.x >= x)
  if (after < 0) return readings.length - 1
  const [left, right] = [readings[after - 1], readings[after]]
  return left && right && x - left.x < right.x - x ? after - 1 : after
}
