/** Answers the predictions API. */
import type { Kysely } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { ContentTables } from '#items/server/tables.ts'
import type { predictionContract } from '../contract.ts'
import { predictionDetails } from '../question.ts'
import { type DoubtRow, listDoubts } from './resolving/doubt-store.ts'
import { closeContradictions, listOverturned } from './resolving/overturned-store.ts'
import { resolveAnew } from './resolving/resolve.ts'

const { question } = predictionDetails.shape
const outcome = predictionDetails.shape.outcome.unwrap()

export function predictionHandlers(db: Kysely<ContentTables>): Handlers<typeof predictionContract> {
  return {
    async findDoubts({ params: { id }, viewer }) {
      const rows = await listDoubts(db, id, viewer)
      if (!rows) throw new Refusal('item-not-found')
      return { predictionId: id, doubts: rows.map(presentDoubt) }
    },

    async listOverturned() {
      const rows = await listOverturned(db)
      return {
        items: rows.map((row) => ({
          ...row,
          question: question.parse(row.question),
          outcome: outcome.parse(row.outcome),
          at: row.at.toISOString(),
        })),
      }
    },

    async judgeOverturned({ params: { id }, body, now }) {
      await inTransaction(db, async (trx) => {
        if (!(await closeContradictions(trx, id, body))) throw new Refusal('not-in-doubt')
        if (body.word === 'corrected' && !(await resolveAnew(trx, id, now))) throw new Refusal('nothing-decides')
      })
      return {}
    },
  }
}

function presentDoubt({
  knownSince,
  formerPeriod,
  formerValue,
  formerAnswer,
  closedAt,
  word,
  reason,
  ...row
}: DoubtRow) {
  return {
    ...row,
    knownSince: knownSince.toISOString(),
    former:
      formerPeriod === null || formerValue === null
        ? null
        : { period: formerPeriod, value: formerValue, answer: formerAnswer },
    settled: closedAt && word ? { on: closedAt.toISOString(), word, reason } : null,
  }
}
