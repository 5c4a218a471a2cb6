/** What differs between a series as it stands and as its source has it now. */
import type { Observation, Series } from '#series/series.ts'

export type Diff = {
  added: Observation[]
  /** At a time: what stood there, what the source says now. */
  revised: [at: string, before: number, now: number][]
  gone: Observation[]
  /** At a time that both have: what stood beside the value, what stands there now; null for nothing. */
  marked: [at: string, before: string | null, now: string | null][]
}

/** With what their source says of single values. */
export function diffOfSeries(before: Pick<Series, 'observations' | 'marks'>, now: typeof before): Diff {
  const diff = diffOf(before.observations, now.observations)
  const isAdded = new Set(diff.added.map(([at]) => at))
  const [stood, stands] = [new Map<string, string>(before.marks), new Map<string, string>(now.marks)]
  const marked = now.observations.flatMap(([at]): Diff['marked'] => {
    const [was = null, is = null] = [stood.get(at), stands.get(at)]
    return was === is || isAdded.has(at) ? [] : [[at, was, is]]
  })
  return { ...diff, marked }
}

/** Of the values alone: no mark makes a change wait. */
export function diffOf(before: readonly Observation[], now: readonly Observation[]): Diff {
  const [stood, stands] = [new Map(before), new Map(now)]
  return {
    added: now.filter(([at]) => !stood.has(at)),
    revised: before.flatMap(([at, value]): [string, number, number][] => {
      const said = stands.get(at)
      return said === undefined || said === value ? [] : [[at, value, said]]
    }),
    gone: before.filter(([at]) => !stands.has(at)),
    marked: [],
  }
}

export function isNothing({ added, revised, gone, marked }: Diff): boolean {
  return added.length + revised.length + gone.length + marked.length === 0
}

/** The largest that an old value moved, in the unit; 0 where none did. */
export function largestMoveOf({ revised }: Diff): number {
  return revised.reduce((most, [, before, now]) => Math.max(most, Math.abs(now - before)), 0)
}
