/** Where the trends API answers. */
import type { Address } from '#kit/endpoint.ts'

export const seriesFile = (id: string) => `/api/items/trend/${id}/series.csv`

export const trendAddresses = {
  findCourse: 'GET /api/items/trend/:id/course',
  findSeriesThen: 'GET /api/items/trend/:id/series',
  findSeriesFile: 'GET /api/items/trend/:id/series.csv',
  previewSeries: 'POST /api/series/preview',
  findWithoutNetworks: 'GET /api/items/trend/:id/without-networks',
} as const satisfies Record<string, Address>
