/** FRED, the data of the Federal Reserve Bank of St. Louis: one series, with a key. */
import { z } from 'zod'
import { firstDayOf, periodOn, periods } from '#kit/periods.ts'
import { connector, type Dated } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf, timeOf } from '../parsing/cells.ts'
import { readJson } from '../parsing/json.ts'

const host = 'api.stlouisfed.org'
const address = z.strictObject({ series: z.string().regex(/^[A-Z0-9_]{2,40}$/) })
const answer = z.object({
  count: z.int(),
  observations: z.array(z.object({ date: z.string(), value: z.string() })),
})

export const fred = connector<z.output<typeof address>>({
  id: 'fred',
  title: 'FRED',
  hosts: [host],
  address,
  fields: { series: { label: 'Series', example: 'MCOILBRENTEU', hint: 'As in the address of its page' } },
  matches({ host: asked, path, query }) {
    const onPage = asked === 'fred.stlouisfed.org' ? /^\/series\/(\w+)/.exec(path)?.[1] : undefined
    return address.safeParse({ series: asked === host ? query.get('series_id') : onPage }).data ?? null
  },
  requests: ({ series }) => [
    {
      url: `https://${host}/fred/series/observations?series_id=${series}&file_type=json`,
      key: { name: 'FRED_API_KEY', field: 'api_key' },
    },
  ],
  parse([told], { series }) {
    if (!told) throw new SourceFault('empty')
    const { count, observations } = readJson(told, answer)
    if (observations.length !== count)
      throw new SourceFault('wrong-count', `It says ${count} and holds ${observations.length}.`)
    const values = observations.flatMap(({ date, value }, i): Dated[] => {
      const read = numberOf(value, `observation ${i + 1}`)
      return read === null ? [] : [[timeOf(date, `observation ${i + 1}`), read]]
    })
    const times = stepped(values)
    return {
      series: [{ name: series, values: times }],
      title: series,
      id: series,
      unit: null,
      updated: null,
      next: null,
      notes: [],
    }
  },
  attribution: ({ series }) => ({
    text: `FRED, ${series}. This product uses the FRED API but is not endorsed or certified by the Federal Reserve Bank of St. Louis`,
    url: `https://fred.stlouisfed.org/series/${series}`,
    licence: 'Terms of FRED; many of its series belong to others',
    mayRepublish: false,
  }),
  pace: { apartMs: 1000, key: 'FRED_API_KEY' },
  usual: 'weekly',
})

/** Each is dated by the first day of its year, quarter or month; of days it keeps them. */
function stepped(values: readonly Dated[]): Dated[] {
  const own = [periods.yearly, periods.quarterly, periods.monthly].find((period) =>
    values.every(([at]) => firstDayOf(periodOn(at, period)) === at),
  )
  return own ? values.map(([at, value]) => [periodOn(at, own), value]) : [...values]
}
