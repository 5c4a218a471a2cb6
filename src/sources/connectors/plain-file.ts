/**
 * Any table at an address: a CSV, or JSON that is a list of like objects. The address names its columns, so that a
 * table which has lost one is noticed. Only hosts that the operator has allowed are asked.
 */
import { z } from 'zod'
import { connector, type Dated, type NamedSeries } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf, timeOf, withoutSentinels } from '../parsing/cells.ts'
import { sheetOf } from '../parsing/sheet-of.ts'
import { dated } from '../parsing/status.ts'
import { type Table, tableOf } from '../parsing/table.ts'
import { saysMarks, withPreliminary } from './plain-marks.ts'

const address = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  /** A column, or `year+month` where two make the time. */
  date: z.string().min(1).max(80),
  /** Columns that take turns are parted by `|`; twelve of one year are `Jan|Feb|…` with `months` said. */
  value: z.string().min(1).max(400),
  /** `country=World`: the rows that count. */
  rows: z.string().max(200).default(''),
  /** What the page says of the source. */
  source: z.string().min(2).max(200),
  licence: z.string().min(2).max(200),
  unit: z.string().max(60).default(''),
  /** The column that says what a value is worth, such as p for provisional; empty where there is none. */
  mark: z.string().max(80).default(''),
})
type Address = z.output<typeof address>

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const plainFile = connector<Address>({
  id: 'plain-file',
  title: 'A table at an address',
  hosts: null,
  address,
  fields: {
    url: { label: 'Address of the file', example: 'https://gml.noaa.gov/webdata/ccgg/trends/co2/co2_annmean_gl.csv' },
    date: { label: 'Column of the time', example: 'year', hint: 'year+month where two make it' },
    value: {
      label: 'Column of the value',
      example: 'mean',
      hint: '"months" reads Jan to Dec of each row, "rows" counts rows',
    },
    rows: {
      label: 'Rows that count',
      example: 'country=World',
      hint: 'country=* reads each country by itself, to be computed over',
    },
    source: { label: 'Who publishes it', example: 'NOAA Global Monitoring Laboratory' },
    licence: { label: 'Licence', example: 'Public domain' },
    unit: { label: 'Unit there', example: 'ppm' },
    mark: { label: 'Column of the mark', example: 'obs_status', hint: 'p is provisional, e estimated, f a forecast' },
  },
  eachCountry: 'Rows such as country=* are each country by itself.',
  /** Which of its columns count nobody can tell from an address. */
  matches: () => null,
  requests: ({ url }) => [{ url: sheetOf(url) }],
  ofSeries: ({ source, licence, unit }) => ({ source, licence, unit }),
  parse([told], asked) {
    if (!told) throw new SourceFault('empty')
    const series = seriesIn(told.text, asked)
    if (series.length === 0) throw new SourceFault('no-values')
    return {
      series,
      title: `${asked.value} of ${asked.url.split(/[?#]/)[0]?.split('/').at(-1)}`,
      id: asked.value,
      unit: asked.unit || null,
      updated: null,
      next: null,
      notes: [],
      ...(saysMarks(told.text, asked.mark) && { saysMarks: true as const }),
    }
  },
  attribution: ({ url, source, licence }) => ({ text: source, url, licence, mayRepublish: true }),
  pace: { apartMs: 1000 },
  usual: 'weekly',
})

/** What stands for columns: the twelve months of a row, or that each row counts as one. */
const columnsFor: Readonly<Record<string, readonly string[]>> = { months, rows: [] }

/** Where any value of the key counts, a series for each that is said. */
function seriesIn(text: string, asked: Address): NamedSeries[] {
  const { date, value, rows: wanted, url, mark } = asked
  const [key = '', ...is] = wanted.split('=')
  const { header, rows } = tableOf(text, [...date.split('+'), ...columnsIn(value), ...[key, mark].filter(Boolean)], url)
  const nameOf = (row: readonly string[]) => row[placeIn(header, key)]?.trim() ?? ''
  const named: [string, readonly string[][]][] =
    is.join('=') === '*'
      ? [...Map.groupBy(rows, nameOf)].filter(([name]) => name !== '')
      : [[wanted || value, key ? rows.filter((row) => nameOf(row) === is.join('=')) : rows]]
  return named
    .map(([name, of]) => ({ name, values: withPreliminary(withoutSentinels(valuesIn(of, header, asked)), text) }))
    .filter(({ values }) => values.length > 0)
}

const columnsIn = (value: string) => columnsFor[value] ?? value.split('|')
const placeIn = (header: Table['header'], name: string) => header.get(name.trim().toLowerCase()) ?? -1

function valuesIn(
  rows: readonly string[][],
  header: Table['header'],
  { date, value, mark }: Pick<Address, 'date' | 'value' | 'mark'>,
): Dated[] {
  const dates = date.split('+')
  const choices = columnsIn(value)
  const place = (name: string) => placeIn(header, name)
  return rows.flatMap((row, i): Dated[] => {
    const where = `row ${i + 1}`
    const at = dates.map((name) => (row[place(name)] ?? '').trim().padStart(2, '0')).join('-')
    if (at.replaceAll('-', '') === '00') return []
    const read = choices.map((name) => numberOf(row[place(name)] ?? '', where))
    if (value === 'months')
      return read.flatMap((one, month): Dated[] =>
        one === null ? [] : [[`${timeOf(at, where)}-${String(month + 1).padStart(2, '0')}`, one]],
      )
    const first = value === 'rows' ? 1 : read.find((one) => one !== null)
    const status = mark && row[place(mark)]
    return first === undefined || first === null ? [] : [dated(timeOf(at, where), first, status)]
  })
}
