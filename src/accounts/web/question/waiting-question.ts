/**
 * A question that was asked and waits for its reader, who has gone to sign in or to pay: its words and the page it was
 * asked on. Kept for this tab, as the detour may leave the site.
 */
import { longestQuestion } from '../../longest-question.ts'
import { type Kept, readKept, removeKept, writeKept } from '../kept.ts'

export type WaitingQuestion = { text: string; path: string }

const key = 'farsight:waiting'

export function keepWaiting(storage: () => Kept, waiting: WaitingQuestion): void {
  writeKept(storage, key, JSON.stringify(waiting))
}

export function readWaiting(storage: () => Kept): WaitingQuestion | null {
  const kept = readKept(storage, key)
  if (kept === null) return null
  try {
    const waiting: unknown = JSON.parse(kept)
    return isWaiting(waiting) ? waiting : null
  } catch {
    return null // something else wrote there
  }
}

export function forgetWaiting(storage: () => Kept): void {
  removeKept(storage, key)
}

/** A path of this site: '//elsewhere.example' would be another one. */
function isWaiting(value: unknown): value is WaitingQuestion {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('path' in value)) return false
  const { text, path } = value
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= longestQuestion &&
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path)
  )
}
