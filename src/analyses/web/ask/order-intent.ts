/**
 * The id of an order, made once for each intent: pressing twice, and pressing again after an answer was lost, is the
 * same order. Kept for this tab until the order is answered.
 */
import { type Kept, readKept, removeKept, writeKept } from '#accounts/web/kept.ts'
import type { Question } from '../../ask/ask.ts'

const key = 'farsight:order'

/** What is ordered: the question, the trend where it is about one, and how it was read, where somebody was shown that. */
export type Subject = { question: string; trendId: string | null; read: Question | null }

export function orderIdFor(storage: () => Kept, subject: Subject, make: () => string): string {
  const wanted = JSON.stringify([subject.question, subject.trendId, subject.read])
  const kept = readIntent(storage)
  if (kept?.of === wanted) return kept.id
  const id = make()
  writeKept(storage, key, JSON.stringify({ of: wanted, id }))
  return id
}

/** It has been answered: the next press is another order. */
export function forgetOrder(storage: () => Kept): void {
  removeKept(storage, key)
}

function readIntent(storage: () => Kept): { of: string; id: string } | null {
  try {
    const kept: unknown = JSON.parse(readKept(storage, key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('of' in kept) || !('id' in kept)) return null
    return typeof kept.of === 'string' && typeof kept.id === 'string' ? { of: kept.of, id: kept.id } : null
  } catch {
    return null // something else wrote there
  }
}
