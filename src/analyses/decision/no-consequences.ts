/** A decision of which nothing is known but its options. Free of schemas. */
import type { Choice } from './choice.ts'

export const noConsequences: Omit<Choice, 'options'> = {
  outcomes: { by: 'answer' },
  unit: '',
  isCost: false,
  again: null,
}
