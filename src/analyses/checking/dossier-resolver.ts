/**
 * What a dossier says of an item, for whoever checks the report that was written of it. Knows the items as they were
 * read, and nothing that came later.
 */
import type { Resolve } from './resolve.ts'
import type { Dossier } from '../dossier/dossier.ts'
import { type Fields, valueAt } from '../dossier/field-value.ts'
import { fieldsOf, fieldsOfAlike } from '../writing/views.ts'

export function resolverOf({ items, sets, resolved, alike = [], gaps, read, advice, crowdRecord }: Dossier): Resolve {
  const known = new Map<string, Fields>([
    // Of what has resolved, no more is read than how.
    ...resolved.map(({ ref, version, title, outcome }) =>
      entry(ref, version, { title, details: { outcome: { value: outcome } } }),
    ),
    ...alike.map((other) => entry(other.ref, other.version, fieldsOfAlike(other))),
    ...items.map((item) => entry(item.ref, item.version, fieldsOf(item))),
    ...Object.entries(sets).map(([slug, { version, title, data }]) =>
      entry(`set/${slug}`, version, { ...data, title }),
    ),
  ])
  return (item, version, field) =>
    valueAt(item === 'report' ? { gaps, read, advice, crowdRecord } : (known.get(nameOf(item, version)) ?? {}), field)
}

function entry(ref: string, version: number, fields: Fields): [string, Fields] {
  return [nameOf(ref, version), fields]
}

function nameOf(ref: string, version: number | null): string {
  return `${ref} ${version}`
}
