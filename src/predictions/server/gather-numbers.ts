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
import { predictionDetails } from '../question.ts'
import { seriesAtTime } from '#series/series-chance.ts'
import { type ReadItem, readItems, restsOn } from '#items/server/items-read.ts'

const forecasts = predictionDetails.pick({ houseForecast: true, authorForecast: true })

type Before = Parameters<NumbersMaker['gather']>[2]

/** Where the rest is read: as it stands, or at other versions, for those who compute what was said before once more. */
const newest = { readItems, listForecasts }
export type PredictionReader = typeof newest

export async function gatherPredictionNumbers(
  pool: Pool,
  item: Counted,
  before: Before,
  reader: PredictionReader = newest,
): Promise<Gathered> {
  const { automatic: claim, condition } = knownPredictionOf(item.version, item.details, null) ?? {
    automatic: null,
    condition: null,
  }
  const read = await reader.readItems(
    pool,
    [...(claim ? [claim.trend] : []), ...(condition ? [condition.on] : [])],
    item,
  )
  const bound = claim && boundTo(claim, read.get(claim.trend))
  const input: PredictionInput = {
    bound,
    modelHistory: carriedOn(before, modelOf(bound), claim && madeAtOf(read.get(claim.trend))),
    condition: condition && { on: condition.on, outcome: condition.outcome, known: knownIn(read, condition.on) },
    versions: await reader.listForecasts(pool, item),
  }
  return { input, restsOn: restsOn(read.values(), claim ? [claim.trend] : []) }
}

function madeAtOf(trend: ReadItem | undefined): string | null {
  return trend?.numbers?.madeAt ?? null
}

function boundTo(claim: SeriesClaim, trend: ReadItem | undefined): PredictionInput['bound'] {
  return { claim, isSeen: trend !== undefined, series: trend ? seriesAtTime(trend, claim.at) : null }
}

function knownIn(read: ReadonlyMap<string, ReadItem>, ref: string): KnownPrediction | null {
  const item = read.get(ref)
  return item ? knownPredictionOf(item.version, item.details, item.numbers?.numbers) : null
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
