/** What the crowd has learnt, in the database: versions that are added and never changed. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Calibration } from '#engine/crowd/community-calibration.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Learnt } from '../../learning/learn.ts'

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
