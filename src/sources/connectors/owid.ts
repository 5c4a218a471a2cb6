/** Our World in Data: one column of a chart, for one entity. */
import { z } from 'zod'
import { connector, type Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf, timeOf } from '../parsing/cells.ts'
import { columnsOf, readCsv } from '../parsing/csv.ts'
import { readJson, refusePages } from '../parsing/json.ts'

const host = 'ourworldindata.org'
const query = 'csvType=full&useColumnShortNames=true'
const address = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{3,120}$/),
  entity: z.string().min(2).max(80).default('World'),
  /** Empty where the chart has one. */
  column: z.string().max(200).default(''),
})
type Address = z.output<typeof address>

const column = z.object({
  titleShort: z.string(),
  unit: z.string().default(''),
  owidVariableId: z.union([z.number(), z.string()]),
  lastUpdated: z.string().nullish(),
  nextUpdate: z.string().nullish(),
  citationShort: z.string().default(''),
})
const metadata = z.object({
  chart: z.object({ title: z.string(), originalChartUrl: z.string().default('') }),
  columns: z.record(z.string(), column),
})

export const owid = connector<Address>({
  id: 'owid',
  title: 'Our World in Data',
  hosts: [host],
  address,
  fields: {
    slug: { label: 'Chart', example: 'electric-car-sales', hint: 'As in the address of its page' },
    entity: { label: 'Country or region', example: 'World' },
    column: { label: 'Column', example: 'electric_car_sales', hint: 'Only where the chart has several' },
  },
  matches({ host: asked, path, query: said }) {
    if (asked.replace(/^www\./, '') !== host) return null
    const slug = /^\/grapher\/([a-z0-9-]+)(\.csv|\.metadata\.json)?$/.exec(path)?.[1]
    const country = said.get('country')?.replace(/^~/, '') ?? 'World'
    return address.safeParse({ slug, entity: country === 'OWID_WRL' ? 'World' : country }).data ?? null
  },
  requests: ({ slug }) =>
    ['metadata.json', 'csv'].map((file) => ({ url: `https://${host}/grapher/${slug}.${file}?${query}` })),
  stampOf(told, asked) {
    const { owidVariableId, lastUpdated } = columnOf(told, asked).of
    return lastUpdated ? `${owidVariableId} ${lastUpdated}` : null
  },
  choices([said, table], asked) {
    if (!said || !table) return []
    const columns = Object.keys(readJson(said, metadata).columns)
    if (!asked.column && columns.length > 1) return columns.map((one) => ({ column: one }))
    const { name } = columnOf(said, asked)
    return valuesIn(table, asked.entity, name).length > 0 ? [] : entitiesIn(table).map((entity) => ({ entity }))
  },
  parse([said, table], asked) {
    if (!said || !table) throw new SourceFault('empty')
    const { name, of, title } = columnOf(said, asked)
    return {
      series: [{ name: asked.entity, values: valuesIn(table, asked.entity, name) }],
      title: of.titleShort || title,
      id: String(of.owidVariableId),
      unit: of.unit || null,
      updated: of.lastUpdated ?? null,
      next: of.nextUpdate ?? null,
      notes: [],
    }
  },
  attribution: ({ slug }, parsed) => ({
    text: `${parsed?.title ?? slug}, processed by Our World in Data`,
    url: `https://${host}/grapher/${slug}`,
    licence: 'CC BY 4.0 for their work; the terms of the producers stay',
    mayRepublish: true,
  }),
  statuses: { 403: 'not-redistributable' },
  pace: { apartMs: 1000 },
  usual: 'monthly',
})

function columnOf(told: Told, { column: asked }: Address) {
  const { chart, columns } = readJson(told, metadata)
  const names = Object.keys(columns)
  const name = asked || (names.length === 1 ? (names[0] ?? '') : '')
  const of = columns[name]
  if (of) return { name, of, title: chart.title }
  throw new SourceFault(asked ? 'other-columns' : 'not-one-series', `The chart has ${names.slice(0, 8).join(', ')}.`)
}

/** Whoever the table has rows of, each once. */
function entitiesIn({ text }: Told): string[] {
  const [header = [], ...rows] = readCsv(text)
  const who = columnsOf(header).get('entity') ?? -1
  return [...new Set(rows.map((row) => row[who] ?? ''))].filter((one) => one.length > 1)
}

function valuesIn({ text }: Told, entity: string, name: string): [string, number][] {
  refusePages(text)
  const [header = [], ...rows] = readCsv(text)
  const at = columnsOf(header)
  const [who, code, year, value] = ['entity', 'code', 'year', name.toLowerCase()].map((one) => at.get(one))
  const when = year ?? at.get('day')
  if (who === undefined || when === undefined || value === undefined)
    throw new SourceFault('other-columns', `The table has ${header.slice(0, 8).join(', ')}.`)
  return rows.flatMap((row, i): [string, number][] => {
    if (row.length !== header.length) throw new SourceFault('cut-off', `Row ${i + 2} has ${row.length} cells.`)
    if (row[who] !== entity && (code === undefined || row[code] !== entity)) return []
    const read = numberOf(row[value] ?? '', `row ${i + 2}`)
    return read === null ? [] : [[timeOf(row[when] ?? '', `row ${i + 2}`), read]]
  })
}
