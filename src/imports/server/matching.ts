/** Answers the calls about which prediction asks the same as a question that one has brought. */
import type { Kysely } from 'kysely'
import { lockQuestion } from '#forecasts/server/forecast-store.ts'
import { presentAsked } from '#forecasts/server/asked-with/present-asked.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { type User, userOf } from '#kit/viewer.ts'
import { askedOf } from '#forecasts/server/asked.ts'
import { whyNotMatch } from '../matching.ts'
import type { matchingContract } from '../matching-contract.ts'
import { findImported, listMatched, type MatchedRow, saveMatch } from './match-store.ts'

export function matchingHandlers(db: Kysely<ContentTables>): Handlers<typeof matchingContract> {
  return {
    async matchImportedQuestion({ params: { id }, body: { predictionId }, viewer }) {
      const user = userOf(viewer)
      await inTransaction(db, async (trx) => {
        const brought = await findImported(trx, user.id, id)
        if (!brought) throw new Refusal('imported-question-not-found')
        const here = await lockQuestion(trx, predictionId, user)
        if (!here) throw new Refusal('item-not-found')
        const reason = whyNotMatch(brought, askedOf(here).question)
        if (reason) throw new Refusal('invalid-input', [{ field: 'predictionId', reason }])
        if (!(await saveMatch(trx, user.id, { id, predictionId }))) throw new Refusal('imported-question-not-found')
      })
      return { match: (await matchedBy(db, user, [predictionId]))(predictionId) }
    },

    async unmatchImportedQuestion({ params: { id }, viewer }) {
      if (!(await saveMatch(db, userOf(viewer).id, { id, predictionId: null })))
        throw new Refusal('imported-question-not-found')
      return { match: null }
    },
  }
}

/** What is told of each of these predictions. */
export async function matchedBy(db: Kysely<ContentTables>, user: User, predictionIds: readonly string[]) {
  const rows = predictionIds.length > 0 ? await listMatched(db, user, predictionIds) : []
  const byId = new Map(rows.map((row) => [row.id, presentMatched(row)]))
  return (predictionId: string) => ({ predictionId, shown: byId.get(predictionId) ?? null })
}

function presentMatched({ own, ...row }: MatchedRow) {
  return { ...presentAsked({ ...row, point: null }, null), own }
}
