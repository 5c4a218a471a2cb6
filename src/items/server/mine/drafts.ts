/**
 * What people have begun to write: kept as it stands in the form, with what it still lacks. Nobody but its writer sees
 * it.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { type User, userOf } from '#kit/viewer.ts'
import { findOwn, removeDraft } from './item-store.ts'
import { type MyHandlers, readGiven, type Writing } from './items.ts'
import { refuseTooMuchKept } from './kept-bytes.ts'
import { rowsOf } from '../rows.ts'
import type { Fault } from '#kit/server/api/say-issue.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { refuseUnstorable } from '../storable.ts'
import { lockAccount } from '../transaction.ts'

const mostDrafts = 200
/** Of the entry as JSON. An item whose text is as long as it may be fits in every script. */
const longestBytes = 300_000

export type DraftRow = {
  id: string
  kind: string
  itemId: string | null
  base: number | null
  entry: Record<string, unknown>
  updated_at: Date
}

export function draftHandlers(
  writing: Writing,
): Pick<MyHandlers, 'listDrafts' | 'findDraft' | 'keepDraft' | 'removeDraft'> {
  const { db } = writing
  return {
    async listDrafts({ viewer }) {
      return { drafts: (await listDrafts(db, userOf(viewer).id)).map(presentDraft) }
    },

    async findDraft({ params: { draft: id }, viewer, now }) {
      const user = userOf(viewer)
      const [row] = await listDrafts(db, user.id, id)
      if (!row) throw new Refusal('draft-not-found')
      return { draft: { ...presentDraft(row), entry: row.entry, faults: await faultsIn(writing, row, user, now) } }
    },

    async keepDraft({ params: { draft: id }, body, viewer, now }) {
      const user = userOf(viewer)
      refuseUnstorable(body.entry)
      const entry = JSON.stringify(body.entry)
      if (Buffer.byteLength(entry) > longestBytes) throw new Refusal('draft-too-large')
      const draft = { id, ...body, updated_at: now }
      const faults = await faultsIn(writing, draft, user, now)
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        const { others, bytes: before } = await countDrafts(trx, user.id, id)
        if (others >= mostDrafts) throw new Refusal('too-many-items')
        const bytes = await saveDraft(trx, { ...draft, entry }, user.id)
        if (bytes === null) throw new Refusal('draft-not-found')
        // Whoever keeps too much may still shorten what they write.
        if (bytes > before) await refuseTooMuchKept(trx, user.id, writing.parts)
      })
      return { draft: presentDraft(draft), faults }
    },

    async removeDraft({ params: { draft: id }, viewer }) {
      await removeDraft(db, userOf(viewer).id, id)
      return {}
    },
  }
}

/** What an item with this text would be refused for. */
async function faultsIn(
  writing: Writing,
  { kind: name, itemId, entry: given }: DraftRow,
  user: User,
  now: Date,
): Promise<Fault[]> {
  const before = itemId === null ? null : await findOwn(writing.db, { kind: name, id: itemId, ownerId: user.id })
  if (itemId !== null && !before) throw new Refusal('own-item-not-found')
  return (await readGiven(writing, { name, given, before, user, now })).faults
}

/** The latest first; one alone where its id is given. */
export function listDrafts(db: QueryExecutorProvider, ownerId: string, id: string | null = null): Promise<DraftRow[]> {
  return rowsOf(
    db,
    sql<DraftRow>`
      select id, kind, item_id as "itemId", base, entry, updated_at from draft
      where owner_id = ${ownerId} and (${id}::uuid is null or id = ${id}::uuid) order by updated_at desc, id`,
  )
}

/** How many others there are, and how long this one is by now. */
async function countDrafts(
  db: QueryExecutorProvider,
  ownerId: string,
  id: string,
): Promise<{ others: number; bytes: number }> {
  const [row] = await rowsOf(
    db,
    sql<{ others: number; bytes: number }>`
      select (count(*) filter (where id <> ${id}::uuid))::int as others,
        coalesce(sum(bytes) filter (where id = ${id}::uuid), 0)::int as bytes
      from draft where owner_id = ${ownerId}`,
  )
  return row ?? { others: 0, bytes: 0 }
}

/** Answers how long it is now, or null where it is not kept: an id that somebody else's draft has is not to be had. */
async function saveDraft(
  db: QueryExecutorProvider,
  { id, kind, itemId, base, entry, updated_at }: Omit<DraftRow, 'entry'> & { entry: string },
  ownerId: string,
): Promise<number | null> {
  const [row] = await rowsOf(
    db,
    sql<{ bytes: number }>`
      insert into draft (id, owner_id, kind, item_id, base, entry, updated_at)
      values (${id}, ${ownerId}, ${kind}, ${itemId}, ${base}, ${entry}::jsonb, ${updated_at})
      on conflict (id) do update set kind = excluded.kind, item_id = excluded.item_id, base = excluded.base,
          entry = excluded.entry, updated_at = excluded.updated_at
        where draft.owner_id = excluded.owner_id
      returning bytes`,
  )
  return row?.bytes ?? null
}

export function presentDraft({ id, kind, itemId, base, entry: { title }, updated_at }: DraftRow) {
  const shown = typeof title === 'string' ? title.trim().slice(0, 140) : ''
  return { id, kind, itemId, base, title: shown, updatedAt: updated_at.toISOString() }
}
