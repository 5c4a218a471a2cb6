/** Over several months: how much on average, or how likely in a month of them and in any of them. */
import type { Relation, When } from '../../../ask/ask.ts'
import type { Side } from '../../answers/says.ts'
import { askOf } from '../../asked.ts'
import { type Bar, barIn } from '../../bar-in.ts'
import { otherSide } from '../../event/event.ts'
import { seriesName, lastOf, level, reader, roughly, togetherOf, unitOf } from '../../facts.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, bare, type Phrase, plainly, sentence, when } from '../../sentence.ts'
import { statedByTrend } from '../../stated/stated.ts'
import type { TrendView } from '../../views.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { pooledMean } from '../../one-number/pooled-amount.ts'
import { during, saidOf, stepsOf } from './months.ts'
import { trendsAsked } from '../of-trends.ts'

export function season(w: Writing): Answer | null {
  const { wants, when: asked, relation } = askOf(w)
  const [view] = trendsAsked(w).filter(({ details }) => details.series?.frequency !== 'yearly')
  const steps = view && asked ? stepsOf(view, monthsOf(asked)) : []
  // One month is answered as a year is.
  if (!view || steps.length < 2) return null
  if (wants === 'amount' && relation === null) return amountOver(w, view, steps)
  const bar = wants === 'chance' ? barIn(w, reader(w, view)('details.series.unit', 'unit')) : null
  return bar && chanceOver(w, view, { steps, bar })
}

/** A year of months is all of them: no one of them is what is asked. */
const monthsOf = (asked: When): When => (isOfYear(asked) ? { ...asked, month: '01-12' } : asked)
const isOfYear = ({ kind, month }: When): boolean => kind === 'in' && month === undefined

function amountOver(w: Writing, view: TrendView, steps: readonly string[]): Answer {
  const pooled = pooledMean(w, view, steps)
  const { figure, low, high } = pooled ? { ...pooled, figure: pooled.pool.figure } : projectedMean(w, view, steps)
  const name = plainly(seriesName(w, view))
  return {
    ...common(w, view, { steps, relation: null, wants: 'amount' }),
    ...(pooled && { pool: pooled.pool }),
    figure,
    text: roughly(figure).text,
    low,
    high,
    sentences: [
      pooled
        ? sentence`${name} will be ${roughly(figure)} on average ${during(w, view, steps)}, in the middle.`
        : sentence`The projection has ${name} at ${roughly(figure)} on average ${during(w, view, steps)}.`,
      sentence`A month of them lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}.`,
      ...(pooled?.pool.sentences ?? []),
      ...stood(w, view),
    ],
  }
}

function projectedMean(w: Writing, view: TrendView, steps: readonly string[]) {
  const mean = (name: string, what: string) =>
    w.table.compute(
      'mean',
      steps.map((at) =>
        reader(w, view)(`numbers.projection.${at}.${name}`, `${what} of the projection for ${at}`, unitOf(view)),
      ),
      { title: `${view.item.label}, mean of ${what} from ${steps[0]} to ${steps.at(-1)}`, unit: unitOf(view) },
    )
  return { figure: mean('p50', 'the middle'), low: mean('p10', 'the 10% point'), high: mean('p90', 'the 90% point') }
}

function chanceOver(w: Writing, view: TrendView, { steps, bar }: { steps: readonly string[]; bar: Bar }): Answer {
  const isUp = bar.side === 'at least' || bar.side === 'above'
  const read = reader(w, view)
  const bounds = read('numbers.projection.bounds', 'what bounds it')
  const each = steps.map((at) => {
    const step = read(`numbers.projection.${at}`, `the step ${at} of the projection`)
    const about = {
      title: `${view.item.label} in ${at}, chance of a value ${bar.side} the one asked about`,
      unit: 'chance',
    }
    return {
      step,
      chance: w.table.compute(isUp ? 'chance-at-least' : 'chance-below', [bar.value, step, bounds], about),
    }
  })
  const about = (what: string) => ({
    title: `${view.item.label}, ${what} from ${steps[0]} to ${steps.at(-1)}`,
    unit: 'chance',
  })
  const figure = w.table.compute(
    'mean',
    each.map(({ chance }) => chance),
    about('mean chance'),
  )
  const any = w.table.compute(
    isUp ? 'chance-of-any-at-least' : 'chance-of-any-below',
    [bar.value, bounds, ...togetherOf(w, view), ...each.map(({ step }) => step)],
    about('chance of any month'),
  )
  const isOnSide = (side: Side): Phrase => inAMonth(w, view, { steps, bar, side })
  return {
    ...common(w, view, { steps, relation: bar.relation, wants: 'chance' }),
    figure,
    text: amount(figure).text,
    says: `${view.item.label} ${bar.side} ${amount(bar.value).text} ${saidOf(steps)}`,
    event: {
      said: isOnSide(bar.side),
      denied: isOnSide(otherSide[bar.side]),
    },
    threshold: bar.value,
    sentences: [
      sentence`The chance that ${isOnSide(bar.side)} is ${amount(figure)}.`,
      sentence`The chance that it is so in at least one of these months is ${amount(any)}.`,
      ...stood(w, view),
      ...bar.typed,
    ],
  }
}

type InAMonth = { steps: readonly string[]; bar: Bar; side: Side }

/** 'The price of gold is at least 3,000 dollars in a given month from January to March'. */
const inAMonth = (w: Writing, view: TrendView, { steps, bar, side }: InAMonth): Phrase => [
  plainly(seriesName(w, view)),
  ` is ${side} `,
  amount(bar.value),
  ' in a given month ',
  during(w, view, steps),
]

type About = { steps: readonly string[]; relation: Relation | null; wants: 'amount' | 'chance' }

function common(w: Writing, view: TrendView, { steps, relation, wants }: About) {
  const [first = '', last = first] = [steps[0], steps.at(-1)]
  const months = [first, last].map((at) => at.slice(5))
  const asked = askOf(w).when
  const isMonthly = view.details.series?.frequency === 'monthly'
  // Quarters are told by the months that they were asked by.
  const month = isMonthly ? [...new Set(months)].join('-') : asked?.month
  const years = { from: Number(first.slice(0, 4)), to: Number(last.slice(0, 4)) }
  const isYear = asked !== null && isOfYear(asked)
  const span: When = isYear
    ? { kind: 'in', ...years }
    : { kind: 'within', ...years, ...(month !== undefined && { month }) }
  return {
    ...plainAnswer,
    states: statedByTrend(view, last, { wants, relation, when: span }),
    says: `${view.item.label} ${saidOf(steps)}`,
    event: { said: [plainly(seriesName(w, view)), ' on average ', during(w, view, steps)] },
    trend: view,
    year: years.to,
  }
}

function stood(w: Writing, view: TrendView): Sentence[] {
  const last = lastOf(w, view)
  return last ? [sentence`It stood at ${amount(last.value)} in ${when(last.at)}.`] : []
}
