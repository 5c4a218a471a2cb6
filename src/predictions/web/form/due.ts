/**
 * When a question closes and resolves as long as its writer has not said so: at the end of the range of days that it
 * asks about, else of the day, month or year that its criteria or title name, else of its horizon. Nothing is remembered: a date that is what followed from the words before follows from
 * those after, and any other was set by hand.
 */
import { latestYear } from '#items/years.ts'
import { daysLater } from '#kit/dates.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

type Asked = {
  title: string
  criteria: string
  horizon: { to: number | null }
  opens: string
  /** The last day that the question itself asks about, whatever its words say; null where it asks of none. */
  last?: string | null
}
type Dates = { closes: string; resolves: string }
/** What a source may take to publish. */
const daysUntilKnown = 30
const usualDays = 365

/** The changes of both dates that follow when what is asked changes. */
export function followDue(before: Asked & Dates, after: Asked & Dates): Partial<Dates> {
  const [was, is] = [dueOf(before), dueOf(after)]
  return {
    ...(before.closes === was.closes && after.closes === before.closes && { closes: is.closes }),
    ...(before.resolves === was.resolves && after.resolves === before.resolves && { resolves: is.resolves }),
  }
}

export function dueOf(asked: Asked): Dates {
  const end = asked.last ?? endIn(asked.criteria) ?? endIn(asked.title) ?? yearEnd(asked.horizon.to)
  const closes = end !== null && end > asked.opens ? end : daysLater(asked.opens, usualDays)
  return { closes, resolves: daysLater(closes, daysUntilKnown) }
}

/** Of a year that no item may speak of nothing follows; the form says what is wrong with it. */
function yearEnd(year: number | null): string | null {
  return year === null || year > latestYear ? null : `${year}-12-31`
}

const timeAsked =
  /\b(before|by|in|until|during|on(?= \d{1,2} [A-Z]))\b(?: the)?( end of)?(?: (\d{1,2}))?(?: ([A-Z][a-z]+))? (20\d\d|21\d\d)\b/

/**
 * The last day that is asked about: of 'before 2032' and 'by 2031' it is 2031-12-31, of 'in May 2027' 2027-05-31, of
 * 'before 15 March 2032' the day before.
 */
function endIn(text: string): string | null {
  const found = timeAsked.exec(text)
  if (!found) return null
  const [, preposition, endOf, day, word, year] = found
  const isBefore = preposition === 'before' && !endOf
  const month = months.indexOf(word ?? '') + 1
  if (month > 0) return lastDay({ year: Number(year), month, day: day ? Number(day) : null, isBefore })
  return `${Number(year) - (isBefore && !word ? 1 : 0)}-12-31`
}

type InMonth = { year: number; month: number; day: number | null; isBefore: boolean }

function lastDay({ year, month, day, isBefore }: InMonth): string {
  const last = new Date(Date.UTC(year, month, 0))
  const first = `${last.toISOString().slice(0, 8)}01`
  if (isBefore) return daysLater(first, (day ?? 1) - 2)
  return daysLater(first, Math.min(day ?? 31, last.getUTCDate()) - 1)
}
