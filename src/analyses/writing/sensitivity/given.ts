/** What the answer is once an earlier value of its series is known: of a chance a chance, of an amount its middle. */
import { typeOf } from '#predictions/question-types/index.ts'
import {
  estimated,
  forecastPath,
  pooledAmountPath,
  reader,
  roughly,
  type Step,
  togetherOf,
  stepOf,
  unitOf,
} from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, type Piece } from '../sentence.ts'
import type { TrendView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'
import { type Side, sideOf } from './side.ts'

export type Given = {
  trend: TrendView
  /** The step that the answer is about. */
  at: string
  target: Step
  /** `place`: where what is given lies in what was foreseen for it, as a chance; `what`: what that is. */
  ifAt(place: Evidence, tie: Evidence, percent: number, what?: string): Evidence
  say(then: Evidence): Piece
  /** Of another than whoever projects the series, who may foresee less of a range. */
  isForecast: boolean
}

const earlier = 'an earlier value'

/** Null where the answer is about no step of the projection of its series. */
export function answerGiven(w: Writing, answer: Answer): Given | null {
  const { trend, year, figure } = answer
  const target = trend && year !== null ? stepOf(w, trend, timeOfAnswer(answer, year)) : null
  if (!trend || !target) return null
  const at = String(target.at.value)
  const of = { trend, at, target, isForecast: false }
  const side = sideOf(answer)
  if (figure.unit === 'chance' && side) return ofChance(w, { figure, side }, of)
  if (answer.pool?.at) return ofPooled(w, answer.pool.at, of)
  return figure === target.median ? ofMiddle(w, of) : ofForecast(w, answer, of)
}

type Of = Pick<Given, 'trend' | 'at' | 'target' | 'isForecast'>

function ofChance(w: Writing, { figure, side }: { figure: Evidence; side: Side }, of: Of): Given {
  const formula = side === 'up' ? 'chance-at-least-given' : 'chance-below-given'
  return {
    ...of,
    say: amount,
    ifAt: (place, tie, percent, what = earlier) =>
      w.table.compute(formula, [figure, tie, place], {
        title: `The answer, given ${what} at its ${percent}% point`,
        unit: 'chance',
      }),
  }
}

function ofMiddle(w: Writing, of: Of): Given {
  const { trend, at, target } = of
  const read = reader(w, trend)
  const inputs = [
    read(`numbers.projection.${at}`, `the step ${at} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  return {
    ...of,
    say: (then) => estimated(target, then),
    ifAt: (place, tie, percent, what = earlier) =>
      w.table.compute('value-given', [...inputs, tie, place], {
        title: `${trend.item.label} in ${at}, given ${what} at its ${percent}% point`,
        unit: unitOf(trend),
      }),
  }
}

/** Of an amount that is pooled: what forecast and projection do not pass with the chance that is left in the middle. */
function ofPooled(w: Writing, pooledAt: (share: Evidence) => Evidence, of: Of): Given {
  return {
    ...of,
    say: (then) => estimated(of.target, then),
    ifAt: (place, tie, percent, what = earlier) =>
      pooledAt(
        w.table.compute('place-given', [tie, place], {
          title: `The place of the answer, given ${what} at its ${percent}% point`,
          unit: 'chance',
        }),
      ),
  }
}

/** The month of its rule, where a question has one; else the year. */
function timeOfAnswer({ prediction }: Answer, year: number): string {
  const at =
    prediction && typeOf(prediction.details.question).isComparableWithSeries
      ? prediction.details.automatic?.at
      : undefined
  return at !== undefined && Number(at.slice(0, 4)) === year ? at : String(year)
}

/** Of an amount that is forecast: its middle, by the forecast's own quantiles. */
function ofForecast(
  w: Writing,
  { prediction, figure }: Answer,
  of: Pick<Given, 'trend' | 'at' | 'target'>,
): Given | null {
  const forecast = prediction && forecastPath(prediction)
  if (!forecast) return null
  const path = `${pooledAmountPath(prediction) ?? `${forecast.path}.estimate`}.quantiles`
  if (figure.field !== `${path}.p50` || figure.unit === 'day') return null
  const read = reader(w, prediction)
  const [quantiles, scale] = [
    read(path, `forecast by ${forecast.who}, its quantiles`),
    read('details.question.range.scale', 'its scale'),
  ]
  return {
    ...of,
    isForecast: true,
    say: (then) => roughly(then),
    ifAt: (place, tie, percent, what = earlier) => {
      const title = `The answer, given ${what} at its ${percent}% point`
      const at = w.table.compute('place-given', [tie, place], { title: `${title}: its place`, unit: 'chance' })
      return w.table.compute('forecast-value', [at, quantiles, scale], { title, unit: figure.unit })
    },
  }
}

/** How much an earlier step of its projection tells of the one that the answer is about. */
export function tieTo(w: Writing, { trend, target }: Given, step: Step): Evidence {
  return w.table.compute('tie-of-steps', [...togetherOf(w, trend), step.at, target.at], {
    title: `${trend.item.label}, tie of ${String(step.at.value)} and ${String(target.at.value)}`,
    unit: 'score',
  })
}
