/** World Bank Indicators, version 2: one indicator of one area. */
import { z } from 'zod'
import { connector, type Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { readJson } from '../parsing/json.ts'
import {
  all,
  byCountry,
  countriesIn,
  countriesUrl,
  head,
  host,
  isOfCountries,
  row,
  seriesOf,
} from './world-bank-rows.ts'

const address = z.strictObject({
  indicator: z.string().regex(/^[A-Z0-9]+(\.[A-Z0-9]+)+$/),
  area: z.string().regex(/^[A-Z0-9]{2,3}$/),
})

const refusal = z.tuple([z.object({ message: z.array(z.object({ value: z.string() })) })])
const page = z.tuple([head, z.array(row).nullable()])

export const worldBank = connector<z.output<typeof address>>({
  id: 'world-bank',
  title: 'World Bank Indicators',
  hosts: [host],
  address,
  fields: {
    indicator: { label: 'Indicator', example: 'SP.POP.TOTL', hint: 'As in the address of its page' },
    area: { label: 'Area', example: 'WLD', hint: 'WLD is the world; ALL is each country by itself' },
  },
  eachCountry: 'With the area ALL the World Bank answers each country by itself.',
  matches({ host: asked, path, query }) {
    const found = asked === host ? ofApi(path) : asked === 'data.worldbank.org' ? ofPage(path, query) : {}
    return address.safeParse(found).data ?? null
  },
  requests: (asked) => [{ url: addressOf(asked, 1) }, ...(asked.area === all ? [{ url: countriesUrl }] : [])],
  more(told, asked) {
    if (isOfCountries(told)) return null
    const [{ page: here, pages }] = pageOf(told)
    return here < pages ? { url: addressOf(asked, here + 1) } : null
  },
  parse(told, { area }) {
    const pages = told.filter((one) => !isOfCountries(one)).map(pageOf)
    const rows = pages.flatMap(([, found]) => found ?? [])
    const [first] = rows
    const [{ total, lastupdated }] = pages[0] ?? [{ total: 0, lastupdated: null }]
    if (!first) throw new SourceFault('no-values')
    if (rows.length !== total) throw new SourceFault('wrong-count', `It says ${total} and holds ${rows.length}.`)
    return {
      series:
        area === all ? byCountry(rows, countriesIn(told.find(isOfCountries))) : [seriesOf(first.country.value, rows)],
      title: first.indicator.value,
      id: first.indicator.id,
      unit: first.unit || null,
      updated: lastupdated ?? null,
      next: null,
      notes: /\b(discontinued|archived?)\b/i.test(first.indicator.value)
        ? ['The source has ended this indicator.']
        : [],
      ...(rows.some(({ obs_status: status }) => typeof status === 'string') && { saysMarks: true as const }),
    }
  },
  attribution: ({ indicator, area }, parsed) => ({
    text: `World Bank, ${parsed?.title ?? 'Indicators'}, ${indicator}`,
    url: `https://data.worldbank.org/indicator/${indicator}?locations=${area === 'WLD' ? '1W' : area}`,
    licence: 'CC BY 4.0',
    mayRepublish: true,
  }),
  pace: { apartMs: 1000 },
  usual: 'monthly',
})

/** All countries of an indicator are some 17,000 rows. */
function addressOf({ indicator, area }: z.output<typeof address>, pageNumber: number): string {
  const query = `format=json&per_page=${area === all ? 20_000 : 1000}${pageNumber > 1 ? `&page=${pageNumber}` : ''}`
  return `https://${host}/v2/country/${area}/indicator/${indicator}?${query}`
}

/** A wrong question is answered with the status of success. */
function pageOf(told: Told): z.output<typeof page> {
  const said = readJson(told, z.union([refusal, page]))
  if (said.length === 1) throw new SourceFault('says-error', said[0].message.map(({ value }) => value).join(' '))
  return said
}

/** `/v2/country/WLD/indicator/SP.POP.TOTL`; all countries together are the world. */
function ofApi(path: string): object {
  const [, area, indicator] = /^\/v2\/(?:[a-z]{2}\/)?country\/(\w+)\/indicator\/([\w.]+)$/i.exec(path) ?? []
  return { area: areaOf(area), indicator: indicator?.toUpperCase() }
}

/** `/indicator/SP.POP.TOTL?locations=1W` */
function ofPage(path: string, query: ReadonlyMap<string, string>): object {
  const [, indicator] = /^\/indicator\/([\w.]+)/i.exec(path) ?? []
  return { area: areaOf(query.get('locations')?.split('-')[0]), indicator: indicator?.toUpperCase() }
}

function areaOf(area: string = 'WLD'): string {
  return ['all', '1w'].includes(area.toLowerCase()) ? 'WLD' : area.toUpperCase()
}
