/** The dates of all entries: what each is called in a series of the frequency that they show together. */
import type { Given, Grain } from '../given.ts'
import type { Entry } from '../layouts/laid.ts'
import { isEmptyCell } from '../table.ts'
import type { Fault, Note, Read } from '../understood.ts'
import { grainOf, paceOf, periodOf } from './frequency.ts'
import { type DateQuestion, type Resolved, resolveDates } from './resolve-dates.ts'
import type { When } from './when.ts'
import type { Dates } from './date.ts'

export type Dated = { at: string; entry: Entry }
export type DatedEntries = { dated: Dated[]; frequency: Grain; read: Read; notes: Note[]; faults: Fault[] }

export function readDates(entries: readonly Entry[], given: Given, dates: Dates): DatedEntries | DateQuestion {
  const written = entries.map(({ date }) => dates(date))
  const resolved = resolveDates(
    written.filter((date) => date !== null),
    given,
  )
  if ('ask' in resolved) return resolved
  const whens = written.map((date) => date && resolved.whenOf(date))
  const found = new Set<Grain>()
  for (const when of whens) if (when) found.add(grainOf(when))
  const grains = order.filter((one) => found.has(one))
  const grain = grains.find((one) => grains.length === 1 || one === given.frequency)
  if (!grain && grains.length > 1) return { ask: 'frequency', answers: grains.map((frequency) => ({ frequency })) }
  return datesOf(entries, whens, grain ?? 'yearly', resolved)
}

const order: readonly Grain[] = ['yearly', 'quarterly', 'monthly', 'daily']

/** `whens`: one for each entry. */
function datesOf(
  entries: readonly Entry[],
  whens: readonly (When | null)[],
  grain: Grain,
  { read }: Resolved,
): DatedEntries {
  const fitting = whens.filter((when) => when !== null && grainOf(when) === grain) as When[]
  const { frequency, notes } = paceOf(fitting, grain)
  const faults: Fault[] = []
  const others: number[] = []
  const marks = new Map<string, Note>()
  const dated: Dated[] = []
  for (const [i, entry] of entries.entries()) {
    const when = whens[i]
    if (!when) {
      if (!isEmptyCell(entry.cell))
        faults.push({ lines: [entry.line], fault: 'no-date', text: entry.date.slice(0, 40) })
    } else if (grainOf(when) === grain) {
      const at = periodOf(when, frequency)
      if (when.mark) marks.set(at, { at, mark: when.mark })
      dated.push({ at, entry })
    } else others.push(entry.line)
  }
  const left = others.length > 0 ? [{ note: 'left-out', lines: others }] : []
  return { dated, frequency, read, notes: [...notes, ...marks.values(), ...left], faults }
}
