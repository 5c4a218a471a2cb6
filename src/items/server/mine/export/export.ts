/** Everything that is kept of a user, as one file to take away. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import { WithHeaders } from '#kit/server/api/serve.ts'
import { Refusal } from '#kit/refusal.ts'
import { Streamed } from '#kit/server/api/streamed.ts'
import { type User, userOf } from '#kit/viewer.ts'
import type { Standing } from '../../../mine/words.ts'
import { listDrafts, presentDraft } from '../drafts.ts'
import type { MyHandlers } from '../items.ts'
import { standingColumn } from '../item-store.ts'
import { listFollowsOf } from '../follows/follow-store.ts'
import { findMadeAt } from '../own-feed/own-feed.ts'
import { ownRadars } from '../radars/export.ts'
import { beginAlone } from './one-at-a-time.ts'
import { presentWhole } from '../../present.ts'
import { rowsOf } from '../../rows.ts'
import { createItemStore } from '../../store.ts'
import type { Texts } from '../../text/texts.ts'
import { isOpenTo } from '../../visibility.ts'
import { type KeptParts, wholeData } from '../../kept-part.ts'

/** What accounts keep of a user. This room knows only what belongs to items. */
type UserRecordOf = (user: User) => Promise<Record<string, unknown>>

/** What this user ordered, with the reports. */
type AnalysesOf = (user: User) => AsyncIterable<Record<string, unknown>>

/** What this user agreed to, and when. */
type ConsentsOf = (user: User) => Promise<{ document: string; version: string; at: string }[]>

/** What other rooms keep of a user, for the one file. */
export type Others = {
  userRecordOf: UserRecordOf
  analysesOf: AnalysesOf
  consentsOf: ConsentsOf
  ledgerOf(user: User): AsyncIterable<Record<string, unknown>>
  purchasesOf(user: User): Promise<Record<string, unknown>>
  signInsOf(user: User): Promise<Record<string, unknown>>
  /** Whether reports answered this user. */
  reportRatingsOf(user: User): Promise<Record<string, unknown>[]>
  /** What this user said of the trends of others, forecast of predictions, wrote in comments, and was told of what is followed. */
  saidOf(user: User): Promise<Said>
  /** What this user forecast on other platforms and brought here. */
  importedOf(user: User): AsyncIterable<Record<string, unknown>>
}
/** Lists of what is kept of each. */
export type Said = Record<
  | 'signals'
  | 'ratings'
  | 'signalReports'
  | 'forecasts'
  | 'scores'
  | 'crowdWeight'
  | 'comments'
  | 'changedMinds'
  | 'commentReports'
  | 'objections'
  | 'notices',
  Record<string, unknown>[]
>
type Store = { db: QueryExecutorProvider; pool: Pool; parts: KeptParts; texts: Texts }

/** In seconds: whoever does not read theirs is cut off by then. */
const retryAfter = 30

export function myExportHandlers(
  store: Store,
  {
    userRecordOf,
    analysesOf,
    consentsOf,
    ledgerOf,
    purchasesOf,
    signInsOf,
    saidOf,
    reportRatingsOf,
    importedOf,
  }: Others,
): Pick<MyHandlers, 'exportMine'> {
  const { db } = store
  return {
    async exportMine({ viewer, now }) {
      const user = userOf(viewer)
      const [record, saved, follows, ownFeedMadeAt, reports, consents, purchases, signIns, said, reportRatings] =
        await Promise.all([
          userRecordOf(user),
          listSaved(db, user),
          listFollowsOf(db, user.id),
          findMadeAt(db, user.id),
          listReports(db, user.id),
          consentsOf(user),
          purchasesOf(user),
          signInsOf(user),
          saidOf(user),
          reportRatingsOf(user),
        ])
      const end = await beginAlone(db, user.id)
      if (!end) throw new Refusal('export-under-way', undefined, retryAfter)
      const fields = {
        exportedAt: now.toISOString(),
        user: record,
        items: ownItems(store, user, now),
        saved,
        follows,
        ownFeedMadeAt,
        radars: ownRadars(db, user),
        drafts: ownDrafts(db, user.id),
        reports,
        ...said,
        importedQuestions: importedOf(user),
        analyses: analysesOf(user),
        reportRatings,
        consents,
        ledger: ledgerOf(user),
        purchases,
        signIns,
      }
      const answer = new Streamed(fields, end)
      return new WithHeaders(answer, { 'content-disposition': 'attachment; filename="farsight-export.json"' })
    },
  }
}

type Head = { kind: string; id: string; standing: Standing }

/** One after the other, and of each one text after the other: whoever keeps much holds no more memory than others. */
async function* ownItems({ db, pool, parts, texts }: Store, viewer: User, now: Date): AsyncGenerator<Streamed> {
  const { findItem } = createItemStore(pool)
  const heads = await rowsOf(
    db,
    sql<Head>`
      select kind, id, ${standingColumn} as standing from item where owner_id = ${viewer.id} order by id`,
  )
  for (const { kind, id, standing } of heads) {
    const row = await findItem({ kind, id, viewer })
    if (!row) continue
    const { tree } = await texts.read(row.body, viewer.id)
    yield new Streamed({
      standing,
      item: presentWhole(row, tree, dayOf(now)),
      versions: versionTexts(db, id),
      history: (await parts[kind]?.findHistory(db, id)) ?? null,
    })
  }
}

/**
 * Of those that only revise what is kept in tables of its own, of which there may be any number, the newest: their
 * history stands beside them.
 */
const mostRevisions = 200
/** So many are read at once: half a megabyte each at the most, and a page's text mostly. */
const readAtOnce = 5

async function* versionTexts(db: QueryExecutorProvider, id: string): AsyncGenerator<Record<string, unknown>> {
  for (let after = 0; ;) {
    const rows = await rowsOf(
      db,
      sql<Record<string, unknown> & { version: number }>`
        select version, at, author, is_public as "isPublic", ${sql.raw(wholeData)} as data from item_version
        where item_id = ${id} and version > ${after}
          and (is_text or version > (select version from item where id = ${id}) - ${mostRevisions})
        order by version limit ${readAtOnce}`,
    )
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) return
    after = last.version
  }
}

/** Their heads first: a draft may be as long as an item. */
async function* ownDrafts(db: QueryExecutorProvider, ownerId: string) {
  const ids = await rowsOf(
    db,
    sql<{ id: string }>`select id from draft where owner_id = ${ownerId} order by updated_at desc, id`,
  )
  for (const { id } of ids) {
    const [row] = await listDrafts(db, ownerId, id)
    if (row) yield { ...presentDraft(row), entry: row.entry }
  }
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
