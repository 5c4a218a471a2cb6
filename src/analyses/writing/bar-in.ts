/** The value that is asked about, in the unit of what answers: 30 cm of the sea are 11.81 inches of its series. */
import { convert } from '../units/convert.ts'
import type { Relation } from '../ask/ask.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Sentence } from '../report/report.ts'
import { type Side, sideOf } from './answers/says.ts'
import { asked, barAsked } from './asked.ts'
import { amount, sentence } from './sentence.ts'
import type { Writing } from './writing.ts'

export type Bar = {
  value: Evidence
  side: Side
  /** As an answer by it states it. */
  relation: Relation
  /** The year of the value that it is held against. */
  since?: number
  /** What was typed, where that is another unit. */
  typed: Sentence[]
}

/** Null where no value is asked about, or its unit does not fit: 40 petawatt hours are no 40 % of anything. */
export function barIn(w: Writing, unit: Evidence): Bar | null {
  const bar = barAsked(w)
  const name = String(unit.value)
  const number = bar && convert(bar.value, bar.unit, name)
  if (!bar || number === null) return null
  const about = { title: 'The value that is asked about' }
  const isTyped = number === bar.value
  const typed = asked(w, 'relation.value', bar.value, { ...about, unit: isTyped ? name : bar.unit })
  const value = isTyped ? typed : inUnit(w, { typed, of: bar.unit }, unit)
  return {
    value,
    side: sideOf[bar.comparison],
    relation: { comparison: bar.comparison, value: number, unit: name },
    typed: isTyped || bar.unit === '' ? [] : [sentence`${amount(typed)} are ${amount(value)}.`],
  }
}

/** A value of a series in the unit of a question, which may count in billions where the series counts one by one; null where they do not fit. */
export function knownIn(w: Writing, known: { value: Evidence; unit: Evidence }, unit: Evidence): Evidence | null {
  const number = convert(Number(known.value.value), String(known.unit.value), String(unit.value))
  if (number === null || number === known.value.value) return number === null ? null : known.value
  return w.table.compute('in-unit', [known.value, known.unit, unit], {
    title: 'The last value of the series, in the unit of what answers',
    unit: String(unit.value),
  })
}

function inUnit(w: Writing, { typed, of }: { typed: Evidence; of: string }, unit: Evidence): Evidence {
  const inputs = [typed, asked(w, 'relation.unit', of, { title: 'The unit in which it was typed' }), unit]
  return w.table.compute('in-unit', inputs, {
    title: 'The value that is asked about, in the unit of what answers',
    unit: String(unit.value),
  })
}
