/**
 * Moves that a series has made: over spans that do not overlap, and from one level to another. So that the past of many
 * series can be counted as one.
 */
import { decimalYear } from '#kit/dates.ts'
import type { Observation } from '../series.ts'

export type Move = { from: string; to: string; start: number; end: number }

const monthOf = (at: string) => Math.floor(decimalYear(at) * 12)

/**
 * Spans of so many years, counted back from the last observation so that none overlaps another: the first begins where
 * the second ends. One whose ends were not both observed is left out.
 */
export function spansApart(observations: readonly Observation[], years: number): Move[] {
  const last = observations.at(-1)
  const length = Math.round(years * 12)
  if (!last || length < 1) return []
  const known = new Map(observations.map((one) => [monthOf(one[0]), one]))
  const first = monthOf(observations[0]?.[0] ?? '')
  const spans: Move[] = []
  for (let end = monthOf(last[0]); end - length >= first; end -= length) {
    const [before, after] = [known.get(end - length), known.get(end)]
    if (before && after) spans.push({ from: before[0], to: after[0], start: before[1], end: after[1] })
  }
  return spans
}

export type Passage = {
  /** The first observation at the level or beyond it, after one on the other side. */
  at: string
  /** How many years later the second level was reached; null where it was not. */
  years: number | null
  /** Whether it stood there, or beyond, so many years after; null where nobody knows yet. */
  stood: boolean | null
}

/** When it first passed one level on the way to another; null where it never did, or began beyond it. */
export function passageOf(
  observations: readonly Observation[],
  levels: { from: number; to: number },
  years: number,
): Passage | null {
  const isUp = levels.to > levels.from
  const isBeyond = (value: number, level: number) => (isUp ? value >= level : value <= level)
  const first = observations.findIndex(([, value]) => isBeyond(value, levels.from))
  const passed = observations[first]
  // What begins there has passed it nobody knows when.
  if (first < 1 || !passed) return null
  const later = observations.slice(first)
  const there = later.find(([, value]) => isBeyond(value, levels.to))
  const then = later.find(([at]) => monthOf(at) >= monthOf(passed[0]) + Math.round(years * 12))
  return {
    at: passed[0],
    years: there ? decimalYear(there[0]) - decimalYear(passed[0]) : null,
    stood: then ? isBeyond(then[1], levels.to) : null,
  }
}

/** Of shares a move counts in points, of all else by its factor; null where a factor says nothing. */
export function sizeOf(start: number, end: number, kind: string): number | null {
  if (kind === 'share') return end - start
  return start > 0 && end > 0 ? Math.log(end / start) : null
}

/** How far a series moves in a year as a rule: the middle of its yearly moves, whichever way they go; null without any. */
export function usualMove(observations: readonly Observation[], kind: string): number | null {
  const sizes = spansApart(observations, 1).map(({ start, end }) => sizeOf(start, end, kind))
  const known = sizes.flatMap((size) => (size === null ? [] : [Math.abs(size)])).toSorted((a, b) => a - b)
  if (known.length < leastYears || known.length < sizes.length) return null
  return known[Math.floor(known.length / 2)] ?? null
}
/** Fewer years tell nothing of what is usual. */
const leastYears = 10
