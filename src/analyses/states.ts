/** What becomes of an order, and by which steps. Apart from the schemas, so that the browser needs none of them. */

/** `empty`: the base knows nothing about the question; `empty`, `failed` and `cancelled` were not charged. */
export const analysisStates = ['queued', 'running', 'done', 'empty', 'failed', 'cancelled'] as const
export type AnalysisState = (typeof analysisStates)[number]

export function isOver(state: AnalysisState): boolean {
  return state !== 'queued' && state !== 'running'
}

/**
 * The parts of the work in their order; each is kept when it is done, so that work that was cut off goes on from there.
 */
export const steps = ['reading', 'evidence', 'sections', 'wording', 'checking'] as const
export type Step = (typeof steps)[number]
