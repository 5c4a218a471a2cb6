/** The table of a chart as a file for programs: what a spreadsheet gets, with the unit of each column. */
import type { DataTable } from './csv.ts'

export type About = { title: string; source: string; address: string; date: string }

/** What is empty in a table is null. */
export function jsonOf({ head, units = [], rows }: DataTable, about: About): string {
  const columns = head.map((name, i) => ({ name, unit: units[i] ?? null }))
  const told = rows.map((row) => row.map((cell) => (cell === '' ? null : cell)))
  return `${JSON.stringify({ ...about, columns, rows: told }, null, 1)}\n`
}
