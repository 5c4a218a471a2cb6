/** What people write in a prediction, read off its details; which of two ask the same. Free of schemas. */
import type { PredictionDetails } from './question.ts'

export type Asked = Pick<PredictionDetails, 'question'> & {
  automatic?: PredictionDetails['automatic'] | null
  condition?: PredictionDetails['condition'] | null
}

/**
 * The details as somebody says them anew who knows nothing of what became of them: what a rule resolved or annulled stays
 * so where no outcome is given, and what a person said whatever is given, while question, rule and condition are the same.
 */
export function withOutcomeOf(details: PredictionDetails, before: PredictionDetails): PredictionDetails {
  const isOfPeople = before.outcome?.decided !== undefined
  const isKept = isOfPeople || (details.outcome === null && isDecidedHere(before.outcome))
  return isKept && isAskedAlike(details, before) ? { ...details, outcome: before.outcome } : details
}

export function isAskedAlike(one: Asked, other: Asked): boolean {
  return isRuledAlike(one, other) && isAlike(countsIf(one), countsIf(other))
}

/** On what it counts; which prediction asks the same without that says nothing of how this one comes out. */
export function countsIf({
  condition,
}: Pick<Asked, 'condition'>): { on: string; outcome: string; or?: string[] } | null {
  if (!condition) return null
  const { on, outcome, or } = condition
  return { on, outcome, ...(or && { or }) }
}

/** The outcomes of which the other has to have one. */
export function outcomesMet({ outcome, or = [] }: { outcome: string; or?: readonly string[] | undefined }): string[] {
  return [outcome, ...or]
}

/** 'Green', 'Green or Blue', 'Green, Blue or Other' */
export function sayAnyOf(outcomes: readonly string[]): string {
  const last = outcomes.at(-1) ?? ''
  return outcomes.length < 2 ? last : `${outcomes.slice(0, -1).join(', ')} or ${last}`
}

/** Whether both ask the same, and a series answers both by the same rule, or neither. */
export function isRuledAlike(one: Asked, other: Asked): boolean {
  return (['question', 'automatic'] as const).every((part) => isAlike(one[part] ?? null, other[part] ?? null))
}

/** By a rule or a person, and not by what its file says. */
export function isDecidedHere(outcome: PredictionDetails['outcome']): boolean {
  return [outcome?.evidence, outcome?.given, outcome?.decided].some((how) => how !== undefined)
}

export function entryFrom({
  question,
  criteria,
  resolutionSource,
  opens,
  closes,
  resolves,
  ...rest
}: PredictionDetails) {
  const { authorForecast, automatic, condition } = rest
  return {
    question,
    criteria,
    resolutionSource,
    opens,
    closes,
    resolves,
    authorForecast: authorForecast ? { estimate: authorForecast.estimate, reason: authorForecast.reason } : null,
    automatic: automatic ?? null,
    condition: condition ?? null,
  }
}

/** Alike in every part, whatever the order of their fields: the database keeps that as it likes. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && isAlike(value, theirs.get(key)))
}
