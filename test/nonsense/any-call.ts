/** Calls of the API, made up from its own OpenAPI document: most as they should be, some with something wrong in them. */
import { randomIndex } from '#engine/random.ts'

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}
type Operation = {
  operationId: string
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[]
  responses: Record<string, { content?: Record<string, unknown> }>
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
export type Api = { paths: Record<string, Record<string, Operation>> }
type Described = { method: string; path: string; operation: Operation }
export type AnyCall = { name: string; method: string; url: string; body?: unknown }

/** Without those whose answer never ends. */
export function listDescribed({ paths }: Api): Described[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => responses['200']?.content?.['text/event-stream'] === undefined)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

const wrong = [
  '',
  '0',
  -1,
  1e308,
  null,
  [],
  {},
  true,
  '%00',
  '\u0000',
  "'; --",
  '../..',
  '🧨'.repeat(300),
  '[[[',
  2 ** 53,
]
const texts = ['Rain comes late', 'energy', 'A question about the sea?', 'x'.repeat(220), '- a\n'.repeat(40)]

/** `ids`: values that parameters of the path may well have, by name. */
export function makeCall(
  { method, path, operation }: Described,
  random: () => number,
  ids: Readonly<Record<string, readonly string[]>>,
): AnyCall {
  const pick = <One>(list: readonly One[]): One | undefined => list[randomIndex(random, list.length)]
  const isWrong = (often: number) => random() < often

  const valueOf = (schema: Schema, depth = 0): unknown => {
    if (isWrong(0.03) || depth > 8) return pick(wrong)
    const { anyOf: choices = schema.oneOf, enum: values = listed(schema.const) } = schema
    if (values) return pick(values)
    return choices ? valueOf(pick(choices) ?? {}, depth + 1) : typed(schema, depth)
  }
  const typed = (schema: Schema, depth: number): unknown => {
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type
    if (type === 'object') return objectOf(schema, depth)
    return type === 'array' ? listOf(schema, depth) : pick(simple(type, schema))
  }
  const simple = (type: string | undefined, { format, minimum = 0, maximum = 7 }: Schema): readonly unknown[] => {
    if (format === 'uuid') return ids['draft'] ?? []
    if (format === 'date') return ['2026-01-01', '2035-12-31']
    const numbers = [minimum, maximum, 1, 2030]
    const values: Record<string, unknown[]> = {
      integer: numbers,
      number: numbers,
      boolean: [true, false],
      string: texts,
    }
    return values[type ?? ''] ?? wrong
  }
  const objectOf = ({ properties = {}, required = [] }: Schema, depth: number) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => !isWrong(required.includes(name) ? 0.02 : 0.5))
        .map(([name, own]) => [name, name in ids && !isWrong(0.2) ? pick(ids[name] ?? []) : valueOf(own, depth + 1)]),
    )
  const listOf = ({ prefixItems, items = {}, minItems = 0 }: Schema, depth: number) =>
    prefixItems?.map((one) => valueOf(one, depth + 1)) ??
    Array.from({ length: minItems + randomIndex(random, 3) }, () => valueOf(items, depth + 1))

  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(isWrong(0.1) ? pick(wrong) : pick(ids[name] ?? ['1']))),
  )
  const query = operation.parameters
    .filter((one) => one.in === 'query' && isWrong(0.4))
    .map(({ name, schema }): [string, string] => [name, String(valueOf(schema))])
  const asked = query.length ? `?${new URLSearchParams(query)}` : ''
  const schema = operation.requestBody?.content['application/json'].schema
  return { name: operation.operationId, method, url: url + asked, ...(schema && { body: valueOf(schema) }) }
}

function listed(value: unknown): unknown[] | undefined {
  return value === undefined ? undefined : [value]
}
