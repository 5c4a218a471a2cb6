/** Whether a report that was run again tells nothing that the one before did not. Without schemas: the browser asks too. */
import type { Changes } from './changes.ts'

export function isUnchanged({ before, answer, values, items }: Changes): boolean {
  return before !== null && answer.before === answer.now && values.length === 0 && items.length === 0
}
