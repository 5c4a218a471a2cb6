/** The rows of the World Bank's answers as series: of one area, or of each country. */
import { z } from 'zod'
import type { Dated, NamedSeries, Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { timeOf } from '../parsing/cells.ts'
import { dated } from '../parsing/status.ts'
import { readJson } from '../parsing/json.ts'

export const host = 'api.worldbank.org'
/** Each country by itself: what is to be computed over them. Which there are is asked too. */
export const all = 'ALL'
export const countriesUrl = `https://${host}/v2/country?format=json&per_page=1000`

export const head = z.object({
  page: z.coerce.number(),
  pages: z.coerce.number(),
  total: z.coerce.number(),
  lastupdated: z.string().nullish(),
})
export const row = z.object({
  indicator: z.object({ id: z.string(), value: z.string() }),
  country: z.object({ value: z.string() }),
  countryiso3code: z.string().default(''),
  date: z.string(),
  value: z.number().nullable(),
  unit: z.string().default(''),
  obs_status: z.string().nullish(),
})
/** Of what is no country, but a group of several, the region is `NA`. */
const countryList = z.tuple([head, z.array(z.object({ id: z.string(), region: z.object({ id: z.string() }) }))])
export const isOfCountries = ({ url }: Told) => url.includes('/v2/country?')

export function seriesOf(name: string, rows: readonly z.output<typeof row>[]): NamedSeries {
  const values = rows.flatMap(({ date, value, obs_status: status }, i): Dated[] =>
    value === null ? [] : [dated(timeOf(date, `row ${i + 1}`), value, status)],
  )
  return { name, values }
}

/** The answer holds regions and groups of countries too, and says of none that it is no country. */
export function byCountry(rows: readonly z.output<typeof row>[], countries: ReadonlySet<string>): NamedSeries[] {
  const own = Map.groupBy(rows, ({ countryiso3code }) => countryiso3code)
  const series = [...own].filter(([code]) => countries.has(code)).map(([code, of]) => seriesOf(code, of))
  if (series.length === 0) throw new SourceFault('no-values')
  return series
}

export function countriesIn(told: Told | undefined): ReadonlySet<string> {
  if (!told) throw new SourceFault('empty')
  const [{ total }, list] = readJson(told, countryList)
  if (list.length !== total) throw new SourceFault('wrong-count', `It says ${total} and holds ${list.length}.`)
  return new Set(list.filter(({ region }) => region.id !== 'NA').map(({ id }) => id))
}
