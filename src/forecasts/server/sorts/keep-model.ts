/** Keeps what the model says as rows among the forecasts, whenever the numbers of a prediction are made or hold anew. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { NumbersMaker } from '#items/server/numbers/maker.ts'
import { rowsOf } from '#items/server/rows.ts'
import { predictionNumbers } from '#predictions/numbers.ts'
import { predictionDetails } from '#predictions/question.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { isAnotherWord, modelSays } from '../../sorts/model-says.ts'

/**
 * In the transaction of its numbers. While a prediction is private its numbers may rest on what nobody else may read:
 * then it says nothing, and what they had said by then it says from when it is public on. Once the outcome is known
 * nobody does.
 */
export const keepModelForecast: NonNullable<NumbersMaker['keepRecord']> = async (
  db,
  { id, version, details, isPublished },
  numbers,
) => {
  const { question, outcome } = predictionDetails.parse(details)
  if (!isPublished || outcome) return
  const says = modelSays(predictionNumbers.parse(numbers))
  const estimate = says?.estimate ?? null
  if (!isAnotherWord(question, await findLast(db, id), estimate)) return
  await sql`
    insert into forecast (item_id, item_version, forecaster_id, at, estimate, request_id)
    select item.id, ${version}, forecaster.id, greatest(coalesce(${says?.at}::timestamptz, now()), published_at),
      ${estimate && JSON.stringify(estimate)}::jsonb, gen_random_uuid()
    from item, forecaster where item.id = ${id}::bigint and sort = 'model'`.execute(db)
}

/** What it said last; null where it never spoke, or no more. */
async function findLast(db: QueryExecutorProvider, id: string): Promise<Estimate | null> {
  const [row] = await rowsOf(
    db,
    sql<{ estimate: Estimate | null }>`
      select estimate from forecast where item_id = ${id}::bigint
        and forecaster_id = (select id from forecaster where sort = 'model') order by seq desc limit 1`,
  )
  return row?.estimate ?? null
}
