/**
 * Will it? By the forecast of the question that asks most nearly the same, with the projection of its series beside it.
 */
import {
  chanceOf,
  estimated,
  forecastChanceOf,
  forecastPath,
  labelOf,
  seriesName,
  lastOf,
  level,
  madeOf,
  modelOf,
  modelWeightOf,
  reader,
  seriesOf,
  stepOf,
} from '../facts.ts'
import { timeOf, unitOf, yearOf } from '../facts.ts'
import { thresholdRuleOf } from '#predictions/resolving/rule.ts'
import { amount, bare, connect, plainly, quoted, sentence, when } from '../sentence.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { PredictionView, TrendView } from '../views.ts'
import { longestReason } from '../sections/path/crowd.ts'
import { besidePeople, says } from '../people/people.ts'
import { theChance } from '../event/the-chance.ts'
import { whoseForecast } from '../phrases.ts'
import { itsEvent } from '../event/its-event.ts'
import { betweenYears } from './between-years.ts'
import { whenDue } from '../asked.ts'
import { ofYear } from './says.ts'
import { statedBy } from '../stated/stated.ts'
import { weighs } from '../one-number/pooled.ts'

export function chanceOfPrediction(w: Writing, view: PredictionView): Answer | null {
  const own = chanceOf(w, view)
  if (!own) return null
  const between = betweenYears(w, view)
  const trend = seriesOf(w, view)
  const ground = trend ? seriesSentences(w, view, trend) : onJudgement(w, view)
  const states = statedBy(w, view, 'chance')
  const common = { ...plainAnswer, states, prediction: view, trend, threshold: thresholdRead(w, view, trend) }
  if (between) {
    const { chance: figure, due } = between
    const year = Number(String(due.value).slice(0, 4))
    return {
      ...common,
      states: { ...states, when: whenDue(w, due), years: [] },
      figure,
      text: amount(figure).text,
      says: ofYear(view.item.label, when(due).text),
      event: between.event,
      year,
      // Where people say any of it, the answer says who does.
      ...(between.isOfPeople
        ? { beside: between.sentences.slice(1), sentences: [...between.sentences.slice(0, 1), ...ground] }
        : { sentences: [...between.sentences, ...ground] }),
    }
  }
  const [model, said] = [modelOf(w, view), forecastChanceOf(w, view) ?? own]
  const figured = {
    figure: own,
    text: amount(own).text,
    says: String(labelOf(w, view).value),
    event: itsEvent(w, view),
  }
  if (view.item.crowd) return { ...common, ...figured, ...byPeople(w, view, own), year: yearOf(view) }
  return {
    ...common,
    ...figured,
    ...(model && { pool: { figure: own, said, model, weight: modelWeightOf(w, view), sentences: [] } }),
    year: yearOf(view),
    ...(model && { low: outermost(w, 'lowest', [said, model]), high: outermost(w, 'highest', [said, model]) }),
    sentences: model
      ? [...together(w, view, { chance: own, said, model }), ...ground, ...unmixed(w, view, said, model)]
      : [saysHouse(w, view, said), ...ground],
  }
}

/** What people say together, and beside it what each of the others says: their number is pooled with none. */
function byPeople(
  w: Writing,
  view: PredictionView,
  chance: Evidence,
): Pick<Answer, 'low' | 'high' | 'beside' | 'sentences'> {
  const [own, model, trend] = [forecastChanceOf(w, view), modelOf(w, view), seriesOf(w, view)]
  const all = [chance, ...(own ? [own] : []), ...(model ? [model] : [])]
  return {
    low: all.length > 1 ? outermost(w, 'lowest', all) : null,
    high: all.length > 1 ? outermost(w, 'highest', all) : null,
    beside: besidePeople(w, view, { own, model, say: says }),
    sentences: [saysHouse(w, view, chance), ...(trend ? seriesSentences(w, view, trend) : onJudgement(w, view))],
  }
}

type Both = { chance: Evidence; said: Evidence; model: Evidence }

/** What both make together, or the forecast where they make no one number. */
function together(w: Writing, view: PredictionView, { chance, said, model }: Both): Sentence[] {
  const weight = modelWeightOf(w, view)
  const forecast = forecastPath(view)
  if (!weight || !forecast) return [saysHouse(w, view, said)]
  return [
    sentence`${theChance(w, view)} is ${amount(chance)}.`,
    sentence`${forecast.who} says ${amount(said)}, as of ${when(madeOf(w, view, forecast))}, the projection of its series ${amount(model)}; together, where the projection counts ${weighs(weight)} the forecast, they make ${amount(chance)}.`,
  ]
}

/** Where they are not mixed, that they are not. */
const unmixed = (w: Writing, view: PredictionView, said: Evidence, model: Evidence): Sentence[] =>
  modelWeightOf(w, view) ? [] : [modelSentence(w, said, model), connect('not-mixed')]

function thresholdRead(w: Writing, view: PredictionView, trend: TrendView | null): Evidence | null {
  if (!thresholdRuleOf(view.details)) return null
  return reader(w, view)('details.automatic.threshold', 'the value that decides', trend && unitOf(trend))
}

/** The forecast that leads, with whose it is and its day. */
function saysHouse(w: Writing, view: PredictionView, chance: Evidence): Sentence {
  const whose = whoseForecast(w, view)
  if (!whose) throw new Error(`${view.ref} has no forecast`)
  return sentence`${theChance(w, view)} is ${amount(chance)}, by ${whose}.`
}

/** Where nothing is measured, the reason is the answer's only ground; people together have none. */
export function onJudgement(w: Writing, view: PredictionView): Sentence[] {
  const forecast = forecastPath(view)
  if (!forecast) return []
  if (forecast.by === 'people') return [connect('on-judgement')]
  const reason = reader(w, view)(`${forecast.path}.reason`, 'reason for the forecast')
  return [connect('on-judgement'), sentence`It is reasoned thus: ${quoted(reason, longestReason)}.`]
}

const outermost = (w: Writing, formula: 'lowest' | 'highest', views: Evidence[]) =>
  w.table.compute(formula, views, { title: `The ${formula} of what the sources say`, unit: 'chance' })

/** Where its series stands, and what the projection of that says for then. */
export function seriesSentences(w: Writing, view: PredictionView, trend: TrendView): Sentence[] {
  const last = lastOf(w, trend)
  if (!last) return []
  const step = stepOf(w, trend, timeOf(view))
  const stood = sentence`${plainly(seriesName(w, trend))} stood at ${amount(last.value)} in ${when(last.at)}.`
  if (!step) return [stood]
  return [
    stood,
    sentence`For ${when(step.at)} the projection has ${estimated(step)} in the middle, and the value lies between ${estimated(step, step.low, true)} and ${estimated(step, step.high)} with a chance of ${bare(level(w, 80))}.`,
  ]
}

function modelSentence(w: Writing, figure: Evidence, model: Evidence): Sentence {
  const apart = w.table.compute('points-between', [figure, model], {
    title: 'Between the forecast and the projection',
    unit: 'points',
  })
  if (Math.round(Number(apart.value)) === 0)
    return sentence`Read off the projection alone it is ${amount(model)} as well.`
  const direction = Number(model.value) > Number(figure.value) ? 'more' : 'less'
  return sentence`Read off the projection alone it would be ${amount(model)}, ${amount(apart)} ${direction}.`
}
