/** Which questions a machine is asked, in the database: each is noted before it is asked, so that nobody asks it twice. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import { predictionDetails } from '#predictions/question.ts'
import { outcomesMet } from '#predictions/written.ts'
import type { ShownToMachine } from '../../machine/prompt.ts'
import { machineOf } from '../../sorts/voices.ts'
import { mostObservations } from '../../words.ts'
import { type AskedRow, askedOf } from '../asked.ts'

export type ToAsk = { id: string; day: string; forecasterId: string; wording: string; shown: ShownToMachine }
type Asking = { model: string; today: string; aDay: number; now: Date }
type Row = AskedRow & { id: string; parent: string | null; trend: unknown }

const series = z.object({
  unit: z.string(),
  source: z.string(),
  observations: z.array(z.tuple([z.string(), z.number()])),
})
const deciding = z.object({ title: z.string(), series: series.nullish() }).nullable()

/** What everybody may read and lists show, of rows of `item` called so: nothing else is ever sent. */
export const isShown = (name: string) => sql.raw(`(${name}.published_at is not null and ${name}.is_listed)`)
/** Of a reference in the details of a prediction: 'prediction/10001' */
const idIn = (path: string) => sql.raw(`substring(item.details #>> '{${path}}' from '[0-9]+$')::bigint`)

/** Questions, each with the one that it counts under. */
const asking = sql`item left join item as parent
  on parent.kind = 'prediction' and parent.id = ${idIn('condition,on')} and ${isShown('parent')}`
/** Of a row of these: open, followed, and not asked on this day. */
const isToAsk = (
  today: string,
) => sql<boolean>`(item.kind = 'prediction' and ${isShown('item')} and item.outcome is null
  and item.opens <= ${today}::date and item.closes >= ${today}::date
  and (item.details -> 'condition' is null or parent.id is not null)
  and exists (select from follow where follow.item_id = item.id and ended_at is null)
  and not exists (select from machine_question where item_id = item.id and day >= ${today}::date))`

export async function countToAsk(db: QueryExecutorProvider, today: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ count: number }>`select count(*)::int as count from ${asking} where ${isToAsk(today)}`,
  )
  return row?.count ?? 0
}

/**
 * Notes that the next question is being asked, and answers it; null where there is none, or as many were asked today as
 * may be. That which was asked longest ago comes first. One process after the other.
 */
export async function takeQuestion(trx: Write, { model, today, aDay, now }: Asking): Promise<ToAsk | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('machine', 0))`.execute(trx)
  const [row] = await rowsOf(
    trx,
    sql<Row>`
      select item.id::text as id, item.title, item.card, item.details, parent.title as parent, (
          select json_build_object('title', trend.title, 'series', details_whole(trend.details) -> 'series')
          from item as trend where trend.kind = 'trend' and trend.id = ${idIn('automatic,trend')} and ${isShown('trend')}
        ) as trend
      from ${asking}
      where ${isToAsk(today)}
        and (select count(*) from machine_question where day = ${today}::date) < ${aDay}
      order by (select max(day) from machine_question where item_id = item.id) nulls first, item.id limit 1`,
  )
  if (!row) return null
  const forecasterId = await forecasterOf(trx, model)
  await sql`
    insert into machine_question (item_id, day, forecaster_id, asked_at)
    values (${row.id}::bigint, ${today}::date, ${forecasterId}::uuid, ${now})`.execute(trx)
  return { id: row.id, day: today, forecasterId, wording: askedOf(row).wording, shown: shownOf(row) }
}

function shownOf({ title, details, parent, trend }: Row): ShownToMachine {
  const { question, criteria, resolutionSource, opens, closes, resolves, condition } = predictionDetails.parse(details)
  const { title: of = '', series: measured } = deciding.parse(trend) ?? {}
  return {
    title,
    question,
    criteria,
    resolutionSource,
    opens,
    closes,
    resolves,
    condition: condition && parent !== null ? { question: parent, outcomes: outcomesMet(condition) } : null,
    series: measured ? { ...measured, title: of, observations: measured.observations.slice(-mostObservations) } : null,
  }
}

/** A model of this name is one forecaster, for ever. */
async function forecasterOf(trx: Write, model: string): Promise<string> {
  await sql`
    insert into forecaster (sort, model, is_counted) values ('machine', ${model}, false)
    on conflict (voice) where sort <> 'person' do nothing`.execute(trx)
  const [row] = await rowsOf(trx, sql<{ id: string }>`select id from forecaster where voice = ${machineOf(model)}`)
  if (!row) throw new Error('A machine was neither found nor added.')
  return row.id
}

/** Of days long past nothing but the forecasts need be known. */
export async function removeOldQuestions(db: QueryExecutorProvider, today: string): Promise<void> {
  await sql`delete from machine_question where day < ${today}::date - 400`.execute(db)
}
