/** The items that a question was confirmed or corrected to be about, as far as its asker sees them. */
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import type { Clause, Question } from '../../ask/ask.ts'
import { type Candidate, listNamed } from './candidate-store.ts'

export type GivenRead = {
  /** Without what has gone; what is about something and has no words of its own has the names of that. */
  question: Question
  labels: Record<string, string>
  /** Whether something has gone, or has been resolved, so that nothing is asked of it any more. */
  hasGone: boolean
}

export async function readGiven(pool: Pool, accountId: string | null, given: Question): Promise<GivenRead> {
  const seen = await findSeen(pool, accountId, given)
  const parts = given.parts.map((part) => ({
    ...part,
    of: withoutGone(part.of, seen),
    condition: part.condition && { ...part.condition, of: withoutGone(part.condition.of, seen) },
  }))
  return {
    question: { ...given, parts },
    labels: Object.fromEntries([...seen].map(([ref, { label }]) => [ref, label])),
    hasGone: namedIn(given).some(({ ref }) => (seen.get(ref)?.outcome ?? null) !== null || !seen.has(ref)),
  }
}

function withoutGone(of: Clause['of'], seen: ReadonlyMap<string, Candidate>): Clause['of'] {
  const items = of.items.filter((ref) => seen.has(ref))
  if (of.words) return { ...of, items }
  // Each of them may be an answer: their names ask for nothing besides.
  return { ...of, items, words: items.map((ref) => seen.get(ref)?.label ?? '').join(', '), things: [] }
}

/** By their references. What has gone, or was never to be seen, is not among them. */
async function findSeen(pool: Pool, accountId: string | null, given: Question): Promise<Map<string, Candidate>> {
  const refs = new Set(namedIn(given).map(({ ref }) => ref))
  const found = await listNamed(pool, accountId, [...refs])
  return new Map(found.map((item) => [`${item.kind}/${item.id}`, item]))
}

export async function refuseUnseen(pool: Pool, accountId: string | null, given: Question): Promise<void> {
  const seen = await findSeen(pool, accountId, given)
  const unseen = namedIn(given).filter(({ ref }) => !seen.has(ref))
  if (unseen.length === 0) return
  const details = unseen.map(({ field }) => ({ field, reason: 'names no item that can be found' }))
  throw new Refusal('read-item-not-found', details)
}

/** Also what is taken as given. */
function namedIn({ parts }: Question): { ref: string; field: string }[] {
  return parts.flatMap(({ of, condition }, part) => [
    ...of.items.map((ref, at) => ({ ref, field: `read.parts.${part}.of.items.${at}` })),
    ...(condition?.of.items ?? []).map((ref, at) => ({ ref, field: `read.parts.${part}.condition.of.items.${at}` })),
  ])
}
