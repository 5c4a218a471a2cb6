/** What a file would change in a series that is there: what is new, what differs, what is gone; and whether its unit is another. */
import type { Observation } from './given.ts'
import type { Diff } from './understood.ts'

export function diffOf(existing: readonly Observation[], brought: readonly Observation[]): Diff {
  const before = new Map(existing)
  const after = new Map(brought)
  const common = brought.filter(([at]) => before.has(at))
  const revised = common.flatMap(([at, value]) => {
    const old = before.get(at) ?? 0
    return old === value ? [] : [{ at, old, new: value }]
  })
  return {
    added: brought.filter(([at]) => !before.has(at)),
    revised,
    gone: existing.filter(([at]) => !after.has(at)),
    same: common.length - revised.length,
  }
}

const fewest = 3

/**
 * The one factor by which all common values differ, or null: 0.001 where a file counts in thousands. Ratios lie within a
 * thousandth of their median, and that over a hundredth off 1.
 */
export function factorBetween(
  existing: readonly Observation[],
  brought: readonly Observation[],
): { factor: number; over: number } | null {
  const before = new Map(existing)
  const ratios = brought
    .flatMap(([at, value]) => {
      const old = before.get(at)
      return old ? [value / old] : []
    })
    .toSorted((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1
  const spread = (ratios[Math.floor(ratios.length * 0.75)] ?? 1) - (ratios[Math.floor(ratios.length * 0.25)] ?? 1)
  if (ratios.length < fewest || Math.abs(median - 1) <= 0.01 || spread >= 0.001 * Math.abs(median)) return null
  return { factor: Number(median.toPrecision(6)), over: ratios.length }
}
