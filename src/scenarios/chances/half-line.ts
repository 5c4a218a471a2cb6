/**
 * Claims about one quantity at one time, "at least 450", "below 440": which follows from which, and which leave nothing
 * or everything between them.
 */
import type { Comparison } from '#kit/comparison-words.ts'

export type HalfLine = { comparison: Comparison; threshold: number }

/** Whether it goes up without end. */
export function isUpward({ comparison }: HalfLine): boolean {
  return comparison === '>=' || comparison === '>'
}

const opposites: Record<Comparison, Comparison> = { '>=': '<', '>': '<=', '<=': '>', '<': '>=' }

/** What holds where this does not: of "at least 450" it is "below 450". */
export function oppositeOf({ comparison, threshold }: HalfLine): HalfLine {
  return { comparison: opposites[comparison], threshold }
}

/** Whether the second holds wherever the first does: "at least 450" implies "above 440". */
export function implies(one: HalfLine, other: HalfLine): boolean {
  if (isUpward(one) !== isUpward(other)) return false
  if (one.threshold === other.threshold) return isStrict(one) || !isStrict(other)
  return one.threshold > other.threshold === isUpward(one)
}

/** Whether no value is in both: "at least 450" and "below 440". */
export function areApart(one: HalfLine, other: HalfLine): boolean {
  return implies(one, oppositeOf(other))
}

/** Whether every value is in one of them: "at least 440" and "below 450". */
export function coverAll(one: HalfLine, other: HalfLine): boolean {
  return implies(oppositeOf(one), other)
}

function isStrict({ comparison }: HalfLine): boolean {
  return comparison === '>' || comparison === '<'
}
