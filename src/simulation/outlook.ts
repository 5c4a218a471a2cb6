/** What the past of a series lets one expect of a later year, and how far such values usually move until then. */
import { mean } from '#engine/statistics.ts'

/** A year and the value that was measured in it. */
export type Point = readonly [year: number, value: number]
/** `least`: what no value is below: 0 where none ever was, as of counts, prices and shares. */
export type Outlook = { now: number; expected: number; usual: number; least: number }

/** So many years are looked back, and so many changes are the least to tell anything by. */
const years = 30
const leastChanges = 10

/** `asked`: the last year that is known. Null where too little of it is known, nothing ever moved, or a usual move would lead to where no value can be. */
export function outlookAt(
  points: readonly Point[],
  { asked, ahead }: { asked: number; ahead: number },
): Outlook | null {
  const values = new Map(points)
  const now = values.get(asked)
  if (now === undefined) return null
  const changes: number[] = []
  for (let year = asked - years; year + ahead <= asked; year++) {
    const [from, to] = [values.get(year), values.get(year + ahead)]
    if (from !== undefined && to !== undefined) changes.push(to - from)
  }
  if (changes.length < leastChanges) return null
  const usualChange = mean(changes)
  const usual = Math.sqrt(mean(changes.map((change) => (change - usualChange) ** 2)))
  const expected = now + usualChange
  const least = points.every(([, value]) => value >= 0) ? 0 : -Infinity
  return usual > 1e-9 * Math.abs(now) && expected - usual > least ? { now, expected, usual, least } : null
}

/** In steps of about a fiftieth of a usual move: 1.2345 where it usually moves by .4 is 1.23. */
export function inSteps(value: number, usual: number): number {
  const power = Math.floor(Math.log10(usual)) - 1
  const step = 10 ** Math.abs(power)
  return power < 0 ? Math.round(value * step) / step : Math.round(value / step) * step
}
