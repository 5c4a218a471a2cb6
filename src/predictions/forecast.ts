/** Which forecast does a prediction show, and who gives it? Free of schemas, so that the browser needs none. */
import type { Forecast } from './question.ts'

/** How pages speak of whoever gave a forecast. */
export type Forecaster = {
  /** Within a sentence: 'house forecast'. */
  name: string
  /** At its start. */
  title: string
  /** Over the figure. */
  says: string
  /** 'Half of the house’s chance lies …' */
  whose: string
  /** Over the reason. */
  why: string
  /** 'Made on 20 Nov 2026 by …' */
  by: string
}

const house: Forecaster = {
  name: 'house forecast',
  title: 'House forecast',
  says: 'The house says',
  whose: 'the house’s',
  why: 'Why the house says so',
  by: 'the house',
}

const author: Forecaster = {
  name: 'author’s forecast',
  title: 'Author’s forecast',
  says: 'The author says',
  whose: 'the author’s',
  why: 'Why the author says so',
  by: 'the author',
}

/** On a page a forecast has its reason, on a card it has none. */
type Given = Omit<Forecast, 'reason'>

/** A forecast with whoever gives it. */
export type ForecastShown = Given & { forecaster: Forecaster }

/** What holds a forecast of the house, or of its author, or neither. */
export type ForecastHolder<F extends Given = Given> = { houseForecast: F | null; authorForecast?: F }

/** The house's where there is one, else the author's, else null: then no page shows a number. */
export function forecastOf<F extends Given>(item: ForecastHolder<F>): (F & { forecaster: Forecaster }) | null {
  if (item.houseForecast) return { ...item.houseForecast, forecaster: house }
  return item.authorForecast ? { ...item.authorForecast, forecaster: author } : null
}
