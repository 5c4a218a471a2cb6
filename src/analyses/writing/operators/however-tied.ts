/**
 * The chance that what several amounts make comes to something, and how far it matters how they hang together: as if none
 * told of another, at the least and at the most. Or the same of its opposite.
 */
import type { Evidence } from '../../report/evidence.ts'
import type { Writing } from '../writing.ts'

export type Chances = { figure: Evidence; least: Evidence; most: Evidence }

type Of = {
  formula: 'chance-above-other' | 'gap-at-least' | 'sum-at-least'
  inputs: readonly Evidence[]
  /** What of: 'Wind and sun, together in 2032'. */
  title: string
  /** 'So much or more', and its opposite: 'less'. */
  is: string
  isNot: string
  isDenied: boolean
}

export function chancesHoweverTied(w: Writing, { formula, inputs, title, is, isNot, isDenied }: Of): Chances {
  const about = (what: string) => ({ title: `${title}, ${what}`, unit: 'chance' })
  const figure = w.table.compute(formula, inputs, about(`chance of ${is}`))
  const least = w.table.compute(`${formula}-least`, inputs, about('the least, however they hang together'))
  const most = w.table.compute(`${formula}-most`, inputs, about('the most, however they hang together'))
  if (!isDenied) return { figure, least, most }
  const not = (of: Evidence, what: string) => w.table.compute('chance-not', [of], about(`${what} of ${isNot}`))
  return {
    figure: not(figure, 'chance'),
    least: not(most, 'the least chance'),
    most: not(least, 'the most chance'),
  }
}
