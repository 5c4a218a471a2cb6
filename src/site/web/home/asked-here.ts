/**
 * The question that was asked on a page, kept with the page's place in the history of the tab: whoever goes back to it
 * finds the question as they left it, also after it was ordered.
 */
import { longestQuestion } from '#accounts/longest-question.ts'

type Kept = Pick<History, 'state' | 'replaceState'>

/** Null: it was closed. What else is kept with the place stays. */
export function keepAsked(history: Kept, asked: string | null): void {
  const { asked: _, ...others } = stateOf(history)
  history.replaceState(asked === null ? others : { ...others, asked }, '')
}

export function readAsked(history: Pick<Kept, 'state'>): string | null {
  const { asked } = stateOf(history)
  return typeof asked === 'string' && asked.trim() !== '' && asked.length <= longestQuestion ? asked : null
}

/** A browser may hold anything there. */
function stateOf({ state }: Pick<Kept, 'state'>): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {} // each field is looked at before it is used
}
