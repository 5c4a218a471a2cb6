/** For tests: what somebody may write in a trend, and where it is refused. */
import { trend } from './kind.ts'

export const now = new Date('2026-11-21T09:00:00Z')

const toldOfSeries = {
  unit: 'ppm',
  frequency: 'yearly',
  kind: 'level',
  source: 'NOAA',
  sourceUrl: 'https://gml.noaa.gov/ccgg/trends/',
  licence: 'public domain',
  retrieved: '2026-11-20',
}
export const seriesOf = (...observations: [at: string, value: unknown][]) => ({ ...toldOfSeries, observations })
export const series = seriesOf(['2024', 422.8], ['2025', 425.6])
export const signal = { date: '2024-07', title: 'A record rise', source: 'NOAA', note: '', direction: 'for' }

/** The field that is refused first, or null. */
export function faultIn(given: object): string | null {
  const parsed = trend.entry.safeParse(given)
  if (parsed.error) {
    const [issue] = parsed.error.issues
    return [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.')
  }
  return trend.whyNot(trend.details.parse(trend.detailsFrom(parsed.data, null, now)))?.field ?? null
}
