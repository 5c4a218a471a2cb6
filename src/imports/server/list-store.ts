/** What is kept of one's forecasts elsewhere, as it is listed, counted and taken along. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { Asked, Outcome } from '../reading/told.ts'
import type { ImportedScore, Said } from '../scores/score.ts'
import type { PlatformName } from '../words.ts'

export type QuestionRow = {
  id: string
  platform: PlatformName
  title: string
  url: string | null
  question: Asked['question']
  outcome: Outcome | null
  cameAt: Date
  theirBrier: number | null
  score: ImportedScore | null
  /** That stand, without what takes one back. */
  forecasts: number
  /** What stood last. */
  last: Said
  /** Which prediction asks the same, by their word. */
  sameAs: string | null
}
type Place = { before: string | null; most: number }

/** The last that came out first, what is open at the end. `before`: a place as `placeOf` names it. */
export async function listQuestions(
  db: QueryExecutorProvider,
  accountId: string,
  { before, most }: Place,
): Promise<QuestionRow[]> {
  const [cameMs, id] = before?.split('_') ?? [null, null]
  return rowsOf(
    db,
    sql<QuestionRow>`
      select id::text as id, platform, title, url, question, outcome, came_at as "cameAt", their_brier as "theirBrier", score, forecasts, last,
        same_as::text as "sameAs"
      from imported_question where account_id = ${accountId} and (${cameMs}::float8 is null
        or (came_at, id) < (to_timestamp(${cameMs}::float8 / 1000), ${id}::bigint))
      order by came_at desc, imported_question.id desc limit ${most}`,
  )
}

export function placeOf({ cameAt, id }: Pick<QuestionRow, 'cameAt' | 'id'>): string {
  return `${cameAt.getTime()}_${id}`
}

const readAtOnce = 200

/** For the file to take along: question by question, with all that was said of each and when it was brought. */
export async function* everyQuestion(
  db: QueryExecutorProvider,
  accountId: string,
): AsyncGenerator<Record<string, unknown>> {
  for (let after = '0'; ;) {
    const rows = await rowsOf(
      db,
      sql<Record<string, unknown> & { id: string }>`
        select id::text as id, platform, key, title, url, question, opens, closes, outcome, their_brier as "theirBrier", score, 'prediction/' || same_as as "sameAs", (
            select json_agg(json_build_object('at', imported_forecast.at, 'estimate', estimate, 'broughtAt', import.at) order by imported_forecast.at, import_id, place)
            from imported_forecast join import on import.id = import_id where question_id = imported_question.id
          ) as forecasts
        from imported_question where account_id = ${accountId} and id > ${after}::bigint order by id limit ${readAtOnce}`,
    )
    for (const { id: _, ...row } of rows) yield row
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) return
    after = last.id
  }
}

/** In the caller's transaction. */
export async function removeImports(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`delete from imported_question where account_id = ${accountId}`.execute(trx)
  await sql`delete from import where account_id = ${accountId}`.execute(trx)
  await sql`delete from imported_record where account_id = ${accountId}`.execute(trx)
}
