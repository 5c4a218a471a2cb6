/** The dates of all entries: what each is called in a series of the frequency that they show together. */
import type { Given, Grain } from '../given.ts'
import type { Entry } from '../layouts/laid.ts'
import type { Fault, Note, Read } from '../understood.ts'
import { isEmptyCell } from '../table.ts'
import { grainOf, paceOf, periodOf } from './frequency.ts'
import { type DateQuestion, type Resolved, resolveDates, type When } from './resolve-dates.ts'
import type { Dates, WrittenDate } from './written-date.ts'

export type Dated = Entry & { at: string }
export type DatedEntries = { dated: Dated[]; frequency: Grain; read: Read; notes: Note[]; faults: Fault[] }

export function readDates(entries: readonly Entry[], given: Given, dates: Dates): DatedEntries | DateQuestion {
  const written = new Map<string, WrittenDate | null>()
  for (const { date } of entries) written.set(date, dates(date))
  const all = [...written.values()].filter((one) => one !== null)
  const resolved = resolveDates(all, given)
  if ('ask' in resolved) return resolved
  const whens = new Map<string, When>()
  for (const [text, date] of written) {
    const when = date && resolved.whenOf(date)
    if (when) whens.set(text, when)
  }
  const found = new Set([...whens.values()].map(grainOf))
  const grains = order.filter((one) => found.has(one))
  const grain = grains.find((one) => grains.length === 1 || one === given.frequency)
  if (!grain && grains.length > 1) return { ask: 'frequency', answers: grains.map((frequency) => ({ frequency })) }
  return datesOf(entries, whens, grain ?? 'yearly', resolved)
}

const order: readonly Grain[] = ['yearly', 'quarterly', 'monthly', 'daily']

function datesOf(
  entries: readonly Entry[],
  whens: ReadonlyMap<string, When>,
  grain: Grain,
  { read }: Resolved,
): DatedEntries {
  const fitting = [...whens.values()].filter((one) => grainOf(one) === grain)
  const { frequency, notes } = paceOf(fitting, grain)
  const faults: Fault[] = []
  const others: number[] = []
  const marks = new Map<string, Note>()
  const dated = entries.flatMap((entry) => {
    const when = whens.get(entry.date)
    if (!when) {
      if (!isEmptyCell(entry.cell))
        faults.push({ lines: [entry.line], fault: 'no-date', text: entry.date.slice(0, 40) })
      return []
    }
    if (grainOf(when) !== grain) {
      others.push(entry.line)
      return []
    }
    const at = periodOf(when, frequency)
    if (when.mark) marks.set(at, { at, mark: when.mark })
    return [{ ...entry, at }]
  })
  const left = others.length > 0 ? [{ note: 'left-out', lines: others }] : []
  return { dated, frequency, read, notes: [...notes, ...marks.values(), ...left], faults }
}
