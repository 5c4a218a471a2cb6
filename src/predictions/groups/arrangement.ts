/**
 * Where do the questions of a group stand, and which of them can never be less likely than another? Known of what they
 * say themselves, their rules or their phrases; of a group that does not say it nothing is claimed.
 */
import type { Comparison } from '#kit/comparison-words.ts'
import { decimalYear } from '#kit/dates.ts'
import { typeOf } from '../question-types/index.ts'
import type { Question } from '../question-types/schemas/index.ts'
import { type ThresholdRule, thresholdRuleOf } from '../resolving/rule.ts'
import type { SeriesRule } from '../resolving/series-answer.ts'
import { countsIf, isAlike } from '../written.ts'

/** A question of a group, as far as it tells its place. */
export type Grouped = {
  question: Question
  /** What it is called within its group: '2040', '1.30 °C'. */
  mark: string
  phrase?: string
  automatic?: SeriesRule
  condition?: Parameters<typeof countsIf>[0]['condition']
}

/**
 * Of what is said along the axis, chances, or each of the three numbers of an amount or a day: `rising` where none may be
 * less than the one before it, `falling` where none may be more.
 */
export type Direction = 'rising' | 'falling'

/**
 * `axis`: what the places are, decimal years or values of a series; null where only the order of the list is known, and
 * places count from 0. `direction`: null where whatever is said can be true together.
 */
export type Arrangement = { axis: 'time' | 'threshold' | null; places: number[]; direction: Direction | null }

/**
 * In the order in which they are given. One series at one time against several thresholds: more is never more likely. One
 * event until several years: later is never less likely. The day on which one series first reaches each of several values:
 * more never comes sooner. A count of all that ever was, and the most or least of a span that grows: never less, or never
 * more. The value of one series in several years may fall again, so that anything can be true.
 */
export function arrangementOf(questions: readonly Grouped[]): Arrangement {
  return byRule(questions) ?? byFirstDay(questions) ?? byPhrase(questions) ?? byMark(questions)
}

/** The chance of meeting it falls as the threshold rises where more is asked for, and rises where less is. */
const alongThresholds: Record<Comparison, Direction> = {
  '>=': 'falling',
  '>': 'falling',
  '<=': 'rising',
  '<': 'rising',
}

function byRule(questions: readonly Grouped[]): Arrangement | null {
  const rules = questions.map(thresholdRuleIn)
  const [first] = rules
  if (!first || !rules.every((rule) => rule !== null && isOneSeries(rule, first))) return null
  const all = rules as ThresholdRule[] // None is null: said a line above.
  if (all.every(({ at }) => at === first.at)) {
    const places = all.map(({ threshold }) => threshold)
    const direction = isOneCondition(questions) ? alongThresholds[first.comparison] : null
    return areApart(places) ? { axis: 'threshold', places, direction } : null
  }
  const places = all.map(({ at }) => decimalYear(at))
  return all.every(({ threshold }) => threshold === first.threshold) && areApart(places)
    ? { axis: 'time', places, direction: null }
    : null
}

/** The day of the first value that is as asked, which never comes sooner where more is asked for. */
const alongFirstDays: Record<Comparison, Direction> = {
  '>=': 'rising',
  '>': 'rising',
  '<=': 'falling',
  '<': 'falling',
}

/** Within one range: a day at its end stands for all that comes later. */
function byFirstDay(questions: readonly Grouped[]): Arrangement | null {
  const [first] = questions
  const rule = first?.automatic
  const { comparison } = rule ?? {}
  if (!rule || !comparison || !questions.every(({ question }) => typeOf(question).asksWhen)) return null
  const { threshold: _, ...read } = rule
  const areAlike = questions.every(({ question, automatic }) => {
    const { threshold: __, ...other } = automatic ?? {}
    return isAlike(question, first.question) && isAlike(other, read)
  })
  const places = questions.map(({ automatic }) => automatic?.threshold ?? Number.NaN)
  if (!areAlike || !areApart(places)) return null
  return { axis: 'threshold', places, direction: isOneCondition(questions) ? alongFirstDays[comparison] : null }
}

const thresholdRuleIn = ({ question, automatic }: Grouped) =>
  thresholdRuleOf({ question, ...(automatic && { automatic }) })

/** Read alike, so that one may stand for another. */
const isOneSeries = (one: ThresholdRule, other: ThresholdRule) =>
  one.trend === other.trend &&
  one.comparison === other.comparison &&
  (one.firstPublished ?? false) === (other.firstPublished ?? false)

/** 'a human being lands on Mars by the end of' and '2040'; also 'a US recession begins between December 2026 and December' and '2031'. */
const untilYear =
  /^(?<event>.+ (?:by(?: the end of| [A-Z][a-z]+)?|before|between .+ and(?: [A-Z][a-z]+)?)) (?<year>[12]\d{3})$/

/**
 * What holds until something happens, what is counted at most, and what is a level rather than an event can be so until
 * 2040 and not until 2050. 'the Arctic Ocean has a September mean below' is an event all the same: one such year is enough.
 */
const mayPassAgain = [
  /\b(?:no|not|nobody|none|nothing|never|neither|nor|without|cannot|still|yet|only|until)\b|n['’]t\b/i,
  /\b(?:un(?!ited)\w+ed|(?:remain|stay|keep|continue|persist|last)(?:s|ed|ing)?)\b/i,
  /\b(?:fewer|less|at most|up to|exactly)\b/i,
  /\b(?:average[sd]?|median|share|proportion|percentage|majority|half|most|two[- ]thirds|per ?cent|net)\b|%/i,
  /(?<!\bhas an? (?:\w+ )?)\bmean\b/i,
  /\b(?:rise|fall|grow|shrink|increase|decrease|decline|drop|climb|double|halve|change)(?:s|d|ing)?\b/i,
]

function byPhrase(questions: readonly Grouped[]): Arrangement | null {
  const read = questions.map(({ phrase, automatic }) => (automatic ? null : untilYear.exec(phrase ?? '')?.groups))
  const event = read[0]?.['event']
  if (event === undefined || !read.every((one) => one?.['event'] === event)) return null
  const places = read.map((one) => Number(one?.['year']))
  if (!areApart(places)) return null
  return { axis: 'time', places, direction: isOneCondition(questions) ? alongYears(event, questions) : null }
}

function alongYears(event: string, questions: readonly Grouped[]): Direction | null {
  const [first] = questions
  if (questions.every(({ question }) => typeOf(question).chanceField !== null))
    return mayPassAgain.some((words) => words.test(event)) ? null : 'rising'
  // Of several ranges the end of one may stand for less than a number of another.
  const areAmounts = questions.every(({ question }) => typeOf(question).amountAsked(question) !== null)
  if (!areAmounts || !questions.every(({ question }) => isAlike(question, first?.question))) return null
  return neverLess.test(event) ? 'rising' : neverMore.test(event) ? 'falling' : null
}

/** 'the cumulative number of people on Mars by'; 'the highest annual mean between 2026 and'. What else adds up may be taken away again. */
const neverLess =
  /^the (?:cumulative number of (?!.*\bnet\b).+ (?:by|before)\b|(?:highest|largest) (?:annual|monthly|weekly|daily) .+ between .+ and\b)/
const neverMore = /^the (?:lowest|smallest) (?:annual|monthly|weekly|daily) .+ between .+ and\b/

/** Years stand on an axis of years whatever is asked of them. */
function byMark(questions: readonly Grouped[]): Arrangement {
  const years = questions.map(({ mark }) => (/^[12]\d{3}$/.test(mark) ? Number(mark) : Number.NaN))
  return areApart(years)
    ? { axis: 'time', places: years, direction: null }
    : { axis: null, places: questions.map((_, i) => i), direction: null }
}

/** A chance under one condition says nothing of one under another. */
const isOneCondition = ([first, ...rest]: readonly Grouped[]) =>
  rest.every(({ condition }) => isAlike(countsIf({ condition }), countsIf({ condition: first?.condition })))

const areApart = (places: readonly number[]) => places.every(Number.isFinite) && new Set(places).size === places.length
