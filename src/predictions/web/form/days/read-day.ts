/**
 * A day as people write it: '12 May 2030', 'May 2030', '2030-05', 'spring 2030', '2031', 'Q2 2030', 'late 2030'. What is
 * longer than a day is taken for its middle, which is told to whoever wrote it.
 */
import { isDay } from '#kit/dates.ts'

/** `name`: of what is longer than a day, what was understood: 'the middle of May 2030'. */
export type ReadDay = { day: string; name: string | null } | { fault: string }

/** Null of an empty text. */
export function readDay(text: string): ReadDay | null {
  const written = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
  if (written === '') return null
  for (const way of ways) {
    const read = way(written)
    if (read) return 'day' in read && !isDay(read.day) ? { fault: 'There is no such day' } : read
  }
  return { fault: 'Not read as a day. Write 12 May 2030, May 2030, spring 2030 or 2030' }
}

type Way = (written: string) => ReadDay | null

const ways: readonly Way[] = [dayInFigures, monthInFigures, dayAndMonth, month, season, quarter, partOfYear, year]

/** 2030-05-12, also 2030-5-12. Of 12/5/2030 nobody can tell which is the month, of 2030/05/12 everybody. */
function dayInFigures(written: string): ReadDay | null {
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? []
  if (y) return { day: dayOf(y, Number(m), Number(d)), name: null }
  return /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.test(written)
    ? { fault: 'Write the month as a word: in figures either may be it' }
    : null
}

function monthInFigures(written: string): ReadDay | null {
  const [, y, m] = /^(\d{4})[-/.](\d{1,2})$/.exec(written) ?? []
  if (!y) return null
  return Number(m) >= 1 && Number(m) <= 12 ? middleOfMonth(y, Number(m)) : { fault: 'There is no such month' }
}

/** 12 May 2030, 12th of May 2030, May 12 2030. */
function dayAndMonth(written: string): ReadDay | null {
  const [, d, name, y] = /^(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?([a-z]+)\.? (\d{4})$/.exec(written) ?? []
  if (d && y) return dayIn(d, name, y)
  const [, first, then, last] = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/.exec(written) ?? []
  return then && last ? dayIn(then, first, last) : null
}

function dayIn(d: string, name: string | undefined, y: string): ReadDay | null {
  const m = monthOf(name)
  return m ? { day: dayOf(y, m, Number(d)), name: null } : null
}

function month(written: string): ReadDay | null {
  const [, name, y] = /^(?:mid |in )?([a-z]+)\.? (\d{4})$/.exec(written) ?? []
  const m = monthOf(name)
  return m && y ? middleOfMonth(y, m) : null
}

const seasons: Record<string, number> = { spring: 4, summer: 7, autumn: 10, fall: 10 }

/** Those of the north, by their middle month. A winter lies in two years, so it is one only where both are named. */
function season(written: string): ReadDay | null {
  const [, name = '', y, next] =
    /^(?:in )?(spring|summer|autumn|fall|winter) (\d{4})(?:[-/](\d{2}|\d{4}))?$/.exec(written) ?? []
  if (!y) return null
  const m = seasons[name]
  if (m) return next ? null : { day: dayOf(y, m, 15), name: `the middle of ${name} ${y}, in the north` }
  const after = Number(y) + 1
  return next && after % 100 === Number(next) % 100
    ? { day: dayOf(String(after), 1, 15), name: `the middle of winter ${y}/${String(after).slice(2)}, in the north` }
    : { fault: `A winter lies in two years: write winter ${y}/${String(after).slice(2)}, or a month` }
}

function quarter(written: string): ReadDay | null {
  const [, before, y, after] = /^(?:q([1-4]) )?(\d{4})(?:[- ]q([1-4]))?$/.exec(written) ?? []
  const q = before ?? after
  return q && y && !(before && after)
    ? { day: dayOf(y, Number(q) * 3 - 1, 15), name: `the middle of the quarter` }
    : null
}

const parts: Record<string, [month: number, day: number, name: string]> = {
  early: [3, 1, 'the middle of its first third'],
  mid: [7, 1, 'the middle of the year'],
  late: [11, 1, 'the middle of its last third'],
  'start of': [1, 1, 'its first day'],
  'end of': [12, 31, 'its last day'],
}

function partOfYear(written: string): ReadDay | null {
  const [, part = '', y] = /^(?:the )?(early|mid|late|start of|end of)[ -](\d{4})$/.exec(written) ?? []
  const [m, d, name] = parts[part] ?? []
  return y && m && d && name ? { day: dayOf(y, m, d), name } : null
}

function year(written: string): ReadDay | null {
  return /^\d{4}$/.test(written) ? { day: dayOf(written, 7, 1), name: 'the middle of the year' } : null
}

const middleOfMonth = (y: string, m: number): ReadDay => ({ day: dayOf(y, m, 15), name: 'the middle of the month' })

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** By three letters or more of its name, 1 to 12; 0 where it is none. */
function monthOf(name = ''): number {
  return name.length < 3 ? 0 : months.findIndex((one) => one.startsWith(name)) + 1
}

function dayOf(y: string, m: number, d: number): string {
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}
