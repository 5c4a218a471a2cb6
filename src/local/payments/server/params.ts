/** What parameters may be: all arrive as text. What does not fit is refused in Stripe's words, unknown names too. */
import { z } from 'zod'
import type { Form } from './form.ts'
import type { Range } from './store.ts'
import { StripeProblem } from './stripe-problem.ts'

export const text = z.string().min(1).max(5000)
/** An empty text takes away what was there. */
export const clearable = z
  .string()
  .max(5000)
  .transform((given) => (given === '' ? null : given))
export const whole = z
  .string()
  .refine((given) => /^-?\d{1,15}$/.test(given), { error: ({ input }) => `Invalid integer: ${String(input)}` })
  .transform(Number)
export const positive = whole.refine((given) => given >= 1, 'This value must be greater than or equal to 1.')
export const flag = z
  .enum(['true', 'false'], { error: ({ input }) => `Invalid boolean: ${String(input)}` })
  .transform((given) => given === 'true')
export const url = z.string().refine((given) => /^https?:\/\//.test(given) && URL.canParse(given), 'Not a valid URL')

const mostKeys = 50
const pairs = z
  .record(z.string().max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= mostKeys, {
    error: `Metadata takes at most ${mostKeys} keys.`,
  })
export const metadata = z.preprocess((given) => (given === '' ? {} : given), pairs)

const expand = z.array(z.string().max(200)).max(20).optional()

const moments = z.strictObject({
  gt: whole.optional(),
  gte: whole.optional(),
  lt: whole.optional(),
  lte: whole.optional(),
})
const limit = whole.refine((given) => given >= 1 && given <= 100, 'Limit must be between 1 and 100.')
const paging = {
  limit: limit.default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: z.union([whole.transform((given) => ({ gte: given, lte: given })), moments]).optional(),
}

/** The parameters of one call. Every call takes `expand`, which is seen to elsewhere. */
export function params<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, expand })
}

/** Those of a list. */
export function listParams<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, ...paging, expand })
}

/**
 * What Stripe takes and nothing here depends on. What would change a price or a page is not among it, and so refused.
 */
export function unheeded<const Names extends readonly string[]>(names: Names) {
  return Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as Record<
    Names[number],
    z.ZodOptional<z.ZodUnknown>
  >
}

type Paged = z.output<z.ZodObject<typeof paging>>

export function rangeOf({ limit: most, starting_after, ending_before, created }: Paged): Range {
  return { limit: most, startingAfter: starting_after, endingBefore: ending_before, created }
}

export function parse<S extends z.ZodType>(schema: S, given: Form): z.output<S> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw problemOf(issue as z.core.$ZodIssue, given) // where parsing failed there is an issue
}

function problemOf(issue: z.core.$ZodIssue, given: Form): StripeProblem {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    return new StripeProblem({ code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` })
  }
  const param = nameOf(issue.path)
  if (isMissing(given, issue.path)) {
    return new StripeProblem({ code: 'parameter_missing', param, message: `Missing required param: ${param}.` })
  }
  const code = issue.message.startsWith('Invalid integer') ? 'parameter_invalid_integer' : undefined
  return new StripeProblem({
    param,
    message: issue.code === 'custom' || code ? issue.message : `Invalid ${param}`,
    ...(code && { code }),
  })
}

/** `line_items[0][price]` */
function nameOf(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return first + rest.map((part) => `[${part}]`).join('')
}

function isMissing(given: unknown, path: readonly PropertyKey[]): boolean {
  let value = given
  for (const part of path)
    value = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined
  return value === undefined
}
