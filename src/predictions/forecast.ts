/** Which number does a prediction show, and who gives it? Free of schemas, so that the browser needs none. */
import type { Forecast } from './question.ts'
import type { Amounts } from './question-type.ts'
import { typeOf } from './question-types/index.ts'

/** How pages speak of whoever gave a forecast. */
export type Forecaster = {
  /** Within a sentence: 'Farsight’s forecast'. */
  name: string
  /** At its start. */
  title: string
  /** Over the figure. */
  says: string
  /** 'Half of Farsight’s chance lies …' */
  whose: string
  /** Over the reason. */
  why: string
  /** 'Made on 20 Nov 2026 by …' */
  by: string
}

const farsight: Forecaster = {
  name: 'Farsight’s forecast',
  title: 'Farsight’s forecast',
  says: 'Farsight says',
  whose: 'Farsight’s',
  why: 'Why Farsight says so',
  by: 'Farsight',
}

const author: Forecaster = {
  name: 'author’s forecast',
  title: 'Author’s forecast',
  says: 'The author says',
  whose: 'the author’s',
  why: 'Why the author says so',
  by: 'the author',
}

const together: Forecaster = {
  name: 'Farsight and the model',
  title: 'Farsight and the model together',
  says: 'Farsight and the model say',
  whose: 'Farsight’s and the model’s',
  why: farsight.why,
  by: 'Farsight',
}

const model: Forecaster = {
  name: 'the model alone',
  title: 'The model’s projection',
  says: 'The model says',
  whose: 'the model’s',
  why: 'Why the model says so',
  by: 'the model',
}

/** At the start of a sentence: 'Farsight’s forecast', 'The author’s forecast'. */
export function sayWhose({ whose }: Forecaster): string {
  return `${whose.charAt(0).toUpperCase()}${whose.slice(1)} forecast`
}

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

/** The one number of a prediction, wherever it is shown: its estimate, and of what it was pooled. */
export type Headline = Given & {
  forecaster: Forecaster
  pool: PooledChance | null
  amounts: PooledAmounts | null
  /** Nobody has given a forecast: it is what the model says by itself. */
  isModelAlone: boolean
}
const plain = { pool: null, amounts: null, isModelAlone: false }

/**
 * What Farsight and the model say together where both speak; else the forecast alone, or the model where there is none.
 * What was pooled of another forecast than the one that stands does not count: its numbers are about to be made anew.
 */
export function headlineOf(item: ForecastHolder & MadeBeside): Headline | null {
  const forecast = forecastOf(item)
  if (!forecast) return item.alone ? { ...item.alone, ...plain, forecaster: model, isModelAlone: true } : null
  const pooled = item.houseForecast && pooledIn(item.houseForecast, item)
  const { made, estimate, forecaster } = forecast
  return pooled ? { made, ...plain, forecaster: together, ...pooled } : { made, estimate, forecaster, ...plain }
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
