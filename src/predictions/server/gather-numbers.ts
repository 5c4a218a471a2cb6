/**
 * What the numbers of a prediction are made of: its series and its condition as they stand, and the forecasts of its
 * versions.
 */
import type { Pool } from 'pg'
import type { Counted, Gathered, NumbersMaker } from '#items/server/numbers/maker.ts'
import { prepared } from '#kit/server/prepared.ts'
import { carriedOn, modelOf, type PredictionInput } from '../compute-numbers.ts'
import { forecastOf } from '../forecast.ts'
import { type KnownPrediction, knownPredictionOf, type SeriesClaim } from '../known-prediction.ts'
import { type PredictionDetails, predictionDetails } from '../question.ts'
import { typeOf } from '../question-types/index.ts'
import { outcomesGone } from '../resolving/gone.ts'
import { outcomesMet } from '../written.ts'
import { outlookOf } from '#series/outlook.ts'
import { seriesAtTime } from '#series/series-chance.ts'
import { standingOf } from '#series/standing.ts'
import { type ReadItem, readItems, restsOn } from '#items/server/items-read.ts'

const forecasts = predictionDetails.pick({ houseForecast: true, authorForecast: true })
const ruled = predictionDetails.pick({ automatic: true })

type Before = Parameters<NumbersMaker['gather']>[2]

/** Where the rest is read: as it stands, or at other versions, for those who compute what was said before once more. */
const newest = { readItems, listForecasts, listMeasuring }
export type PredictionReader = typeof newest

export async function gatherPredictionNumbers(
  pool: Pool,
  item: Counted,
  before: Before,
  reader: PredictionReader = newest,
): Promise<Gathered> {
  const { automatic: claim, condition } = knownPredictionOf(item.version, item.details) ?? {
    automatic: null,
    condition: null,
  }
  const rule = ruleIn(item.details)
  const about = rule ? [rule.trend] : await reader.listMeasuring(pool, item)
  const read = await reader.readItems(pool, [...about, ...(condition ? [condition.on] : [])], item)
  const bound = claim && boundTo(claim, read.get(claim.trend))
  const input: PredictionInput = {
    bound,
    amount: amountIn(item.details, rule, read),
    ...forecastIn(item.details),
    outlook: outlookIn(read, about, rule?.at ?? String(item.horizon.to)),
    modelHistory: carriedOn(before, modelOf(bound), claim && madeAtOf(read.get(claim.trend))),
    condition: condition && { ...countsOn(condition), known: knownUnder(read, condition) },
    versions: await reader.listForecasts(pool, item),
  }
  return { input, restsOn: restsOn(read.values(), about) }
}

type Condition = NonNullable<KnownPrediction['condition']>

function countsOn({ on, outcome, or }: Condition) {
  return { on, outcome, ...(or && { or }) }
}

/** How a series answers it, whether with a chance or not. */
function ruleIn(details: unknown): PredictionDetails['automatic'] {
  return ruled.safeParse(details).data?.automatic
}

const asked = predictionDetails.pick({ question: true })

/** Where the value of a series is itself the answer: what is asked, and what the series says of it. */
function amountIn(
  details: unknown,
  rule: PredictionDetails['automatic'],
  read: ReadonlyMap<string, ReadItem>,
): PredictionInput['amount'] {
  const question = asked.safeParse(details).data?.question
  const range = question && typeOf(question).amountAsked(question)
  const trend = rule && read.get(rule.trend)
  if (!range || !trend || rule.at === undefined) return null
  const madeOn = madeAtOf(trend)?.slice(0, 10) ?? null
  return { asked: range, series: seriesAtTime(trend, rule.at), standing: standingOf(trend), madeOn }
}

function forecastIn(details: unknown): Pick<PredictionInput, 'houseForecast' | 'hasForecast'> {
  const told = forecasts.safeParse(details).data
  return { houseForecast: told?.houseForecast ?? null, hasForecast: told !== undefined && forecastOf(told) !== null }
}

function madeAtOf(trend: ReadItem | undefined): string | null {
  return trend?.numbers?.madeAt ?? null
}

function boundTo(claim: SeriesClaim, trend: ReadItem | undefined): PredictionInput['bound'] {
  if (!trend) return { claim, isSeen: false, series: null, standing: null }
  return { claim, isSeen: true, series: seriesAtTime(trend, claim.at), standing: standingOf(trend) }
}

/** Of the first that has one. */
function outlookIn(
  read: ReadonlyMap<string, ReadItem>,
  about: readonly string[],
  at: string,
): PredictionInput['outlook'] {
  const seen = about.flatMap((ref) => {
    const trend = read.get(ref)
    const shown = trend && outlookOf(trend, at)
    return shown ? [{ trend: ref, ...shown }] : []
  })
  return seen[0] ?? null
}

function knownIn(read: ReadonlyMap<string, ReadItem>, ref: string): KnownPrediction | null {
  const item = read.get(ref)
  return item
    ? knownPredictionOf(item.version, item.details, { numbers: item.numbers?.numbers, people: item.said?.says })
    : null
}

/** How likely an outcome is that the other question does not have any more, nobody says, whatever it came to. */
function knownUnder(read: ReadonlyMap<string, ReadItem>, condition: Condition): KnownPrediction | null {
  const question = asked.safeParse(read.get(condition.on)?.details).data?.question
  return question && outcomesGone(outcomesMet(condition), question).length > 0 ? null : knownIn(read, condition.on)
}

/** A question is about one series; of one that names many, these are looked at. */
const mostMeasuring = 3

/** What its author says it is measured by. */
async function listMeasuring(pool: Pool, { id }: Counted): Promise<string[]> {
  const text = `
    select kind || '/' || item.id as ref from link join item on item.id = to_id
    where from_id = $1 and relation = 'measured-by' order by item.id limit ${mostMeasuring}`
  const { rows } = await pool.query<{ ref: string }>(prepared(text, [id]))
  return rows.map(({ ref }) => ref)
}

/** Every version with a forecast; of a published item only versions that everybody may read. */
export async function listForecasts(
  pool: Pool,
  { id, version, isPublished }: Counted,
): Promise<PredictionInput['versions']> {
  const text = `
    select version, json_build_object(
      'houseForecast', data #> '{details,houseForecast}', 'authorForecast', data #> '{details,authorForecast}') as given
    from item_version where item_id = $1 and version <= $2 and (is_public or not $3) order by version`
  const { rows } = await pool.query<{ version: number; given: Record<string, unknown> }>(
    prepared(text, [id, version, isPublished]),
  )
  return rows.flatMap(({ version: its, given: { houseForecast, authorForecast } }) => {
    const told = forecasts.safeParse({ houseForecast, ...(authorForecast !== null && { authorForecast }) }).data
    const said = told && forecastOf(told)
    return said ? [{ version: its, forecast: { made: said.made, estimate: said.estimate, reason: said.reason } }] : []
  })
}
