/**
 * What schemas name within themselves, since it holds itself, put where one document names it for all: a reference is
 * read from the root of the document that it stands in.
 */
const [within, shared] = ['#/$defs/', '#/components/schemas/']

type Named = Record<string, unknown>

/** The value without definitions of its own, and all of those by name. Throws where one has no name, or two the same. */
export function namedApart(value: unknown): { plain: unknown; named: Named } {
  const named: Named = {}
  return { plain: plainOf(value, named), named }
}

function plainOf(value: unknown, named: Named): unknown {
  if (Array.isArray(value)) return value.map((one) => plainOf(one, named))
  if (typeof value !== 'object' || value === null) return value
  const { $defs = {}, ...own } = value as { $defs?: Named }
  for (const [name, schema] of Object.entries($defs)) add(named, name, plainOf(schema, named))
  return Object.fromEntries(
    Object.entries(own).map(([key, one]) => [key, key === '$ref' ? at(one) : plainOf(one, named)]),
  )
}

function add(named: Named, name: string, schema: unknown): void {
  if (name.startsWith('__')) throw new Error('a schema that holds itself needs a name: .meta({ id })')
  if (named[name] && JSON.stringify(named[name]) !== JSON.stringify(schema))
    throw new Error(`two schemas are called ${name}`)
  named[name] = schema
}

function at(reference: unknown): unknown {
  if (reference === '#') throw new Error('a schema that holds itself needs a name: .meta({ id })')
  return typeof reference === 'string' ? reference.replace(within, shared) : reference
}
