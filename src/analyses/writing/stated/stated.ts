/**
 * What an answer is to, in the words of the ask: read from what was computed, never from the question. Only where both
 * are the same may a number stand above a report.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import { thresholdRuleOf } from '#predictions/resolving/rule.ts'
import type { Ask, Comparison, Relation, When } from '../../ask/ask.ts'
import { placesIn } from '../../ask/places/place.ts'
import { monthPattern, months } from '../../ask/times/calendar.ts'
import { readQuestion } from '../../ask/read-question.ts'
import { yearOfQuestion } from '../../question/question-year.ts'
import { nothing } from '../asked.ts'
import { comparesWithToday } from './compares.ts'
import { seriesOf, unitOf } from '../facts.ts'
import type { PredictionView, TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'
import type { Stated } from './ask-stated.ts'
import { sinceOf } from './base-time.ts'
import { optionsGiven } from './options-given.ts'

const comparisons: Readonly<Record<string, Comparison>> = {
  '>=': 'at-least',
  '>': 'above',
  '<=': 'at-most',
  '<': 'below',
}

/** What a question of the base asks: by its rule where it has one, else as its title is read. */
export function statedBy(w: Writing, view: PredictionView, wants: Ask['wants']): Stated {
  const { item, details } = view
  const read = readQuestion(item.title, new Date(w.dossier.madeAt)).parts[0] ?? nothing
  const ruled = ruledRelation(w, view)
  const words = typeOf(details.question).wordsOf(details.question)
  return {
    wants,
    relation: ruled ?? read.relation,
    when: details.condition ? read.when : whenOf(w, view, read.when),
    negated: read.negated,
    condition: details.condition ? conditionOf(w, view, read) : null,
    places: placesIn([item.title, item.label, words].join(' ')),
    unit: seriesUnit(w, view),
    given: read.condition?.when ?? null,
    isCompared: comparesWithToday(item.title),
    isNamed: ruled === null && !isNamedByValue(read.relation, item),
    names: namesOf(view, seriesUnit(w, view)),
    called: `${item.title} ${item.label}`,
    numbers: numbersIn([item.title, item.label, item.summary].join(' ')),
    ...ofMonth(seriesOf(w, view)?.item.label ?? ''),
    years: yearsOf(view),
    measure: read.of.measure,
    since: sinceOf(read),
  }
}

function conditionOf(w: Writing, view: PredictionView, { condition }: Ask): Stated['condition'] {
  return {
    negated: condition?.negated === true,
    relation: condition?.relation ?? null,
    options: optionsGiven(w, view),
  }
}

/** With its options, and what it is counted in. */
const namesOf = ({ item, details: { question } }: PredictionView, unit: string | null): string =>
  [[item.title, item.label, unit].join(' '), item.summary, typeOf(question).wordsOf(question)].join('\n')

/** Of what is asked on a condition those of the condition are no times of it. */
const yearsOf = ({ item, details }: PredictionView): number[] =>
  details.condition ? [] : yearsIn(`${item.title} ${item.label}`)

const yearsIn = (text: string): number[] => (text.match(/\b(?:20|21)\d\d\b/g) ?? []).map(Number)

/** Of a question for an amount its own. */
function seriesUnit(w: Writing, view: PredictionView): string | null {
  const trend = seriesOf(w, view)
  const { question } = view.details
  return 'unit' in question ? question.unit : trend && unitOf(trend)
}

function ruledRelation(w: Writing, view: PredictionView): Relation | null {
  const rule = thresholdRuleOf(view.details)
  const comparison = rule && comparisons[rule.comparison]
  const trend = seriesOf(w, view)
  return rule && comparison ? { comparison, value: rule.threshold, unit: trend ? unitOf(trend) : '' } : null
}

/** 'Half of new cars are electric' has no other name; 'Ice-free Arctic' and the record of 9.58 seconds have one. */
const isNamedByValue = (read: Relation | null, { title, label }: PredictionView['item']): boolean =>
  read !== null && 'value' in read && valuesIn(title).length === 1 && valuesIn(label).length > 0

const valuesIn = (text: string): string[] =>
  text.replaceAll(/\b(?:19|20|21)\d\d\b|\b1[5-8]\d\d\b/g, '').match(/(?<!\p{L})\d[\d.,]*|\bhalf\b/giu) ?? []

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((one) => Number(one.replaceAll(',', '')))

/** What is to come by a year may come from the day of the report on. */
function whenOf({ dossier: { madeAt } }: Writing, { item, details }: PredictionView, read: When | null): When {
  const year = yearOfQuestion(item.title, details)
  const at = details.automatic?.at
  if (at !== undefined) {
    const month = /^\d{4}-(\d{2})/.exec(at)?.[1]
    return { kind: 'in', from: year, to: year, ...(month && { month }) }
  }
  const { kind, from, month } = read ?? { kind: 'by', from: null }
  const begins = { by: Number(madeAt.slice(0, 4)), within: from ?? year, in: year, ever: year }
  return { kind, from: begins[kind], to: year, ...(month && { month }) }
}

/** What a series says of one time. */
export function statedByTrend({ item, details }: TrendView, at: string, rest: Partial<Stated>): Stated {
  const { unit, source, frequency } = details.series ?? { unit: null, source: '', frequency: null }
  const year = Number(at.slice(0, 4))
  const month = /^\d{4}-(\d{2})/.exec(at)?.[1]
  return {
    wants: 'amount',
    relation: null,
    when: { kind: 'in', from: year, to: year, ...(month && { month }) },
    negated: false,
    places: placesIn(`${item.title} ${item.label}`),
    unit,
    given: null,
    isCompared: true,
    isNamed: false,
    names: [[item.title, item.label, unit].join(' '), item.summary, measurersIn(source)].join('\n'),
    called: `${item.label} ${unit}`,
    numbers: [],
    years: [],
    measure: measureOf(`${unit} ${item.label}`),
    isOfYears: frequency === 'yearly',
    ...ofMonth(item.label),
    condition: null,
    ...rest,
  }
}

/** Who measures it may be named, as in 'the NASA record'; other words of a source are about other things too. */
const measurersIn = (source: string): string => (source.match(/\b[A-Z]{3,}\b/g) ?? []).join(' ')

/** Shares and rates are told of a hundred, a thousand or each: what a question asks for by the head is that already. */
function measureOf(said: string): Stated['measure'] {
  if (/\bper (?:person|capita|head|woman|[\d,]+)\b/i.test(said)) return 'each'
  return said.startsWith('%') ? 'share' : 'level'
}

/** 'Arctic sea ice in September' has one value a year, and that is of a month. */
function ofMonth(label: string): Pick<Stated, 'monthOfEach'> {
  const month = new RegExp(String.raw`\bin ${monthPattern}\b`, 'u').exec(label.toLowerCase())?.[1]
  return month === undefined ? {} : { monthOfEach: months[month] }
}
