/** What numbers were made of, in a few letters: the same input and the same mathematics make the same numbers. */
import { createHash } from 'node:crypto'

/** Begins with the version of the mathematics, so that what an older one made can be found. */
export function digestOf(engineVersion: number, input: unknown): string {
  return `${digestPrefix(engineVersion)}${createHash('sha256').update(canonical(input)).digest('hex')}`
}

export function digestPrefix(engineVersion: number): string {
  return `${engineVersion}:`
}

/** JSON in which the order of fields, which means nothing, is always the same. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isPlain(part) ? Object.fromEntries(Object.entries(part).toSorted(byName)) : part,
    ) ?? ''
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
