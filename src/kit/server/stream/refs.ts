/** What a browser asks to be told of, and what of that it may hear. */
import { z } from 'zod'
import { Refusal } from '#kit/refusal.ts'
import type { User, Viewer } from '#kit/viewer.ts'

/** What belongs to the reader's own account, without naming it. */
export const own = 'own'

const mostRefs = 40
const query = z.object({
  refs: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.string().regex(/^(own|[a-z]+\/[1-9]\d{0,17})$/)).max(mostRefs)),
})

/** Who may hear of things of one sort: those who may see them. One object a sort, listed once. */
export type Hearing = {
  /** What their refs begin with: `item`. */
  sort: string
  /** Of these ids, those that the viewer may see now. */
  listHeard(ids: readonly string[], viewer: Viewer): Promise<string[]>
}

export type Heard = {
  refs: ReadonlySet<string>
  /** Whose account is heard of too. */
  account: User | null
}

/** `refs=own,item/131` */
export function readRefs(given: unknown): string[] {
  const read = query.safeParse(given)
  if (read.success) return read.data.refs
  throw new Refusal('invalid-input', [
    { field: 'refs', reason: `takes 1 to ${mostRefs} of own, item/131, analysis/12, joined by commas` },
  ])
}

/** Refuses where there is nothing that the viewer may hear. */
export async function findHeard(
  hearings: readonly Hearing[],
  asked: readonly string[],
  viewer: Viewer,
): Promise<Heard> {
  const refs = (await Promise.all(hearings.map((hearing) => listHeard(hearing, asked, viewer)))).flat()
  const account = asked.includes(own) ? viewer : null
  if (refs.length === 0 && !account) throw new Refusal(viewer ? 'not-found' : 'sign-in-needed')
  return { refs: new Set(refs), account }
}

export async function listHeard(
  { sort, listHeard: list }: Hearing,
  asked: readonly string[],
  viewer: Viewer,
): Promise<string[]> {
  const ids = asked.filter((ref) => ref.startsWith(`${sort}/`)).map((ref) => ref.slice(sort.length + 1))
  return ids.length ? (await list(ids, viewer)).map((id) => `${sort}/${id}`) : []
}
