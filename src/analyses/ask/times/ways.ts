/** How a question names a time: each way a pattern, in the order in which they are tried. */
import type { When } from '../ask.ts'
import { monthPattern, months, partOfYear, seasons } from './calendar.ts'
import { type Reader, reader } from '../cut.ts'
import {
  ahead,
  at,
  by,
  decadeOf,
  endOfDecade,
  monthAfter,
  nextOf,
  partly,
  seasonFrom,
  seasonOf,
  within,
  yearOf,
} from './spans.ts'
import { numberPattern, unitPattern } from '../../question/number-words.ts'

/** Knows what day it is. */
type Time = Reader<When, Date>

/** None where it is money, part of a number, or of a name: 'RSA 2048', 'Agenda 2030'. */
const year = String.raw`(?<![\d.,$€£#]|[a-z]-|\b(?:rsa|agenda|vision|version|model) )((?:20|21)\d\d)(?![\d%]|[.,]\d|-?[a-z]| ?(?:${unitPattern})\b)`
const until = `by|before|until|till|til|'til|through(?: to)?|up to(?: and including)?|no later than|prior to|not later than|earlier than|not after|no later|ahead of|this side of|from now (?:on )?(?:to|until)|(?:any ?time|some ?time|at some point) (?:by|before|up to|until)`
const edge = String.raw`(?:the )?(?:(?:very )?(?:end|start|beginning|middle|close|turn|dawn|eve|outset|finish|opening|last day|first day|course|year end) of |(?:year )?end |year's end |start )?(?:early |mid |late )?(?:the )?(?:year )?`
/** What ends a year, or begins it. */
const isOver = String.raw`(?:(?:is|are|has|have) )?(?:over|out|up|through|past|gone|done|ends|ended|closes|closed|passed|finished|finishes|runs out|draws to a close|come to an end|comes to an end)\b`
const next = String.raw`(?:the )?(?:next|coming|following)`
const counted = String.raw`((?:half )?a dozen|${numberPattern}|(?:a )?few|several|(?:a )?couple(?: of)?|an?)`
const unit = String.raw`(year|decade|centur(?:y|ie)|month|week|day)s?(?:['’]s?)?(?: time)?`
const over = String.raw`(?:(?:in|within|over|during) )?`
const seasonPattern = Object.keys(seasons).join('|')
const isUntil = new RegExp(`^(?:${until})$`)
const isBefore = /before$|^(?:prior to|earlier than|ahead of|this side of)$/

const seasonsAndMonths: readonly Time[] = [
  // What is to be before a year begins is due the year before.
  reader(
    String.raw`\b(?:before|prior to|by) (?:1(?:st)?(?: of)? january|january 1(?:st)?,?|new year(?:'s day)?),? ${year}`,
    ([, to], today) => by(today, Number(to) - 1),
  ),
  reader(String.raw`\b(?:on )?new year's eve,? ${year}`, ([, one]) => at(Number(one), '12')),
  reader(String.raw`\b(?:at |around |over )?christmas,? ${year}`, ([, one]) => at(Number(one), '12')),
  reader(
    String.raw`\b(?:between|from|in)? ?${monthPattern} ?(?:and|to|until|through|[-–—]) ?${monthPattern}(?: of)?,? ${year}`,
    ([, first = '', last = '', one]) => within(Number(one), Number(one), `${months[first]}-${months[last]}`),
  ),
  reader(
    String.raw`\b(?:between|from|in)? ?${monthPattern}(?: of)?,? ${year} ?(?:and|to|until|through|[-–—]) ?${monthPattern}(?: of)?,? ${year}`,
    ([, first = '', from, last = '', to]) => within(Number(from), Number(to), `${months[first]}-${months[last]}`),
  ),
  reader(String.raw`\b(?:in )?((?:20|21)\d\d)-(0[1-9]|1[0-2])\b`, ([, one, month]) => at(Number(one), month)),
  reader(
    String.raw`\b(?:in |during |over |for )?(?:the )?winter (?:of )?(?:the year )?${year}(?: ?[/–-] ?| to )(?:20|21)?\d\d\b`,
    ([, from]) => seasonOf('winter', Number(from)),
  ),
  reader(
    String.raw`\b(?:in |during |over |for |by )?(?:the )?(?:end of )?(${seasonPattern})(?: months| season)? (?:of |in )?(?:the year )?${year}`,
    ([, name = '', from]) => seasonOf(name, Number(from)),
  ),
  reader(
    String.raw`\b(?:in |during |over |for )?(?:the )?((?:20|21)\d\d) ?[/–-] ?(?:20|21)?\d\d (?:winter|heating season)\b`,
    ([, from]) => seasonOf('winter', Number(from)),
  ),
  reader(String.raw`\b(?:in |by )?(?:next|this coming) (?!may be)${monthPattern}\b`, ([, name = ''], today) =>
    nextOf(months[name] ?? '01', today),
  ),
  reader(
    String.raw`\b(?:in |during |over )?(this|next|the coming|the next) (${seasonPattern})\b`,
    ([, which, name = ''], today) => seasonFrom(name, which === 'this' ? today : monthAfter(today)),
  ),
  reader(
    String.raw`\b(?:in |during |for |by )?(?:the )?${partOfYear.pattern} (?:of |in )?(?:the year )?${year}`,
    ([, long, short, one]) => within(Number(one), Number(one), partOfYear.read(long ?? short ?? '')),
  ),
  reader(String.raw`${year}(?:'s)? ?${partOfYear.pattern}`, ([, one, long, short]) =>
    within(Number(one), Number(one), partOfYear.read(long ?? short ?? '')),
  ),
  // 'By mid 2028' is by the end of its June; what is due late in a year is due in it.
  reader(
    String.raw`\b(?:(${until}|in|during|for|at|come|as of|around|about) )?(?:the )?(early|mid|late|(?:the )?middle of)(?: in)?(?: the year)? ${year}`,
    ([, word = '', said = '', one], today) =>
      partly(Number(one), { part: said.replace(/.*middle of/, 'mid'), isUntil: isUntil.test(word) }, today),
  ),
  reader(
    String.raw`\b(?:(${until}|in|during|for|at|on|come|as of) )?${edge}(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${monthPattern}\.?(?: \d{1,2}(?:st|nd|rd|th)?,?)?(?: of)?,? ${year}`,
    ([, word = '', name = '', one], today) =>
      isUntil.test(word) ? by(today, Number(one), months[name]) : at(Number(one), months[name]),
  ),
]

const spansOfYears: readonly Time[] = [
  reader(String.raw`\bafter ${year},? (?:but |and |yet |though )?before ${year}`, ([, from, to]) =>
    Number(from) + 1 < Number(to) ? within(Number(from) + 1, Number(to) - 1) : null,
  ),
  reader(String.raw`\b(?:between|from)? ?${year} ?(?:[-–—]|to|and|until|through) ?${year}`, ([, from, to]) =>
    Number(from) <= Number(to) ? within(Number(from), Number(to)) : null,
  ),
  // What may come in either of two years that follow each other may come at any time of both.
  reader(String.raw`\b(?:in )?(?:either )?(?:in )?${year} or (?:in )?${year}`, ([, from, to]) =>
    Number(to) === Number(from) + 1 ? within(Number(from), Number(to)) : null,
  ),
  reader(
    String.raw`\b(?:(${until}|at|in) )?(?:the )?(?:(?:very )?(end|close) of )?(?:the )?(early |mid |late )?((?:20|21)\d)0s(?:' end)?\b`,
    ([, word, end, part, decade], today) =>
      end
        ? by(today, Number(decade) * 10 + 9)
        : decadeOf(Number(decade) * 10, { part: part?.trim(), isUntil: isUntil.test(word ?? '') }, today),
  ),
  reader(
    String.raw`\b(?:(${until}) )?(?:the )?(?:(?:middle of|halfway through|half way through) (?:the|this) century|mid century|midcentury|century's (?:middle|midpoint))\b`,
    ([, word], today) => (word ? by(today, 2050) : at(2050)),
  ),
  reader(
    /\b(?:(?:by|before|until|till|in|at|within) )?(?:the )?(?:end of )?(?:(?:the|this|21st|twenty first) century)\b/,
    (_, today) => by(today, 2100),
  ),
]

const untilYears: readonly Time[] = [
  reader(String.raw`\b(?:when|as|once) ${year},? (?:${isOver}|arrives|comes|begins|dawns|starts)`, ([, one]) =>
    at(Number(one)),
  ),
  reader(
    String.raw`\b(?:before|until|till|by the time|as soon as) (?:the year )?${year},? ${isOver}`,
    ([, to], today) => by(today, Number(to)),
  ),
  reader(
    String.raw`\b(?:by |in )?${edge}${year},? (?:at (?:the )?(?:very )?latest|or (?:earlier|sooner|before)|latest)\b`,
    ([, to], today) => by(today, Number(to)),
  ),
  reader(String.raw`\bbetween (?:now|today|this year) and ${edge}${year}`, ([, to], today) => by(today, Number(to))),
  // 'Before the end of 2030' leaves 2030 to it.
  reader(String.raw`\b(${until}) ${edge}${year}`, ([all, word = '', to], today) =>
    by(today, Number(to) - Number(isBefore.test(word) && !/\b(?:end|close|middle|last day|finish)\b/.test(all))),
  ),
  reader(
    String.raw`\b(after|beyond|past|from|since|later than) (?:the )?(?:end of |year )?${year}(?: on(?:wards)?)?`,
    ([, word, from]) => within(Number(from) + Number(word !== 'from' && word !== 'since'), null),
  ),
]

const fromToday: readonly Time[] = [
  reader(
    String.raw`\b(within|over|during|for|in|inside(?: of)?|(?:in )?(?:under|less than)|${next}|(?:in|over|within|during) ${next}|by) ${counted} ${unit}(?= |[,.?!;:]|$)(?: from (?:now|today))?`,
    ([, how = '', count = '', length = ''], today) =>
      ahead({ count, unit: length, isSpan: how !== 'in' && how !== 'by' }, today),
  ),
  reader(
    String.raw`\b${counted} ${unit} (?:from now|from today|ahead|on(?! average\b)|hence|out|down the (?:road|line)|later)\b`,
    ([, count = '', length = ''], today) => ahead({ count, unit: length, isSpan: false }, today),
  ),
  reader(
    new RegExp(
      String.raw`\b(?:(?:${until}|within|in) )?(?:the )?(?:end|close|finish) of (?:the|this|the present|the current) decade\b|\b(?:by |before )?(?:the |this )?decade's (?:end|close)\b|\bbefore (?:the|this) decade,? ${isOver}|\b(?:(?:within|in|over|during|by) )?(?:this|the current|the present) decade\b|\bwithin the decade\b`,
      'u',
    ),
    (_, today) => by(today, endOfDecade(today)),
  ),
  reader(/\b(?:(?:by|before|until|at) )?the turn of the decade\b/, (_, today) => by(today, endOfDecade(today) + 1)),
  reader(/\b(?:in )?(?:the )?(?:year|one) after next\b/, (_, today) => at(yearOf(today) + 2)),
  reader(String.raw`\b${over}(?:the )?(?:next|coming) (decade|century)\b`, ([, length], today) =>
    by(today, yearOf(today) + (length === 'decade' ? 10 : 100)),
  ),
  reader(
    /\b(in|within|over|by)(?: the)?(?: next)? (half a|a quarter of a|a quarter) century(?:'s time)?\b/,
    ([, how, part], today) => (how === 'in' ? at : by.bind(null, today))(yearOf(today) + (part === 'half a' ? 50 : 25)),
  ),
  reader(String.raw`\b${over}${next} decades\b`, (_, today) => by(today, yearOf(today) + 30)),
  reader(String.raw`\b${over}${next} years\b|\b(?:in the )?near future\b|(?<!\bhow )\bsoon\b`, (_, today) =>
    by(today, yearOf(today) + 5),
  ),
  reader(/\bnext season\b/, (_, today) => within(yearOf(today), yearOf(today) + 1)),
  reader(/\b(?:by|before|until|till) (?:the )?(?:end of )?next year\b/, (_, today) => by(today, yearOf(today) + 1)),
  reader(/\b(?:in )?next year\b/, (_, today) => at(yearOf(today) + 1)),
  reader(/\b(?:(?:by|in|before) )?(?:the )?(?:end of )?this year\b|\btomorrow\b|\bnext (?:week|month)\b/, (_, today) =>
    at(yearOf(today)),
  ),
]

const upTo: Time = reader(
  String.raw`\b(?:out|on|get|make it|last|the (?:years|period|time|stretch|run-up)(?: up)?|(?:the )?years) to ${edge}${year}`,
  ([, to], today) => by(today, Number(to)),
)
const aYear: Time = reader(
  String.raw`\b(?:(?:in|during|for|of|at|on|come|as of|as at|around|about|circa|throughout) )?${edge}${year}`,
  ([, one]) => at(Number(one)),
)

export const times: readonly Time[] = [...seasonsAndMonths, ...spansOfYears, ...untilYears, ...fromToday, upTo, aYear]
