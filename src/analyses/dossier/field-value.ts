/**
 * What an item says at a path, such as `details.series.observations.2024` or `numbers.projection.2035.p50`. The same
 * paths for whoever writes and whoever checks.
 */

export type Value = number | string
export type Fields = Readonly<Record<string, unknown>>

/**
 * A number or a text as it is, yes or no as 'yes' or 'no', and anything larger as its JSON, so that a formula can take
 * a whole series. Null where nothing stands there. In a list a name is a time (`2024`), an id, or a place.
 */
export function valueAt(fields: Fields, path: string): Value | null {
  return plain(walk(fields, path.split('.')))
}

function walk(node: unknown, names: readonly string[]): unknown {
  const [name, ...rest] = names
  if (name === undefined) return node
  if (Array.isArray(node)) return inList(node, name, rest)
  if (!isRecord(node)) return undefined
  if (Object.hasOwn(node, name)) return walk(node[name], rest)
  if (isProjection(node)) return walk(pointOf(node, name), rest)
  const whole = names.join('.')
  return Object.hasOwn(node, whole) ? node[whole] : undefined // an option may have a point in its name
}

/** Observations are pairs: `2024` is the value, `2024.at` the time, `last.value` and `last.at` those of the last. */
function inList(list: readonly unknown[], name: string, rest: readonly string[]): unknown {
  const pair = list.find((one) => isPair(one) && one[0] === name) ?? (name === 'last' ? list.at(-1) : undefined)
  if (isPair(pair)) return walk({ at: pair[0], value: pair[1] }, rest.length === 0 ? ['value'] : rest)
  const named = list.find((one) => isRecord(one) && (one['at'] === name || one['id'] === name))
  return walk(named ?? (/^\d{1,3}$/.test(name) ? list[Number(name)] : undefined), rest)
}

function isPair(one: unknown): one is [string, unknown] {
  return Array.isArray(one) && one.length === 2 && typeof one[0] === 'string'
}

const knotNames = ['p2_5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p97_5'] as const
type KnotName = (typeof knotNames)[number]
type Projection = { points: readonly Fields[]; bounds: { least: number | null; most: number | null } }

function isProjection(node: Fields): node is Fields & Projection {
  return Array.isArray(node['points']) && isRecord(node['bounds'])
}

/** A step of a projection, with its values by their chances, cut where nothing can be. */
function pointOf({ points, bounds: { least, most } }: Projection, at: string): unknown {
  const point = points.find((one) => one['at'] === at)
  const knots = point?.['knots']
  if (!point || !Array.isArray(knots)) return undefined
  const cut = (value: number) => Math.min(most ?? Infinity, Math.max(least ?? -Infinity, value))
  const named = Object.fromEntries(knotNames.map((name: KnotName, i) => [name, cut(Number(knots[i]))]))
  return { ...point, ...named }
}

function plain(found: unknown): Value | null {
  if (typeof found === 'number') return Number.isFinite(found) ? found : null
  if (typeof found === 'string') return found
  if (typeof found === 'boolean') return found ? 'yes' : 'no'
  return typeof found === 'object' && found !== null ? JSON.stringify(found, sorted) : null
}

/** The database gives the fields of a record back in an order of its own. */
function sorted(_: string, one: unknown): unknown {
  if (!isRecord(one)) return one
  return Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isRecord(one: unknown): one is Record<string, unknown> {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
}
