/**
 * Dates as people write them, put into the words that times are read from: '31.12.2034' is '31 december 2034', 'dec-27'
 * is 'december 2027', and what is to be by the last day of a year is to be by its end. Of texts in small letters.
 */
import { monthNames, monthPattern } from './calendar.ts'

type Rule = readonly [RegExp, (groups: string[]) => string]

const year = String.raw`((?:20|21)\d\d)`
/** Two digits that are no day: 'dec 27', 'q3 29'. */
const short = String.raw`(2[5-9]|[3-9]\d)`
const noMore = String.raw`(?![\d%/]|[.,]\d|st\b|nd\b|rd\b|th\b|,? ?(?:19|20|21)\d\d|-?\p{L}| (?:of|per ?cent|percent|degrees|countries|people|million|billion|trillion)\b)`
const until = String.raw`(by|before|until|till|up to(?: and including)?|no later than|not later than|prior to|ahead of|through(?: to)?|on|at|as at|as of|to)`
const lastDay = '(?:31(?:st)?(?: day)?(?: of)? dec(?:ember)?|dec(?:ember)? 31(?:st)?)'
const firstDay = '(?:0?1(?:st)?(?: day)?(?: of)? jan(?:uary)?|jan(?:uary)? 0?1(?:st)?)'
const nameOf = (month: string): string => monthNames[Number(month) - 1] ?? ''
const isAt = /^(?:on|at|as at|as of)$/

/** Whole dates, which name their year. */
const dates: readonly Rule[] = [
  [
    /\b((?:20|21)\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b/gu,
    ([one, month = '', day]) => `${day} ${nameOf(month)} ${one}`,
  ],
  [
    /(?<![\d./])(0?[1-9]|[12]\d|3[01])([./])(0?[1-9]|1[0-2])\2((?:20|21)\d\d)(?![\d/])/gu,
    ([day = '', sign, month = '', one = '']) =>
      // Some write the month first: '10/12/2030' is of that year, and more cannot be told.
      sign === '/' && Number(day) <= 12 && Number(day) !== Number(month) ? one : `${day} ${nameOf(month)} ${one}`,
  ],
  [
    /(?<![\d./])(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/((?:20|21)\d\d)(?![\d/])/gu,
    ([month = '', day, one]) => `${day} ${nameOf(month)} ${one}`,
  ],
  [/(?<![\d./])(0?[1-9]|1[0-2])\/((?:20|21)\d\d)(?![\d/])/gu, ([month = '', one]) => `${nameOf(month)} ${one}`],
  [/(?<![\d./])((?:20|21)\d\d)\/(0[1-9]|1[0-2])(?![\d/])/gu, ([one, month = '']) => `${nameOf(month)} ${one}`],
  [
    new RegExp(
      String.raw`\b${monthPattern}(?:, ?|/)(?:${monthPattern}(?:, ?|/| ))?(?:and )?${monthPattern}(?=(?: of)?,? ${year})`,
      'gu',
    ),
    ([first = '', , last = '']) => `${first} to ${last}`,
  ],
]

/** Years of two digits. */
const shortYears: readonly Rule[] = [
  [
    new RegExp(String.raw`\b${monthPattern}(?:\.?-|\.? ?')${short}${noMore}`, 'gu'),
    ([month, one]) => `${month} 20${one}`,
  ],
  [new RegExp(String.raw`\b([qh][1-4])(?:[-' ]|- ?|' ?)?${short}${noMore}`, 'gu'), ([part, one]) => `${part} 20${one}`],
  [
    new RegExp(String.raw`\b([1-4])([qh])(?:[-' ])?${short}${noMore}`, 'gu'),
    ([place, part, one]) => `${part}${place} 20${one}`,
  ],
  [new RegExp(String.raw`\b([1-4])([qh]) ?(?=${year})`, 'gu'), ([place, part]) => `${part}${place} `],
  [/(?<=\b(?:in|by|before|until|till|of|for|since|come|end|\p{L}{3,9}) )'([2-9]\d)\b/gu, ([one]) => `20${one}`],
]
/** They may be days, and are years where no year is named. */
const unnamedYears: readonly Rule[] = [
  [
    new RegExp(String.raw`\b(?!may\b|march\b|mar\b)${monthPattern}\.? ${short}${noMore}`, 'gu'),
    ([month, one]) => `${month} 20${one}`,
  ],
  [
    new RegExp(
      String.raw`\b((?:in|by|before|until|of|end) (?:may|march|mar)\.?|in|by|before|until|of|end),? ([2-5]\d)(?=[.,?!;:)]|$| (?:and|or|be|is|will)\b)`,
      'gu',
    ),
    ([lead, one = '']) => (Number(one) < 26 ? `${lead} ${one}` : `${lead} 20${one}`),
  ],
]

/** A day that ends or begins a year says which year. */
const edges: readonly Rule[] = [
  [
    new RegExp(
      String.raw`\b(?:from|between) (?:now|today|here|this day)(?: on)? (?:to|until|till|and|up to|through) (?:the )?${lastDay},? ${year}`,
      'gu',
    ),
    ([one]) => `by the end of ${one}`,
  ],
  [
    new RegExp(String.raw`\b${until} (?:the )?${lastDay},? ${year}`, 'gu'),
    ([word = '', one]) => `${isAt.test(word) ? 'at' : word === 'to' ? 'to' : 'by'} the end of ${one}`,
  ],
  [
    new RegExp(String.raw`\b${until} (?:the )?${firstDay},? ${year}`, 'gu'),
    ([word = '', one = '']) => (isAt.test(word) ? `on 1 january ${one}` : `by the end of ${Number(one) - 1}`),
  ],
  [
    new RegExp(
      String.raw`\b(?:before|until|till) (?:the year )?${year} (?:has )?(?:starts|begins|begun|started|dawns|dawned|comes|arrives)\b`,
      'gu',
    ),
    ([one]) => `before ${one}`,
  ],
  // 'By Christmas 2040' is by its end, and 'at Christmas' in its December.
  [
    new RegExp(
      String.raw`\b(?:by|before|until|till|no later than|not later than|ahead of) (?:christmas|xmas|new year's eve)(?: eve| day)?(?: of| in)?,? ${year}`,
      'gu',
    ),
    ([one]) => `by the end of ${one}`,
  ],
  [new RegExp(String.raw`\b(?:eoy|year[- ]end|ye|end)[- ](?=${year})`, 'gu'), () => 'end of '],
  [new RegExp(String.raw`\b${year}'s\b`, 'gu'), ([one]) => `${one}`],
]

/** 'The first half of 2031' is no half of anything: it is written short before amounts are read. */
const parts: readonly Rule[] = [
  [
    new RegExp(
      String.raw`\b(first|1st|opening|second|2nd|last|latter|closing|final) half (?:of |in )?(?:the year )?(?=${year})`,
      'gu',
    ),
    ([place = '']) => (/^(?:first|1st|opening)$/.test(place) ? 'h1 ' : 'h2 '),
  ],
]

const hasYear = /\b(?:19|20|21)\d\d\b/

export function datesWrittenOut(text: string): string {
  const named = inWords(inWords(inWords(text, dates), shortYears), parts)
  return withYearsBare(inWords(hasYear.test(named) ? named : inWords(named, unnamedYears), edges))
}

const inWords = (text: string, rules: readonly Rule[]): string =>
  rules.reduce(
    (said, [pattern, meant]) =>
      said.replaceAll(pattern, (_, ...groups: unknown[]) => meant(groups.map((one) => String(one ?? '')))),
    text,
  )

/** 'Mean 2027 ppm': of the only year, which nothing is compared with, what follows is the unit of what is asked. */
const bare =
  /(?<=\p{L} )(20[2-9]\d)(?= (?:ppm|ppb|[kmgtp]?wh?|usd|dollars|euros|mt|gt|tonnes|tons|barrels|inches|cm|mm|%|per ?cent|percent|people)\b)/gu
const compares =
  /\b(?:above|over|below|under|beyond|past|than|least|most|reach\w*|hits?|pass\w*|exceed\w*|top\w*|at|to|of|about|around|roughly|nearly|almost|or|and|between|by|is|be|are|makes?|produc\w+|generat\w+|with|the) $/

function withYearsBare(text: string): string {
  if ((text.match(/\b(?:19|20|21)\d\d\b/gu)?.length ?? 0) !== 1) return text
  return text.replaceAll(bare, (one: string, _: string, from: number) =>
    compares.test(text.slice(0, from)) ? one : `in ${one},`,
  )
}
