/** The UN's World Population Prospects, by their data portal: what was estimated, and none of what is projected. */
import { z } from 'zod'
import { connector, type Dated } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf, timeOf } from '../parsing/cells.ts'
import { pinsOf } from '../parsing/cube.ts'
import { dated } from '../parsing/status.ts'
import { type Table, tableOf } from '../parsing/table.ts'

const host = 'population.un.org'
const address = z.strictObject({
  indicator: z.string().regex(/^\d{1,4}$/),
  location: z.string().regex(/^\d{1,4}$/),
  /** `Sex=Both sexes;AgeLabel=Total`: every column in which rows of one year differ. */
  pins: z.string().max(300).default(''),
})
const columns = ['Location', 'Indicator', 'Revision', 'Variant', 'TimeLabel', 'Value'] as const

export const unPopulation = connector<z.output<typeof address>>({
  id: 'un-population',
  title: 'UN World Population Prospects',
  hosts: [host],
  address,
  fields: {
    indicator: { label: 'Indicator', example: '49', hint: 'Its number in the data portal' },
    location: { label: 'Location', example: '900', hint: '900 is the world' },
    pins: { label: 'Categories', example: 'Sex=Both sexes' },
  },
  matches({ host: asked, path }) {
    const [, indicator, location] =
      (asked === host && /\/data\/indicators\/(\d+)\/locations\/(\d+)(?:\/|$)/i.exec(path)) || []
    return address.safeParse({ indicator, location }).data ?? null
  },
  requests: ({ indicator, location }) => [
    {
      url: `https://${host}/dataportalapi/api/v1/data/indicators/${indicator}/locations/${location}/start/1950/end/2100?format=csv&pagingInHeader=true`,
      key: { name: 'UN_POPULATION_TOKEN' },
    },
  ],
  parse([told], { pins }) {
    if (!told) throw new SourceFault('empty')
    const wanted = [...pinsOf(pins)]
    const { header, rows } = tableOf(told.text, [...columns, ...wanted.map(([name]) => name)])
    const cell = cellsOf(header)
    const own = rows.filter((row) => wanted.every(([name, is]) => cell(row, name) === is))
    const [first] = own
    if (!first) throw new SourceFault('no-values')
    const values = own.flatMap((row, i): Dated[] => {
      const [at, read] = [timeOf(cell(row, 'TimeLabel'), `row ${i + 1}`), numberOf(cell(row, 'Value'), `row ${i + 1}`)]
      const isOfPast = isEstimate(cell(row, 'Variant'), at, cell(row, 'Revision'))
      return read === null ? [] : [dated(at, read, isOfPast ? '' : 'projected')]
    })
    refuseParts(
      values.filter(([, , mark]) => mark === undefined),
      Number(cell(first, 'Revision')),
    )
    return {
      series: [{ name: cell(first, 'Location'), values }],
      title: cell(first, 'Indicator'),
      id: wanted.map((pair) => pair.join('=')).join(';'),
      unit: null,
      updated: null,
      next: null,
      notes: [],
    }
  },
  attribution: (_, parsed) => ({
    text: `United Nations, World Population Prospects, ${parsed?.title ?? 'data portal'}`,
    url: 'https://population.un.org/dataportal/',
    licence: 'CC BY 3.0 IGO',
    mayRepublish: true,
  }),
  pace: { apartMs: 1000, key: 'UN_POPULATION_TOKEN' },
  usual: 'monthly',
})

function cellsOf(header: Table['header']) {
  return (row: readonly string[], name: string) => row[header.get(name.toLowerCase()) ?? -1]?.trim() ?? ''
}

/** What lies in the year of a revision and after it was projected by it. */
function isEstimate(variant: string, at: string, revision: string): boolean {
  return variant === 'Median' && at < revision
}

/** A page of many would end early, and look like a series all the same. */
function refuseParts(values: readonly Dated[], revision: number): void {
  if (values.length === 0) throw new SourceFault('no-values')
  const last = values.reduce((latest, [at]) => (at > latest ? at : latest), '')
  if (Number(last) < revision - 1) throw new SourceFault('wrong-count', `It is of ${revision} and ends in ${last}.`)
}
