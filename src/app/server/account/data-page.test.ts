/** `docs/data.md` against the database: what is kept of people is said, and nothing is said of what is not there. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { naming } from '../../../../test/people/naming.ts'

const { pool } = await givenDatabase()
const page = readFileSync('docs/data.md', 'utf8')
const quoted = (text: string) => [...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(' | '))
const byTable = new Map(rows.map(([table = '', columns = '']) => [quoted(table)[0], quoted(columns)]))

const { rows: columns } = await pool.query<{ table: string; column: string; isNaming: boolean }>(
  `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as table, column_name as column,
    column_name ~ $1 as "isNaming"
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  [naming],
)

test('every table is named on the page', () => {
  const named = new Set(quoted(page))
  const tables = new Set(columns.map(({ table }) => table))
  expect([...tables].filter((table) => !named.has(table))).toEqual([])
})

test('every column that names somebody stands in the row of its table, and every column that stands there is in the database', () => {
  const missing = columns.filter(({ table, column, isNaming }) => isNaming && !byTable.get(table)?.includes(column))
  expect(missing).toEqual([])
  const there = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const said = [...byTable].flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
  expect(said.filter((name) => !there.has(name))).toEqual([])
})

test('each row says why, how long and who reads', () => {
  expect(rows.filter((cells) => cells.length !== 5 || cells.some((cell) => !cell.trim()))).toEqual([])
})
