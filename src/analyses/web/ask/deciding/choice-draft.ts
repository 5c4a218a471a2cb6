/** What the fields of a decision hold, and what they come to: a choice that travels with the reading, none, or why not yet. */
import { refusals } from '#kit/refusals.ts'
import type { Choice, Outcomes } from '../../../decision/choice.ts'
import { noConsequences } from '../../../decision/no-consequences.ts'
import { fewestOptions, hasConsequences, whyNotChoice } from '../../../decision/why-not-choice.ts'
import type { Question } from '../../../ask/ask.ts'
import { suggestOptions } from '../../../ask/deciding/options.ts'

type Amount = number | null
export type OptionDraft = { key: number; name: string; brings: readonly [Amount, Amount] }

export type ChoiceDraft = {
  decision: string
  options: readonly OptionDraft[]
  hasAmounts: boolean
  isCost: boolean
  unit: string
  by: Outcomes['by']
  value: number | null
  valueUnit: string
  /** Empty while no day is chosen. */
  again: string
}

/** `units`: in which what is asked about is measured. */
export function draftOfChoice(read: Question, units: readonly string[]): ChoiceDraft {
  const decision = decisionOf(read)
  const blank: Choice = { ...noConsequences, options: optionsFor(decision) }
  const { options, outcomes, isCost, unit, again } = read.choice ?? blank
  return {
    decision,
    options: options.map(({ name, brings }, key) => ({ key, name, brings: bringsOf(brings) })),
    hasAmounts: hasConsequences({ options }),
    isCost,
    unit,
    ...outcomeFields(outcomes, read, units),
    again: again ?? '',
  }
}

/** Those that the words name, or blanks. */
function optionsFor(decision: string): Choice['options'] {
  const named = suggestOptions(decision)
  const names = named.length > 0 ? named : Array.from({ length: fewestOptions }, () => '')
  return names.map((name) => ({ name, brings: [] }))
}

/** An amount has no yes: what is decided by it hangs on a value. */
function isAmount({ parts }: Question): boolean {
  return parts[0]?.wants === 'amount'
}

function outcomeFields(outcomes: Outcomes, read: Question, units: readonly string[]) {
  const isFresh = read.choice === undefined || !hasConsequences(read.choice)
  const unit = units[0] ?? ''
  if (outcomes.by === 'value') return { by: outcomes.by, value: outcomes.value, valueUnit: outcomes.unit }
  return { by: isFresh && isAmount(read) ? ('value' as const) : outcomes.by, value: null, valueUnit: unit }
}

const bringsOf = ([first, second]: readonly number[] = []): OptionDraft['brings'] => [first ?? null, second ?? null]

const decisionOf = ({ parts }: Question): string => parts.find(({ decision }) => decision !== null)?.decision ?? ''

type Told = { choice: Choice | null; why: null } | { choice: null; why: string }

/** Null where nothing is told but words; `why`: what is wanting of what was begun. */
export function choiceOf(draft: ChoiceDraft): Told {
  if (isBlank(draft)) return { choice: null, why: null }
  const outcomes = outcomesIn(draft)
  if (!outcomes) return { choice: null, why: 'Say the value at which your outcomes part.' }
  const choice = { ...outcomes, ...toldIn(draft) }
  const why = whyNotChoice(choice)
  return why ? { choice: null, why: refusals[why.code].message } : { choice, why: null }
}

function isBlank({ options, hasAmounts, again }: ChoiceDraft): boolean {
  return !hasAmounts && again === '' && options.every(({ name }) => name.trim() === '')
}

/** Null where the value is missing at which they part. */
function outcomesIn({ hasAmounts, by, value, valueUnit }: ChoiceDraft): Pick<Choice, 'outcomes'> | null {
  if (!hasAmounts || by === 'answer') return { outcomes: { by: 'answer' } }
  return value === null ? null : { outcomes: { by: 'value', value, unit: valueUnit.trim() } }
}

function toldIn({ options, hasAmounts, isCost, unit, again }: ChoiceDraft): Omit<Choice, 'outcomes'> {
  return {
    options: options.map(({ name, brings }) => ({
      name: name.trim(),
      brings: hasAmounts ? brings.filter((one) => one !== null) : [],
    })),
    unit: hasAmounts ? unit.trim() : '',
    isCost: hasAmounts && isCost,
    again: again || null,
  }
}

/** The reading with what is decided; null while something that was begun is unfinished. */
export function readWith(read: Question, draft: ChoiceDraft): Question | null {
  const { choice, why } = choiceOf(draft)
  if (why !== null) return null
  const { choice: _before, ...rest } = read
  return { ...rest, parts: withDecision(read, draft.decision.trim()), ...(choice && { choice }) }
}

/** At the part that says it, else at the first. */
function withDecision({ parts }: Question, words: string): Question['parts'] {
  const said = parts.findIndex(({ decision }) => decision !== null)
  return parts.map((part, i) => (i === Math.max(0, said) ? { ...part, decision: words || null } : part))
}
