/** What was brought, with what is kept beside it of the values that stood before. */
import type { Mark } from '#series/marks.ts'
import type { Found, Observations } from './Taking.tsx'

export function withKept(
  found: Found,
  kept: Observations,
  marks: readonly Mark[],
): { observations: Observations; marks: Mark[] } {
  const isKept = new Set(kept.map(([at]) => at))
  return {
    observations: inOrder([...found.observations, ...kept]),
    marks: inOrder([...found.marks, ...marks.filter(([at]) => isKept.has(at))]),
  }
}

const inOrder = <One extends readonly [at: string, ...unknown[]]>(all: One[]) =>
  all.toSorted(([a], [b]) => (a < b ? -1 : 1))
