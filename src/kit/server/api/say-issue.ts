/** What a schema finds wrong, in words that follow the field's name: `title is shorter than 3 characters`. */
import type { z } from 'zod'

export type Fault = { field: string; reason: string; isUnknown?: true }
type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

/**
 * Every issue as faults. Of several forms that a value might have, the one that it comes nearest to says what is wrong.
 */
export function faultsOf(issues: readonly Issue[], before: readonly PropertyKey[] = []): Fault[] {
  return issues.flatMap((issue) => {
    const path = [...before, ...issue.path]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        field: fieldOf([...path, key]),
        reason: 'is not known here',
        isUnknown: true as const,
      }))
    if (issue.code === 'invalid_union' && issue.errors.length) return faultsOf(nearest(issue.errors), path)
    return [{ field: fieldOf(path), reason: afterName(issue) }]
  })
}

/** For `safeParse`: schemas that bring words of their own keep them. */
export function sayIssue(issue: RawIssue): string {
  const { input } = issue
  if (input === undefined || input === null) return 'is missing'
  return sayers[issue.code]?.(issue as never) ?? 'is not allowed here' // each sayer takes the issues of its own code
}

/** `inclusive`: whether the end itself is allowed. */
type TooSmall = { origin: string; minimum: number; inclusive: boolean; input: unknown }
type TooBig = { origin: string; maximum: number; inclusive: boolean }

const sayers: { [Code in RawIssue['code']]?: (issue: never) => string } = {
  invalid_type: ({ expected }: { expected: string }) => `is not ${names[expected] ?? 'of the right sort'}`,
  invalid_value: ({ values }: { values: unknown[] }) => `is none of ${values.join(', ')}`,
  invalid_format: ({ format }: { format: string }) => formats[format] ?? 'is not written as it should be',
  invalid_union: () => 'has none of the forms that are known here',
  too_small: ({ origin, minimum, inclusive, input }: TooSmall) => {
    if (input === '' || (Array.isArray(input) && input.length === 0)) return 'is missing'
    if (origin === 'string') return `is shorter than ${minimum} characters`
    return origin === 'array' ? `has fewer than ${minimum}` : `${inclusive ? 'is below' : 'is not above'} ${minimum}`
  },
  too_big: ({ origin, maximum, inclusive }: TooBig) => {
    if (origin === 'string') return `is longer than ${maximum} characters`
    return origin === 'array' ? `has more than ${maximum}` : `${inclusive ? 'is above' : 'is not below'} ${maximum}`
  },
}

const names: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'a yes or no',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

const formats: Record<string, string> = {
  date: 'is no day, such as 2026-11-21',
  url: 'is no address of the web',
  safeint: 'is not a whole number',
}

/** Some schemas say only what they want: 'a whole number above 0'. */
function afterName({ code, message }: Issue): string {
  return code === 'invalid_format' && !/^(is|has|names|says) /.test(message) ? `is not ${message}` : message
}

function nearest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return branches.reduce((best, branch) => (branch.length < best.length ? branch : best))
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.join('.').slice(0, 200)
}
