/** The five quantiles of a forecast as a table, as a sentence, and as what a chart answers along its axis. */
import type { Reading } from '#kit/chart/answering/reading.ts'
import type { Scale } from '#kit/chart/scale.ts'

type Five<V> = Record<'p5' | 'p25' | 'p50' | 'p75' | 'p95', V>

export function quantileRows<V>(quantiles: Five<V>, say: (value: V) => string): [string, string][] {
  const { p5, p25, p50, p75, p95 } = quantiles
  return [
    ['5%', say(p5)],
    ['25%', say(p25)],
    ['50%', say(p50)],
    ['75%', say(p75)],
    ['95%', say(p95)],
  ]
}

/** `title` says whose forecast it is: 'House forecast'. */
export function rangeSaid<V>(title: string, { p5, p25, p50, p75, p95 }: Five<V>, say: (value: V) => string): string {
  return `${title}: ${say(p50)} in the middle; half of the chance from ${say(p25)} to ${say(p75)}, nine tenths from ${say(p5)} to ${say(p95)}.`
}

type Answered<V> = {
  scale: Scale
  /** Where it lies on the scale. */
  place: (value: V) => number
  say: (value: V) => string
  /** 'earlier', 'lower' */
  less: string
  /** What stands for all that lies beyond an open end: only the first of these is said. */
  isBeyond?: (value: V) => boolean
  /** The same of an open beginning: only the last of these. */
  isBefore?: (value: V) => boolean
}

/** '2042: 25% that it comes earlier': one a quantile, and of all beyond an open end how much that is at least. */
export function quantileReadings<V>(
  { p5, p25, p50, p75, p95 }: Five<V>,
  { scale, place, say, less, isBeyond = () => false, isBefore = () => false }: Answered<V>,
): Reading[] {
  const all = [
    [5, p5],
    [25, p25],
    [50, p50],
    [75, p75],
    [95, p95],
  ] as const
  const beyond = all.findIndex(([, value]) => isBeyond(value))
  const before = all.findLastIndex(([, value]) => isBefore(value))
  const said = all.slice(Math.max(0, before), beyond < 0 ? all.length : beyond + 1)
  return said.map(([chance, value]) => {
    const least = isBeyond(value) ? 100 - chance : isBefore(value) ? chance : null
    return {
      at: String(chance),
      x: scale.at(place(value)),
      y: 500,
      when: say(value),
      value: least === null ? `${chance}% that it is ${less}` : `at least ${least}%`,
      more: chance === 50 && least === null ? 'as likely on one side as on the other' : '',
    }
  })
}
