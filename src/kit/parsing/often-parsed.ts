/**
 * Parses what passes the same schema again and again, as every answer of a call does. Once a schema has been asked for often a
 * program is made of it, which takes in the same and gives out the same in a third of the time.
 */
import { z } from 'zod'

/** To make the program takes as long as some hundreds of parses, so who parses a few times does not. */
const often = 200

type Parse = (value: unknown) => unknown
type Use = { times: number; parse: Parse }
const uses = new WeakMap<z.ZodType, Use>()

/**
 * What `schema.parse` answers, or throws. Of a schema that names itself, as that of texts does, no program is made.
 * Browsers allow none.
 */
export function parseOften<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const use = uses.get(schema) ?? { times: 0, parse: (given: unknown) => schema.parse(given) }
  if (use.times === 0) uses.set(schema, use)
  if (++use.times === often) {
    const compiled = z.compile(schema)
    use.parse = (given) => compiled.parse(given)
  }
  return use.parse(value) as z.output<S> // the schema's own parse, or what zod makes of it
}
