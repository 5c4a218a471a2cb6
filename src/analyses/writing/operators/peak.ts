/**
 * When is it highest, or lowest, how high is that, and has it been? By what was observed and projected, and the chance
 * that what comes stands beyond it.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import { howOften } from '#series/how-often.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import { askOf, textAsked, yearAsked } from '../asked.ts'
import { chanceByDate } from '../answers/chance-by-date.ts'
import { dateOfPrediction } from '../answers/date.ts'
import { endOf, seriesName, reader, seriesOf, unitOf } from '../facts.ts'
import { latestOf } from '../latest.ts'
import { amount, type Phrase, plainly, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Stated } from '../stated/ask-stated.ts'
import { statedByTrend } from '../stated/stated.ts'
import { projectionOf, type PredictionView, type TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { type Extreme, extremes, type Top, topOf } from './highest.ts'
import { trendsAsked } from './of-trends.ts'

export function peak(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  const extreme = of.measure === 'peak' || of.measure === 'lowest' ? extremes[of.measure] : null
  const view = trendsAsked(w).find((one) => projectionOf(one))
  if (!extreme || !view || relation !== null) return null
  if (wants === 'amount') return yearAsked(w) === null ? levelAhead(w, view, extreme) : null
  return (of.measure === 'peak' ? byQuestion(w, view) : null) ?? bySeries(w, view, extreme)
}

function byQuestion(w: Writing, view: TrendView): Answer | null {
  const { wants } = askOf(w)
  const asked = questionOf(w, view)
  if (asked && wants === 'time') return dateOfPrediction(w, asked)
  return asked && wants === 'chance' && yearAsked(w) !== null ? chanceByDate(w, asked) : null
}

function bySeries(w: Writing, view: TrendView, extreme: Extreme): Answer | null {
  const { wants } = askOf(w)
  if (wants !== 'time' && wants !== 'chance') return null
  const top = topOf(w, view, extreme)
  if (wants === 'chance') return hasBeen(w, view, { top, extreme })
  const isBehind = Number(top.beyond.value) < 0.5 && !isOnlyAhead(w, view, top)
  return (isBehind ? behind : ahead)(w, view, { top, extreme })
}

/** A question that asks for the year of the peak itself, as that of emissions, knows more than the series. */
function questionOf(w: Writing, view: TrendView): PredictionView<'date'> | undefined {
  return w.predictions.find(
    (one): one is PredictionView<'date'> =>
      typeOf(one.details.question).asksWhen && /\bpeak\b/i.test(one.item.title) && isOf(w, one, view),
  )
}

const isOf = (w: Writing, one: PredictionView, view: TrendView): boolean =>
  seriesOf(w, one) === view || one.item.links.some(({ to, relation }) => to === view.ref && relation === 'measured-by')

/** What a series began with is no peak or low that anybody asks for who asks when it will be. */
function isOnlyAhead(w: Writing, view: TrendView, top: Top): boolean {
  const first = view.details.series?.observations[0]?.[0].slice(0, 4)
  return String(top.at.value).slice(0, 4) === first && !/\b(?:did|was|were|has|have|had)\b/i.test(textAsked(w))
}

type Of = { top: Top; extreme: Extreme }

const wasSo = (w: Writing, view: TrendView, { top: { value, at, beyond, end }, extreme }: Of) => [
  sentence`The ${extreme.word} value of ${plainly(seriesName(w, view))} was ${amount(value)}, in ${when(at)}.`,
  sentence`The chance that a year up to ${when(end)} stands ${extreme.beyond} it is ${amount(beyond)}.`,
  ...lastSaid(w, view),
]

function lastSaid(w: Writing, view: TrendView) {
  const last = latestOf(w, view)
  return last ? [sentence`It stood at ${amount(last.value)} in ${when(last.at)}.`] : []
}

function behind(w: Writing, view: TrendView, { top, extreme }: Of): Answer {
  return {
    ...plainAnswer,
    states: { ...statesOf(w, view, 'time'), known: knownOf(view, top.at) },
    figure: top.at,
    text: when(top.at).text,
    says: `${view.item.label}: ${extreme.word} value`,
    event: { said: [`the ${stepName(view)} in which `, plainly(seriesName(w, view)), ` was ${extreme.word}`] },
    sentences: wasSo(w, view, { top, extreme }),
    trend: view,
    year: Number(String(top.at.value).slice(0, 4)),
  }
}

/** Where the middle of the projection is highest or lowest, and how much it is then. */
function middleOf(w: Writing, view: TrendView, { word, at: atBy, value: valueBy }: Extreme) {
  const read = reader(w, view)
  const inputs = [
    read('numbers.projection.points', 'the steps of the projection'),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  const { label } = view.item
  const at = w.table.compute(atBy, inputs, {
    title: `${label}, when the middle of its projection is ${word}`,
    unit: 'day',
  })
  const value = w.table.compute(valueBy, inputs, {
    title: `${label}, ${word} middle of its projection`,
    unit: unitOf(view),
  })
  return { at, value }
}

/** What still rises has its peak where the middle of the projection is highest; at its end nobody can say. */
function ahead(w: Writing, view: TrendView, { top, extreme }: Of): Answer {
  const { at, value } = middleOf(w, view, extreme)
  const { label } = view.item
  const isEnd = isLastYear(view, String(at.value))
  // What only goes down from its first step on has nothing ahead.
  const isOver = String(at.value) === projectionOf(view)?.points[0]?.at
  return {
    ...plainAnswer,
    states: { ...statesOf(w, view, 'time'), known: knownOf(view, at) },
    figure: at,
    text: when(at).text,
    says: `${label}: ${extreme.word} value`,
    event: {
      said: [
        `the ${stepName(view)} in which `,
        plainly(seriesName(w, view)),
        ` is ${extreme.word}, by the middle of its projection`,
      ],
    },
    isNone: isEnd || isOver,
    sentences: [
      isEnd || isOver
        ? sentence`No ${extreme.noun} of ${plainly(seriesName(w, view))} lies within the projection: its middle is ${extreme.word} ${isEnd ? 'towards the end' : 'where it begins'}, ${when(isEnd ? top.end : at)}.`
        : sentence`The middle of the projection of ${plainly(seriesName(w, view))} is ${extreme.word} in ${when(at)}, at ${amount(value)}.`,
      sentence`So far the ${extreme.word} was ${amount(top.value)}, in ${when(top.at)}, and the chance that a later year stands ${extreme.beyond} it is ${amount(top.beyond)}.`,
      ...lastSaid(w, view),
    ],
    trend: view,
    year: Number(String(at.value).slice(0, 4)),
  }
}

/** How high it will be at its highest. */
function levelAhead(w: Writing, view: TrendView, extreme: Extreme): Answer {
  const { at, value } = middleOf(w, view, extreme)
  const top = topOf(w, view, extreme)
  const isEnd = isLastYear(view, String(at.value))
  return {
    ...plainAnswer,
    states: statesOf(w, view, 'amount'),
    figure: value,
    text: amount(value).text,
    says: `${view.item.label}: ${extreme.word} middle of its projection, in ${when(at).text}`,
    event: {
      said: [plainly(seriesName(w, view)), ` at its ${extreme.word}, by the middle of its projection, in `, when(at)],
    },
    sentences: [
      sentence`The middle of the projection of ${plainly(seriesName(w, view))} is ${extreme.word} in ${when(at)}, at ${amount(value)}.`,
      ...(isEnd ? [sentence`That is towards its end, ${when(top.end)}: beyond that it may well go on.`] : []),
      sentence`So far the ${extreme.word} was ${amount(top.value)}, in ${when(top.at)}.`,
    ],
    trend: view,
    year: Number(String(at.value).slice(0, 4)),
  }
}

/** What is highest in the last year of a projection may well go on: months have their seasons. */
function isLastYear(view: TrendView, at: string): boolean {
  const frequency = view.details.series?.frequency ?? 'yearly'
  const end = projectionOf(view)?.points.at(-1)?.at ?? at
  return stepsBetween(at, end, frequency) < howOften[frequency].perYear
}

/** That nothing within the projection stands beyond the highest so far. */
function hasBeen(w: Writing, view: TrendView, { top, extreme }: Of): Answer | null {
  const { when: asked } = askOf(w)
  if (asked !== null && asked.to !== null && asked.to !== endOf(view)) return null
  const figure = w.table.compute('chance-not', [top.beyond], {
    title: `${view.item.label}, chance that the ${extreme.word} value so far stays the ${extreme.word}`,
    unit: 'chance',
  })
  const stays: Phrase = [
    `the ${extreme.word} value of `,
    plainly(seriesName(w, view)),
    ', ',
    amount(top.value),
    ' in ',
    when(top.at),
    `, stays the ${extreme.word} up to `,
    when(top.end),
  ]
  return {
    ...plainAnswer,
    states: { ...statesOf(w, view, 'chance'), when: null },
    figure,
    text: amount(figure).text,
    says: `${view.item.label}: ${extreme.word} value in ${when(top.at).text}`,
    event: { said: stays },
    sentences: [sentence`The chance that ${stays} is ${amount(figure)}.`, ...lastSaid(w, view)],
    trend: view,
    year: endOf(view),
  }
}

const statesOf = (w: Writing, view: TrendView, wants: 'time' | 'chance' | 'amount') =>
  statedByTrend(view, String(endOf(view) ?? ''), { wants, measure: askOf(w).of.measure })

const stepName = ({ details }: TrendView): string => howOften[details.series?.frequency ?? 'yearly'].step

/** From when on it is the highest: 'since 1962' narrows nothing of what is known from then on. */
function knownOf({ details }: TrendView, at: Evidence): Stated['known'] {
  const first = details.series?.observations[0]?.[0]
  return first === undefined ? undefined : { from: yearIn(first), at: yearIn(String(at.value)) }
}
const yearIn = (time: string): number => Number(time.slice(0, 4))
