/**
 * Reads the nested forms that Stripe's SDK sends: `line_items[0][price]=p&expand[]=customer`. What is too deep or too
 * long is refused.
 */
import { StripeProblem } from './stripe-problem.ts'

export type Form = { [name: string]: FormValue }
type FormValue = string | FormValue[] | Form

const deepest = 8
const mostPairs = 1000
const mostItems = 200
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

export function parseForm(text: string): Form {
  const pairs = [...new URLSearchParams(text)]
  if (pairs.length > mostPairs) throw unreadable('it has too many fields')
  const form: Form = Object.create(null) as Form
  for (const [name, value] of pairs) {
    if (value.includes('\0') || name.includes('\0')) throw unreadable('it holds a zero character')
    put(form, partsOf(name), value)
  }
  return asArrays(form) as Form // the outermost is never an array: its names come first
}

/** `a[b][0]` is a, b, 0. */
function partsOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw unreadable(`the name ${name.slice(0, 60)} makes no sense`)
  const [, first = '', rest = ''] = match
  const parts = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)]
  if (parts.length > deepest) throw unreadable('it is nested too deeply')
  if (parts.some((part) => forbidden.has(part))) throw unreadable('a name is not allowed')
  return parts
}

/** Arrays are built as objects with numbers for names; `[]` takes the next number. */
function put(form: Form, [first = '', ...rest]: string[], value: string): void {
  const name = first === '' ? String(Object.keys(form).length) : first
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const inner = form[name] ?? (Object.create(null) as Form)
  if (typeof inner === 'string' || Array.isArray(inner)) throw unreadable(`${name} is both a value and more`)
  form[name] = inner
  put(inner, rest, value)
}

function asArrays(value: FormValue, isOuter = true): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  if (!isOuter && names.length > 0 && names.every((name) => /^\d+$/.test(name))) {
    if (names.length > mostItems) throw unreadable('a list is too long')
    return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => asArrays(value[name] ?? '', false))
  }
  return Object.fromEntries(names.map((name) => [name, asArrays(value[name] ?? '', false)]))
}

function unreadable(why: string): StripeProblem {
  return new StripeProblem({ message: `Invalid request: ${why}.` })
}
