/** Everything that is kept of a user, as one file to take away. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import { WithHeaders } from '#kit/server/api/serve.ts'
import { type User, userOf } from '#kit/viewer.ts'
import type { Standing } from '../../mine/words.ts'
import { listDrafts, presentDraft } from './drafts.ts'
import type { MyHandlers } from './items.ts'
import { standingColumn } from './item-store.ts'
import { presentWhole } from '../present.ts'
import { rowsOf } from '../rows.ts'
import { createItemStore, type WholeRow } from '../store.ts'
import type { Texts } from '../text/texts.ts'
import { isOpenTo } from '../visibility.ts'
import { type KeptParts, wholeData } from '../kept-part.ts'

/** What accounts keep of a user. This room knows only what belongs to items. */
export type UserRecordOf = (user: User) => Promise<Record<string, unknown>>

/** What this user ordered, with the reports. */
export type AnalysesOf = (user: User) => Promise<Record<string, unknown>[]>

/** What this user agreed to, and when. */
export type ConsentsOf = (user: User) => Promise<{ document: string; version: string; at: string }[]>

type Others = { userRecordOf: UserRecordOf; analysesOf: AnalysesOf; consentsOf: ConsentsOf }
type Store = { db: QueryExecutorProvider; pool: Pool; parts: KeptParts; texts: Texts }

export function myExportHandlers(
  store: Store,
  { userRecordOf, analysesOf, consentsOf }: Others,
): Pick<MyHandlers, 'exportMine'> {
  const { db } = store
  return {
    async exportMine({ viewer, now }) {
      const user = userOf(viewer)
      const [record, items, saved, drafts, reports, analyses, consents] = await Promise.all([
        userRecordOf(user),
        listOwnWhole(store, user),
        listSaved(db, user),
        listDrafts(db, user.id),
        listReports(db, user.id),
        analysesOf(user),
        consentsOf(user),
      ])
      const answer = {
        exportedAt: now.toISOString(),
        user: record,
        items: await Promise.all(
          items.map(async ({ row, ...rest }) => {
            const { tree } = await store.texts.read(row.body, user.id)
            return { ...rest, item: presentWhole(row, tree, dayOf(now)) }
          }),
        ),
        saved,
        drafts: drafts.map((row) => ({ ...presentDraft(row), entry: row.entry })),
        reports,
        analyses,
        consents,
      }
      return new WithHeaders(answer, { 'content-disposition': 'attachment; filename="farsight-export.json"' })
    },
  }
}

type OwnWhole = {
  standing: Standing
  row: WholeRow
  versions: Record<string, unknown>[]
  history: Record<string, unknown> | null
}

/** One after the other: a thousand long items at once would not be small. */
async function listOwnWhole({ db, pool, parts }: Store, viewer: User): Promise<OwnWhole[]> {
  const { findItem } = createItemStore(pool)
  const heads = await rowsOf(
    db,
    sql<{ kind: string; id: string; standing: Standing }>`
      select kind, id, ${standingColumn} as standing from item where owner_id = ${viewer.id} order by id`,
  )
  const found: OwnWhole[] = []
  for (const { kind, id, standing } of heads) {
    const row = await findItem({ kind, id, viewer })
    if (row) {
      const history = (await parts[kind]?.findHistory(db, id)) ?? null
      found.push({ standing, row, versions: await listVersionTexts(db, id), history })
    }
  }
  return found
}

/**
 * Of those that only revise what is kept in tables of its own, of which there may be any number, the newest: their
 * history stands beside them.
 */
const mostRevisions = 200

function listVersionTexts(db: QueryExecutorProvider, id: string): Promise<Record<string, unknown>[]> {
  return rowsOf(
    db,
    sql<Record<string, unknown>>`
      select version, at, author, is_public as "isPublic", ${sql.raw(wholeData)} as data from item_version
      where item_id = ${id} and (is_text or version > (select version from item where id = ${id}) - ${mostRevisions}) order by version`,
  )
}

/** Of others' items what is published: what became private since has a title no more. */
async function listSaved(db: QueryExecutorProvider, user: User) {
  const rows = await rowsOf(
    db,
    sql<{ ref: string; title: string; at: Date }>`
      select kind || '/' || id as ref, title, save.at from save join item on id = item_id
      where account_id = ${user.id} and ${isOpenTo(user)} order by save.at, id`,
  )
  return rows.map(({ ref, title, at }) => ({ ref, title, savedAt: at.toISOString() }))
}

async function listReports(db: QueryExecutorProvider, accountId: string) {
  const rows = await rowsOf(
    db,
    sql<{ ref: string; reason: string; note: string; at: Date }>`
      select kind || '/' || item.id as ref, reason, note, report.at from report join item on item.id = item_id
      where account_id = ${accountId} order by report.at, item.id`,
  )
  return rows.map(({ at, ...report }) => ({ ...report, at: at.toISOString() }))
}
