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
import type { ContentTables } from '../tables.ts'
import { lockAccount } from '../transaction.ts'
import { findAuthor, findWaiting, type JudgedRow, listByAuthor, listJudged } from './authors-store.ts'
import { findHoldsFirst, saveHoldsFirst, saveWord } from './words-store.ts'

type Part = Pick<MyHandlers, 'findAuthor' | 'listAuthors' | 'judgeAuthor' | 'holdFirstItems' | 'countWaiting'>

/** The latest of an author; all of them are found by lists. */
const mostShown = 60

export function authorHandlers(db: Kysely<ContentTables>): Part {
  return {
    async findAuthor({ params: { author: id }, now }) {
      const ownerId = id === house ? null : id
      const [author, rows] = await Promise.all([findAuthor(db, ownerId), listByAuthor(db, ownerId, mostShown)])
      if (!author) throw new Refusal('author-not-found')
      const { name, since, items: total } = author
      return { id, name, since: since.toISOString(), total, items: rows.map((row) => presentCard(row, dayOf(now))) }
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
      const { reported, authors } = await findWaiting(db)
      return { reported, authors }
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
