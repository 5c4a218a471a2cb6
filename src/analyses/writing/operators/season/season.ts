/** Over several months: how much on average, or how likely in a month of them and in any of them. */
import type { When } from '../../../ask/ask.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Side } from '../../answers/says.ts'
import { askOf } from '../../asked.ts'
import { type Bar, barIn } from '../../bar-in.ts'
import { otherSide } from '../../event/event.ts'
import { seriesName, level, reader, roughly, togetherOf, unitOf } from '../../facts.ts'
import { amount, bare, type Phrase, plainly, sentence } from '../../sentence.ts'
import type { TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { pooledMean } from '../../one-number/pooled-amount.ts'
import { common, isOfYear, stood } from './about-months.ts'
import { during, saidOf, stepsOf } from './months.ts'
import { asksForMean, chanceOfMean, rangeOfMean } from './of-mean.ts'
import { trendsAsked } from '../of-trends.ts'

export function season(w: Writing): Answer | null {
  const { wants, when: asked, relation } = askOf(w)
  const [view] = trendsAsked(w).filter(({ details }) => details.series?.frequency !== 'yearly')
  const steps = view && asked ? stepsOf(view, monthsOf(asked)) : []
  // One month is answered as a year is.
  if (!view || steps.length < 2) return null
  if (wants === 'amount' && relation === null) return amountOver(w, view, steps)
  const bar = wants === 'chance' ? barIn(w, reader(w, view)('details.series.unit', 'unit')) : null
  return bar && (asksForMean(w) ? chanceOfMean : chanceOver)(w, view, { steps, bar })
}

/** A year of months is all of them: no one of them is what is asked. */
const monthsOf = (asked: When): When => (isOfYear(asked) ? { ...asked, month: '01-12' } : asked)

function amountOver(w: Writing, view: TrendView, steps: readonly string[]): Answer {
  const pooled = pooledMean(w, view, steps)
  const range = pooled ?? rangeOver(w, view, steps)
  const figure = pooled ? pooled.pool.figure : projectedMean(w, view, { steps, name: 'p50', what: 'the middle' })
  const name = plainly(seriesName(w, view))
  return {
    ...common(w, view, { steps, relation: null, wants: 'amount' }),
    ...(pooled && { pool: pooled.pool }),
    figure,
    text: roughly(figure).text,
    low: range.low,
    high: range.high,
    sentences: [
      pooled
        ? sentence`${name} will be ${roughly(figure)} on average ${during(w, view, steps)}, in the middle.`
        : sentence`The projection has ${name} at ${roughly(figure)} on average ${during(w, view, steps)}.`,
      sentence`${'isOfMean' in range ? 'This average' : 'A month of them'} lies between ${roughly(range.low, true)} and ${roughly(range.high)} with a chance of ${bare(level(w, 80))}.`,
      ...(pooled?.pool.sentences ?? []),
      ...stood(w, view),
    ],
  }
}

/** How far a month may lie off is no measure of how far their mean does. */
function rangeOver(w: Writing, view: TrendView, steps: readonly string[]) {
  if (asksForMean(w)) return { ...rangeOfMean(w, view, steps), isOfMean: true }
  return {
    low: projectedMean(w, view, { steps, name: 'p10', what: 'the 10% point' }),
    high: projectedMean(w, view, { steps, name: 'p90', what: 'the 90% point' }),
  }
}

type Point = { steps: readonly string[]; name: string; what: string }

function projectedMean(w: Writing, view: TrendView, { steps, name, what }: Point): Evidence {
  return w.table.compute(
    'mean',
    steps.map((at) =>
      reader(w, view)(`numbers.projection.${at}.${name}`, `${what} of the projection for ${at}`, unitOf(view)),
    ),
    { title: `${view.item.label}, mean of ${what} from ${steps[0]} to ${steps.at(-1)}`, unit: unitOf(view) },
  )
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
