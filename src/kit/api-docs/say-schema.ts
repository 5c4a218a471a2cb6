/**
 * JSON Schema as a type that people read: `{ id: string, years?: integer[] }`, over several lines where it is longer than
 * one. As much of JSON Schema as the contracts make; what is not known here is `any`.
 */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
  maxLength?: number
  default?: unknown
  $ref?: string
}

const widest = 88
const formats: Record<string, string> = { 'date-time': 'time', date: 'day', uri: 'address', binary: 'file' }

/** `inset`: by how many characters the lines after the first stand to the right. */
export function saySchema(schema: Schema, inset = 0): string {
  const { anyOf, oneOf, allOf, enum: values } = schema
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const several = anyOf ?? oneOf
  if (several) return [...new Set(several.map((one) => saySchema(one, inset)))].join(' | ')
  if (allOf) return allOf.map((one) => saySchema(one, inset)).join(' & ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => sayOf({ ...schema, type }, inset)).join(' | ')
  return sayOf(schema, inset)
}

/** Of those that have a name, the ones that a schema refers to, itself or by another. */
export function sayNamed(schema: Schema, named: Record<string, Schema>): [name: string, says: string][] {
  const found = new Set<string>()
  const look = (one: unknown) => {
    for (const [, name = ''] of JSON.stringify(one).matchAll(/"\$ref":"[^"]*\/(\w+)"/g)) {
      if (found.has(name) || !named[name]) continue
      found.add(name)
      look(named[name])
    }
  }
  look(schema)
  return [...found].map((name) => [name, saySchema(named[name] ?? {})])
}

function sayOf(schema: Schema, inset: number): string {
  if (schema.type === 'array') return sayList(schema, inset)
  if (schema.type === 'object') return sayObject(schema, inset)
  if (schema.type === 'string') return formats[schema.format ?? ''] ?? 'string'
  return typeof schema.type === 'string' ? schema.type : 'any'
}

function sayList({ items, prefixItems }: Schema, inset: number): string {
  if (prefixItems) return `[${prefixItems.map((one) => saySchema(one, inset)).join(', ')}]`
  const each = saySchema(items ?? {}, inset)
  return / [|&] /.test(outside(each)) ? `(${each})[]` : `${each}[]`
}

function sayObject({ properties = {}, required = [], additionalProperties: others }: Schema, inset: number): string {
  const say = (by: number) => [
    ...Object.entries(properties).map(
      ([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${saySchema(schema, by)}`,
    ),
    ...(typeof others === 'object' ? [`[name]: ${saySchema(others, by)}`] : []),
  ]
  const flat = say(0)
  if (flat.length === 0) return '{}'
  const line = `{ ${flat.join(', ')} }`
  if (!line.includes('\n') && inset + line.length <= widest) return line
  const margin = ' '.repeat(inset + 2)
  return `{\n${say(inset + 2)
    .map((field) => `${margin}${field}\n`)
    .join('')}${' '.repeat(inset)}}`
}

/** What of a type stands in no braces. */
function outside(said: string): string {
  return said.replaceAll(/\{[^]*\}/g, '{}')
}

function keyOf(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
