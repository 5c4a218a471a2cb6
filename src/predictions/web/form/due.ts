/**
 * When a question closes and resolves as long as its writer has not said so: at the end of the year that its criteria or
 * title name, else of its horizon. Nothing is remembered: a date that is what followed from the words before follows from
 * those after, and any other was set by hand.
 */
import { daysLater } from './days.ts'

type Asked = {
  title: string
  criteria: string
  horizon: { to: number | null }
  opens: string
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
  const year = yearIn(asked.criteria) ?? yearIn(asked.title) ?? asked.horizon.to
  const end = year === null ? null : `${year}-12-31`
  const closes = end !== null && end > asked.opens ? end : daysLater(asked.opens, usualDays)
  return { closes, resolves: daysLater(closes, daysUntilKnown) }
}

/** The last year that is asked about: 'before 2032' is 2031, 'by 2031', 'in 2031' and 'until the end of 2031' are 2031. */
function yearIn(text: string): number | null {
  const found =
    /\b(before|by|in|until|during)\b(?: the)?(?: end of)?(?: \d{1,2})?(?: [A-Z][a-z]+)? (20\d\d|21\d\d)\b/.exec(text)
  if (!found) return null
  const isBeforeNewYear = /^before(?: 1)?(?: January)? \d{4}$/.test(found[0])
  return Number(found[2]) - (isBeforeNewYear ? 1 : 0)
}
