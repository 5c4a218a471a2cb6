/**
 * Reads how right the base has been off the small rows that are kept beside the numbers. Private items are not in it.
 */
import type { Pool } from 'pg'
import { countScored } from '#analyses/server/living/scored.ts'
import { togetherOf } from '#forecasts/record/together.ts'
import { listCameOut } from '#forecasts/server/record/came-out.ts'
import { keptWhileScored, makeWays } from '#forecasts/server/record/find-ways.ts'
import { findShortHealth } from '#sources/server/short-health.ts'
import type { ForeseenValue, ScoredValues, TrackRecord } from '../record.ts'
import { findBySeries } from './by-series.ts'
import { findBySteps } from './by-steps.ts'
import { findBacktests } from './backtests.ts'
import { foreseenBy, many, named, one } from './rows.ts'
import { lastToResolve, nextToResolve, ofForecasts, ofTrends } from './totals.ts'

export function openRecord(pool: Pool): (today: string) => Promise<TrackRecord> {
  const findPeople = keptWhileScored(pool, makePeople)
  return (today) => findRecord({ pool, findPeople }, today)
}

type Store = { pool: Pool; findPeople: () => Promise<TrackRecord['people']> }

/** One statement after the other: of a million items each takes seconds, and all at once would wait for connections in vain. */
async function findRecord({ pool, findPeople }: Store, today: string): Promise<TrackRecord> {
  return {
    trends: await one<TrackRecord['trends']>(pool, ofTrends),
    sources: await findShortHealth(pool, new Date(today)),
    backtests: await findBacktests(pool),
    kept: await findKept(pool),
    bySteps: await findBySteps(pool),
    bySeries: await findBySeries(pool),
    forecasts: await findForecasts(pool, today),
    people: await findPeople(),
    scenarios: await findScenarios(pool),
    reports: await countScored(pool),
  }
}

async function findKept(pool: Pool): Promise<TrackRecord['kept']> {
  const scored = await findScored(pool, 'scored')
  const estimated = await findScored(pool, 'estimated')
  const revised = await one<TrackRecord['kept']['revised']>(
    pool,
    `select count(*)::int as trends, coalesce(sum(scored), 0)::int as values, coalesce(sum(scored_inside_80), 0)::int as inside80,
       coalesce(sum((revised #>> '{inside,80}')::int), 0)::int as "inside80Now"
     from trend_record join item on item.id = item_id where is_listed and revised is not null`,
  )
  const waits = await one<Pick<TrackRecord['kept'], 'waiting' | 'firstYear'>>(
    pool,
    `select count(waits_for)::int as waiting, min(left(waits_for, 4))::int as "firstYear"
     from trend_record join item on item.id = item_id where is_listed`,
  )
  return { ...scored, estimated, revised, ...waits }
}

/** `name`: how the columns begin. */
async function findScored(pool: Pool, name: 'scored' | 'estimated'): Promise<ScoredValues> {
  const totals = await one<Omit<ScoredValues, 'arrivals'>>(
    pool,
    `select coalesce(sum(${name}_projections), 0)::int as projections, coalesce(sum(${name}), 0)::int as values,
       json_build_object('50', coalesce(sum(${name}_inside_50), 0), '80', coalesce(sum(${name}_inside_80), 0),
         '95', coalesce(sum(${name}_inside_95), 0)) as inside,
       sum(${name}_error) / nullif(sum(${name}), 0) as error, sum(${name}_naive_error) / nullif(sum(${name}), 0) as "naiveError"
     from trend_record join item on item.id = item_id where is_listed`,
  )
  const arrivals = await many<ForeseenValue>(
    pool,
    name === 'scored'
      ? foreseenBy('arrival', 'arrived_at', 'item_id')
      : foreseenBy('estimate', 'estimated_at', 'item_id'),
    [named],
  )
  return { ...totals, arrivals }
}

async function findForecasts(pool: Pool, today: string): Promise<TrackRecord['forecasts']> {
  const totals = await one<Omit<TrackRecord['forecasts'], 'next' | 'last'>>(pool, ofForecasts, [today])
  const next = await many<TrackRecord['forecasts']['next'][number]>(pool, nextToResolve(named), [today])
  const last = await many<TrackRecord['forecasts']['last'][number]>(pool, lastToResolve(named))
  return { ...totals, next, last }
}

async function makePeople(pool: Pool): Promise<TrackRecord['people']> {
  const questions = await listCameOut(pool)
  return { questions: questions.length, ...togetherOf(questions), ...(await makeWays(pool)) }
}

async function findScenarios(pool: Pool): Promise<TrackRecord['scenarios']> {
  const told = await one<Pick<TrackRecord['scenarios'], 'scenarios' | 'sets' | 'members'>>(
    pool,
    `select count(*)::int as scenarios, count(distinct family)::int as sets, coalesce(sum((card ->> 'members')::int), 0)::int as members
     from item where kind = 'scenario' and is_listed`,
  )
  const decided = await one<
    Pick<TrackRecord['scenarios'], 'decided' | 'decidedBy' | 'cameTrue' | 'ruledOut' | 'foretold'>
  >(
    pool,
    `select count(*)::int as decided, count(distinct ref)::int as "decidedBy", count(*) filter (where has_come)::int as "cameTrue",
       count(distinct item_id) filter (where not has_come)::int as "ruledOut",
       json_build_object('members', count(chance), 'cameTrue', count(chance) filter (where has_come),
         'expected', coalesce(sum(chance), 0)) as foretold
     from member_record join item on item.id = item_id where is_listed`,
  )
  return { ...told, ...decided }
}
