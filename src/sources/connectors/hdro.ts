/**
 * UNDP's Human Development Reports: one measure of one country from the complete time series, a wide table with a column
 * for each year. Each edition has an address of its own.
 */
import { z } from 'zod'
import { connector, type Dated } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf } from '../parsing/cells.ts'
import { tableOf } from '../parsing/table.ts'

const host = 'hdr.undp.org'
const address = z.strictObject({
  edition: z.string().regex(/^20\d\d$/),
  measure: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  area: z.string().regex(/^[A-Z]{2,3}(\.[A-Za-z]{2,12})?$/),
})
type Address = z.output<typeof address>

export const hdro = connector<Address>({
  id: 'hdro',
  title: 'UNDP Human Development Reports',
  hosts: [host],
  address,
  fields: {
    edition: { label: 'Edition', example: '2025', hint: 'The year of the report: the next has another address' },
    measure: { label: 'Measure', example: 'hdi', hint: 'As its columns begin: hdi_1990, hdi_1991 and so on' },
    area: { label: 'Area', example: 'ZZK.WORLD', hint: 'As in the column iso3' },
  },
  matches({ host: asked, path }) {
    const edition = asked === host ? /\/(20\d\d)_HDR\/[^/]+\.csv$/i.exec(path)?.[1] : undefined
    return address.safeParse({ edition, measure: 'hdi', area: 'ZZK.WORLD' }).data ?? null
  },
  requests: (asked) => [{ url: addressOf(asked) }],
  parse([told], { measure, area }) {
    if (!told) throw new SourceFault('empty')
    const { header, rows } = tableOf(told.text, ['iso3', 'country'])
    const place = header.get('iso3') ?? -1
    const own = rows.filter((row) => row[place]?.trim() === area)
    const [row, ...more] = own
    if (!row) throw new SourceFault('other-columns', `There is no row of ${area}.`)
    if (more.length > 0) throw new SourceFault('not-one-series', `${own.length} rows are of ${area}.`)
    const years = [...header].flatMap(([name, column]) => yearOf(name, measure, column))
    if (years.length === 0) throw new SourceFault('other-columns', `No column begins with ${measure}.`)
    const values = years.flatMap(([year, column]): Dated[] => {
      const read = numberOf(row[column] ?? '', `${measure}_${year}`)
      return read === null ? [] : [[year, read]]
    })
    if (values.length === 0) throw new SourceFault('no-values')
    return {
      series: [{ name: row[header.get('country') ?? -1]?.trim() ?? area, values }],
      title: measure,
      id: `${measure} ${area}`,
      unit: null,
      updated: null,
      next: null,
      notes: [],
    }
  },
  attribution: ({ edition }) => ({
    text: `UNDP, Human Development Report ${edition}`,
    url: 'https://hdr.undp.org/data-center',
    licence: 'CC BY 3.0 IGO',
    mayRepublish: true,
  }),
  pace: { apartMs: 1000 },
  usual: 'monthly',
})

function addressOf({ edition }: Address): string {
  const short = `HDR${edition.slice(2)}`
  return `https://${host}/sites/default/files/${edition}_HDR/${short}_Composite_indices_complete_time_series.csv`
}

/** `hdi_1990`, but not `hdi_f_1990`. */
function yearOf(name: string, measure: string, column: number): [year: string, column: number][] {
  const year = name.startsWith(`${measure}_`) ? name.slice(measure.length + 1) : ''
  return /^(19|20)\d\d$/.test(year) ? [[year, column]] : []
}
