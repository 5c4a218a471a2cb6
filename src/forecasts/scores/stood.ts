/** From when until when each forecast of a question stood. */
import type { Estimate } from '#predictions/question-types/schemas/index.ts'

/**
 * A forecast as it was kept; `estimate` is null where it takes back what stood. `at` and `end`, up to which it held by
 * itself, in milliseconds since 1970.
 */
export type Said = { forecaster: string; at: number; end: number | null; estimate: Estimate | null }
export type Stood = { forecaster: string; from: number; until: number; estimate: Estimate }

/**
 * Each until its forecaster said something else, or it ran out. `rows` in the order in which they were written, which decides: a clock
 * that was set back makes nothing stand before what it replaced.
 */
export function stoodOf(rows: readonly Said[]): Stood[] {
  const all: Stood[] = []
  const last = new Map<string, { at: number; stands: Stood | null }>()
  for (const { forecaster, at: told, end, estimate } of rows) {
    const before = last.get(forecaster)
    const at = Math.max(told, before?.at ?? told)
    if (before?.stands) before.stands.until = Math.min(before.stands.until, at)
    const stands = estimate && { forecaster, from: at, until: Math.max(at, end ?? Infinity), estimate }
    if (stands) all.push(stands)
    last.set(forecaster, { at, stands })
  }
  return all
}
