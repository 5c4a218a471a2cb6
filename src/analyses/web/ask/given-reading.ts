/**
 * How its asker has changed the reading of a question, kept for this tab: who goes away to sign in or to pay finds it
 * again. What is kept is looked at by the server, as whatever comes from a browser.
 */
import { type Kept, readKept, removeKept, writeKept } from '#accounts/web/kept.ts'
import type { Question } from '../../ask/ask.ts'

const key = 'farsight:reading'

export function keepGiven(storage: () => Kept, of: string, read: Question | null): void {
  if (read) writeKept(storage, key, JSON.stringify({ of, read }))
  else removeKept(storage, key)
}

/** Null for another question. */
export function readGiven(storage: () => Kept, of: string): Question | null {
  try {
    const kept: unknown = JSON.parse(readKept(storage, key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('of' in kept) || !('read' in kept)) return null
    return kept.of === of && isReading(kept.read) ? kept.read : null
  } catch {
    return null // something else wrote there
  }
}

/** As far as the browser must know it to show it: the rest is refused by the server where it is wrong. */
function isReading(value: unknown): value is Question {
  return typeof value === 'object' && value !== null && 'parts' in value && Array.isArray(value.parts)
}
