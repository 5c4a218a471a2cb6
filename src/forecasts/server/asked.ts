/** What forecasts need to know of the prediction that they are of. */
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { dayMs } from '#kit/dates.ts'
import { parseOften } from '#kit/parsing/often-parsed.ts'
import { prediction } from '#predictions/kind.ts'
import { predictionDetails } from '#predictions/question.ts'
import { countsIf } from '#predictions/written.ts'
import { latest } from '../history/window.ts'
import { knownAt } from '../scores/settled.ts'

const card = prediction.card.extend(prediction.cardNumbers.shape)
const conditional = predictionDetails.pick({ condition: true })

/** `wording` changes with anything that says what is asked, and with nothing else. */
export type Asked = z.output<typeof card> & { wording: string }
export type AskedRow = { title: string; card: unknown; details: Record<string, unknown> }

const said = ['question', 'criteria', 'resolutionSource', 'condition', 'automatic'] as const

export function askedOf(row: AskedRow): Asked {
  // The database keeps the fields of JSON in an order of its own, which is always the same.
  const asked = asks(row.details)
  const words = JSON.stringify([row.title, ...said.map((field) => asked[field] ?? null)])
  return { ...parseOften(card, row.card), wording: createHash('sha256').update(words).digest('hex').slice(0, 16) }
}

/** Without what people say of it together. */
export function unswayed(asked: Asked): Asked {
  const { crowd: _, ...held } = asked
  return held
}

/** Which prediction asks the same without a condition says nothing of what this one asks. */
function asks(details: AskedRow['details']): AskedRow['details'] {
  const condition = countsIf(parseOften(conditional, details))
  return { ...details, condition }
}

/**
 * Until when its crowd is put together by what is newly learnt: to the end of the day on which it closes, and no longer
 * than until its outcome could be known. In milliseconds since 1970.
 */
export function endOfLife(row: AskedRow): number {
  return Math.min(Date.parse(card.shape.closes.parse(row.details['closes'])) + dayMs, knownSince(row))
}

/** Since when its outcome could be known, in milliseconds since 1970; of a question that is open a time ahead of all. */
export function knownSince({ details }: Pick<AskedRow, 'details'>): number {
  const outcome = predictionDetails.shape.outcome.parse(details['outcome'] ?? null)
  return outcome ? knownAt(outcome) : latest
}
