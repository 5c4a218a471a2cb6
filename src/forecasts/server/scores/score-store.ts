/** Scores in the database: those of a question are written together, and all anew. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { CrowdScore, WayScore } from '../../scores/crowd-over-time.ts'
import type { Said } from '../../scores/stood.ts'
import type { Score } from '../../scores/score.ts'
import type { BesideVoice } from '../../sorts/voices.ts'
import type { LastScore } from './standing.ts'

/** Those that have scores, or may get some. `ids`: among these; null for all there are. */
export async function listScorable(db: QueryExecutorProvider, ids: readonly string[] | null): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: string }>`
      select id::text as id from item
      where kind = 'prediction' and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
        and (exists (select from scored_question where item_id = item.id)
          or (outcome = 'resolved' and exists (select from forecast where item_id = item.id)))`,
  )
  return rows.map(({ id }) => id)
}

type AskedRow = { details: unknown; digest: string | null }

/** Nobody writes it until the transaction ends. Null where it is gone. */
export async function lockScored(trx: QueryExecutorProvider, id: string): Promise<AskedRow | null> {
  const [row] = await rowsOf(
    trx,
    sql<AskedRow>`
      select details, scored_question.digest from item left join scored_question on scored_question.item_id = item.id
      where id = ${id}::bigint and kind = 'prediction' for share of item`,
  )
  return row ?? null
}

/** `by`: null of a person. */
export type SaidRow = Said & { seq: string; by: BesideVoice | null; isCounted: boolean }

/** All that was ever said of it, in the order in which it was written; what Farsight says counts from its day on. */
export async function listSaid(trx: QueryExecutorProvider, id: string): Promise<SaidRow[]> {
  const rows = await rowsOf(
    trx,
    sql<Omit<SaidRow, 'at' | 'end'> & { at: Date; end: Date | null }>`
      select seq::text as seq, forecaster_id as forecaster, voice as by, is_counted as "isCounted", estimate,
        coalesce(made::timestamp at time zone 'utc', at) as at,
        (until + 1)::timestamp at time zone 'utc' as end
      from forecast join forecaster on forecaster.id = forecaster_id where item_id = ${id}::bigint order by forecast.seq`,
  )
  return rows.map(({ at, end, ...row }) => ({ ...row, at: at.getTime(), end: end && end.getTime() }))
}

export async function removeScores(trx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`delete from scored_question where item_id = ${id}::bigint`.execute(trx)
}

export type ScoredQuestion = {
  id: string
  digest: string
  outcome: string
  cameOn: string
  closedEarly: boolean
  /** How many were measured against each other. */
  peers: number
  crowd: CrowdScore | null
  ways: readonly WayScore[]
  /** Of yes or no. */
  told: Score['chances']
  madeAt: Date
}

/** In place of what had been written of it. */
export async function saveScores(
  trx: QueryExecutorProvider,
  { id, digest, outcome, cameOn, closedEarly, peers, crowd, ways, told, madeAt }: ScoredQuestion,
  scores: readonly (Score & Partial<LastScore>)[],
): Promise<void> {
  await removeScores(trx, id)
  await sql`
    insert into scored_question (item_id, digest, outcome, came_on, closed_early, peers, crowd, ways, told, made_at)
    values (${id}::bigint, ${digest}, ${outcome}, ${cameOn}, ${closedEarly}, ${peers}, ${crowd && JSON.stringify(crowd)}::jsonb,
      ${JSON.stringify(ways)}::jsonb, ${told && JSON.stringify(told)}::jsonb, ${madeAt})`.execute(trx)
  await sql`
    insert into score (item_id, forecaster_id, brier, log, baseline, peer, coverage, forecasts, chances, beside, chance, is_inside_90)
    select ${id}::bigint, forecaster, brier, log, baseline, peer, coverage, forecasts, chances, beside, chance, "isInside90"
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as score (
      forecaster uuid, brier float8, log float8, baseline float8, peer float8, coverage float8, forecasts integer, chances jsonb, beside jsonb,
      chance float8, "isInside90" boolean
    )`.execute(trx)
}
