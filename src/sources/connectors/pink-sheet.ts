/**
 * The World Bank's prices of commodities, called the Pink Sheet: a workbook whose address changes with every edition, and
 * stands on a page.
 */
import { z } from 'zod'
import { keptMarks } from '#series/reading/kept-marks.ts'
import { readSeries } from '#series/reading/read-series.ts'
import { connector, type Told } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { dated } from '../parsing/status.ts'

const page = 'https://www.worldbank.org/en/research/commodity-markets'
const hosts = ['www.worldbank.org', 'thedocs.worldbank.org']
const sheet = 'Monthly Prices'
const address = z.strictObject({ commodity: z.string().min(2).max(80) })

export const pinkSheet = connector<z.output<typeof address>>({
  id: 'pink-sheet',
  title: 'World Bank Pink Sheet',
  hosts,
  address,
  fields: { commodity: { label: 'Commodity', example: 'Gold', hint: 'As in the sheet of monthly prices' } },
  /** Which commodity the page does not say. */
  matches: () => null,
  requests: () => [{ url: page, isLink: true }],
  more(told) {
    if (told.body) return null
    const url = linkIn(told)
    if (!url) throw new SourceFault('other-shape', 'The page leads to no workbook of monthly prices.')
    return { url, isBytes: true }
  },
  parse(answers, { commodity }) {
    const body = answers.find((told) => told.body)?.body
    if (!body) throw new SourceFault('empty')
    const told = readSeries(body, { sheet, column: commodity })
    if (told.refused !== null) throw new SourceFault('other-shape', `The workbook could not be read: ${told.refused}.`)
    const [found, ...more] = told.series
    const isIt = told.read.sheet === sheet && more.length === 0 && told.asks.length === 0
    if (!found || !isIt) throw new SourceFault('other-columns', `"${sheet}" holds no one column "${commodity}".`)
    const markOf = new Map(keptMarks(found))
    return {
      series: [{ name: commodity, values: found.observations.map(([at, value]) => dated(at, value, markOf.get(at))) }],
      title: commodity,
      id: commodity,
      unit: found.unit?.replace(/^\((.*)\)$/, '$1') ?? null,
      updated: null,
      next: null,
      notes: [],
      saysMarks: true,
    }
  },
  attribution: ({ commodity }) => ({
    text: `World Bank Commodity Price Data (The Pink Sheet), ${commodity}`,
    url: page,
    licence: 'CC BY 4.0',
    mayRepublish: true,
  }),
  pace: { apartMs: 1000 },
  usual: 'weekly',
})

function linkIn({ text }: Told): string | null {
  const [, link] = /href\s*=\s*["']([^"'\s]*CMO-Historical-Data-Monthly\.xlsx)["']/i.exec(text) ?? []
  if (!link) return null
  return link.startsWith('/') && !link.startsWith('//')
    ? `https://${hosts[0]}${link}`
    : link.replace(/^\/\//, 'https://')
}
