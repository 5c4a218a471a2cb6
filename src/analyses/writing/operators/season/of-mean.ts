/** The mean of several months: how likely it is so high, and within which range it lies, by paths of all of them. */
import type { Evidence } from '../../../report/evidence.ts'
import type { Side } from '../../answers/says.ts'
import { textAsked } from '../../asked.ts'
import type { Bar } from '../../bar-in.ts'
import { otherSide } from '../../event/event.ts'
import { reader, seriesName, togetherOf, unitOf } from '../../facts.ts'
import { amount, type Phrase, plainly, sentence } from '../../sentence.ts'
import type { TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { common, stood } from './about-months.ts'
import { during, saidOf } from './months.ts'

/** 'Will oil average 90 dollars over 2027?' asks of no month of it. */
export const asksForMean = (w: Writing): boolean =>
  /\b(?:averag(?:e|es|ed|ing)|mean|over the (?:whole |entire )?year|(?:full|whole|entire)[- ]year)\b/i.test(
    textAsked(w),
  )

export function chanceOfMean(
  w: Writing,
  view: TrendView,
  { steps, bar }: { steps: readonly string[]; bar: Bar },
): Answer {
  const isUp = bar.side === 'at least' || bar.side === 'above'
  const inputs = [bar.value, ...pathsOf(w, view, steps)]
  const figure = w.table.compute(isUp ? 'chance-of-mean-at-least' : 'chance-of-mean-below', inputs, {
    title: `${view.item.label}, chance of a mean ${bar.side} the value asked about ${saidOf(steps)}`,
    unit: 'chance',
  })
  const onSide = (side: Side): Phrase => [
    plainly(seriesName(w, view)),
    ` is ${side} `,
    amount(bar.value),
    ' on average ',
    during(w, view, steps),
  ]
  return {
    ...common(w, view, { steps, relation: bar.relation, wants: 'chance' }),
    figure,
    text: amount(figure).text,
    says: `${view.item.label} ${bar.side} ${amount(bar.value).text} on average ${saidOf(steps)}`,
    event: { said: onSide(bar.side), denied: onSide(otherSide[bar.side]) },
    threshold: bar.value,
    sentences: [
      sentence`The chance that ${onSide(bar.side)} is ${amount(figure)}, by the paths of its projection.`,
      ...stood(w, view),
      ...bar.typed,
    ],
  }
}

export function rangeOfMean(w: Writing, view: TrendView, steps: readonly string[]): { low: Evidence; high: Evidence } {
  const end = (which: 'low' | 'high') =>
    w.table.compute(`mean-${which}`, pathsOf(w, view, steps), {
      title: `${view.item.label}, ${which} end of the mean ${saidOf(steps)}`,
      unit: unitOf(view),
    })
  return { low: end('low'), high: end('high') }
}

function pathsOf(w: Writing, view: TrendView, steps: readonly string[]): Evidence[] {
  const read = reader(w, view)
  return [
    read('numbers.projection.bounds', 'what bounds it'),
    ...togetherOf(w, view),
    ...steps.map((at) => read(`numbers.projection.${at}`, `the step ${at} of the projection`)),
  ]
}
