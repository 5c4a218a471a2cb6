/** What the page of a question says of revisions that contradicted its outcome. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { isSeenBy } from '#items/server/visibility.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { Doubt } from '../../resolving/doubt.ts'

export type DoubtRow = {
  period: string
  value: number | null
  knownSince: Date
  unit: string
  answer: string | null
  formerPeriod: string | null
  formerValue: number | null
  formerAnswer: string | null
  closedAt: Date | null
  word: NonNullable<Doubt['settled']>['word'] | null
  reason: string | null
}

const mostShown = 10

/**
 * What is decided together is one doubt, by what was known last. The latest first; null where the question is not to be
 * seen by who asks.
 */
export async function listDoubts(db: QueryExecutorProvider, id: string, viewer: Viewer): Promise<DoubtRow[] | null> {
  const { rows } = await sql<{ doubts: (Omit<DoubtRow, 'knownSince' | 'closedAt'> & Told)[] }>`
    select coalesce((
      select json_agg(doubt order by "closedAt" desc nulls first, "knownSince" desc) from (
        select distinct on (closed_at) coalesce(period, item.details #>> '{outcome,evidence,at}', '') as period, value, known_since as "knownSince",
          coalesce(item.details #>> '{outcome,evidence,unit}', (
            select unit from series join series_state on series_id = series.id
            where 'trend/' || series.item_id = item.details #>> '{automatic,trend}' order by known_from desc limit 1
          ), '') as unit, answer, former_period as "formerPeriod", former_value as "formerValue", former_answer as "formerAnswer",
          closed_at as "closedAt", word, reason
        from overturned where item_id = item.id order by closed_at desc nulls first, known_since desc limit ${mostShown}
      ) as doubt
    ), '[]') as doubts
    from item where id = ${id}::bigint and kind = 'prediction' and ${viewer ? isSeenBy(viewer) : sql`published_at is not null`}`.execute(
    db,
  )
  return rows[0]?.doubts.map(asKnown) ?? null
}

/** Instants from within JSON are written as the database does. */
type Told = { knownSince: string; closedAt: string | null }

function asKnown({ knownSince, closedAt, ...row }: Omit<DoubtRow, 'knownSince' | 'closedAt'> & Told): DoubtRow {
  return { ...row, knownSince: new Date(knownSince), closedAt: closedAt === null ? null : new Date(closedAt) }
}
