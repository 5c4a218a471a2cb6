/** The question that came out last whose crowd has a Brier score: for the page of methods. */
import type { Pool } from 'pg'
import type { CrowdScore } from '../../scores/crowd-over-time.ts'

type Example = { item: string; label: string; version: number; outcome: string; crowd: CrowdScore }

export async function findScoredExample(pool: Pool): Promise<Example | null> {
  const { rows } = await pool.query<Example>(`
    select kind || '/' || id as item, label, version, scored_question.outcome, crowd
    from scored_question join item on item.id = item_id
    where is_listed and crowd ->> 'brier' is not null order by came_on desc, id limit 1`)
  return rows[0] ?? null
}
