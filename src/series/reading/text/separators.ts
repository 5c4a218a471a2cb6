/** What parts the cells of a text: those that give the most rows of one width first, runs of blanks last. */
import { type Delimiter, tokenize } from './tokenize.ts'

const separators = ['\t', ';', '|', ','] as const
const lookedAt = { signs: 64_000, rows: 200 }

/** `sep=|` in the first line, as spreadsheets write it. */
export function saidSeparator(text: string): { delimiter: Delimiter; rest: string } | null {
  const [whole, sign] = /^sep ?=(.)\r?\n/i.exec(text) ?? []
  const delimiter = separators.find((one) => one === sign)
  return whole && delimiter ? { delimiter, rest: text.slice(whole.length) } : null
}

/** In the order in which they are worth a try. */
export function likelySeparators(text: string): Delimiter[] {
  const sample = text.slice(0, lookedAt.signs)
  const counted = separators.map((delimiter) => ({ delimiter, rows: rowsOfOneWidth(sample, delimiter) }))
  return [
    ...counted
      .filter(({ rows }) => rows > 0)
      .toSorted((a, b) => b.rows - a.rows)
      .map(({ delimiter }) => delimiter),
    'whitespace',
  ]
}

function rowsOfOneWidth(sample: string, delimiter: Delimiter): number {
  const widths = new Map<number, number>()
  for (const { cells } of tokenize(sample, delimiter, lookedAt.rows))
    if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1)
  return Math.max(0, ...widths.values())
}
