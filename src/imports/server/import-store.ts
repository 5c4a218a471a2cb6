/** Forecasts of other platforms in the database: written once however often a file is brought, and taken out by the import. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { BroughtQuestion } from '../reading/gather.ts'
import type { Asked } from '../reading/told.ts'
import type { ImportedScore, Said } from '../scores/score.ts'
import type { PlatformName } from '../words.ts'

export type Import = { id: string; platform: PlatformName; at: Date; questions: number; forecasts: number }

export function listImports(db: QueryExecutorProvider, accountId: string): Promise<Import[]> {
  return rowsOf(
    db,
    sql<Import>`
      select id::text as id, platform, at, questions, forecasts from import where account_id = ${accountId} order by id desc`,
  )
}

export async function countKept(db: QueryExecutorProvider, accountId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ count: number }>`
      select count(*)::int as count from imported_forecast join import on import.id = import_id where account_id = ${accountId}`,
  )
  return row?.count ?? 0
}

export type Bringer = { accountId: string; platform: PlatformName }

export async function saveImport(
  trx: QueryExecutorProvider,
  { accountId, platform }: Bringer,
  at: Date,
): Promise<string> {
  const [row] = await rowsOf(
    trx,
    sql<{ id: string }>`
      insert into import (account_id, platform, at) values (${accountId}, ${platform}, ${at}) returning id::text as id`,
  )
  if (!row) throw new Error('An insert answered nothing.')
  return row.id
}

/** So many are written in one statement. */
const atOnce = 2000

/** As the file has them; which are new, or other than they were, is answered by their ids. */
export async function saveQuestions(
  trx: QueryExecutorProvider,
  { accountId, platform }: Bringer,
  questions: readonly BroughtQuestion[],
): Promise<{ added: string[]; changed: string[] }> {
  const found = { added: [] as string[], changed: [] as string[] }
  for (let from = 0; from < questions.length; from += atOnce) {
    const rows = questions.slice(from, from + atOnce).map(rowOf)
    // eslint-disable-next-line no-await-in-loop
    const written = await rowsOf(
      trx,
      sql<{ id: string; isNew: boolean }>`
        insert into imported_question as had
          (account_id, platform, key, title, url, question, opens, closes, outcome, came_at, their_brier)
        select ${accountId}, ${platform}, key, title, url, question, opens, closes, nullif(outcome, 'null'), "cameAt", "theirBrier"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
          key text, title text, url text, question jsonb, opens timestamptz, closes timestamptz, outcome jsonb,
          "cameAt" timestamptz, "theirBrier" float8)
        on conflict (account_id, platform, md5(key)) do update set title = excluded.title, url = excluded.url,
          question = excluded.question, opens = excluded.opens, closes = excluded.closes, outcome = excluded.outcome,
          came_at = excluded.came_at, their_brier = excluded.their_brier
        where (had.title, had.url, had.question, had.opens, had.closes, had.outcome, had.came_at, had.their_brier)
          is distinct from (excluded.title, excluded.url, excluded.question, excluded.opens, excluded.closes,
            excluded.outcome, excluded.came_at, excluded.their_brier)
        returning id::text as id, xmax = 0 as "isNew"`,
    )
    for (const { id, isNew } of written) found[isNew ? 'added' : 'changed'].push(id)
  }
  return found
}

const written = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function rowOf({ key, title, url, question, opens, closes, outcome, theirBrier }: BroughtQuestion) {
  const cameAt = new Date(outcome?.knownAt ?? 0).toISOString()
  return { key, title, url, question, opens: written(opens), closes: written(closes), outcome, cameAt, theirBrier }
}

/** What stands there already is left. Answers how many are new, and of which questions. */
export async function addForecasts(
  trx: QueryExecutorProvider,
  { accountId, platform, importId }: Bringer & { importId: string },
  questions: readonly BroughtQuestion[],
): Promise<{ count: number; of: string[] }> {
  const rows = questions.flatMap(({ key, forecasts }) =>
    forecasts.map(({ at, estimate }) => ({ key, at: written(at), estimate })),
  )
  const of = new Set<string>()
  let count = 0
  for (let from = 0; from < rows.length; from += atOnce) {
    // eslint-disable-next-line no-await-in-loop
    const added = await rowsOf(
      trx,
      sql<{ id: string; count: number }>`
        with added as (
          insert into imported_forecast (question_id, import_id, at, estimate)
          select imported_question.id, ${importId}::bigint, said.at, nullif(said.estimate, 'null')
          from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + atOnce))}::jsonb) as said (key text, at timestamptz, estimate jsonb)
          join imported_question on account_id = ${accountId} and platform = ${platform} and md5(imported_question.key) = md5(said.key)
          on conflict do nothing returning question_id
        )
        select question_id::text as id, count(*)::int as count from added group by question_id`,
    )
    for (const one of added) of.add(one.id)
    count += added.reduce((sum, one) => sum + one.count, 0)
  }
  return { count, of: [...of] }
}

export async function countIn(
  trx: QueryExecutorProvider,
  id: string,
  counts: { questions: number; forecasts: number },
) {
  await sql`update import set questions = ${counts.questions}, forecasts = ${counts.forecasts} where id = ${id}::bigint`.execute(
    trx,
  )
}

/** With what it brought, and the questions of which nothing is left. Answers whose others are to be scored anew; null where there is none. */
export async function removeImport(
  trx: QueryExecutorProvider,
  accountId: string,
  id: string,
): Promise<string[] | null> {
  const touched = await rowsOf(
    trx,
    sql<{ id: string }>`select distinct question_id::text as id from imported_forecast where import_id = ${id}::bigint`,
  )
  const gone = await rowsOf(
    trx,
    sql`delete from import where id = ${id}::bigint and account_id = ${accountId} returning id`,
  )
  if (gone.length === 0) return null
  const ids = touched.map((one) => one.id)
  await sql`
    delete from imported_question where id = any(${ids}::bigint[])
      and not exists (select from imported_forecast where question_id = imported_question.id)`.execute(trx)
  return ids
}

export type Scorable = { id: string; asked: Pick<Asked, 'question' | 'opens' | 'closes' | 'outcome'>; said: Said[] }
type ScorableRow = Omit<Scorable, 'asked' | 'said'> & {
  question: Asked['question']
  opens: Date | null
  closes: Date | null
  outcome: Asked['outcome']
  said: { at: number; estimate: Said['estimate'] }[]
}

/** Of these, whatever they came to. */
export async function listScorable(trx: QueryExecutorProvider, ids: readonly string[]): Promise<Scorable[]> {
  const rows = await rowsOf(
    trx,
    sql<ScorableRow>`
      select id::text as id, question, opens, closes, outcome, said.all as said
      from imported_question cross join lateral (
        select json_agg(json_build_object('at', floor(extract(epoch from at) * 1000)::bigint, 'estimate', estimate) order by at, estimate is null desc, value) as all
        from imported_forecast where question_id = imported_question.id
      ) as said
      where id = any(${ids}::bigint[]) and said.all is not null`,
  )
  return rows.map(({ id, question, opens, closes, outcome, said }) => ({
    id,
    asked: { question, opens: opens?.getTime() ?? null, closes: closes?.getTime() ?? null, outcome },
    said,
  }))
}

export async function saveScores(
  trx: QueryExecutorProvider,
  scores: readonly { id: string; score: ImportedScore | null }[],
): Promise<void> {
  await sql`
    update imported_question set score = nullif(made.score, 'null')
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as made (id bigint, score jsonb)
    where imported_question.id = made.id`.execute(trx)
}
