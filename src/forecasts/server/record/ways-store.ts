/** The questions by which ways of putting forecasts together are compared, and what was learnt, in the database. */
import type { Pool } from 'pg'
import { instantText } from '#kit/server/instant-text.ts'
import type { LearningTold } from '../../record/crowd-record.ts'
import type { Came } from '../../record/ways.ts'
import { fewestCompared, fewestLessons, fewestShown } from '../../words.ts'
import { teaches } from '../learning/teaching-store.ts'

/** Of questions that lists show and that enough people forecast. */
export async function listWays(pool: Pool): Promise<Came[]> {
  const { rows } = await pool.query<Came>(
    `select item_id::text as "predictionId", details #>> '{question,type}' as type, scored_question.outcome,
       closed_early as "closedEarly", ways, told
     from scored_question join item on item.id = item_id where is_listed and peers >= $1 order by item_id`,
    [fewestCompared],
  )
  return rows
}

/** Changes with anything that is scored anew among them, and with which they are. */
export async function findWaysKey(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ key: string }>(
    `select md5(coalesce(string_agg(item_id || ' ' || made_at, ',' order by item_id), '')) as key
     from scored_question join item on item.id = item_id where is_listed and peers >= $1`,
    [fewestCompared],
  )
  return rows[0]?.key ?? ''
}

/**
 * Changes with what is learnt, with what is scored, with who gave an outcome and what is said against it, and with the
 * hour: an outcome becomes final by itself.
 */
export async function findLearningKey(pool: Pool): Promise<string> {
  const scored = await findWaysKey(pool)
  const { rows } = await pool.query<{ key: string }>(
    `select concat_ws(' ', (select max(version) from crowd_learning), (select max(id) from resolution),
       (select concat(count(*), ' ', count(answered_at)) from objection), date_trunc('hour', now())) as key`,
  )
  return `${scored} ${rows[0]?.key}`
}

type Newest = NonNullable<LearningTold['newest']>

export async function findLearningTold(pool: Pool): Promise<LearningTold> {
  const { rows } = await pool.query<{ counted: number; newest: Newest | null }>(
    `select (select count(*)::int from scored_question join item on item.id = item_id where ${teaches}) as counted, (
       select json_build_object('learntAt', ${instantText('learnt_at')}, 'questions', questions, 'shift', shift, 'scale', scale,
         'since', (select ${instantText('min(learnt_at)')} from crowd_learning), 'people', people, 'weights', weights)
       from crowd_learning, (
         select count(*)::int as people,
           case when count(*) >= ${fewestShown} then json_build_object('least', min(skill), 'greatest', max(skill)) end as weights
         from (select distinct on (forecaster_id) skill from crowd_skill order by forecaster_id, version desc) as each
         where skill <> 1
       ) as known order by version desc limit 1
     ) as newest`,
  )
  const { counted, newest } = rows[0] ?? { counted: 0, newest: null }
  // What was learnt once is learnt no longer where too many of its questions have lost their outcome.
  return { counted, fewest: fewestLessons, newest: newest && newest.questions >= fewestLessons ? newest : null }
}
