/** Forecasts in the database: rows that are added and never changed. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import { isSeenBy } from '#items/server/visibility.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { plannedOnce } from '#kit/server/connections.ts'
import type { User } from '#kit/viewer.ts'
import type { AskedRow } from './asked.ts'
import { type CrowdPoint, pointText } from './crowd-store.ts'

export type ForecastRow = {
  at: Date
  itemVersion: number
  wording: string
  estimate: Estimate | null
  /** The last day on which it holds; of one that is taken back, until when what was said held and ran out. */
  until: string | null
  reason: string | null
}
type Question = AskedRow & { version: number }

/** `name`: of the table, which may be beside others. */
function columnsOf(name: 'forecast' | 'made') {
  return sql.raw(
    ['at', 'item_version as "itemVersion"', 'wording', 'estimate', 'until', 'reason']
      .map((one) => `${name}.${one}`)
      .join(', '),
  )
}
const columns = columnsOf('forecast')

/** One that the user may read. It stays as it is until the transaction ends: no outcome comes in between. */
export async function lockQuestion(trx: Write, id: string, user: User): Promise<Question | null> {
  const [row] = await rowsOf(
    trx,
    sql<Question>`
      select title, card, details, version from item where kind = 'prediction' and id = ${id}::bigint and ${isSeenBy(user)} for share`,
  )
  return row ?? null
}

export async function findQuestion(db: QueryExecutorProvider, id: string, user: User): Promise<AskedRow | null> {
  const [row] = await rowsOf(
    db,
    sql<AskedRow>`
      select title, card, details from item where kind = 'prediction' and id = ${id}::bigint and ${isSeenBy(user)}`,
  )
  return row ?? null
}

/** Where somebody stands before a question that they forecast. */
export type Before = Question & {
  /** What was told of it last. */
  point: CrowdPoint | null
  /** The id under which they forecast; null where they have none yet, or one that counts otherwise by now. */
  forecasterId: string | null
  /** Whether they ever said something of it. */
  hasSpoken: boolean
  /** What was made of this request before, on whichever prediction. */
  made: (ForecastRow & { itemId: string }) | null
}
type BeforeRow = Omit<Before, 'made'> & ForecastRow & { madeOf: string | null }

/** All in one statement, since people wait for it. Who may read the question, and how it stays, is as of `lockQuestion`. */
export async function lockBefore(trx: Write, id: string, { user, requestId }: Asks): Promise<Before | null> {
  const [row] = await rowsOf(
    trx,
    sql<BeforeRow>`${sql.raw(plannedOnce)}
      select title, card, details, version, ${sql.raw(pointText)} as point,
        case when is_counted = ${countsFor(user)} then forecaster.id end as "forecasterId",
        exists (select from forecast where item_id = item.id and forecaster_id = forecaster.id) as "hasSpoken",
        made.item_id::text as "madeOf", ${columnsOf('made')}
      from item join account on account.id = ${user.id}::bigint left join forecaster on account_id = ${user.id}
        left join forecast as made on made.forecaster_id = forecaster.id and made.request_id = ${requestId}
      where item.kind = 'prediction' and item.id = ${id}::bigint and ${isSeenBy(user)} for share of item`,
  )
  if (!row) return null
  const { madeOf, at, itemVersion, wording, estimate, until, reason, ...before } = row
  const made = madeOf === null ? null : { itemId: madeOf, at, itemVersion, wording, estimate, until, reason }
  return { ...before, made }
}
type Asks = { user: User; requestId: string | null }

/** Beside a row of `account`: whether what this user says counts with others. */
function countsFor({ id, isVerified }: User) {
  return sql`((account.email_verified or ${isVerified}) and word_on(${id}) is distinct from 'stopped')`
}

/**
 * The id under which the account forecasts; whoever forecasts for the first time gets one. The account stays as it is
 * until the transaction ends: an address that is confirmed meanwhile would find no forecaster yet to count.
 */
export async function forecasterOf(trx: Write, user: User): Promise<string> {
  const [row] = await rowsOf(
    trx,
    sql<{ id: string }>`
      insert into forecaster (account_id, is_counted) select ${user.id}, ${countsFor(user)}
      from account where id = ${user.id}::bigint for share
      on conflict (account_id) do update set is_counted = excluded.is_counted returning id`,
  )
  if (!row) throw new Error('A forecaster was neither found nor added.')
  return row.id
}

export type Made = {
  itemId: string
  itemVersion: number
  wording: string
  forecasterId: string
  at: Date
  estimate: Estimate | null
  until: string | null
  reason: string | null
  requestId: string
}

/** In their order: a crowd weighs by that what is fresher. */
export async function addForecasts(trx: Write, made: readonly Made[]): Promise<void> {
  await sql`${sql.raw(plannedOnce)}
    insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, until, reason, request_id)
    select "itemId", "itemVersion", wording, "forecasterId", at, nullif(estimate, 'null'), until, reason, "requestId"
    from rows from (jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as (
      "itemId" bigint, "itemVersion" integer, wording text, "forecasterId" uuid, at timestamptz, estimate jsonb, until date, reason text,
      "requestId" uuid)) with ordinality order by ordinality`.execute(trx)
}

/** So many of the newest are listed of one prediction. */
const mostListed = 500

/** The newest first. */
export function listOwn(db: QueryExecutorProvider, itemId: string, accountId: string, most = mostListed) {
  return rowsOf(
    db,
    sql<ForecastRow>`
      select ${columns} from forecast join forecaster on forecaster.id = forecaster_id
      where account_id = ${accountId} and item_id = ${itemId}::bigint order by seq desc limit ${most}`,
  )
}

export type MineRow = ForecastRow & {
  seq: string
  predictionId: string
  label: string | null
  /** Null where the user does not see it any more. */
  asked: AskedRow | null
  /** The day on which it was to close when they spoke. */
  toClose: string
}
type Place = { before: string | null; most: number }
const toClose = sql`(
  select data #>> '{details,closes}' from item_version where item_version.item_id = forecast.item_id and version = forecast.item_version
) as "toClose"`

/** The last word of the user on each prediction, by when it was said, the newest first; rows may stand in another order. */
export function listMine(db: QueryExecutorProvider, user: User, { before, most }: Place) {
  return rowsOf(
    db,
    sql<MineRow>`
      with place as (
        select forecast.at, forecast.seq from forecast join forecaster on forecaster.id = forecaster_id
        where seq = ${before}::bigint and account_id = ${user.id}
      )
      select ${columns}, seq::text as seq, item.id::text as "predictionId",
        ${toClose}, case when ${isSeenBy(user)} then item.label end as label,
        case when ${isSeenBy(user)} then json_build_object('title', title, 'card', card, 'details', details) end as asked
      from forecast join forecaster on forecaster.id = forecaster_id join item on item.id = item_id
      where account_id = ${user.id}
        and (${before}::bigint is null or (forecast.at, forecast.seq) < ((select at from place), (select seq from place)))
        and not exists (select from forecast as later where later.item_id = forecast.item_id
          and later.forecaster_id = forecast.forecaster_id and later.seq > forecast.seq)
      order by forecast.at desc, forecast.seq desc limit ${most}`,
  )
}

/** The last word of the user on a prediction, whether or not they see it any more. Nobody deletes that until the transaction ends. */
export async function findLast(trx: Write, itemId: string, user: User): Promise<LastWord | null> {
  const [row] = await rowsOf(
    trx,
    sql<LastWord>`
      select ${columns}, ${toClose} from forecast join forecaster on forecaster.id = forecaster_id join item on item.id = item_id
      where account_id = ${user.id} and item_id = ${itemId}::bigint order by seq desc limit 1 for key share of item`,
  )
  return row ?? null
}
type LastWord = ForecastRow & Pick<MineRow, 'toClose'>
