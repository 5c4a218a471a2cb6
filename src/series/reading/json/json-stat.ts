/**
 * JSON-stat 2.0, and the bundles of 1.x: values in the order of all categories of all dimensions, the last the fastest.
 * A value that is not there is missing.
 */
import { limits } from '../limits.ts'
import type { Cell, Table } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import { cellOf, isObject, type JsonObject } from './cells.ts'

export function jsonStatTable(value: unknown): Table | null {
  const set = datasetIn(value)
  if (!set) return null
  const whole: JsonObject = isObject(set['dimension']) ? { ...set['dimension'], ...set } : set
  const ids = textsIn(whole['id'])
  const dimension = set['dimension']
  if (ids.length === 0 || !isObject(dimension) || set['value'] === undefined) return null
  const all = ids.map((id) => dimensionOf(id, dimension[id]))
  const size = all.reduce((product, { codes }) => product * codes.length, 1)
  if (size > limits.rows) throw new Unreadable('too-big')
  const time = timeOf(whole, ids)
  const unit = all.find(({ id, codes }) => /^unit$/i.test(id) && codes.length === 1)
  const keys = all.filter(({ id, codes }) => id !== time && (codes.length > 1 || id !== unit?.id))
  const { updated } = set
  return {
    names: [...keys.map(({ id }) => id), 'time', 'value', 'status'],
    rows: Array.from({ length: size }, (_, place) => ({
      line: place + 1,
      cells: rowOf(place, all, [...keys.map(({ id }) => id), time], set),
    })),
    read: { format: 'json-stat 2.0', ...(typeof updated === 'string' && { lastUpdated: updated }) },
    unit: unit?.labels[0] ?? null,
    notes: [],
  }
}

function datasetIn(value: unknown): JsonObject | null {
  if (!isObject(value)) return null
  if (value['class'] === 'dataset') return value
  const inner = value['dataset']
  return isObject(inner) && 'dimension' in inner ? inner : null
}

const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

type Dimension = { id: string; codes: string[]; labels: string[] }

function dimensionOf(id: string, said: unknown): Dimension {
  const category = isObject(said) && isObject(said['category']) ? said['category'] : {}
  const { index, label } = category
  const labels = isObject(label) ? label : {}
  const codes = Array.isArray(index) ? textsIn(index) : isObject(index) ? inOrder(index) : Object.keys(labels)
  return { id, codes, labels: codes.map((code) => String(labels[code] ?? code)) }
}

function inOrder(index: JsonObject): string[] {
  return Object.entries(index)
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([code]) => code)
}

function timeOf({ role }: JsonObject, ids: readonly string[]): string {
  const said = isObject(role) ? textsIn(role['time'])[0] : undefined
  return said ?? ids.find((id) => /^(time|year|period|time_period|date)$/i.test(id)) ?? ids.at(-1) ?? ''
}

function rowOf(place: number, all: readonly Dimension[], wanted: readonly string[], set: JsonObject): Cell[] {
  const codes: Record<string, string> = {}
  let rest = place
  for (const { id, codes: own } of all.toReversed()) {
    codes[id] = own[rest % own.length] ?? ''
    rest = Math.floor(rest / own.length)
  }
  return [...wanted.map((id) => codes[id] ?? null), at(set['value'], place), at(set['status'], place)]
}

/** Both are lists, or objects that hold what there is; one status may be of all. */
function at(said: unknown, place: number): Cell {
  if (typeof said === 'string') return said
  return Array.isArray(said) ? cellOf(said[place]) : isObject(said) ? cellOf(said[String(place)]) : null
}
