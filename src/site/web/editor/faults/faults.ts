/** What the server finds wanting in a form: which field shows it, when, and in which words. */

import { sayPath } from '#items/mine/field-names.ts'

/** As the calls answer: `{field: 'question.range.min', reason: 'must be a number'}`. */
export type Fault = { field: string; reason: string }

/** Whether one path is the other or lies below it: 'horizon' holds 'horizon.from', and not 'horizons'. */
function holds(path: string, below: string): boolean {
  return path === below || below.startsWith(`${path}.`)
}

/**
 * The field that shows a fault: of all the paths that fields ask for, the nearest at or above it.
 * 'question.range.min' is shown by 'question.range' where nothing asks for itself; null where no field would show it.
 */
export function ownerOf(fault: Fault, asked: ReadonlySet<string>): string | null {
  const above = [...asked].filter((path) => holds(path, fault.field))
  return above.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/**
 * What a field shows: 'This is too short'; with the rest of the path in words where the fault lies below it: 'Range min
 * must be a number'.
 */
export function sayFault({ field, reason }: Fault, path: string): string {
  const rest = field.slice(path.length + 1)
  return `${rest ? sayPath(rest) : 'This'} ${reason}`
}

/** '7 things need another look'. Some are missing, others too long or no number: of all of them this is true. */
export function sayWanting(count: number): string {
  return count === 1 ? 'One thing needs another look' : `${count} things need another look`
}

/** The paths of all that differs between two states of a form: `{a: {b: 1, c: 2}}` to `{a: {b: 1, c: 3}}` is 'a.c'. */
export function changedPaths(before: unknown, after: unknown, at = ''): string[] {
  if (Object.is(before, after)) return []
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return [at]
  // A list that grew or shrank changed as a whole: its places mean something else now.
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return [at]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => changedPaths(before[key], after[key], at ? `${at}.${key}` : key))
}

/**
 * The paths of what somebody has filled, changed or emptied. A part that came into the form, such as a row, a series or
 * the fields of another type, counts as far as there is something in it.
 */
export function touchedPaths(before: unknown, after: unknown, at = ''): string[] {
  if (Object.is(before, after) || (isVoid(before) && isVoid(after))) return []
  if (!isTree(before) && !isTree(after)) return [at]
  const [was, is] = [isTree(before) ? before : {}, isTree(after) ? after : {}]
  const keys = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...keys].flatMap((key) => touchedPaths(was[key], is[key], at ? `${at}.${key}` : key))
}

/**
 * The faults that are still worth showing once these paths have changed: what was found wanting there may be well by
 * now.
 */
export function faultsAfter(faults: readonly Fault[], changed: readonly string[]): Fault[] {
  return faults.filter(({ field }) => !changed.some((path) => holds(path, field) || holds(field, path)))
}

/** Whether the one who writes has been at this field. */
export function isTouched({ field }: Fault, touched: ReadonlySet<string>): boolean {
  return [...touched].some((path) => holds(path, field) || holds(field, path))
}

function isVoid(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
