/** Which number does a prediction show, and who gives it? Free of schemas, so that the browser needs none. */
import { author, farsight, type Forecaster, model, peopleTogether, together } from './headline/forecasters.ts'
import type { Forecast } from './question.ts'
import type { Amounts } from './question-type.ts'
import { typeOf } from './question-types/index.ts'
import type { Estimate } from './question-types/schemas/index.ts'

/** On a page a forecast has its reason, on a card it has none. */
type Given = Omit<Forecast, 'reason'>

/** A forecast with whoever gives it. */
export type ForecastShown = Given & { forecaster: Forecaster }

/** What holds a forecast of the house, or of its author, or neither. */
export type ForecastHolder<F extends Given = Given> = { houseForecast: F | null; authorForecast?: F }

/** The house's where there is one, else the author's, else null: then no page shows a number. */
export function forecastOf<F extends Given>(item: ForecastHolder<F>): (F & { forecaster: Forecaster }) | null {
  if (item.houseForecast) return { ...item.houseForecast, forecaster: farsight }
  return item.authorForecast ? { ...item.authorForecast, forecaster: author } : null
}

/** Of a yes: what is said together, and by each. */
export type PooledChance = { probability: number; house: number; model: number }

/** Of an amount: what is said together, and by each. */
export type PooledAmounts = { quantiles: Amounts; house: Amounts; model: Amounts }

/**
 * What people forecast together from three of them on, as it is told, and since when. `earlier`: how many of them answered
 * an earlier wording.
 */
export type Crowd = { estimate: Estimate; people: number; earlier?: number; at: string }

/** What stands beside what a prediction says itself, as cards and pages have it. */
export type Said = { crowd?: Crowd }

/** What has been made of a prediction beside its forecasts, as cards and pages have it. */
export type MadeBeside = {
  pool?: PooledChance | null
  pooledAmount?: PooledAmounts | null
  /** What the model says where there is no forecast. */
  alone?: Given | null
}

/** Of the numbers of an item, what its headline needs. */
export function madeBeside(numbers: MadeBeside | null | undefined): MadeBeside {
  const { pool = null, pooledAmount = null, alone = null } = numbers ?? {}
  return { pool, pooledAmount, alone }
}

/** What a prediction has wherever its headline is asked for. */
export type Held = ForecastHolder & MadeBeside & Said

/** Whose number leads. */
export const voices = ['crowd', 'house-and-model', 'house', 'author', 'model'] as const
export type Voice = (typeof voices)[number]

/** What others say each by themselves, where people lead: the house or the author, and the model. */
export type Apart = { forecast: ForecastShown | null; model: Estimate | null }

/** The one number of a prediction, wherever it is shown: its estimate, whose it is, and of what it was pooled. */
export type Headline = Given & {
  by: Voice
  forecaster: Forecaster
  pool: PooledChance | null
  amounts: PooledAmounts | null
  apart: Apart | null
}
const plain = { pool: null, amounts: null, apart: null }

/**
 * What people say together, from three of them on; else what Farsight and the model say together where both speak; else
 * the forecast alone, or the model where there is none. What was pooled of another forecast than the one that stands does
 * not count: its numbers are about to be made anew.
 */
export function headlineOf(item: Held): Headline | null {
  if (item.crowd) return ofPeople(item.crowd, item)
  const forecast = forecastOf(item)
  if (!forecast) return item.alone ? { ...item.alone, ...plain, by: 'model', forecaster: model } : null
  const pooled = item.houseForecast && pooledIn(item.houseForecast, item)
  const { made, estimate, forecaster } = forecast
  if (pooled) return { made, ...plain, by: 'house-and-model', forecaster: together, ...pooled }
  return { made, estimate, forecaster, ...plain, by: item.houseForecast ? 'house' : 'author' }
}

function ofPeople({ estimate, people, earlier, at }: Crowd, item: Held): Headline {
  const apart = { forecast: forecastOf(item), model: modelIn(item) }
  return { ...plain, made: at.slice(0, 10), estimate, by: 'crowd', forecaster: peopleTogether(people, earlier), apart }
}

/** What the model says by itself; null where it says nothing. */
export function modelIn({ pool, pooledAmount, alone }: MadeBeside): Estimate | null {
  if (pool) return { type: 'binary', probability: pool.model }
  return pooledAmount ? { type: 'numeric', quantiles: pooledAmount.model } : (alone?.estimate ?? null)
}

const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const

function areSame(one: Amounts, other: Amounts): boolean {
  return levels.every((level) => one[level] === other[level])
}

function pooledIn({ estimate }: Given, { pool, pooledAmount: amounts }: MadeBeside) {
  const type = typeOf(estimate)
  if (pool && type.chanceOf(estimate, 'yes') === pool.house)
    return { estimate: { type: 'binary' as const, probability: pool.probability }, pool }
  const house = amounts && type.amountsIn(estimate)
  if (house && areSame(house, amounts.house))
    return { estimate: { type: 'numeric' as const, quantiles: amounts.quantiles }, amounts }
  return null
}
