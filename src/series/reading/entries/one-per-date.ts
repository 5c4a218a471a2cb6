/** Each date once: the same value twice is noted, two values for one date are none, and both lines are named. */
import type { Fault, Note } from '../understood.ts'

type Valued = { at: string; entry: { line: number }; value: number | null }
export type Single<V> = { single: readonly V[]; repeated: Note[]; faults: Fault[] }

export function onePerDate<V extends Valued>(entries: readonly V[], canRepeat: boolean): Single<V> {
  if (canRepeat || isOnce(entries)) return { single: entries, repeated: [], faults: [] }
  const single: V[] = []
  const repeated: Note[] = []
  const faults: Fault[] = []
  for (const [at, some] of Map.groupBy(entries, (one) => one.at)) {
    const values = [...new Set(some.flatMap(({ value }) => (value === null ? [] : [value])))]
    const lines = some.map(({ entry }) => entry.line)
    const one = some.find(({ value }) => value === values[0]) ?? some[0]
    if (values.length > 1) faults.push({ lines, fault: 'two-values', at })
    else if (one) single.push(one)
    if (values.length < 2 && some.length > 1) repeated.push({ note: 'repeated', at, lines })
  }
  return { single, repeated, faults }
}

/** In order of their dates that is seen at once. */
function isOnce(entries: readonly Valued[]): boolean {
  const isRising = entries.every(({ at }, i) => i === 0 || at > (entries[i - 1]?.at ?? ''))
  return isRising || new Set(entries.map(({ at }) => at)).size === entries.length
}
