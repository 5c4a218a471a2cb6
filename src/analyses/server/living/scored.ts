/** How right reports have been that foretold something of what everybody may read, in counts: nothing of whose they are. */
import type { Pool } from 'pg'

/** `awaiting`: whose event has not come. Means are null while there are none. */
export type ScoredReports = {
  awaiting: number
  scored: number
  chances: number
  brier: number | null
  ranges: number
  inside: number
  /** How many ranges ought to have held what came, by what they promise. */
  promised: number
  /** The mean interval score, in mean changes of the series, of those that a series decided. */
  scaled: number | null
}

export async function countScored(pool: Pool): Promise<ScoredReports> {
  const { rows } = await pool.query<ScoredReports>(
    `select count(*) filter (where score is null)::int as awaiting, count(score)::int as scored,
       count(score ->> 'brier')::int as chances, avg((score ->> 'brier')::float8) as brier,
       count(score ->> 'isInside')::int as ranges, count(*) filter (where (score ->> 'isInside')::boolean)::int as inside,
       coalesce(sum((report #>> '{awaits,said,level}')::float8) filter (where score ->> 'isInside' is not null), 0) as promised,
       avg((score ->> 'scaled')::float8) as scaled
     from analysis join item on item.id = awaits_item join analysis_report on analysis_id = analysis.id where is_listed`,
  )
  const [row] = rows
  if (!row) throw new Error('an aggregate answered no row')
  return row
}
