/** The times at which two series differ, the newest first; null where one has no value. */
import type { Observation } from '#series/series.ts'

export type Differing = { at: string; stands: number | null; says: number | null }

export function differing(stands: readonly Observation[], says: readonly Observation[]): Differing[] {
  const [here, there] = [new Map(stands), new Map(says)]
  return [...new Set([...here.keys(), ...there.keys()])]
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((at) => ({ at, stands: here.get(at) ?? null, says: there.get(at) ?? null }))
    .filter((one) => one.stands !== one.says)
}
