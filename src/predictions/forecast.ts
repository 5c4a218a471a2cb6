/** Which number does a prediction show, and who gives it? Free of schemas, so that the browser needs none. */
import type { Forecast } from './question.ts'
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

/** The one number of a prediction, wherever it is shown: its estimate, and of what it was pooled. */
export type Headline<F extends Given = Given> = F & { forecaster: Forecaster; pool: PooledChance | null }

/**
 * What Farsight and the model say together where both speak; else the forecast alone. What was pooled of another
 * forecast than the one that stands does not count: its numbers are about to be made anew.
 */
export function headlineOf<F extends Given>(
  item: ForecastHolder<F> & { pool?: PooledChance | null },
): Headline<F> | null {
  const forecast = forecastOf(item)
  const { pool } = item
  if (!forecast || !pool || !item.houseForecast) return forecast && { ...forecast, pool: null }
  const isOfIt = typeOf(forecast.estimate).chanceOf(forecast.estimate, 'yes') === pool.house
  if (!isOfIt) return { ...forecast, pool: null }
  return { ...forecast, estimate: { type: 'binary', probability: pool.probability }, forecaster: together, pool }
}
