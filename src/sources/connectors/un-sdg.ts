/** The UN's database of the Sustainable Development Goals: one series of one area, its other dimensions pinned. */
import { z } from 'zod'
import { connector, type Dated, type Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf, timeOf } from '../parsing/cells.ts'
import { pinsOf, withPin } from '../parsing/cube.ts'
import { readJson } from '../parsing/json.ts'
import { dated } from '../parsing/status.ts'

const host = 'unstats.un.org'
const address = z.strictObject({
  series: z.string().regex(/^[A-Z][A-Z0-9_]{2,40}$/),
  area: z.string().regex(/^\d{1,4}$/),
  /** `Location=ALLAREA`: every dimension in which rows of one year differ. */
  pins: z.string().max(300).default(''),
})
type Address = z.output<typeof address>
const row = z.object({
  series: z.string(),
  seriesDescription: z.string().default(''),
  geoAreaName: z.string().default(''),
  timePeriodStart: z.number(),
  value: z.string().nullable(),
  attributes: z.record(z.string(), z.string().nullable()).default({}),
  dimensions: z.record(z.string(), z.string().nullable()).default({}),
})
const page = z.object({ totalElements: z.int(), totalPages: z.int(), pageNumber: z.int(), data: z.array(row) })

export const unSdg = connector<Address>({
  id: 'un-sdg',
  title: 'UN SDG database',
  hosts: [host],
  address,
  fields: {
    series: { label: 'Series', example: 'SH_H2O_SAFE' },
    area: { label: 'Area', example: '1', hint: '1 is the world' },
    pins: { label: 'Categories', example: 'Location=ALLAREA' },
  },
  matches({ host: asked, path, query }) {
    if (asked !== host || !/^\/sdgapi\/v1\/sdg\/series\/data$/i.test(path)) return null
    return address.safeParse({ series: query.get('seriesCode'), area: query.get('areaCode') ?? '1' }).data ?? null
  },
  requests: (asked) => [{ url: addressOf(asked, 1) }],
  more(told, asked) {
    const { pageNumber, totalPages } = readJson(told, page)
    return pageNumber < totalPages ? { url: addressOf(asked, pageNumber + 1) } : null
  },
  choices(answers, { pins: text }) {
    const pins = pinsOf(text)
    const codes = Map.groupBy(
      rowsIn(answers, pins).flatMap(({ dimensions }) => Object.entries(dimensions)),
      ([name]) => name,
    )
    const each = [...codes].map(([name, of]) => ({ name, all: [...new Set(of.map(([, code]) => code))] }))
    const open = each.find(({ all }) => all.length > 1)
    return (open?.all ?? []).flatMap((code) => (code ? [{ pins: withPin(pins, open?.name ?? '', code) }] : []))
  },
  parse(answers, { series, pins }) {
    const wanted = pinsOf(pins)
    const rows = rowsIn(answers, wanted)
    const [first] = rows
    if (!first) throw new SourceFault('no-values')
    const values = rows.flatMap(({ timePeriodStart, value, attributes }, i): Dated[] => {
      const read = numberOf(value ?? '', `row ${i + 1}`)
      return read === null ? [] : [dated(timeOf(String(timePeriodStart), `row ${i + 1}`), read, natureOf(attributes))]
    })
    if (values.length === 0) throw new SourceFault('no-values')
    return {
      series: [{ name: first.geoAreaName, values }],
      title: first.seriesDescription,
      id: [series, ...[...wanted].map((pair) => pair.join('='))].join(' '),
      unit: first.attributes['Units'] ?? null,
      updated: null,
      next: null,
      notes: [],
      saysMarks: true,
    }
  },
  attribution: ({ series }, parsed) => ({
    text: `United Nations, SDG Global Database, ${parsed?.title ?? series}`,
    url: 'https://unstats.un.org/sdgs/dataportal',
    licence: 'UN data terms: name the agency that keeps the series',
    mayRepublish: true,
  }),
  pace: { apartMs: 1000 },
  usual: 'monthly',
})

/** The rows of all pages that are of these categories. */
function rowsIn(answers: readonly Told[], pins: ReadonlyMap<string, string>): z.output<typeof row>[] {
  const pages = answers.map((told) => readJson(told, page))
  const all = pages.flatMap(({ data }) => data)
  const said = pages[0]?.totalElements ?? 0
  if (all.length !== said) throw new SourceFault('wrong-count', `It says ${said} and holds ${all.length}.`)
  return all.filter(({ dimensions }) => [...pins].every(([name, code]) => dimensions[name] === code))
}

/**
 * What a value is by its nature. As countries report them (C) and as the agency makes them for the world (G) they are the
 * ordinary ones; what has no nature (NA) is said of no value in particular.
 */
const natures: Readonly<Record<string, string>> = {
  C: '',
  G: '',
  NA: '',
  CA: 'adjusted',
  M: 'modelled',
  N: 'not relevant',
}

function natureOf(attributes: Readonly<Record<string, string | null>>): string {
  const nature = attributes['Nature']?.trim() ?? ''
  return natures[nature] ?? nature
}

function addressOf({ series, area }: Address, number: number): string {
  return `https://${host}/SDGAPI/v1/sdg/Series/Data?seriesCode=${series}&areaCode=${area}&pageSize=1000&page=${number}`
}
