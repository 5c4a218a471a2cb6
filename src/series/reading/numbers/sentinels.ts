/**
 * Numbers that stand for a missing value: -9999 and the like, where they lie far outside the rest. Where they do not,
 * they are taken and said.
 */

const suspects: ReadonlySet<number> = new Set([-99_999, -9999, -999.9, -999.99, -99.99, -9.99, 9999, 99_999])

/** By the range of the others, or by their size where they are few. */
const far = 3

export function sentinelsIn(entries: readonly { value: number | null }[]): { missing: number[]; doubtful: number[] } {
  const found = new Set<number>()
  for (const { value } of entries) if (value !== null && suspects.has(value)) found.add(value)
  if (found.size === 0) return { missing: [], doubtful: [] }
  const rest = entries.flatMap(({ value }) => (value === null || suspects.has(value) ? [] : [value]))
  const missing = [...found].filter((value) => isFarFrom(value, rest))
  return { missing, doubtful: [...found].filter((value) => !missing.includes(value)) }
}

function isFarFrom(value: number, rest: readonly number[]): boolean {
  if (rest.length === 0) return false
  const [low, high] = [minOf(rest), maxOf(rest)]
  const distance = value < low ? low - value : value > high ? value - high : 0
  const width = rest.length > 2 && high > low ? high - low : Math.max(Math.abs(low), Math.abs(high), high - low)
  return distance > far * width
}

const minOf = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
const maxOf = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
