/**
 * Whether a report that was run again tells nothing that the one before did not: every value that it rests on is there
 * in both, and the same. That an item was written anew and says nothing else of it is no news. Without schemas: the
 * browser asks too.
 */
import type { Changes } from './changes.ts'

export function isUnchanged({ before, answer, values, observations, only }: Changes): boolean {
  const isSame = values.length === 0 && observations.length === 0 && only.before === 0 && only.now === 0
  return before !== null && answer.before === answer.now && isSame
}
