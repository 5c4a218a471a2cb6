/** Lists of records wherever they stand in a file, pairs of a date and a value, and objects whose names are dates. */
import { dateIn } from '../dates/written-date.ts'
import type { Table } from '../table.ts'
import { cellOf, isObject, isScalar, type JsonObject } from './cells.ts'

/** `[[1577836800000, 1.5], ...]` */
export function pairsTable(value: unknown): Table | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isPair)) return null
  const isTitled = value[0]?.every((cell) => typeof cell === 'string' && dateIn(cell) === null)
  return {
    rows: value.map((pair, i) => ({ line: i + 1, cells: pair.map(cellOf) })),
    read: { format: 'json-pairs' },
    notes: [],
    ...(!isTitled && { isNameless: true }),
  }
}

function isPair(one: unknown): one is unknown[] {
  return Array.isArray(one) && one.length > 1 && one.every(isScalar)
}

/** `{"2020": 1.5, "2021": 1.6}` */
export function mapTable(value: unknown): Table | null {
  if (!isObject(value)) return null
  const entries = Object.entries(value)
  if (entries.length < 2 || !entries.every(([name, one]) => dateIn(name) !== null && isScalar(one))) return null
  return {
    rows: entries.map(([name, one], i) => ({ line: i + 1, cells: [name, cellOf(one)] })),
    read: { format: 'json-map' },
    notes: [],
    isNameless: true,
  }
}

/** The longest list of records; the levels were counted before. */
export function recordsTable(value: unknown): Table | null {
  const found = listsIn(value, '').reduce<Found | null>(
    (best, one) => (best && best.rows.length >= one.rows.length ? best : one),
    null,
  )
  if (!found) return null
  const flat = found.rows.map(flattened)
  const names = [...new Set(flat.flatMap((row) => Object.keys(row)))]
  return {
    names,
    rows: flat.map((row, i) => ({ line: i + 1, cells: names.map((name) => cellOf(row[name])) })),
    read: { format: 'json-records', at: found.at },
    notes: [],
  }
}

type Found = { at: string; rows: JsonObject[] }

function listsIn(value: unknown, at: string): Found[] {
  if (Array.isArray(value)) {
    const rows = value.filter(isObject)
    if (rows.length > 0 && rows.length === value.length && rows.some((row) => Object.values(row).some(isScalar)))
      return [{ at, rows }]
    return value.slice(0, 50).flatMap((one, i) => listsIn(one, `${at}/${i}`))
  }
  return isObject(value) ? Object.entries(value).flatMap(([name, one]) => listsIn(one, `${at}/${name}`)) : []
}

/** `{country: {id, value}}` has the columns country.id and country.value. */
function flattened(row: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isObject(value)
        ? Object.entries(value).flatMap(([inner, one]) => (isScalar(one) ? [[`${name}.${inner}`, one]] : []))
        : isScalar(value)
          ? [[name, value]]
          : [],
    ),
  )
}
