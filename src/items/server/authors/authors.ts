/** Answers who an author is, and what operators say of authors. */
import { type Kysely, sql } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { userOf } from '#kit/viewer.ts'
import { house } from '../../paths.ts'
import type { MyHandlers } from '../mine/items.ts'
import { presentCard } from '../present.ts'
import { rowsOf } from '../rows.ts'
import { readCursor, writeCursor } from '../shelf/cursor.ts'
import { orders } from '../shelf/select.ts'
import type { ContentTables } from '../tables.ts'
import { lockAccount } from '../transaction.ts'
import { findAuthor, findWaiting, type JudgedRow, listByAuthor, listJudged } from './authors-store.ts'
import { findHoldsFirst, saveHoldsFirst, saveWord } from './words-store.ts'

type Part = Pick<MyHandlers, 'findAuthor' | 'listAuthors' | 'judgeAuthor' | 'holdFirstItems' | 'countWaiting'>

/** So many of an author at a time. */
const pageSize = 60

export function authorHandlers(db: Kysely<ContentTables>): Part {
  return {
    async findAuthor({ params: { author: id }, query: { cursor }, now }) {
      const ownerId = id === house ? null : id
      const place = readCursor(cursor, 'newest', [orders.newest.type])
      const [author, rows] = await Promise.all([
        findAuthor(db, ownerId),
        listByAuthor(db, { ownerId, place, most: pageSize + 1 }),
      ])
      if (!author) throw new Refusal('author-not-found')
      const { name, since, items: total } = author
      const shown = rows.slice(0, pageSize)
      const last = rows.length > pageSize ? shown.at(-1) : undefined
      return {
        id,
        name,
        since: since.toISOString(),
        total,
        items: shown.map((row) => presentCard(row, dayOf(now))),
        next: last ? writeCursor('newest', { tier: 0, key: last.key, id: String(last.id), loose: false }) : null,
      }
    },

    async listAuthors() {
      const [authors, holdsFirst] = await Promise.all([listJudged(db), findHoldsFirst(db)])
      return { holdsFirst, authors: authors.map(presentJudged) }
    },

    async judgeAuthor({ params: { author: accountId }, body: { word, reason }, viewer, now: at }) {
      const by = userOf(viewer)
      await inTransaction(db, async (trx) => {
        if ((await rowsOf(trx, sql`select from account where id = ${accountId}::bigint`)).length === 0)
          throw new Refusal('author-not-found')
        await lockAccount(trx, accountId)
        await saveWord(trx, { accountId, word, reason, by, at })
      })
      return { word }
    },

    async holdFirstItems({ body: { holdsFirst } }) {
      await saveHoldsFirst(db, holdsFirst)
      return { holdsFirst }
    },

    async countWaiting() {
      const { newest: _, ...counts } = await findWaiting(db)
      return counts
    },
  }
}

/** Instants from within JSON are written as the database does. */
function utc<One extends { at: string }>(one: One): One {
  return { ...one, at: new Date(one.at).toISOString() }
}

function presentJudged({ createdAt, isVerified, items, said, ...author }: JudgedRow) {
  const word = said[0]?.word ?? null
  const since = new Date(createdAt).toISOString()
  return { ...author, since, isVerified, word, items: items.map(utc), said: said.map(utc) }
}
