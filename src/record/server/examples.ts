/**
 * Finds live items for the page of methods: of each number the first listed item that has it, so that another takes
 * its place when one goes.
 */
import type { Pool } from 'pg'
import type { Machine } from '#forecasts/server/machine/machine-work.ts'
import { findMachinesTold } from '#forecasts/server/machine/machines-told.ts'
import type { LearningTold } from '#forecasts/record/crowd-record.ts'
import { findScoredExample } from '#forecasts/server/scores/scored-example.ts'
import { predictionNumbers } from '#predictions/numbers.ts'
import { predictionDetails } from '#predictions/question.ts'
import { scenarioDetails } from '#scenarios/scenario.ts'
import { scenarioNumbers } from '#scenarios/numbers.ts'
import { findSet } from '#scenarios/server/sets.ts'
import { trendNumbers } from '#trends/numbers.ts'
import { trendDetails } from '#trends/trend.ts'
import type { MethodExamples, ShownItem } from '../examples.ts'
import { exampleOfTrend, measuredOf } from './example-of-trend.ts'

/**
 * Among so many items of a kind an example is looked for; a base in which the first lack it says that there is none.
 */
const lookedAt = 300

/** `machine`: the language model that is to forecast; `findLearningTold`: what the crowd has learnt. */
type World = { pool: Pool; machine: Machine | null; findLearningTold(): Promise<LearningTold> }

export async function findExamples({ pool, machine, findLearningTold }: World): Promise<MethodExamples> {
  const [trend, maturity, crossing, model, world, incoherence, inconsistent, scored, learning, machines] =
    await Promise.all([
      findTrend(pool),
      findMaturity(pool),
      findCrossing(pool),
      findModel(pool),
      findWorld(pool),
      findIncoherence(pool),
      findInconsistent(pool),
      findScored(pool),
      findLearningTold(),
      findMachinesTold(pool, machine),
    ])
  return { trend, maturity, crossing, model, world, incoherence, inconsistent, scored, learning, machines }
}

type Found = ShownItem & { details: unknown; numbers: unknown; family: string | null }

/** The first whose newest numbers are of the version that it has, and meet `condition`. */
async function findFirst(pool: Pool, kind: string, condition: string): Promise<Found | null> {
  const text = `
    with looked as (select id, kind, label, details, card, family, version from item where kind = $1 and is_listed order by id limit $2)
    select kind || '/' || id as item, label, version, details_whole(details) as details, family, numbers from looked cross join lateral (
      select version as of, numbers from item_numbers where item_id = looked.id and is_public order by made_at desc limit 1
    ) as newest
    where of = version and ${condition} order by id limit 1`
  const { rows } = await pool.query<Found>(text, [kind, lookedAt])
  return rows[0] ?? null
}

const shownOf = ({ item, label, version }: Found): ShownItem => ({ item, label, version })

async function findTrend(pool: Pool): Promise<MethodExamples['trend']> {
  // Of plain combinations with networks beside them alone the page can show how the parts make the whole.
  const found = await findFirst(
    pool,
    'trend',
    `numbers #>> '{projection,method}' = 'combination' and card #>> '{series,frequency}' = 'yearly'
     and numbers #> '{projection,labels}' ? 'networks' and not numbers #> '{projection,labels}' ?| array['thin-data', 'take-off', 'growth-curve', 'between-bounds', 'no-better-than-naive', 'shifted']
     and numbers -> 'backtest' <> 'null' and numbers #> '{momentum,refused}' = 'null'`,
  )
  return found && exampleOfTrend(shownOf(found), trendDetails.parse(found.details), trendNumbers.parse(found.numbers))
}

async function findScored(pool: Pool): Promise<MethodExamples['scored']> {
  const found = await findScoredExample(pool)
  if (!found) return null
  const { crowd, ...example } = found
  return { ...example, ...crowd, brier: crowd.brier ?? 0 }
}

async function findMaturity(pool: Pool): Promise<MethodExamples['maturity']> {
  // By noise the last value may lie above its limit; an example that needs explaining explains nothing.
  const found = await findFirst(
    pool,
    'trend',
    `numbers #> '{maturity,refused}' = 'null' and (numbers #>> '{maturity,maturity}')::float8 between 0.05 and 0.99`,
  )
  const { series } = found ? trendDetails.parse(found.details) : { series: null }
  return (
    found &&
    series && { ...shownOf(found), ...measuredOf(series), maturity: trendNumbers.parse(found.numbers).maturity }
  )
}

async function findCrossing(pool: Pool): Promise<MethodExamples['crossing']> {
  const found = await findFirst(
    pool,
    'trend',
    `exists (select from jsonb_array_elements(numbers -> 'crossings') as one
       where one ->> 'state' = 'ahead' and (one ->> 'notWithinHorizon')::float8 between 0.05 and 0.6)`,
  )
  const { series } = found ? trendDetails.parse(found.details) : { series: null }
  const crossing = found
    ? trendNumbers
        .parse(found.numbers)
        .crossings.find((one) => one.state === 'ahead' && one.notWithinHorizon >= 0.05 && one.notWithinHorizon <= 0.6)
    : undefined
  return found && series && crossing ? { ...shownOf(found), ...measuredOf(series), crossing } : null
}

async function findModel(pool: Pool): Promise<MethodExamples['model']> {
  const found = await findFirst(
    pool,
    'prediction',
    `numbers #> '{model,refused}' = 'null' and (numbers #>> '{model,probability}')::float8 between 0.05 and 0.95 and details -> 'houseForecast' <> 'null'`,
  )
  if (!found) return null
  const made = predictionNumbers.parse(found.numbers)
  if (!made.model) return null
  const { model, pool: pooled } = made
  const labels = await labelsOf(pool, [model.trend])
  const { houseForecast } = predictionDetails.parse(found.details)
  return {
    ...shownOf(found),
    model,
    ...(pooled !== undefined && { pool: pooled }),
    trendLabel: labels[model.trend] ?? '',
    forecast: houseForecast,
  }
}

async function findWorld(pool: Pool): Promise<MethodExamples['world']> {
  const found = await findFirst(
    pool,
    'scenario',
    `(numbers #>> '{chance,counted}')::int between 2 and 4 and jsonb_array_length(numbers #> '{chance,parts}') = (numbers #>> '{chance,counted}')::int
      and jsonb_array_length(numbers -> 'members') = (numbers #>> '{chance,counted}')::int`,
  )
  if (!found) return null
  const { members, chance } = scenarioNumbers.parse(found.numbers)
  const labels = await labelsOf(
    pool,
    members.map(({ to }) => to),
  )
  return {
    ...shownOf(found),
    chance,
    members: members.map(({ to, probability }) => ({ label: labels[to] ?? to, probability })),
  }
}

async function findIncoherence(pool: Pool): Promise<MethodExamples['incoherence']> {
  const found = await findFirst(pool, 'scenario', `jsonb_array_length(numbers -> 'incoherences') > 0`)
  const { incoherences, members } = found ? scenarioNumbers.parse(found.numbers) : { incoherences: [], members: [] }
  const [incoherence] = incoherences
  if (!found || !incoherence) return null
  const named = Object.values(incoherence)
    .flat()
    .filter((one): one is string => typeof one === 'string' && one.includes('/'))
  return { ...shownOf(found), incoherence, labels: await labelsOf(pool, [...named, ...members.map(({ to }) => to)]) }
}

async function findInconsistent(pool: Pool): Promise<MethodExamples['inconsistent']> {
  const found = await findFirst(pool, 'scenario', `numbers #> '{consistency,isConsistent}' = 'false'`)
  const set = found && (await findSet(pool, scenarioDetails.parse(found.details).set))
  if (!found || !set) return null
  const descriptors = set.descriptors.map(({ id, title, states }) => ({
    id,
    title,
    states: states.map((state) => ({ id: state.id, title: state.title })),
  }))
  return { ...shownOf(found), consistency: scenarioNumbers.parse(found.numbers).consistency, descriptors }
}

/** Of listed items. */
async function labelsOf(pool: Pool, refs: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ ref: string; label: string }>(
    `select kind || '/' || id as ref, label from item where is_listed and id = any($1::bigint[])`,
    [refs.map((ref) => ref.slice(ref.indexOf('/') + 1))],
  )
  return Object.fromEntries(rows.map(({ ref, label }) => [ref, label]))
}
