/** The questions of a branching in the order of their table, each with what it is to the others. */
import { sayAnyOf } from '#predictions/written.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Branching } from '../call-forecasts.ts'
import type { AskedRow } from './AskedTable.tsx'

/** What the part is called, in the contents of its page and over it. */
export function branchesTitle(branchings: readonly Branching[]): string {
  const hasPlain = branchings.some(({ plains }) => plains.length > 0)
  return hasPlain ? 'With a condition, and without' : 'Under a condition'
}

export const branchesCaption = 'What hangs on what'

export function rowsOf({ on, branches, plains }: Branching): AskedRow[] {
  return [
    { ...on, mark: on.label, role: 'the condition' },
    ...branches.map((one) => ({
      ...one,
      mark: one.label,
      role: `counts if that comes out ${sayAnyOf(one.under.map((outcome) => typeOf(on.question).sayOutcome(on.question, outcome)))}`,
    })),
    ...plains.map((one) => ({ ...one, mark: one.label, role: 'the same without a condition' })),
  ]
}
