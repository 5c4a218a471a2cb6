/**
 * Parses what passes the same schema again and again, as every answer of a call does. Once a schema has been asked for often a
 * program is made of it, which takes in the same and gives out the same in a third of the time.
 */
import { z } from 'zod'

/** To make the program takes as long as some hundreds of parses, so who parses a few times does not. */
const often = 200

type Use = { times: number; schema: z.ZodType }
const uses = new WeakMap<z.ZodType, Use>()

/**
 * What `schema.parse` answers, or throws. Of a schema that names itself, as that of texts does, no program is made.
 * Browsers allow none.
 */
export function parseOften<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return readyOf(schema).parse(value)
}

/** What `schema.safeParse` answers; `error` words what is wrong. */
export function safeParseOften<S extends z.ZodType>(
  schema: S,
  value: unknown,
  error: z.core.$ZodErrorMap,
): z.ZodSafeParseResult<z.output<S>> {
  return readyOf(schema).safeParse(value, { error })
}

/** The schema, or what zod makes of it once it has been asked for often. */
function readyOf<S extends z.ZodType>(schema: S): S {
  const use = uses.get(schema) ?? { times: 0, schema }
  if (use.times === 0) uses.set(schema, use)
  if (++use.times === often) use.schema = z.compile(schema)
  return use.schema as S // the schema itself, or its like
}
