/** The US Energy Information Administration, version 2: one series of a route, with a key. */
import { z } from 'zod'
import { connector, type Dated, type Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf, timeOf } from '../parsing/cells.ts'
import { readJson } from '../parsing/json.ts'

const host = 'api.eia.gov'
const most = 5000
const address = z.strictObject({
  route: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  series: z.string().regex(/^[A-Z0-9_.-]{2,60}$/),
  frequency: z.enum(['monthly', 'quarterly', 'annual']),
})
type Address = z.output<typeof address>
const answer = z.object({
  response: z.object({
    total: z.coerce.number(),
    data: z.array(
      z.object({
        period: z.string(),
        series: z.string(),
        value: z.union([z.string(), z.number()]).nullable(),
        units: z.string().default(''),
      }),
    ),
  }),
})

export const eia = connector<Address>({
  id: 'eia',
  title: 'US Energy Information Administration',
  hosts: [host],
  address,
  fields: {
    route: { label: 'Route', example: 'petroleum/pri/spt' },
    series: { label: 'Series', example: 'RBRTE' },
    frequency: { label: 'Frequency', example: 'monthly', hint: 'monthly, quarterly or annual' },
  },
  matches({ host: asked, path, query }) {
    const route = asked === host ? /^\/v2\/(.+?)\/data\/?$/.exec(path)?.[1] : undefined
    const series = query.get('facets[series][]')
    return address.safeParse({ route, series, frequency: query.get('frequency') ?? 'monthly' }).data ?? null
  },
  requests: (asked) => [requestAt(asked, 0)],
  more(told, asked) {
    const offset = Number(/[?&]offset=(\d+)/.exec(told.url)?.[1] ?? 0)
    const { total, data } = readJson(told, answer).response
    return offset + data.length < total && data.length > 0 ? requestAt(asked, offset + data.length) : null
  },
  parse(answers, { series }) {
    const pages = answers.map((told: Told) => readJson(told, answer).response)
    const rows = pages.flatMap(({ data }) => data).filter((row) => row.series === series)
    const [first] = rows
    if (!first) throw new SourceFault('no-values')
    const total = pages[0]?.total ?? 0
    if (rows.length !== total) throw new SourceFault('wrong-count', `It says ${total} and holds ${rows.length}.`)
    const values = rows.flatMap(({ period, value }, i): Dated[] => {
      const read = value === null ? null : numberOf(String(value), `row ${i + 1}`)
      return read === null ? [] : [[timeOf(period, `row ${i + 1}`), read]]
    })
    return {
      series: [{ name: series, values }],
      title: series,
      id: series,
      unit: first.units || null,
      updated: null,
      next: null,
      notes: [],
    }
  },
  attribution: ({ route, series }) => ({
    text: `US Energy Information Administration, ${series}`,
    url: `https://www.eia.gov/opendata/browser/${route}`,
    licence: 'Public domain',
    mayRepublish: true,
  }),
  pace: { apartMs: 1000, key: 'EIA_API_KEY' },
  usual: 'weekly',
})

function requestAt({ route, series, frequency }: Address, offset: number) {
  const query = `frequency=${frequency}&data[0]=value&facets[series][]=${series}&sort[0][column]=period&sort[0][direction]=asc`
  const url = `https://${host}/v2/${route}/data/?${query}&offset=${offset}&length=${most}`
  return { url, key: { name: 'EIA_API_KEY' as const, field: 'api_key' } }
}
