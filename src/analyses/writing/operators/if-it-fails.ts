/** What follows if a condition does not come true: of the chance if it does, and of both by themselves. */
import { thresholdRuleOf } from '#predictions/resolving/rule.ts'
import type { Evidence } from '../../report/evidence.ts'
import { askOf } from '../asked.ts'
import { type Bar, barIn } from '../bar-in.ts'
import { chanceOf, forecastPath, hasChance, reader, seriesOf, titleOf, unitOf, yearOf } from '../facts.ts'
import { ifNot } from '../event/its-event.ts'
import { itIsSo, whatIsAskedOf } from '../phrases.ts'
import { amount, named, type Phrase, sentence } from '../sentence.ts'
import { isOtherWayGiven } from '../stated/same-condition.ts'
import type { Stated } from '../stated/ask-stated.ts'
import { statedBy } from '../stated/stated.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { conditionalsAsked, type Conditional } from './conditional.ts'

export function ifItFails(w: Writing): Answer | null {
  const ask = askOf(w)
  if (ask.wants !== 'chance' || ask.condition === null) return null
  for (const one of conditionalsAsked(w).filter(({ option }) => option === null)) {
    const plain = isOtherWayGiven(ask, statedBy(w, one.view, 'chance')) ? plainOf(w, one) : null
    if (plain) return answerOf(w, one, plain)
  }
  return null
}

/** `value`: what it turns on, where that is a value. */
type Plain = { view: PredictionView; chance: Evidence; bar: Bar | null; value: Evidence | null }

/** The same without the condition: a question of its own, or the value in a forecast of how much it will be. */
function plainOf(w: Writing, { view, on }: Conditional): Plain | null {
  const linked = w.predictions.filter(
    (other) =>
      !other.details.condition &&
      other.ref !== on.ref &&
      other.details.closes.slice(0, 4) === view.details.closes.slice(0, 4) &&
      (view.item.links.some(({ to }) => to === other.ref) || other.item.links.some(({ to }) => to === view.ref)),
  )
  for (const other of linked) {
    const chance = hasChance(other) ? chanceOf(w, other) : null
    if (chance) return { view: other, chance, bar: null, value: ruledValue(w, other) }
    const read = valueIn(w, other)
    if (read) return read
  }
  return null
}

function valueIn(w: Writing, view: PredictionView): Plain | null {
  const forecast = forecastPath(view)
  if (!forecast || !('unit' in view.details.question)) return null
  const read = reader(w, view)
  const bar = barIn(w, read('details.question.unit', 'unit'))
  if (!bar) return null
  const isUp = bar.side === 'at least' || bar.side === 'above'
  const inputs = [
    bar.value,
    read(`${forecast.path}.estimate.quantiles`, `forecast by ${forecast.who}, its quantiles`),
    read('details.question.range.scale', 'its scale'),
  ]
  const about = { title: `${view.item.label}, chance of a value ${bar.side} the one asked about`, unit: 'chance' }
  const chance = w.table.compute(isUp ? 'forecast-at-least' : 'forecast-below', inputs, about)
  return { view, chance, bar, value: bar.value }
}

function answerOf(w: Writing, { view, on, given, chance }: Conditional, plain: Plain): Answer {
  const figure = w.table.compute('chance-otherwise', [plain.chance, given, chance], {
    title: `${plain.view.item.label}, if ${on.item.label} fails`,
    unit: 'chance',
  })
  const { bar } = plain
  const that: Phrase = bar
    ? [whatIsAskedOf(w, plain.view), ` is ${bar.side} `, amount(bar.value)]
    : itIsSo(w, plain.view)
  return {
    ...plainAnswer,
    states: states(w, view),
    figure,
    text: amount(figure).text,
    says: `${saidOf(w, plain)} if not ${on.item.label}`,
    event: { said: [that, ', if ', ifNot(w, on)] },
    sentences: [
      sentence`If ${ifNot(w, on)}, the chance that ${that} is ${amount(figure)}.`,
      sentence`By the law of total probability: whatever becomes of the condition, the chance is ${amount(plain.chance)} (${named(titleOf(w, plain.view))}), if the condition comes true it is ${amount(chance)} (${named(titleOf(w, view))}), and the condition itself has ${amount(given)}.`,
    ],
    prediction: plain.view,
    trend: seriesOf(w, plain.view),
    year: yearOf(plain.view),
    threshold: plain.value,
  }
}

/** What is taken as given the other way round. */
function states(w: Writing, view: PredictionView): Stated {
  const stated = statedBy(w, view, 'chance')
  return { ...stated, condition: stated.condition && { ...stated.condition, negated: !stated.condition.negated } }
}

/** By the series and its value where these decide it: 'CO2 in the air at least 450 ppm in 2034'. */
function saidOf(w: Writing, { view, bar, value }: Plain): string {
  const [rule, trend] = [thresholdRuleOf(view.details), seriesOf(w, view)]
  if (bar) return `${view.item.label} ${bar.side} ${amount(bar.value).text}`
  if (!rule || !trend || !value) return view.item.label
  return `${trend.item.label} ${ruled[rule.comparison]} ${amount(value).text} in ${yearOf(view)}`
}

function ruledValue(w: Writing, view: PredictionView): Evidence | null {
  const trend = thresholdRuleOf(view.details) && seriesOf(w, view)
  return trend && reader(w, view)('details.automatic.threshold', 'the value that decides', unitOf(trend))
}

const ruled = { '>=': 'at least', '>': 'above', '<=': 'at most', '<': 'below' } as const
