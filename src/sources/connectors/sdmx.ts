/** Statistics offices that speak SDMX: one series of a flow as CSV, by the key that names it. */
import { z } from 'zod'
import { connector, type Dated } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf, timeOf } from '../parsing/cells.ts'
import { columnsOf, readCsv } from '../parsing/csv.ts'
import { refusePages } from '../parsing/json.ts'
import { dated } from '../parsing/status.ts'

const csv = 'application/vnd.sdmx.data+csv;version=1.0.0'
/** How each is asked: `{flow}` is AGENCY,FLOW,VERSION or a flow alone, as the office has it. */
const offices = {
  ecb: {
    title: 'European Central Bank',
    url: 'https://data-api.ecb.europa.eu/service/data/{flow}/{key}?format=csvdata',
  },
  oecd: { title: 'OECD', url: 'https://sdmx.oecd.org/public/rest/data/{flow}/{key}?format=csvfile' },
  bis: {
    title: 'Bank for International Settlements',
    url: 'https://stats.bis.org/api/v2/data/dataflow/{flow}/{key}?format=csv',
  },
  imf: { title: 'International Monetary Fund', url: 'https://api.imf.org/external/sdmx/2.1/data/{flow}/{key}' },
  ilo: { title: 'International Labour Organization', url: 'https://sdmx.ilo.org/rest/data/{flow}/{key}?format=csv' },
  bundesbank: {
    title: 'Deutsche Bundesbank',
    url: 'https://api.statistiken.bundesbank.de/rest/data/{flow}/{key}?format=sdmx_csv',
  },
} as const
const names = Object.keys(offices) as (keyof typeof offices)[]

const address = z.strictObject({
  office: z.enum(names),
  flow: z.string().regex(/^[\w@.,/-]{2,120}$/),
  key: z.string().regex(/^[\w.*+-]{1,300}$/),
})
type Address = z.output<typeof address>

export const sdmx = connector<Address>({
  id: 'sdmx',
  title: 'A statistics office by SDMX',
  hosts: Object.values(offices).map(({ url }) => url.split('/')[2] ?? ''),
  address,
  fields: {
    office: { label: 'Office', example: names.join(', ') },
    flow: { label: 'Flow', example: 'EXR', hint: 'AGENCY,FLOW,VERSION where the office wants it' },
    key: { label: 'Key', example: 'A.USD.EUR.SP00.A', hint: 'Every dimension named: it has to be one series' },
  },
  matches({ host, path }) {
    const office = names.find((name) => offices[name].url.split('/')[2] === host)
    const [, flow, key] = /\/data\/(?:dataflow\/)?(.+)\/([^/]+)$/.exec(path) ?? []
    return address.safeParse({ office, flow, key }).data ?? null
  },
  requests: ({ office, flow, key }) => [
    { url: offices[office].url.replace('{flow}', flow).replace('{key}', key), accept: csv },
  ],
  /** Here it means that nothing fits. */
  statuses: { 404: 'no-values' },
  parse([told], { flow, key }) {
    if (!told) throw new SourceFault('empty')
    refusePages(told.text)
    const [header = [], ...rows] = readCsv(told.text, /^[^\n,]*;/.test(told.text) ? ';' : ',')
    const { values, unit, saysMarks } = valuesIn(header, rows)
    return {
      series: [{ name: key, values }],
      title: `${flow} ${key}`,
      id: `${flow} ${key}`,
      unit,
      updated: null,
      next: null,
      notes: [],
      ...(saysMarks && { saysMarks: true as const }),
    }
  },
  attribution: ({ office, flow, key }) => ({
    text: `${offices[office].title}, ${flow}, ${key}`,
    url: `https://${offices[office].url.split('/')[2]}/`,
    licence: 'As the office says: name it as the source',
    mayRepublish: true,
  }),
  // The OECD counts 60 downloads an hour.
  pace: { apartMs: 5000 },
  usual: 'weekly',
})

/** What describes a value rather than naming its series. */
const attributes =
  /^(time_period|obs_|unit|decimals|action|structure|dataflow|key|conf_|pre_break|collection|title|compil|source|publ|breaks|dom_ser|time_format|currency_note)/

/** In the code list of SDMX a strike or another event has the letter that is an estimate of Eurostat's elsewhere. */
const ownStatuses: Readonly<Record<string, string>> = { S: 'special event', I: 'imputed', V: 'unvalidated' }

type Found = { values: Dated[]; unit: string | null; saysMarks: boolean }

/** Values times ten to the power that each names. Missing ones (M) are none, deleted rows neither. */
function valuesIn(header: readonly string[], rows: readonly string[][]): Found {
  const at = columnsOf(header)
  const [time, value] = [at.get('time_period'), at.get('obs_value')]
  if (time === undefined || value === undefined)
    throw new SourceFault('other-columns', `It has ${header.slice(0, 8).join(', ')}.`)
  const cell = (row: readonly string[], name: string) => row[at.get(name) ?? -1]?.trim() ?? ''
  const kept = rows.filter((row) => cell(row, 'action') !== 'D' && cell(row, 'obs_status') !== 'M')
  const dimensions = [...at].filter(([name]) => !attributes.test(name)).map(([, place]) => place)
  const keys = new Set(kept.map((row) => dimensions.map((place) => row[place]).join('.')))
  if (keys.size > 1)
    throw new SourceFault('not-one-series', `It holds ${keys.size}, such as ${[...keys].slice(0, 2).join(' and ')}.`)
  const values = kept.flatMap((row, i): Dated[] => {
    const read = numberOf(row[value] ?? '', `row ${i + 2}`)
    if (read === null) return []
    const status = cell(row, 'obs_status')
    const scaled = read * 10 ** Number(cell(row, 'unit_mult') || 0)
    return [dated(timeOf(row[time] ?? '', `row ${i + 2}`), scaled, ownStatuses[status] ?? status)]
  })
  if (values.length === 0) throw new SourceFault('no-values')
  const [first = []] = kept
  return {
    values,
    saysMarks: at.has('obs_status'),
    unit:
      [cell(first, 'unit_measure') || cell(first, 'unit'), cell(first, 'unit_mult')].filter(Boolean).join(' x10^') ||
      null,
  }
}
