/** How questions came out, in the database. The tables are explained in `migrations/0095-resolutions.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import { isSeenBy } from '#items/server/visibility.ts'
import type { User, Viewer } from '#kit/viewer.ts'
import { instantText } from '#kit/server/instant-text.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import type { Resolver } from '../words.ts'

type Outcome = NonNullable<PredictionDetails['outcome']>
type Told = { at: string; reason: string }

export type ResolutionRow = {
  at: string
  by: Resolver
  outcome: Outcome | null
  reason: string | null
  finalAt: string | null
  objections: { open: number; all: number; answers: Told[] }
}
export type Resolutions = { isProvisional: boolean; resolutions: ResolutionRow[] }

const mostShown = 50

/** Instants from within JSON as ISO 8601. */
export const iso = (column: string) => sql.raw<string>(instantText(column))

/**
 * What was said while nobody else could read the question is told to nobody else, as its versions of then are not; the
 * outcome that stands is a part of the question.
 */
function isToldTo(viewer: Viewer) {
  return sql<boolean>`(item.owner_id = ${viewer?.id ?? null}
    or exists (select from item_version as said where said.item_id = item.id and said.version = item_version and said.is_public)
    or (outcome is not null and resolution.id = (select max(id) from resolution as newest where newest.item_id = item.id)))`
}

/** The newest first; null where the prediction is not to be seen by who asks. */
export async function findResolutions(
  db: QueryExecutorProvider,
  id: string,
  viewer: Viewer,
): Promise<Resolutions | null> {
  const [found] = await rowsOf(
    db,
    sql<Resolutions>`
      select is_provisional(item.id) as "isProvisional", coalesce((
        select json_agg(told) from (
          select ${iso('at')} as at, by, outcome, reason, ${iso('final_at')} as "finalAt", (
              select json_build_object('open', count(*) filter (where answered_at is null), 'all', count(*), 'answers', coalesce((
                select json_agg(json_build_object('at', ${iso('answered_at')}, 'reason', answer) order by answered_at) from (
                  select distinct answered_at, answer from objection
                  where resolution_id = resolution.id and answered_at is not null
                ) as answers), '[]'))
              from objection where resolution_id = resolution.id
            ) as objections
          from resolution where item_id = item.id and ${isToldTo(viewer)} order by id desc limit ${mostShown}
        ) as told), '[]') as resolutions
      from item where id = ${id}::bigint and kind = 'prediction'
        and ${viewer ? isSeenBy(viewer) : sql`published_at is not null`}`,
  )
  return found ?? null
}

/** What decides who may say how a question came out, and object to it. */
export type Standing = {
  details: unknown
  ownerId: string | null
  isPublished: boolean
  version: number
  /** Of its newest outcome; null where it never had one. */
  resolutionId: string | null
  isFinal: boolean
  isForecastByOthers: boolean
  isObjected: boolean
  /** Whether who asks has ever forecast it. */
  hasForecast: boolean
  forecasters: number
  followers: number
  objection: { at: string; reason: string; answer: string | null } | null
}

/** Null where the prediction is not to be seen by who asks. */
export async function findStanding(db: QueryExecutorProvider, id: string, user: User): Promise<Standing | null> {
  const forecasters = sql`
    select count(distinct forecaster_id) from forecast_of_person join forecaster on forecaster.id = forecaster_id
    where item_id = item.id`
  const [found] = await rowsOf(
    db,
    sql<Standing>`
      select details, owner_id as "ownerId", published_at is not null as "isPublished", version, newest.id::text as "resolutionId",
        coalesce(newest.final_at <= now(), false) as "isFinal", (${forecasters})::int as forecasters,
        (${forecasters} and account_id is distinct from item.owner_id) > 0 as "isForecastByOthers",
        (${forecasters} and account_id = ${user.id}) > 0 as "hasForecast",
        exists (select from objection where resolution_id = newest.id and answered_at is null) as "isObjected",
        (select count(*) from follow where item_id = item.id and ended_at is null and account_id <> ${user.id})::int as followers, (
          select json_build_object('at', ${iso('at')}, 'reason', reason, 'answer', answer)
          from objection where resolution_id = newest.id and account_id = ${user.id}
        ) as objection
      from item left join lateral (
        select id, final_at from resolution where item_id = item.id order by id desc limit 1
      ) as newest on true
      where item.id = ${id}::bigint and kind = 'prediction' and ${isSeenBy(user)}`,
  )
  return found ?? null
}

/** Before the outcome itself goes: so its reason is kept with the rest. */
export async function saveReopened(
  trx: QueryExecutorProvider,
  { id, version, by, reason, at }: { id: string; version: number; by: Resolver; reason: string; at: Date },
): Promise<void> {
  await sql`insert into resolution (item_id, item_version, at, by, reason) values (${id}::bigint, ${version}, ${at}, ${by}, ${reason})`.execute(
    trx,
  )
}

export async function findFinalAt(db: QueryExecutorProvider, id: string): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    sql<{ at: string | null }>`
      select ${iso('final_at')} as at from resolution where item_id = ${id}::bigint order by id desc limit 1`,
  )
  return row?.at ?? null
}
