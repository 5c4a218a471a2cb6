/** How fast would it have to change? From the newest value to the one that is asked about, beside how fast it has. */
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import { askOf, yearAsked } from '../asked.ts'
import { falls, rises } from '../../ask/amounts/compared-words.ts'
import { barFor } from '../bar-for.ts'
import type { Bar } from '../bar-in.ts'
import { askedYear, estimated, observedAt, seriesName, roughly, stepOf, unitOf } from '../facts.ts'
import { beforeLatest, latestOf } from '../latest.ts'
import { amount, listed, type Phrase, type Piece, plainly, sentence, when } from '../sentence.ts'
import { statedByTrend } from '../stated/stated.ts'
import { changesByFactor, unitOfChange } from '#series/value-bounds.ts'
import type { TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { stepInputs } from './amounts.ts'
import { trendsAsked } from './of-trends.ts'

/** A value to be reached where an amount is asked: the amount is the change that it takes. */
export function neededPace(w: Writing): Answer | null {
  const { wants, relation } = askOf(w)
  const year = yearAsked(w)
  if (wants !== 'amount' || relation === null || year === null) return null
  for (const view of trendsAsked(w)) {
    const [last, bar] = [latestOf(w, view), barFor(w, view)]
    if (last && bar && year > Number(String(last.at.value).slice(0, 4)))
      return (isThere(w, { last, bar }) ? thereAlready : paceTo)(w, view, { last, bar, year })
  }
  return null
}

type Wanted = { last: { value: Evidence; at: Evidence }; bar: Bar; year: number }

/** What must rise to a value is there where it has passed it: 'to be at 70 %' alone may ask for a fall. */
function isThere(w: Writing, { last, bar: { side, value } }: Pick<Wanted, 'last' | 'bar'>): boolean {
  const { words } = askOf(w).of
  const isAbove = Number(last.value.value) > Number(value.value)
  const isUp = side === 'at least' || side === 'above'
  return isUp === isAbove && mustRise.test(words) === isUp && mustFall.test(words) !== isUp
}
const mustRise = new RegExp(String.raw`\b${rises}\b`, 'iu')
const mustFall = new RegExp(String.raw`\b${falls}\b`, 'iu')

/** It needs no pace: in words, since no number is asked for that is not nought. */
function thereAlready(w: Writing, view: TrendView, wanted: Wanted): Answer {
  const { last, bar } = wanted
  const isUp = bar.side === 'at least' || bar.side === 'above'
  const all = view.details.series?.observations ?? []
  const isShort = ([, value]: (typeof all)[number]) => (Number(bar.value.value) - value) * (isUp ? 1 : -1) > 0
  const [since] = all[all.findLastIndex(isShort) + 1] ?? []
  const first = since === undefined ? null : observedAt(w, view, since)
  const name = plainly(seriesName(w, view))
  return {
    ...paceTo(w, view, wanted),
    figure: last.value,
    text: amount(last.value).text,
    event: null,
    sentences: [
      sentence`${name} needs no pace to be ${bar.side} ${amount(bar.value)}: it is there already, at ${amount(last.value)} in ${when(last.at)}.`,
      ...(first
        ? [
            sentence`Of the values that are known, those since ${when(first.at)} are all ${bar.side} ${amount(bar.value)}.`,
          ]
        : []),
      ...soFar(w, view, last),
      ...expected(w, view, wanted),
    ],
    isNone: true,
  }
}

function paceTo(w: Writing, view: TrendView, { last, bar, year }: Wanted): Answer {
  const at = askedYear(w, year)
  const rate = rateOf(w, view)
  const figure = rate({ from: last, to: { value: bar.value, at } }, `needed to ${amount(bar.value).text} in ${year}`)
  const isUp = Number(bar.value.value) > Number(last.value.value)
  return {
    ...plainAnswer,
    states: statedByTrend(view, String(year), { relation: bar.relation, unit: figure.unit }),
    figure,
    text: sizeOf(figure).text,
    says: `${view.item.label}: change a year needed to ${amount(bar.value).text} in ${year}`,
    event: {
      said: [
        `the yearly ${isUp ? 'rise' : 'fall'} needed for `,
        plainly(seriesName(w, view)),
        ` to be ${bar.side} `,
        amount(bar.value),
        ' in ',
        when(at),
      ],
    },
    sentences: [
      sentence`To be ${bar.side} ${amount(bar.value)} in ${when(at)}, ${plainly(seriesName(w, view))} would have to ${isUp ? 'rise' : 'fall'} by ${sizeOf(figure)} a year from the ${amount(last.value)} of ${when(last.at)}.`,
      ...soFar(w, view, last),
      ...expected(w, view, { last, bar, year }),
      ...bar.typed,
    ],
    trend: view,
    year,
    threshold: bar.value,
  }
}

type Moved = { from: { value: Evidence; at: Evidence }; to: { value: Evidence; at: Evidence } }

/** In per cent where nought means none, else in the unit, of shares in points. What falls is told by how much it falls. */
export function rateOf(w: Writing, view: TrendView, isPercent = isOfLate(view)) {
  const change = unitOfChange(unitOf(view)).replace(/ (?:per|a) year$/, '')
  const unit = isPercent ? 'percent' : change === 'points' ? 'percentage points' : change
  return ({ from, to }: Moved, what: string): Evidence => {
    const isDown = Number(to.value.value) < Number(from.value.value)
    const [low, high] = isDown && !isPercent ? [to.value, from.value] : [from.value, to.value]
    return w.table.compute(isPercent ? 'percent-a-year' : 'amount-a-year', [low, from.at, high, to.at], {
      title: `${view.item.label}, change a year ${what}`,
      unit,
    })
  }
}

/** Whether nought meant none of it in the years that are told: the sun made no electricity once. */
function isOfLate({ details: { series } }: TrendView): boolean {
  const values = series?.observations.slice(-(Math.max(...spans) + 1)).map(([, value]) => value) ?? []
  return series !== null && !series.unit.startsWith('%') && changesByFactor(series, values)
}

/** '2.0%', '1.0 percentage points', '0.35 percentage points', '66.6 TWh'. */
export function sizeOf(evidence: Evidence): Piece {
  const { value, unit } = evidence
  if (unit === 'percent' || typeof value !== 'number') return amount(evidence)
  if (unit !== 'percentage points') return roughly(evidence)
  return { kind: 'number', text: `${value.toFixed(value < 1 ? 2 : 1)} ${unit}`, evidence }
}

const spans = [1, 5, 10]

export function soFar(w: Writing, view: TrendView, last: Wanted['last'], rate = rateOf(w, view)): Sentence[] {
  const said = spans.flatMap((years): Phrase[] => {
    const then = beforeLatest(w, view, last, years)
    if (!then) return []
    const was = rate({ from: then, to: last }, `over ${years} years`)
    const isUp = Number(last.value.value) >= Number(then.value.value)
    if (/^0(?:\.0+)?(?![\d.])/.test(sizeOf(was).text)) return [['level since ', when(then.at)]]
    return [[isUp ? 'up ' : 'down ', sizeOf(was), ' a year since ', when(then.at)]]
  })
  return said.length > 0 ? [sentence`So far it went ${listed(said)}.`] : []
}

function expected(w: Writing, view: TrendView, { bar, year }: Wanted): Sentence[] {
  const step = stepOf(w, view, year)
  if (!step) return []
  const isUp = bar.side === 'at least' || bar.side === 'above'
  const chance = w.table.compute(isUp ? 'chance-at-least' : 'chance-below', [bar.value, ...stepInputs(w, view, step)], {
    title: `${view.item.label}, chance of being there in ${year}`,
    unit: 'chance',
  })
  return [
    sentence`Its projection gives that a chance of ${amount(chance)}, with ${estimated(step)} in the middle for ${when(step.at)}.`,
  ]
}
