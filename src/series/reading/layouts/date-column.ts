/** Which column holds the dates: by its name, by how surely its cells are dates, else the first. */
import type { Dates } from '../dates/date.ts'
import { isEmptyCell, type Table, textOf } from '../table.ts'

const hint =
  /^(year|years|jahr|jahre|ann[eé]e|año|ano|anno|date|datum|dato|fecha|data|period|periode|période|periodo|time|time[_ ]?period|timelabel|month|monat|mois|mes|mês|mese|day|tag|jour|quarter|quartal|trimestre|timestamp|ts|at|observation_date|reference period|السنة)$/i

export function dateHint(name: string): boolean {
  return hint.test(name)
}

const lookedAt = 300

export function dateColumnOf({ rows, names }: Table, dates: Dates): number | null {
  const sample = rows.filter(({ cells }) => cells.filter((cell) => !isEmptyCell(cell)).length > 1).slice(0, lookedAt)
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const scores = Array.from({ length: width }, (_, index) =>
    scoreOf(
      sample.map(({ cells }) => textOf(cells[index])),
      index,
      { name: names?.[index], dates },
    ),
  )
  const best = Math.max(0, ...scores)
  return best > 0 ? scores.indexOf(best) : null
}

/** 0 for what is no column of dates. */
function scoreOf(
  column: readonly string[],
  index: number,
  { name, dates: written }: { name: string | undefined; dates: Dates },
): number {
  const cells = column.filter((text) => text !== '')
  const sureness = cells.map((text) => surenessOf(text, written))
  const dates = sureness.filter((sure) => sure > 0)
  const isHinted = dateHint(name ?? titleAbove(cells, sureness))
  const others = cells.length - dates.length - (name === undefined ? 1 : 0)
  if (dates.length === 0 || isNameAlone(sureness, dates.length) || others > dates.length) return 0
  const sure = Math.min(...dates)
  // Numbers that might count days or be years with a fraction are dates only where something else says so.
  if (sure === 1 && !isHinted && index > 0) return 0
  return sure + (isHinted ? 3 : 0)
}

/** A single date above values is the name of a column. */
function isNameAlone([first = 0, ...rest]: readonly number[], dates: number): boolean {
  return dates === 1 && first > 0 && rest.length > 0
}

/** The last word above the first date. */
function titleAbove(cells: readonly string[], sureness: readonly number[]): string {
  const first = sureness.findIndex((sure) => sure > 0)
  return first > 0 ? (cells[first - 1] ?? '') : ''
}

/** 3 for what can only be a date, 2 for a year, 1 for a number that may be one. */
function surenessOf(text: string, dates: Dates): number {
  const date = dates(text)
  if (!date) return 0
  if (!/^\d+([.,]\d+)?$/.test(text)) return 3
  return date.is === 'year' ? 2 : 1
}
