/** How a question names a time: each way a pattern, in the order in which they are tried. */
import type { When } from '../ask.ts'
import { monthPattern, months, partOfYear, seasons } from './calendar.ts'
import { type Reader, reader } from '../cut.ts'
import { ahead, at, by, decadeOf, endOfDecade, monthAfter, seasonFrom, seasonOf, within, yearOf } from './spans.ts'
import { numberPattern, unitPattern } from '../../question/number-words.ts'

/** Knows what day it is. */
type Time = Reader<When, Date>

/** None where it is money, part of a number, or of a name: 'RSA 2048', 'Agenda 2030'. */
const year = String.raw`(?<![\d.,$€£#]|[a-z]-|\b(?:rsa|agenda|vision|version|model) )((?:20|21)\d\d)(?![\d%]|[.,]\d|-?[a-z]| ?(?:${unitPattern})\b)`
const until = 'by|before|until|till|through|up to|no later than|prior to|not later than|earlier than'
const edge = String.raw`(?:the )?(?:(?:very )?(?:end|start|beginning|middle|close) of )?(?:early |mid |late )?(?:the )?(?:year )?`
const next = String.raw`(?:the )?(?:next|coming|following)`
const counted = String.raw`(${numberPattern}|(?:a )?few|several|(?:a )?couple(?: of)?|an?)`
const unit = String.raw`(year|decade|centur(?:y|ie)|month|week|day)s?(?:['’]s?)?(?: time)?`
const over = String.raw`(?:(?:in|within|over|during) )?`
const seasonPattern = Object.keys(seasons).join('|')
const isUntil = new RegExp(`^(?:${until})$`)
const isBefore = /^(?:before|prior to|earlier than)$/

const seasonsAndMonths: readonly Time[] = [
  reader(
    String.raw`\b(?:in |during |over |for )?(?:the )?winter (?:of )?(?:the year )?${year}(?: ?[/–-] ?| to )(?:20|21)?\d\d\b`,
    ([, from]) => seasonOf('winter', Number(from)),
  ),
  reader(
    String.raw`\b(?:in |during |over |for |by )?(?:the )?(?:end of )?(${seasonPattern}) (?:of |in )?(?:the year )?${year}`,
    ([, name = '', from]) => seasonOf(name, Number(from)),
  ),
  reader(
    String.raw`\b(?:in |during |over )?(this|next|the coming|the next) (${seasonPattern})\b`,
    ([, which, name = ''], today) => seasonFrom(name, which === 'this' ? today : monthAfter(today)),
  ),
  reader(
    String.raw`\b(?:in |during |for |by )?(?:the )?${partOfYear.pattern} (?:of |in )?(?:the year )?${year}`,
    ([, long, short, one]) => within(Number(one), Number(one), partOfYear.read(long ?? short ?? '')),
  ),
  reader(String.raw`${year} ?${partOfYear.pattern}`, ([, one, long, short]) =>
    within(Number(one), Number(one), partOfYear.read(long ?? short ?? '')),
  ),
  reader(
    String.raw`\b(?:(${until}|in|during|for|at|on) )?${edge}(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${monthPattern}\.?(?: \d{1,2}(?:st|nd|rd|th)?,?)?(?: of)?,? ${year}`,
    ([, word = '', name = '', one], today) =>
      isUntil.test(word) ? by(today, Number(one), months[name]) : at(Number(one), months[name]),
  ),
]

const spansOfYears: readonly Time[] = [
  reader(String.raw`\b(?:between|from)? ?${year} ?(?:[-–—]|to|and|until|through) ?${year}`, ([, from, to]) =>
    Number(from) <= Number(to) ? within(Number(from), Number(to)) : null,
  ),
  reader(
    String.raw`\b(?:(${until}) )?(?:the )?(?:end of )?(?:the )?(early |mid |late )?((?:20|21)\d)0s\b`,
    ([, word, part, decade], today) =>
      decadeOf(Number(decade) * 10, { part: part?.trim(), isUntil: word !== undefined }, today),
  ),
  reader(String.raw`\b(?:(${until}) )?(?:the )?(?:middle of (?:the|this) century|mid century)\b`, ([, word], today) =>
    word ? by(today, 2050) : at(2050),
  ),
  reader(
    /\b(?:(?:by|before|until|till|in|at|within) )?(?:the )?(?:end of )?(?:(?:the|this|21st|twenty first) century)\b/,
    (_, today) => by(today, 2100),
  ),
]

const untilYears: readonly Time[] = [
  // 'Before the end of 2030' leaves 2030 to it.
  reader(String.raw`\b(${until}) ${edge}${year}`, ([all, word = '', to], today) =>
    by(today, Number(to) - Number(isBefore.test(word) && !/\b(?:end|close|middle) of\b/.test(all))),
  ),
  reader(
    String.raw`\b(after|beyond|past|from|since|later than) (?:the )?(?:end of |year )?${year}(?: on(?:wards)?)?`,
    ([, word, from]) => within(Number(from) + Number(word !== 'from' && word !== 'since'), null),
  ),
]

const fromToday: readonly Time[] = [
  reader(
    String.raw`\b(within|over|during|for|in|${next}|(?:in|over|within|during) ${next}|by) ${counted} ${unit}(?= |[,.?!;:]|$)(?: from (?:now|today))?`,
    ([, how = '', count = '', length = ''], today) =>
      ahead({ count, unit: length, isSpan: how !== 'in' && how !== 'by' }, today),
  ),
  reader(
    String.raw`\b${counted} ${unit} (?:from now|from today|ahead|on|hence|out)\b`,
    ([, count = '', length = ''], today) => ahead({ count, unit: length, isSpan: false }, today),
  ),
  reader(
    /\b(?:(?:by|before|until|within|in) )?(?:the )?end of (?:the|this) decade\b|\b(?:(?:within|in|over|during) )?this decade\b/,
    (_, today) => by(today, endOfDecade(today)),
  ),
  reader(String.raw`\b${over}(?:the )?(?:next|coming) (decade|century)\b`, ([, length], today) =>
    by(today, yearOf(today) + (length === 'decade' ? 10 : 100)),
  ),
  reader(String.raw`\b${over}${next} decades\b`, (_, today) => by(today, yearOf(today) + 30)),
  reader(String.raw`\b${over}${next} years\b|\b(?:in the )?near future\b|\bsoon\b`, (_, today) =>
    by(today, yearOf(today) + 5),
  ),
  reader(/\bnext season\b/, (_, today) => within(yearOf(today), yearOf(today) + 1)),
  reader(/\b(?:by|before|until|till) (?:the )?(?:end of )?next year\b/, (_, today) => by(today, yearOf(today) + 1)),
  reader(/\b(?:in )?next year\b/, (_, today) => at(yearOf(today) + 1)),
  reader(/\b(?:(?:by|in|before) )?(?:the )?(?:end of )?this year\b|\btomorrow\b|\bnext (?:week|month)\b/, (_, today) =>
    at(yearOf(today)),
  ),
]

const aYear: Time = reader(String.raw`\b(?:(?:in|during|for|of|at|on) )?${edge}${year}`, ([, one]) => at(Number(one)))

export const times: readonly Time[] = [...seasonsAndMonths, ...spansOfYears, ...untilYears, ...fromToday, aYear]
