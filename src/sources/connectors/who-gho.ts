/** WHO's Global Health Observatory: one indicator of one area. Its terms allow no commercial use. */
import { z } from 'zod'
import { connector, type Dated, type Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { timeOf } from '../parsing/cells.ts'
import { readJson } from '../parsing/json.ts'

const host = 'ghoapi.azureedge.net'
const address = z.strictObject({
  indicator: z.string().regex(/^[A-Z][A-Z0-9_]{2,60}$/),
  area: z.string().regex(/^[A-Z]{2,12}$/),
  /** Empty where the indicator has no such dimension. */
  dim1: z
    .string()
    .regex(/^[A-Z0-9_-]{0,60}$/)
    .default(''),
})
type Address = z.output<typeof address>
const page = z.object({
  '@odata.nextLink': z.string().optional(),
  value: z.array(
    z.object({
      SpatialDim: z.string().nullable(),
      Dim1: z.string().nullish(),
      TimeDim: z.number(),
      NumericValue: z.number().nullable(),
    }),
  ),
})

export const whoGho = connector<Address>({
  id: 'who-gho',
  title: 'WHO Global Health Observatory',
  hosts: [host],
  address,
  fields: {
    indicator: { label: 'Indicator', example: 'WHOSIS_000001' },
    area: { label: 'Area', example: 'GLOBAL' },
    dim1: { label: 'First dimension', example: 'SEX_BTSX' },
  },
  matches({ host: asked, path }) {
    const indicator = asked === host ? /^\/api\/(\w+)$/.exec(path)?.[1] : undefined
    return address.safeParse({ indicator, area: 'GLOBAL' }).data ?? null
  },
  requests: (asked) => [{ url: addressOf(asked) }],
  /** Often said as a query alone: it is of the address that was asked. */
  more(told, asked) {
    const next = readJson(told, page)['@odata.nextLink']
    if (!next) return null
    return { url: /^https?:/.test(next) ? next : `https://${host}/api/${asked.indicator}${next.replace(/^[^?]*/, '')}` }
  },
  parse(answers, { indicator, area, dim1 }) {
    const rows = answers.flatMap((told: Told) => readJson(told, page).value)
    const own = rows.filter((row) => row.SpatialDim === area && (dim1 === '' || row.Dim1 === dim1))
    const values = own.flatMap(({ TimeDim, NumericValue }, i): Dated[] =>
      NumericValue === null ? [] : [[timeOf(String(TimeDim), `row ${i + 1}`), NumericValue]],
    )
    if (values.length === 0) throw new SourceFault('no-values')
    return {
      series: [{ name: area, values }],
      title: indicator,
      id: `${indicator} ${dim1}`.trim(),
      unit: null,
      updated: null,
      next: null,
      notes: [],
    }
  },
  attribution: ({ indicator }) => ({
    text: `World Health Organization, Global Health Observatory, ${indicator}`,
    url: `https://www.who.int/data/gho`,
    licence: 'CC BY-NC-SA 3.0 IGO',
    mayRepublish: false,
  }),
  pace: { apartMs: 1000 },
  usual: 'monthly',
})

function addressOf({ indicator, area, dim1 }: Address): string {
  const filter = [`SpatialDim eq '${area}'`, ...(dim1 ? [`Dim1 eq '${dim1}'`] : [])].join(' and ')
  return `https://${host}/api/${indicator}?$filter=${encodeURIComponent(filter)}&$orderby=TimeDim`
}
