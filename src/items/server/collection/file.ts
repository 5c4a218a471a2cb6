/**
 * One file of the collection: what its front matter and body say, and every way in which that is not what was asked
 * for.
 */
import { parseDocument } from 'yaml'
import { z } from 'zod'

/** What is wrong, and where in the file. */
export type Problem = { field: string; reason: string }
export type Parsed<T> = { value: T } | { problems: Problem[] }

const frontMatter = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/

/** A slug: small words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no slug, such as co2-ppm-global')
/** How files name each other: by kind and slug. */
export const itemName = z
  .string()
  .regex(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'is no kind and slug, such as trend/co2-ppm-global')
/** A paragraph that is wrapped in the file is one line; an empty line parts two. */
export const prose = z.string().transform((text) => text.trim().replaceAll(/(?<!\n)\n(?!\n)/g, ' '))

/** YAML 1.2 leaves days as they are written, and `yes` and `no` as words. */
export function parseFile(text: string): Parsed<{ front: Record<string, unknown>; body: string }> {
  const [, head, body = ''] = frontMatter.exec(text) ?? []
  if (head === undefined)
    return { problems: [{ field: 'front matter', reason: 'is missing: a file begins and ends it with a line of ---' }] }
  const document = parseDocument(head)
  const [error] = [...document.errors, ...document.warnings]
  if (error) return { problems: [{ field: 'front matter', reason: firstLine(error.message) }] }
  const front = z.record(z.string(), z.unknown()).safeParse(document.toJS())
  if (!front.success) return { problems: [{ field: 'front matter', reason: 'has no fields' }] }
  return { value: { front: front.data, body: body.trim() } }
}

/** Checked by a schema. Whatever the schema would quietly leave out is a problem too: it is most likely misspelt. */
export function parseStrictly<S extends z.ZodType>(schema: S, given: unknown): Parsed<z.output<S>> {
  const { data, error } = schema.safeParse(given)
  if (error) return { problems: error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message })) }
  const dropped = droppedKeys(given, data).map((field) => ({ field, reason: 'is no field that a file has here' }))
  return dropped.length ? { problems: dropped } : { value: data as z.output<S> } // without an error there is data
}

/** The keys of one value that another, made from it, no longer has. */
function droppedKeys(given: unknown, kept: unknown, path: string[] = []): string[] {
  if (!isObject(given) || !isObject(kept)) return []
  return Object.entries(given).flatMap(([key, value]) =>
    key in kept ? droppedKeys(value, kept[key], [...path, key]) : [[...path, key].join('.')],
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text
}
