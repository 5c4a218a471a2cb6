/** A cube of JSON-stat as one series: all dimensions but time have one category, or one that is pinned. */
import { z } from 'zod'
import type { Dated, Parsed } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { timeOf } from './cells.ts'
import { dated } from './status.ts'

const cell = z.union([z.number(), z.string(), z.null()])
const category = z.object({
  index: z.union([z.array(z.string()), z.record(z.string(), z.int())]).optional(),
  label: z.record(z.string(), z.string()).optional(),
})
const dimension = z.object({ label: z.string().optional(), category })
const dataset = z.object({
  label: z.string().default(''),
  updated: z.string().nullish(),
  id: z.array(z.string()).min(1),
  size: z.array(z.int().positive()),
  role: z.object({ time: z.array(z.string()).optional() }).optional(),
  dimension: z.record(z.string(), z.unknown()),
  value: z.union([z.array(cell), z.record(z.string(), cell)]),
  /** Of each value, of some, or one of all. */
  status: z.union([z.string(), z.array(z.string().nullable()), z.record(z.string(), z.string().nullable())]).nullish(),
})
type Dataset = z.output<typeof dataset>

/** `geo=EU27_2020;unit=PC` */
export function pinsOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(';').filter((pair) => pair.includes('='))
  return new Map(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]),
  )
}

export function seriesOfCube(said: unknown, pins: ReadonlyMap<string, string>): Parsed {
  const { data, error } = dataset.safeParse(unwrapped(said))
  if (!data) throw new SourceFault('other-shape', error.issues[0]?.message)
  const axes = data.id.map((id, place) => ({ id, size: data.size[place] ?? 0, ...categoriesOf(data, id) }))
  const time = timeIn(axes, data)
  const fixed = axes.filter((axis) => axis !== time).map((axis) => ({ id: axis.id, ...placeIn(axis, pins) }))
  const at = (place: number) => data.id.map((id) => fixed.find((one) => one.id === id)?.place ?? place)
  const values = time.codes.flatMap((code, place): Dated[] => {
    const spot = spotOf(data, at(place))
    const value = valueAt(data, spot)
    return value === null ? [] : [dated(timeOf(code, `category ${place + 1} of time`), value, statusAt(data, spot))]
  })
  if (values.length === 0) throw new SourceFault('no-values')
  return {
    series: [{ name: fixed.map(({ code }) => code).join(' '), values }],
    title: data.label,
    id: fixed.map(({ id, code }) => `${id}=${code}`).join(';'),
    unit: fixed.find(({ id }) => /^unit/i.test(id))?.label ?? null,
    updated: data.updated?.slice(0, 10) ?? null,
    next: null,
    notes: [],
    saysMarks: true,
  }
}

/** Where a cube holds several series: the pins with one of the first dimension that has none, a set for each category. */
export function choicesOfCube(said: unknown, pins: ReadonlyMap<string, string>): { pins: string }[] {
  const { data } = dataset.safeParse(unwrapped(said))
  if (!data) return []
  const axes = data.id.map((id, place) => ({ id, size: data.size[place] ?? 0, ...categoriesOf(data, id) }))
  const time = timeIn(axes, data)
  const open = axes.find((axis) => axis !== time && axis.size > 1 && !pins.has(axis.id))
  return (open?.codes ?? []).map((code) => ({ pins: withPin(pins, open?.id ?? '', code) }))
}

/** `geo=EU27_2020;unit=PC`, with one more. */
export function withPin(pins: ReadonlyMap<string, string>, id: string, code: string): string {
  return [...pins, [id, code]].map((pair) => pair.join('=')).join(';')
}

/** By its role, else by its name. */
function timeIn(axes: readonly Axis[], { role, id: ids }: Dataset): Axis {
  const name = role?.time?.[0] ?? ids.find((id) => /^(time|year|tid|period)$/i.test(id))
  const found = axes.find(({ id }) => id === name)
  if (!found) throw new SourceFault('other-shape', 'It says nothing of time.')
  return found
}

/** Version 1 wraps it; there the roles, ids and sizes lie in the dimension. */
function unwrapped(said: unknown): unknown {
  const { dataset: within } = (said ?? {}) as { dataset?: { dimension?: object } } // looked at by the schema
  return within ? { ...within.dimension, ...within } : said
}

type Axis = { id: string; size: number; codes: string[]; labels: Record<string, string> }

function categoriesOf({ dimension: all }: Dataset, id: string): Pick<Axis, 'codes' | 'labels'> {
  const read = dimension.safeParse(all[id])
  if (!read.data) throw new SourceFault('other-shape', `It says nothing of ${id}.`)
  const { index, label = {} } = read.data.category
  const codes = Array.isArray(index)
    ? index
    : Object.entries(index ?? {})
        .toSorted(([, a], [, b]) => a - b)
        .map(([code]) => code)
  return { codes: codes.length > 0 ? codes : Object.keys(label), labels: label }
}

function placeIn({ id, size, codes, labels }: Axis, pins: ReadonlyMap<string, string>) {
  const pinned = pins.get(id)
  if (pinned === undefined && size > 1)
    throw new SourceFault('not-one-series', `${id} has ${codes.slice(0, 6).join(', ')}.`)
  const place = pinned === undefined ? 0 : codes.indexOf(pinned)
  if (place < 0) throw new SourceFault('other-columns', `${id} has no ${pinned}.`)
  const code = codes[place] ?? ''
  return { place, code, label: labels[code] ?? code }
}

/** Row-major over the sizes. */
function spotOf({ size }: Dataset, places: readonly number[]): number {
  return places.reduce((sum, one, axis) => sum * (size[axis] ?? 1) + one, 0)
}

function valueAt({ value }: Dataset, spot: number): number | null {
  const found = Array.isArray(value) ? value[spot] : value[String(spot)]
  return typeof found === 'number' ? found : null
}

function statusAt({ status }: Dataset, spot: number): string | null | undefined {
  if (typeof status === 'string') return status
  return Array.isArray(status) ? status[spot] : status?.[String(spot)]
}
