/** What the track record says in words. Free of schemas, so that the browser needs none. */

/** Where the bars begin that count trends by their error as a share of the naive one. */
export const errorSteps = [0, 0.25, 0.5, 0.75, 1, 1.25]

/** 'should be 80%: the bands are a little wide' */
export function sayCoverage(share: number, level: number): string {
  const points = 100 * share - level
  const size = Math.abs(points) < 10 ? 'a little ' : ''
  if (Math.abs(points) < 1) return `should be ${level}%`
  return `should be ${level}%: the bands are ${size}too ${points > 0 ? 'wide' : 'narrow'}`
}

/** '86.6%' */
export function saySharePrecisely(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`
}
