/** What stands in a field for a day that is typed as people write one, and beside it: which day was understood. */
import { sayDay } from '#kit/dates.ts'
import { readDay, type ReadDay } from './read-day.ts'

type Told = { shown: string; hint: string | null; fault: string | null }

/** The day that is meant; empty where none is. `later`: the last day of an open range, which 'later' and 'never' mean. */
export function dayMeant(typed: string, later: string | null): string {
  const read = readOrLater(typed, later)
  return read && 'day' in read ? read.day : ''
}

/** `value`: what the field says, which may come from elsewhere; what is `typed` stands as long as it means that. */
export function tellDay(typed: string, value: string, later: string | null): Told {
  const read = readOrLater(typed, later)
  if (typed === '' || dayMeant(typed, later) !== value)
    return { shown: value && sayDay(value), hint: laterHint(value, later), fault: null }
  if (read === null || 'fault' in read) return { shown: typed, hint: null, fault: read?.fault ?? null }
  return { shown: typed, hint: laterHint(value, later) ?? sayRead(read, typed), fault: null }
}

function sayRead({ day, name }: Extract<ReadDay, { day: string }>, typed: string): string | null {
  const said = sayDay(day)
  if (name) return `${said}, ${name}`
  return said === typed ? null : said
}

function laterHint(value: string, later: string | null): string | null {
  return value === later ? 'or later, or never' : null
}

function readOrLater(text: string, later: string | null): ReadDay | null {
  const isLater = later !== null && /^\s*(?:later|never|later or never)\s*$/i.test(text)
  return isLater ? { day: later, name: null } : readDay(text)
}
