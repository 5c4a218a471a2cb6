/** What whoever asks says of their decision, as evidence: their options, their amounts, in their unit. */
import type { Choice } from '../../decision/choice.ts'
import { payoffsOf } from '../../decision/standing.ts'
import { hasConsequences } from '../../decision/why-not-choice.ts'
import type { Evidence } from '../../report/evidence.ts'
import { isOwnUnit } from '../../report/shown-value.ts'
import type { Payoffs } from '#engine/decisions/options.ts'
import type { Writing } from '../writing.ts'

export type Theirs = {
  choice: Choice
  names: Evidence[]
  /** By option and outcome; none where they do not say. */
  brings: Evidence[][]
  unit: Evidence
  isCost: Evidence
  /** More is better. */
  payoffs: Payoffs[]
}

export function theirsOf(w: Writing, choice: Choice): Theirs {
  const asked = (field: string, value: string | number, title: string, unit: string | null = null) =>
    w.table.asked(`read.choice.${field}`, value, { title, unit })
  const has = hasConsequences(choice)
  return {
    choice,
    names: choice.options.map(({ name }, i) => asked(`options.${i}.name`, name, 'An option, as you call it')),
    brings: choice.options.map(({ name, brings }, i) =>
      brings.map((amount, at) => asked(`options.${i}.brings.${at}`, amount, sayOwn(choice, name, at), unitOf(choice))),
    ),
    unit: asked('unit', choice.unit, 'What you count in'),
    isCost: asked('isCost', choice.isCost ? 'yes' : 'no', 'Whether your amounts are costs'),
    payoffs: has ? payoffsOf(choice) : [],
  }
}

/** Of theirs, and of what is computed of theirs: null where it is the name of a unit that is printed in another way. */
export function unitOf({ unit }: Choice): string | null {
  return unit === '' || isOwnUnit(unit) ? null : unit
}

const outcomeWords: Record<Choice['outcomes']['by'], readonly [string, string]> = {
  answer: ['if the answer is yes', 'if it is no'],
  value: ['at that value or above', 'below it'],
}

export function outcomesOf({ outcomes }: Choice): readonly [string, string] {
  return outcomeWords[outcomes.by]
}

function sayOwn(choice: Choice, name: string, at: number): string {
  return `What you say “${name}” ${choice.isCost ? 'costs' : 'brings'} ${outcomesOf(choice)[at] ?? ''}`
}
