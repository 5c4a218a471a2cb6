/** The scores of one person in the database. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Category } from '#items/category-titles.ts'
import { rowsOf } from '#items/server/rows.ts'
import { isSeenBy } from '#items/server/visibility.ts'
import { rounded } from '#kit/numbers.ts'
import type { User } from '#kit/viewer.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import type { Score } from '../../scores/score.ts'
import type { BesideVoice } from '../../sorts/voices.ts'
import { fewestCompared } from '../../words.ts'
import { countsInPublic } from '../leaderboard/leaderboard-store.ts'

/** `label` and `question` are null where the user does not see the prediction any more. */
export type OwnScoreRow = Omit<Score, 'forecaster'> & {
  predictionId: string
  label: string | null
  question: Question | null
  category: Category
  opens: string
  resolves: string
  outcome: string
  cameOn: string
  closedEarly: boolean
  /** Its outcome may still become another. */
  isProvisional: boolean
}
/** Of few people it would tell what each of the others said. */
export const toldPeer = sql`case when peers >= ${fewestCompared} then peer end`

/**
 * Of a row of `item`. `isSeen`: whether its reader reads it now. How a question came out that became private is told where
 * that was said while others could read it, and no number that is made of it otherwise.
 */
export function isOutcomeTold(isSeen: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(${isSeen} or (
    select is_public from resolution join item_version on item_version.item_id = resolution.item_id and version = item_version
    where resolution.item_id = item.id order by resolution.id desc limit 1))`
}

type Place = { before: string | null; most: number | null }

/** Of rows of `score`, `scored_question` and `item`. `isSeen`: whether its name and what it asks may be told. */
function scoreColumns(isSeen: RawBuilder<boolean>) {
  return sql`item.id::text as "predictionId", case when ${isSeen} then label end as label,
    case when ${isSeen} then details -> 'question' end as question, category, details ->> 'opens' as opens,
    details ->> 'resolves' as resolves, scored_question.outcome, came_on::text as "cameOn", closed_early as "closedEarly",
    brier, log, baseline, ${toldPeer} as peer, coverage, forecasts, chances, beside, is_provisional(item.id) as "isProvisional"`
}

/** The last that came out first; `before`: the place of the last of the page before, as `placeOf` names it. */
export function listOwnScores(db: QueryExecutorProvider, user: User, { before, most }: Place): Promise<OwnScoreRow[]> {
  const [day, id] = before?.split('_') ?? [null, null]
  return rowsOf(
    db,
    sql<OwnScoreRow>`
      select ${scoreColumns(isSeenBy(user))}
      from score join forecaster on forecaster.id = forecaster_id join scored_question using (item_id) join item on item.id = item_id
      where account_id = ${user.id} and (${day}::date is null or (came_on, item_id) < (${day}::date, ${id}::bigint))
        and ${isOutcomeTold(isSeenBy(user))}
      order by came_on desc, item_id desc limit ${most}`,
  )
}

/** Those that count in public, of whoever is shown by this name; null where nobody is. */
export async function listPublicScores(db: QueryExecutorProvider, name: string): Promise<OwnScoreRow[] | null> {
  const [shown] = await rowsOf(db, sql`select from public_forecaster where name = ${name}`)
  if (!shown) return null
  return rowsOf(
    db,
    sql<OwnScoreRow>`
      select ${scoreColumns(sql<boolean>`true`)}
      from score join public_forecaster using (forecaster_id) join scored_question using (item_id) join item on item.id = item_id
      where name = ${name} and ${countsInPublic} order by came_on desc, item_id desc`,
  )
}

/**
 * Of Farsight, the model or a machine, on all questions that lists show. What it said is known: the others' part of its peer score
 * is told no finer than would tell what one more person said. Null of a machine that never was one.
 */
export async function listVoiceScores(db: QueryExecutorProvider, by: BesideVoice): Promise<OwnScoreRow[] | null> {
  const [known] = await rowsOf(db, sql`select from forecaster where voice = ${by}`)
  if (!known) return null
  const rows = await rowsOf(
    db,
    sql<OwnScoreRow>`
      select ${scoreColumns(sql<boolean>`true`)}
      from score join forecaster on forecaster.id = forecaster_id join scored_question using (item_id) join item on item.id = item_id
      where voice = ${by} and is_listed order by came_on desc, item_id desc`,
  )
  return rows.map((row) => ({ ...row, peer: row.peer && rounded(row.peer, 1) }))
}

export function placeOf({ cameOn, predictionId }: Pick<OwnScoreRow, 'cameOn' | 'predictionId'>): string {
  return `${cameOn}_${predictionId}`
}

export type ScoresOfOne = Pick<
  OwnScoreRow,
  'outcome' | 'cameOn' | 'brier' | 'log' | 'baseline' | 'peer' | 'coverage' | 'forecasts' | 'isProvisional'
>

/** Whether the question was scored yet, and how one did; null where nothing of one’s own was. Both as of one moment. */
export async function findOwnScores(db: QueryExecutorProvider, itemId: string, accountId: string) {
  const [row] = await rowsOf(
    db,
    sql<ScoresOfOne & { isMine: boolean }>`
      select outcome, came_on::text as "cameOn", brier, log, baseline, ${toldPeer} as peer, coverage, forecasts,
        is_provisional(item_id) as "isProvisional", forecaster_id is not null as "isMine"
      from scored_question left join (
        select score.* from score join forecaster on forecaster.id = forecaster_id where account_id = ${accountId}
      ) as score using (item_id)
      where item_id = ${itemId}::bigint`,
  )
  if (!row) return { isScored: false, scores: null }
  const { isMine, ...scores } = row
  return { isScored: true, scores: isMine ? scores : null }
}

export type Waiting = {
  open: number
  closed: number
  annulled: number
  next: { predictionId: string; label: string; closes: string } | null
}

/** Of the questions on which a forecast of the user's stands and that they can read. `today` in UTC. */
export async function findWaiting(db: QueryExecutorProvider, user: User, today: string): Promise<Waiting> {
  const [row] = await rowsOf(
    db,
    sql<Waiting>`
      with standing as (
        select item.* from (
          select distinct on (item_id) item_id, estimate from forecast join forecaster on forecaster.id = forecaster_id
          where account_id = ${user.id} order by item_id, seq desc
        ) as newest join item on item.id = item_id where estimate is not null and ${isSeenBy(user)}
      )
      select count(*) filter (where outcome is null and closes >= ${today}::date)::int as open,
        count(*) filter (where outcome is null and closes < ${today}::date)::int as closed,
        count(*) filter (where outcome = 'annulled')::int as annulled, (
          select json_build_object('predictionId', id::text, 'label', label, 'closes', closes) from standing as item
          where outcome is null and closes >= ${today}::date order by closes, id limit 1
        ) as next
      from standing`,
  )
  if (!row) throw new Error('A count answered nothing.')
  return row
}
