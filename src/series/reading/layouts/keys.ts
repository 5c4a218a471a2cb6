/**
 * Which rows of a table are one series: chosen by what a person said, all of them where there is only one, else asked.
 * The world is proposed first.
 */
import type { Given } from '../given.ts'
import { type Row, textOf } from '../table.ts'

export type Chosen = { rows: Row[]; key: Record<string, string> | null } | { answers: Given[] }

const world = /^(world|wld|owid_wrl|1w|900|eu27_2020|welt|monde|mundo|mondo)$/i
const isPlaceName = (name: string) =>
  /country|entity|^code$|geo|location|region|area|iso|ref_area|^key$|series|indicator|variable|land|pays|país|paese|state/i.test(
    name,
  )

export type KeyColumn = { index: number; name: string }
/** `dateOf` is null of a table in which each row is a series. */
type Looked = { rows: Row[]; columns: readonly KeyColumn[]; dateOf: ((row: Row) => string) | null; canRepeat: boolean }

export function chosenRows({ rows, columns, dateOf, canRepeat }: Looked, given: Given): Chosen {
  const picked = saidRows(rows, columns, given)
  const parting = partingColumns(picked, columns, dateOf, canRepeat)
  if (parting.length > 0) return { answers: answersOf(picked, parting) }
  const key = columns.flatMap(({ index, name }) => {
    const text = textOf(picked[0]?.cells[index])
    return text !== '' && picked.every(({ cells }) => textOf(cells[index]) === text) ? [[name, text] as const] : []
  })
  return { rows: picked, key: key.length > 0 ? Object.fromEntries(key) : null }
}

/** Where what was said fits no row of this file it is as if nothing had been. */
function saidRows(rows: Row[], columns: readonly KeyColumn[], { key, entity }: Given): Row[] {
  const wanted = Object.entries(key ?? {}).map(([name, text]) => ({
    index: columns.find((column) => column.name === name)?.index,
    text,
  }))
  const ofKey =
    wanted.length > 0 && wanted.every(({ index }) => index !== undefined)
      ? rows.filter(({ cells }) => wanted.every(({ index, text }) => textOf(cells[index ?? 0]) === text))
      : []
  if (ofKey.length > 0) return ofKey
  if (!entity) return rows
  const column = columns.find(({ index }) => rows.some(({ cells }) => isSame(textOf(cells[index]), entity)))
  return column ? rows.filter(({ cells }) => isSame(textOf(cells[column.index]), entity)) : rows
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()

/** Columns by which rows must be told apart, so that no date comes twice; none where they are one series. */
function partingColumns(
  rows: readonly Row[],
  columns: readonly KeyColumn[],
  dateOf: ((row: Row) => string) | null,
  canRepeat: boolean,
): KeyColumn[] {
  const varied = columns.filter(({ index }) =>
    rows.some(({ cells }) => textOf(cells[index]) !== textOf(rows[0]?.cells[index])),
  )
  if (!dateOf) return rows.length > 1 ? varied : []
  if (varied.length === 0) return []
  const parting = varied.filter(({ name }) => isPlaceName(name)).slice(0, 1)
  let repeated = repeatsIn(rows, parting, dateOf)
  for (const column of canRepeat ? [] : varied) {
    if (repeated === 0) break
    if (parting.includes(column) || isAlmostUnique(rows, column)) continue
    const fewer = repeatsIn(rows, [...parting, column], dateOf)
    if (fewer < repeated) parting.push(column)
    repeated = Math.min(repeated, fewer)
  }
  return parting
}

/** Titles and remarks: nearly each row has its own. */
function isAlmostUnique(rows: readonly Row[], { index }: KeyColumn): boolean {
  return new Set(rows.map(({ cells }) => textOf(cells[index]))).size > rows.length / 2 && rows.length > 4
}

function repeatsIn(rows: readonly Row[], columns: readonly KeyColumn[], dateOf: (row: Row) => string): number {
  const seen = new Set(
    rows.map((row) => [dateOf(row), ...columns.map(({ index }) => textOf(row.cells[index]))].join('\0')),
  )
  return rows.length - seen.size
}

function isWorld(key: Record<string, string>): boolean {
  return Object.values(key).some((text) => world.test(text))
}

function answersOf(rows: readonly Row[], columns: readonly KeyColumn[]): Given[] {
  const keys = new Map(rows.map(({ cells }) => [columns.map(({ index }) => textOf(cells[index])).join('\0'), cells]))
  const all = [...keys.values()].map((cells) =>
    Object.fromEntries(columns.map(({ index, name }) => [name, textOf(cells[index])])),
  )
  return [...all.filter(isWorld), ...all.filter((key) => !isWorld(key))].map((key) => ({ key }))
}
