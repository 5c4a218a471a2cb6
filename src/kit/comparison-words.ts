/**
 * How a value may stand to a threshold, in words, and whether it does. Apart from the schema, so that the browser needs
 * none.
 */
export const comparisons = ['>=', '>', '<=', '<'] as const
export type Comparison = (typeof comparisons)[number]

export const comparisonWords: Record<Comparison, string> = {
  '>=': 'at least',
  '>': 'above',
  '<=': 'at most',
  '<': 'below',
}

const holds: Record<Comparison, (value: number, threshold: number) => boolean> = {
  '>=': (value, threshold) => value >= threshold,
  '>': (value, threshold) => value > threshold,
  '<=': (value, threshold) => value <= threshold,
  '<': (value, threshold) => value < threshold,
}

/** Whether a value stands to a threshold as asked. */
export function isMet(value: number, comparison: Comparison, threshold: number): boolean {
  return holds[comparison](value, threshold)
}
