/** The table in a text: a CSV with remarks before it, or JSON that is a list of like objects. */
import { SourceFault } from '../faults.ts'
import { columnsOf, readCsv, type Separator } from './csv.ts'
import { parseJson, refusePages } from './json.ts'

export type Table = { header: Map<string, number>; rows: string[][] }

/** The header is the first row that has all the columns that are asked for; what stands above it are remarks. */
export function tableOf(text: string, columns: readonly string[], url = ''): Table {
  refusePages(text)
  const all = /^\s*[[{]/.test(text)
    ? rowsOfJson(parseJson(text, url))
    : readCsv(withoutRemarks(text), separatorOf(text))
  const names = columns.map((name) => name.trim().toLowerCase())
  const place = all.findIndex((row) => {
    const there = columnsOf(row)
    return names.every((name) => there.has(name))
  })
  const header = all[place]
  if (!header) throw new SourceFault('other-columns', `No line names ${columns.join(', ')}.`)
  const rows = all.slice(place + 1)
  const short = rows.findIndex((row) => row.length < header.length && row.some((cell) => cell.trim() !== ''))
  // A last line that breaks off may end in half a number.
  if (short >= 0)
    throw new SourceFault('cut-off', `Row ${short + 1} has ${rows[short]?.length} cells of ${header.length}.`)
  return { header: columnsOf(header), rows: rows.filter((row) => row.some((cell) => cell.trim() !== '')) }
}

/** What stands in lines of their own before the table, as one text. */
export function remarksIn(text: string): string {
  return [...text.matchAll(/^#+(.*)$/gm)]
    .map(([, line = '']) => line.trim())
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

function withoutRemarks(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/^sep *=.*\n/i, '')
    .replaceAll(/^#.*(?:\r?\n|$)/gm, '')
}

const separators: readonly Separator[] = [',', ';', '\t', '|']

/** `sep=|` says it; else a comma, or whatever the first line has more of. */
function separatorOf(text: string): Separator {
  const said = /^\uFEFF?sep *=\s?(.)/i.exec(text)?.[1]
  const line = withoutRemarks(text).split('\n', 1)[0] ?? ''
  const count = (sign: string) => line.split(sign).length
  return (
    separators.find((sign) => sign === said) ??
    separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  )
}

/** Objects as rows below the names of their fields; the list may lie one level deep. */
function rowsOfJson(said: unknown): string[][] {
  const lists = Array.isArray(said) ? [said] : Object.values(said ?? {}).filter((one) => Array.isArray(one))
  const list = lists.find((one) => one.length > 0 && one.every((entry: unknown) => isObject(entry)))
  if (!list) throw new SourceFault('other-shape', 'It holds no list of like objects.')
  const entries = list as Record<string, unknown>[] // as was just looked at
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))]
  return [names, ...entries.map((entry) => names.map((name) => sayCell(entry[name])))]
}

function sayCell(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
