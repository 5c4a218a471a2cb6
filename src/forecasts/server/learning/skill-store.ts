/** How much the word of each person counts, by the versions of what the crowd has learnt. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'

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
