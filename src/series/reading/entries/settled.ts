/**
 * What the entries of one series are before anybody's wish is asked: each date once, in order, without what is missing,
 * taken back or only foreseen; and what is said of that.
 */
import { meaningOf } from '../../marks.ts'
import type { Given, Observation } from '../given.ts'
import type { Value } from '../numbers/read-values.ts'
import { sentinelsIn } from '../numbers/sentinels.ts'
import type { Ask, Fault, Note } from '../understood.ts'
import { onePerDate } from './one-per-date.ts'
import { projectionsIn } from './projections.ts'

export type Settled = { observations: Observation[]; missing: string[]; notes: Note[]; faults: Fault[]; asks: Ask[] }

/** `canRepeat`: a date may have many values. */
export function settledOf(entries: readonly Value[], given: Given, canRepeat: boolean): Settled {
  const deleted = entries.filter(({ entry }) => entry.isDeleted)
  const { kept, apart, asks } = projectionsIn(deleted.length > 0 ? entries.filter(isThere) : entries, given)
  const sentinels = sentinelsIn(kept)
  const { single, repeated, faults } = onePerDate(withoutValues(kept, sentinels.missing), canRepeat)
  const sorted = inOrder(single)
  return {
    observations: sorted.flatMap(({ at, value }): Observation[] => (value === null ? [] : [[at, value]])),
    missing: [...new Set(sorted.filter(({ value }) => value === null).map(({ at }) => at))],
    notes: [
      ...marksOf(sorted),
      ...repeated,
      ...sentinelNotes(sentinels, kept),
      ...multiplesOf(sorted),
      ...deleted.map(({ at, entry }) => ({ note: 'deleted-by-source', at, lines: [entry.line] })),
      ...(apart.length > 0 && given.projections ? [{ note: 'projections', at: apart.map(({ at }) => at) }] : []),
    ],
    faults,
    asks,
  }
}

const isThere = ({ entry }: Value) => !entry.isDeleted

function withoutValues(entries: readonly Value[], missing: readonly number[]): readonly Value[] {
  if (missing.length === 0) return entries
  return entries.map((one) => (one.value !== null && missing.includes(one.value) ? { ...one, value: null } : one))
}

function inOrder(entries: readonly Value[]): readonly Value[] {
  const isInOrder = entries.every(({ at }, i) => i === 0 || at >= (entries[i - 1]?.at ?? ''))
  return isInOrder ? entries : entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

function marksOf(sorted: readonly Value[]): Note[] {
  return sorted.flatMap(({ at, mark, value, entry }) => {
    if (!mark || value === null) return []
    const means = meaningOf(mark)
    return [{ at, mark, ...(means && { means }), lines: [entry.line] }]
  })
}

function sentinelNotes({ missing, doubtful }: ReturnType<typeof sentinelsIn>, entries: readonly Value[]): Note[] {
  const linesOf = (values: readonly number[]) =>
    entries.filter(({ value }) => value !== null && values.includes(value)).map(({ entry }) => entry.line)
  return [
    ...(missing.length > 0 ? [{ note: 'sentinel', values: missing, lines: linesOf(missing) }] : []),
    ...(doubtful.length > 0 ? [{ note: 'like-a-sentinel', values: doubtful, lines: linesOf(doubtful) }] : []),
  ]
}

function multiplesOf(sorted: readonly Value[]): Note[] {
  const found = sorted.filter(({ multiple }) => multiple !== 0)
  if (found.length === 0) return []
  return [{ note: 'multiples-applied', at: found.map(({ at }) => at), lines: found.map(({ entry }) => entry.line) }]
}
