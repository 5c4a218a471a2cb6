/** What differs between a series as it stands and as its source has it now. */
import type { Observation } from '#series/series.ts'

export type Diff = {
  added: Observation[]
  /** At a time: what stood there, what the source says now. */
  revised: [at: string, before: number, now: number][]
  gone: Observation[]
}

export function diffOf(before: readonly Observation[], now: readonly Observation[]): Diff {
  const [stood, stands] = [new Map(before), new Map(now)]
  return {
    added: now.filter(([at]) => !stood.has(at)),
    revised: before.flatMap(([at, value]): [string, number, number][] => {
      const said = stands.get(at)
      return said === undefined || said === value ? [] : [[at, value, said]]
    }),
    gone: before.filter(([at]) => !stands.has(at)),
  }
}

export function isNothing({ added, revised, gone }: Diff): boolean {
  return added.length + revised.length + gone.length === 0
}

/** The largest that an old value moved, in the unit; 0 where none did. */
export function largestMoveOf({ revised }: Diff): number {
  return revised.reduce((most, [, before, now]) => Math.max(most, Math.abs(now - before)), 0)
}
