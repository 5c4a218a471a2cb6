/** Reads how values lay in their bands series by series: in hindsight, before they came, and before they were known. */
import type { Pool } from 'pg'
import type { TrackRecord } from '../record.ts'
import { one } from './rows.ts'

/** So many series are named: all of the collection, with room. */
const mostNamed = 100

/** A band of 80 % tells most where few values have come; where two held alike, the one with more values first. */
export function findBySeries(pool: Pool): Promise<TrackRecord['bySeries']> {
  return one<TrackRecord['bySeries']>(
    pool,
    `select count(*)::int as total, coalesce(json_agg(row order by place) filter (where place <= ${mostNamed}), '[]') as rows from (
      select json_build_object('item', kind || '/' || id, 'label', label, 'frequency', card #>> '{series,frequency}',
          'hindsight', ${insideOf('tested', 'inside')}, 'foresight', ${insideOf('scored', 'scored_inside')},
          'estimated', ${insideOf('estimated', 'estimated_inside')}) as row,
        row_number() over (order by (scored_inside_80 + estimated_inside_80)::float8 / (scored + estimated), scored + estimated desc, id) as place
      from trend_record join item on item.id = item_id
      where is_listed and card #>> '{series,frequency}' is not null and scored + estimated > 0
    ) as placed`,
  )
}

const insideOf = (values: string, inside: string) =>
  `json_build_object('values', ${values}, 'inside', json_build_object('50', ${inside}_50, '80', ${inside}_80, '95', ${inside}_95))`
