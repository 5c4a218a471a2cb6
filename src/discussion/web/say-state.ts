/** Where a comment stands that not everybody reads, as whoever reads it is told; null where everybody does. */
import { goneWords } from '../words.ts'
import type { Comment } from './call-discussion.ts'

export function sayState({ state, isOwn, text, hidden }: Comment): string | null {
  if (state === 'shown') return null
  if (text === null) return goneWords[state]
  const whom = isOwn ? 'you and operators' : 'its author and operators'
  if (state === 'held') return `Only ${whom} read this until an operator has looked at it.`
  return `Hidden: only ${whom} read this.${hidden?.reason ? ` The reason: ${hidden.reason}` : ''}`
}
