/** What this room keeps for an account: its forecasts, and their scores. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import { isSeenBy } from '#items/server/visibility.ts'
import { isOutcomeTold, toldPeer } from './record/record-store.ts'

/**
 * The words of the account and its tie to its forecasts go at once, and what stands on open questions is taken
 * back. What was estimated stays where it stood until then, and nobody knows any more whose it was. In the caller's transaction.
 */
export async function removeForecaster(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`
    insert into forecast (item_id, item_version, wording, forecaster_id, at, request_id)
    select item_id, item_version, wording, forecaster_id, now(), gen_random_uuid() from (
      select distinct on (item_id) item_id, item_version, wording, forecaster_id, estimate
      from forecast join forecaster on forecaster.id = forecaster_id where account_id = ${accountId}
      order by item_id, seq desc
    ) as newest join item on item.id = item_id
    where estimate is not null and outcome is null and closes >= (now() at time zone 'utc')::date`.execute(trx)
  await sql`
    update forecast set reason = null from forecaster
    where forecaster.id = forecaster_id and account_id = ${accountId} and reason is not null`.execute(trx)
  await sql`update forecaster set account_id = null where account_id = ${accountId}`.execute(trx)
}

/** For the file that one takes away. */
export async function listForecasted(db: QueryExecutorProvider, accountId: string) {
  const [forecasts, scores] = [await listForecasts(db, accountId), await listScores(db, accountId)]
  return { forecasts, scores, crowdWeight: await listWeights(db, accountId) }
}

/** Every forecast, the oldest first. */
function listForecasts(db: QueryExecutorProvider, accountId: string) {
  return rowsOf(
    db,
    sql<Record<string, unknown>>`
      select 'prediction/' || item_id as prediction, item_version as "itemVersion", at, estimate, until, reason
      from forecast join forecaster on forecaster.id = forecaster_id where account_id = ${accountId} order by seq`,
  )
}

/** How much one has counted in crowds, from when on. */
function listWeights(db: QueryExecutorProvider, accountId: string) {
  return rowsOf(
    db,
    sql<Record<string, unknown>>`
      select learnt_at as "learntAt", skill as weight from crowd_skill join crowd_learning using (version)
      join forecaster on forecaster.id = forecaster_id where account_id = ${accountId} order by version`,
  )
}

function listScores(db: QueryExecutorProvider, accountId: string) {
  return rowsOf(
    db,
    sql<Record<string, unknown>>`
      select 'prediction/' || item_id as prediction, scored_question.outcome, brier, log, baseline, ${toldPeer} as peer, coverage, score.forecasts, chances, beside,
        made_at as "madeAt"
      from score join scored_question using (item_id) join forecaster on forecaster.id = forecaster_id join item on item.id = item_id
      where account_id = ${accountId} and ${isOutcomeTold(isSeenBy({ id: accountId, isOperator: false }))} order by item_id`,
  )
}
