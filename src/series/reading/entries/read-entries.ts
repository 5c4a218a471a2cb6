/** The entries of one series as observations: dates, values, marks, what is missing, and what was done with them. */
import { gatheringsOf } from '../dates/gather.ts'
import { readDates } from '../dates/read-dates.ts'
import type { Dates } from '../dates/date.ts'
import type { Given, Grain } from '../given.ts'
import type { Laid, Question } from '../layouts/laid.ts'
import { readValues, type Values } from '../numbers/read-values.ts'
import type { Ask, Fault, Found, Read } from '../understood.ts'
import { asAsked } from './as-asked.ts'
import { type Settled, settledOf } from './settled.ts'

/** `outcomeOf`: what would come of an answer, where that is known without reading anew. */
export type Asked = Question & { outcomeOf?: (answer: Given) => Told }
export type Told = { read: Read; found: Found; faults: Fault[]; asks: Ask[] }

export function readEntries(laid: Laid, given: Given, written: Dates): Told | Asked {
  const dates = readDates(laid.entries, given, written)
  if ('ask' in dates) return { ...dates, read: { ...laid.read, frequency: dates.ask === 'year-of' ? 'yearly' : null } }
  const { frequency } = dates
  const read: Read = { ...laid.read, ...dates.read, frequency }
  const values = readValues(dates.dated, given)
  if (!values)
    return { ask: 'decimal-mark', answers: [{ decimal: '.' }, { decimal: ',' }], read: { ...read, decimal: null } }
  const whole = { ...read, decimal: values.decimal }
  const settled = settledOnce(values, given)
  const tell = (as: Given): Told => {
    // Gathered, a day may have many values: of all models of a year the largest.
    const series = settled(as.gather !== undefined)
    const { observations, frequency: asked, notes } = asAsked(series.observations, frequency, as)
    return {
      read: { ...whole, ...(as.gather && { gather: as.gather }) },
      found: {
        frequency: asked,
        observations,
        missing: series.missing,
        key: laid.key,
        unit: laid.unit ?? values.unit,
        notes: [...series.notes, ...notes, ...dates.notes, ...laid.notes],
      },
      faults: inOrder([...laid.faults, ...dates.faults, ...values.faults, ...series.faults]),
      asks: series.asks,
    }
  }
  if (isHeld(frequency, given)) return tell(given)
  return {
    ask: 'gather',
    answers: gatheringsOf(frequency, given.held ?? heldElse).map((gather) => ({ gather })),
    read: whole,
    outcomeOf: (answer) => tell({ ...given, ...answer }),
  }
}

/** However many answers are tried, what they share is made once. */
function settledOnce({ values }: Values, given: Given): (canRepeat: boolean) => Settled {
  const made = new Map<boolean, Settled>()
  return (canRepeat) => {
    const known = made.get(canRepeat) ?? settledOf(values, given, canRepeat)
    made.set(canRepeat, known)
    return known
  }
}

const inOrder = (faults: Fault[]) => faults.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))

const heldElse: readonly Grain[] = ['yearly', 'quarterly', 'monthly']

function isHeld(grain: Grain, { held = heldElse, gather, frequency }: Given): boolean {
  return gather !== undefined || frequency === grain || held.includes(grain)
}
