/**
 * The years that a question names or implies: 'by 2035', 'in the early 2030s', 'in ten years', 'this decade'. Years
 * that are over are what it compares with, and left out.
 */
import { numberPattern, readNumber, unitPattern } from './number-words.ts'

/** Both null where a question names no year; `to` alone where it names no end ('after 2040'). */
export type Years = { from: number | null; to: number | null }

type Rule = { pattern: RegExp; read(found: RegExpMatchArray, thisYear: number): Years | null }

const year = String.raw`(?<![\d.,$€£#]|[a-z]-)((?:20|21)\d\d)(?![\d%]|[.,]\d|-?[a-z])`
const span = String.raw`(?:the )?(?:next|coming|following)`
const few: Record<string, number> = {
  few: 5,
  'a few': 5,
  several: 5,
  couple: 2,
  'a couple': 2,
  'couple of': 2,
  'a couple of': 2,
  a: 1,
  an: 1,
}
const counted = `(${numberPattern}|(?:a )?few|several|(?:a )?couple(?: of)?|an?)`
/** Further ahead nobody means a calendar. */
const latest = 9999

/** In this order, each on what those before have left. */
const rules: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`\bthan (?:it was |they were |those |that )?(?:in |of )?(?:the year )?${year}`, 'g'),
    read: () => null,
  },
  {
    pattern: new RegExp(String.raw`${year} ?(?:[-–—]|to|and|until|through) ?${year}`, 'g'),
    read: ([, from, to]) => ({ from: Number(from), to: Number(to) }),
  },
  {
    pattern: /\b(by |before |until )?(?:the )?(?:end of the )?(early |mid |late )?(?:the )?((?:20|21)\d)0s\b/g,
    read: ([, until, part, decade], now) => decadeOf(Number(decade) * 10, part?.trim(), until !== undefined, now),
  },
  {
    pattern: /\b(by |before |until )?(?:the )?(?:middle of (?:the|this) century|mid century)\b/g,
    read: ([, until], now) => ({ from: until ? now : 2050, to: 2050 }),
  },
  {
    pattern: /\b(?:end of (?:the|this) century|(?:this|21st|twenty first) century)\b/g,
    read: (_, now) => ({ from: now, to: 2100 }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(by|before|until|till|through|up to|no later than|prior to) (?:the )?(?:(?:end|start|beginning|middle) of )?(?:early |mid |late )?(?:the year )?${year}`,
      'g',
    ),
    read: ([, word = '', to], now) => ({
      from: now,
      to: Number(to) - (word === 'before' || word === 'prior to' ? 1 : 0),
    }),
  },
  {
    pattern: new RegExp(String.raw`\b(after|beyond|past|from|since) (?:the )?(?:end of |year )?${year}`, 'g'),
    read: ([, word, from]) => ({ from: Number(from) + (word === 'from' || word === 'since' ? 0 : 1), to: null }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:in|during|for|of|year)(?: early| mid| late)? ${year}|${year}(?! ?${unitPattern}))`,
      'g',
    ),
    read: ([, named, bare]) => ({ from: Number(named ?? bare), to: Number(named ?? bare) }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(within|over|during|for|in|${span}|in ${span}|over ${span}|within ${span}|during ${span}) ${counted} (year|decade|century|centurie|month)s?\b`,
      'g',
    ),
    read: ([, how = '', count = '', length = ''], now) => ahead(countOf(count), length, how !== 'in', now),
  },
  {
    pattern: new RegExp(
      String.raw`\b${counted} (year|decade|century|centurie|month)s? (?:from now|from today|ahead|on|hence|out)\b`,
      'g',
    ),
    read: ([, count = '', length = ''], now) => ahead(countOf(count), length, false, now),
  },
  { pattern: /\bthis decade\b|\bend of the decade\b/g, read: (_, now) => ({ from: now, to: now - (now % 10) + 9 }) },
  { pattern: /\b(?:next|coming) decade\b/g, read: (_, now) => ({ from: now, to: now + 10 }) },
  { pattern: /\b(?:next|coming) century\b/g, read: (_, now) => ({ from: now, to: now + 100 }) },
  { pattern: /\b(?:next|coming|following) decades\b/g, read: (_, now) => ({ from: now, to: now + 30 }) },
  {
    pattern: /\b(?:next|coming|following) years\b|\bnear future\b|\bsoon\b/g,
    read: (_, now) => ({ from: now, to: now + 5 }),
  },
  { pattern: /\bnext year\b/g, read: (_, now) => ({ from: now + 1, to: now + 1 }) },
  {
    pattern: /\bthis year\b|\btoday\b(?=.*\btomorrow\b)|\btomorrow\b|\bnext (?:week|month)\b/g,
    read: (_, now) => ({ from: now, to: now }),
  },
]

export function yearsOf(text: string, now: Date): Years {
  const thisYear = now.getUTCFullYear()
  const found: Years[] = []
  let left = text.toLowerCase().replaceAll(/\b(early|mid|late)-/g, '$1 ')
  for (const { pattern, read } of rules)
    left = left.replace(pattern, (...match) => {
      const years = read(match.slice(0, -2) as RegExpMatchArray, thisYear) // what `replace` hands over ends with place and text
      if (years && isAhead(years, thisYear)) found.push(years)
      return ' , '
    })
  return together(found)
}

function isAhead({ from, to }: Years, thisYear: number): boolean {
  const last = to ?? from
  return last !== null && last >= thisYear && last <= latest && (from === null || to === null || from <= to)
}

/** From the first year to the last; without an end where none names one. */
function together(found: readonly Years[]): Years {
  const starts = found.flatMap(({ from }) => from ?? [])
  const ends = found.flatMap(({ to }) => to ?? [])
  return { from: starts.length ? Math.min(...starts) : null, to: ends.length ? Math.max(...ends) : null }
}

const decadeParts: Readonly<Record<string, readonly [number, number]>> = { early: [0, 3], mid: [4, 6], late: [7, 9] }

function decadeOf(first: number, part: string | undefined, isUntil: boolean, thisYear: number): Years {
  const [from, to] = decadeParts[part ?? ''] ?? [0, 9]
  if (isUntil) return { from: thisYear, to: part ? first + to : first }
  return { from: Math.max(thisYear, first + from), to: first + to }
}

/** 'in ten years' is a year, 'within ten years' all until then. */
function ahead(count: number, length: string, isSpan: boolean, thisYear: number): Years | null {
  const years =
    length === 'month' ? Math.ceil(count / 12) : count * (length === 'year' ? 1 : length === 'decade' ? 10 : 100)
  const to = thisYear + Math.round(years)
  return Number.isFinite(to) ? { from: isSpan ? thisYear : to, to } : null
}

function countOf(words: string): number {
  return few[words.trim()] ?? readNumber(words)
}
