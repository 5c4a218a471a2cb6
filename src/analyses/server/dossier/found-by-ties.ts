/** The items that come along with those that fit best: linked to them, told with them, or of the same tags. */
import type { Pool } from 'pg'
import { passedOn, tagsPassOn, usuallyPassedOn, yearsFit } from '../../dossier/fit.ts'
import type { Understood } from '../../dossier/preview.ts'
import { type Candidate, listNear, listTagged, type Near } from './candidate-store.ts'
import { type Asked, byFit, type Found, once } from './found.ts'

const mostTags = 4
type Share = readonly [tag: string, share: number]

/** Each the best first; an item that is tied to several is there several times. `near`: who is tied to whom. */
export async function listByTies(pool: Pool, { understood, accountId, looked }: Asked, first: readonly Found[]) {
  const shares = tagsOf(first)
  const ids = first.map(({ item }) => item.id)
  const tags = shares.map(([tag]) => tag)
  const [near, tagged] = await Promise.all([
    once(looked?.links, ids.join(), () => listNear(pool, accountId, ids)),
    tags.length ? once(looked?.tags, tags.join(), () => listTagged(pool, accountId, tags)) : [],
  ])
  const linked = near.map((item) => ({ item, fit: fitByLink(item, first, understood), because: 'link' as const }))
  const best = first[0]?.fit ?? 0
  const alike = tagged.map((item) => ({
    item,
    fit: fitByTags(item, shares, best, understood),
    because: 'tags' as const,
  }))
  return { near, linked: byFit(linked), alike: byFit(alike) }
}

/** The tags of the best, each with its share of their fits. */
function tagsOf(first: readonly Found[]): Share[] {
  const total = first.reduce((sum, { fit }) => sum + fit, 0)
  const shares = new Map<string, number>()
  for (const { item, fit } of first) for (const tag of item.tags) shares.set(tag, (shares.get(tag) ?? 0) + fit / total)
  return [...shares].toSorted((a, b) => b[1] - a[1]).slice(0, mostTags)
}

function fitByLink({ via, relation, horizon_to }: Near, first: readonly Found[], understood: Understood): number {
  const from = first.find(({ item }) => item.id === via)?.fit ?? 0
  return from * (passedOn[relation] ?? usuallyPassedOn) * yearsFit(understood, horizon_to)
}

function fitByTags(
  { tags, horizon_to }: Candidate,
  wanted: readonly Share[],
  best: number,
  understood: Understood,
): number {
  const all = wanted.reduce((sum, [, share]) => sum + share, 0)
  const shared = wanted.reduce((sum, [tag, share]) => sum + (tags.includes(tag) ? share : 0), 0) / all
  return best * tagsPassOn * shared * yearsFit(understood, horizon_to)
}
