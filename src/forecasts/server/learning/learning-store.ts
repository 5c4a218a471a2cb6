/** What the crowd has learnt, in the database: versions that are added and never changed. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Calibration } from '#engine/crowd/community-calibration.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Learnt } from '../../learning/learn.ts'
import { fewestCompared } from '../../words.ts'

/** `learntAt` in milliseconds since 1970. */
export type Learning = Calibration & { version: number; learntAt: number; questions: number; digest: string }

const columns = sql`version, (extract(epoch from learnt_at) * 1000)::float8 as "learntAt", questions, shift, scale, digest`

/** The newest that stood before a moment in milliseconds since 1970, or of all; null where nothing was learnt by then. */
export async function findLearning(db: QueryExecutorProvider, before: number | null = null): Promise<Learning | null> {
  const [row] = await rowsOf(
    db,
    sql<Learning>`
      select ${columns} from crowd_learning
      where ${before}::float8 is null or learnt_at < to_timestamp(${before}::float8 / 1000) order by version desc limit 1`,
  )
  return row ?? null
}

/** All that ever was, the oldest first. */
export function listLearnings(db: QueryExecutorProvider): Promise<Learning[]> {
  return rowsOf(db, sql<Learning>`select ${columns} from crowd_learning order by version`)
}

/** How much the word of a row of `forecaster` counts by a version, null before there was one. */
export function skillBy(version: number | null) {
  return sql<number>`coalesce((
    select skill from crowd_skill where crowd_skill.forecaster_id = forecaster.id and version <= ${version}::integer
    order by version desc limit 1), 1)`
}

/** From a version on, how much somebody counts who forecast the prediction; of the others nothing ever changed. */
export type SkillRow = { person: string; version: number; skill: number }

/** From each of these versions on; what was known before the first stands with the first. */
export function listSkillsOn(
  db: QueryExecutorProvider,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<SkillRow[]> {
  return rowsOf(
    db,
    sql<SkillRow>`
      select distinct on (person, since) person, since as version, skill from (
        select forecaster_id as person, version, greatest(version, ${from}::integer) as since, skill from crowd_skill
        where version <= ${to}::integer and forecaster_id in (select forecaster_id from forecast where item_id = ${id}::bigint)
      ) as known order by person, since, known.version desc`,
  )
}

/** Of whoever counts otherwise than 1 by the newest version. */
export async function listSkills(db: QueryExecutorProvider): Promise<Map<string, number>> {
  const rows = await rowsOf(
    db,
    sql<{ person: string; skill: number }>`
      select person, skill from (
        select distinct on (forecaster_id) forecaster_id as person, skill from crowd_skill
        order by forecaster_id, version desc
      ) as newest where skill <> 1`,
  )
  return new Map(rows.map(({ person, skill }) => [person, skill]))
}

/** `skills`: what is otherwise than before. In the caller's transaction; answers the version. */
export async function saveLearning(
  trx: QueryExecutorProvider,
  { learntAt, questions, digest, shift, scale }: Omit<Learning, 'version'>,
  skills: Learnt['skills'],
): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ version: number }>`
      insert into crowd_learning (learnt_at, questions, shift, scale, digest)
      values (to_timestamp(${learntAt}::float8 / 1000), ${questions}, ${shift}, ${scale}, ${digest}) returning version`,
  )
  if (!row) throw new Error('Nothing was added.')
  await sql`
    insert into crowd_skill (forecaster_id, version, skill)
    select person, ${row.version}, skill
    from jsonb_to_recordset(${JSON.stringify(Array.from(skills, ([person, skill]) => ({ person, skill })))}::jsonb)
      as said (person uuid, skill float8)`.execute(trx)
  return row.version
}

/** Nobody else learns until the transaction ends. */
export async function lockLearning(trx: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('crowd learning', 0))`.execute(trx)
}

/** So many of the newest questions teach. */
const mostLessons = 2000

/** A question that teaches; `author`: under which id its own author forecasts, null where they never did. */
export type TeachingRow = { id: string; details: unknown; digest: string; author: string | null }

/**
 * Questions of yes or no by which people are measured in public: that lists show and that enough people forecast. An
 * outcome that may still become another teaches nothing, nor does one that is its author's word alone: whoever asks and
 * answers could make others weigh as they like. Of rows of `scored_question` and `item`.
 */
export const teaches = `(is_listed and peers >= ${fewestCompared} and told is not null and not is_provisional(item_id)
  and item.details #>> '{outcome,decided,by}' is distinct from 'author')`

/** The last that came out first. */
export function listTeaching(db: QueryExecutorProvider): Promise<TeachingRow[]> {
  return rowsOf(
    db,
    sql<TeachingRow>`
      select item_id::text as id, details, scored_question.digest, (select id from forecaster where account_id = owner_id) as author
      from scored_question join item on item.id = item_id
      where ${sql.raw(teaches)} order by came_on desc, item_id desc limit ${mostLessons}`,
  )
}

/** Those that somebody forecast, that are open on a day (UTC) and have no outcome. */
export async function listOpenForecast(db: QueryExecutorProvider, today: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: string }>`
      select id::text as id from item where kind = 'prediction' and outcome is null and closes >= ${today}::date
        and exists (select from forecast_of_person where item_id = item.id) order by id`,
  )
  return rows.map(({ id }) => id)
}
