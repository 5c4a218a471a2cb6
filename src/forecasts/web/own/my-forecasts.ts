/** The predictions that one has forecast, a page after another. */
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { callForecasts, type MyForecast, type MyForecastPage } from '../call-forecasts.ts'

const pageSize = 50
const mostAtOnce = 100
const how: HowPaged<MyForecastPage, MyForecast> = {
  rowsOf: ({ forecasts }) => forecasts,
  idOf: ({ predictionId }) => predictionId,
  anew: (shown) => ({ limit: Math.min(mostAtOnce, Math.max(pageSize, shown)) }),
}

export function useMyForecasts() {
  return usePages(callForecasts, 'listMyForecasts', { params: {}, query: { limit: pageSize } }, how)
}
