/** When a prediction's time comes: the day on which it resolves, or the one that its forecast expects. Free of schemas. */
import { decimalYear } from '#kit/dates.ts'
import { plainWhen, type When } from '#items/shelf/when.ts'
import { figureOf } from './figure.ts'
import { headlineOf } from './forecast.ts'
import { typeOf } from './question-types/index.ts'

type Asked = Parameters<typeof figureOf>[0] & { closes: string; resolves: string }

export function whenOf(item: Asked): When {
  const headline = headlineOf(item)
  const type = typeOf(item.question)
  const figure = figureOf(item)
  const band = headline && type.yearsIn(item.question, headline.estimate)
  if (band)
    return {
      ...plainWhen,
      means: 'Questions whose answer is a date',
      place: 1,
      year: band[2] ?? decimalYear(item.resolves),
      says: `expected ${figure}`,
      mark: 'dot',
      band,
      beside: figure,
    }
  return {
    ...plainWhen,
    means: 'Questions with a date to resolve',
    place: 0,
    year: decimalYear(item.resolves),
    says: `resolves ${item.resolves.slice(0, 4)}`,
    mark: 'ring',
    closes: decimalYear(item.closes),
    beside: figure,
  }
}

/** Why nobody can forecast a question from today on: its last day for that is past. Null where they can. */
export function whyNotToCome({ closes }: { closes: string }, today: string): { field: string; reason: string } | null {
  return closes < today ? { field: 'closes', reason: 'is past: nobody could forecast this question any more' } : null
}
