/**
 * What the rules and a language model read together. In English what the rules have read stands; the model adds what they
 * left open, and chooses among the items that were found. In another language the rules read the model's English, once it
 * has been held against the model's record.
 */
import type { Ask, Clause } from '../../ask/ask.ts'
import type { Typed } from '../../ask/read-question.ts'
import type { ModelClause, ModelPart, ModelReading } from './model-reading.ts'

/** `differs`: what the model reads otherwise than the rules, whose reading stands. */
export type Merged = { typed: Typed; differs: string[]; adds: boolean }

type Part = Typed['parts'][number]

export function mergeInEnglish(rules: Typed, { parts }: ModelReading): Merged {
  if (parts.length !== rules.parts.length) return { typed: rules, differs: ['how many questions it asks'], adds: false }
  const merged = rules.parts.map((part, i) => mergePart(part, parts[i]))
  const differs = [...new Set(merged.flatMap((one) => one.differs))]
  const typed = { ...rules, parts: merged.map(({ part }) => part) }
  return { typed, differs, adds: JSON.stringify(typed) !== JSON.stringify(rules) }
}

function mergePart({ ask, isGuess }: Part, model: ModelPart | undefined): { part: Part; differs: string[] } {
  if (!model) return { part: { ask, isGuess }, differs: [] }
  const added: Ask = {
    ...ask,
    wants: isGuess ? model.wants : ask.wants,
    of: { ...ask.of, items: model.items },
    place: ask.place === 'world' ? model.place : ask.place,
    relation: ask.relation ?? relationOf(model),
    when: ask.when ?? whenOf(model),
    decision: ask.decision ?? model.decision,
  }
  return { part: { ask: added, isGuess: isGuess && added.wants === ask.wants }, differs: differencesOf(ask, model) }
}

function differencesOf(ask: Ask, model: ModelPart): string[] {
  const [relation, when] = [relationOf(model), whenOf(model)]
  const isOther: readonly (readonly [string, boolean])[] = [
    ['what it compares with', ask.relation !== null && compared(relation) !== compared(ask.relation)],
    ['its time', ask.when !== null && when !== null && ask.when.to !== when.to],
    ['whether something is denied', ask.negated !== model.negated],
    ['what is taken as given', (ask.condition === null) !== (model.condition === null)],
    ['its place', ask.place !== 'world' && ask.place !== model.place],
  ]
  return isOther.filter(([, is]) => is).map(([name]) => name)
}

/** The number alone: units are written in many ways. */
function compared(relation: Clause['relation']): string {
  if (relation === null) return ''
  return 'factor' in relation ? `times ${relation.factor}` : String(relation.asked?.value ?? relation.value)
}

/** Without the words that say it. */
function relationOf({ relation }: ModelClause): Clause['relation'] {
  if (relation === null) return null
  if ('factor' in relation) return { comparison: relation.comparison, factor: relation.factor, of: relation.of }
  const { comparison, value, upTo, unit } = relation
  return { comparison, value, unit, ...(upTo !== undefined && { upTo }) }
}

function whenOf({ when }: ModelClause): Clause['when'] {
  if (when === null) return null
  const { kind, from, to, month } = when
  return { kind, from, to, ...(typeof month === 'string' && { month }) }
}
