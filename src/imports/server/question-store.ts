/** Questions of other platforms in the database, with what each import tells of them. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { BroughtQuestion } from '../reading/gather.ts'
import type { Found, Held, Scorable } from '../scores/standing.ts'
import type { Bringer } from './import-store.ts'

/** So many rows are written in one statement. */
const atOnce = 2000

/** As the file has them. Answers how many are new, and how many other than they were. */
export async function saveQuestions(
  trx: QueryExecutorProvider,
  { accountId, platform }: Bringer,
  questions: readonly BroughtQuestion[],
): Promise<{ added: number; changed: number }> {
  const found = { added: 0, changed: 0 }
  for (let from = 0; from < questions.length; from += atOnce) {
    const rows = questions.slice(from, from + atOnce).map(rowOf)
    // eslint-disable-next-line no-await-in-loop
    const written = await rowsOf(
      trx,
      sql<{ isNew: boolean }>`
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
        returning xmax = 0 as "isNew"`,
    )
    for (const { isNew } of written) found[isNew ? 'added' : 'changed']++
  }
  return found
}

const written = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function rowOf({ key, title, url, question, opens, closes, outcome, theirBrier }: BroughtQuestion) {
  const cameAt = new Date(outcome?.knownAt ?? 0).toISOString()
  return { key, title, url, question, opens: written(opens), closes: written(closes), outcome, cameAt, theirBrier }
}

/** All that the file tells, also what others told before: who undoes one of two loses nothing of the other. */
export async function addForecasts(
  trx: QueryExecutorProvider,
  { accountId, platform, importId }: Bringer & { importId: string },
  questions: readonly BroughtQuestion[],
): Promise<void> {
  const rows = questions.flatMap(({ key, forecasts }) =>
    forecasts.map(({ at, estimate }, place) => ({ key, at: written(at), place, estimate })),
  )
  for (let from = 0; from < rows.length; from += atOnce) {
    // eslint-disable-next-line no-await-in-loop
    await sql`
      insert into imported_forecast (question_id, import_id, place, at, estimate)
      select imported_question.id, ${importId}::bigint, said.place, said.at, nullif(said.estimate, 'null')
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + atOnce))}::jsonb)
        as said (key text, place integer, at timestamptz, estimate jsonb)
      join imported_question on account_id = ${accountId} and platform = ${platform} and md5(imported_question.key) = md5(said.key)`.execute(
      trx,
    )
  }
}

type HeldRow = Pick<Scorable, 'key' | 'held'>

/** What the database holds of these questions, as far as it knows any of them. */
export async function listHeld(
  db: QueryExecutorProvider,
  { accountId, platform }: Bringer,
  keys: readonly string[],
): Promise<Map<string, Held[]>> {
  const rows = await rowsOf(
    db,
    sql<HeldRow>`
      select key, coalesce(${heldBut('0')}, '[]') as held from imported_question
      where account_id = ${accountId} and platform = ${platform} and md5(key) in (
        select md5(asked.key) from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as asked (key))`,
  )
  return new Map(rows.map(({ key, held }) => [key, held]))
}

type LeftRow = HeldRow & {
  id: string
  question: Scorable['asked']['question']
  opens: Date | null
  closes: Date | null
  outcome: Scorable['asked']['outcome']
}

/** The questions of an import of which others tell too, with what those say; some at a time, each after `after`. */
export async function listLeft(
  db: QueryExecutorProvider,
  importId: string,
  { after, most }: { after: string; most: number },
): Promise<(Scorable & { id: string })[]> {
  const rows = await rowsOf(
    db,
    sql<LeftRow>`
      select id::text as id, key, question, opens, closes, outcome, ${heldBut(importId)} as held from imported_question
      where id > ${after}::bigint
        and exists (select from imported_forecast where question_id = imported_question.id and import_id = ${importId}::bigint)
        and exists (select from imported_forecast where question_id = imported_question.id and import_id <> ${importId}::bigint)
      order by imported_question.id limit ${most}`,
  )
  return rows.map(scorableOf)
}

/** Those of a platform that have a score, with all that files tell of them; some at a time, each after `after`. */
export async function listKept(
  db: QueryExecutorProvider,
  { accountId, platform }: Bringer,
  { after, most }: { after: string; most: number },
): Promise<(Scorable & { id: string })[]> {
  const rows = await rowsOf(
    db,
    sql<LeftRow>`
      select id::text as id, key, question, opens, closes, outcome, ${heldBut('0')} as held from imported_question
      where account_id = ${accountId} and platform = ${platform} and score is not null and id > ${after}::bigint
      order by imported_question.id limit ${most}`,
  )
  return rows.map(scorableOf)
}

/** Of which something is scored. */
export async function listScoredPlatforms(
  db: QueryExecutorProvider,
  accountId: string,
): Promise<Bringer['platform'][]> {
  const rows = await rowsOf(
    db,
    sql<Pick<Bringer, 'platform'>>`
      select distinct platform from imported_question where account_id = ${accountId} and score is not null`,
  )
  return rows.map(({ platform }) => platform)
}

function scorableOf({ id, key, question, opens, closes, outcome, held }: LeftRow): Scorable & { id: string } {
  const asked = { question, opens: opens?.getTime() ?? null, closes: closes?.getTime() ?? null, outcome }
  return { id, key, asked, held, brought: [] }
}

function heldBut(importId: string): RawBuilder<unknown> {
  return sql`(
    select json_agg(json_build_object('at', floor(extract(epoch from at) * 1000)::bigint, 'estimate', estimate, 'by', import_id::text)
      order by at, import_id, place)
    from imported_forecast where question_id = imported_question.id and import_id <> ${importId}::bigint)`
}

/** What stands of each, by its key. */
export async function saveFound(
  trx: QueryExecutorProvider,
  { accountId, platform }: Bringer,
  found: readonly Found[],
): Promise<void> {
  for (let from = 0; from < found.length; from += atOnce) {
    // eslint-disable-next-line no-await-in-loop
    await sql`
      update imported_question set score = nullif(made.score, 'null'), forecasts = made.forecasts, last = made.last
      from jsonb_to_recordset(${JSON.stringify(found.slice(from, from + atOnce))}::jsonb)
        as made (key text, score jsonb, forecasts integer, last jsonb)
      where account_id = ${accountId} and platform = ${platform} and md5(imported_question.key) = md5(made.key)`.execute(
      trx,
    )
  }
}
