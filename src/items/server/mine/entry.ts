/**
 * What somebody wrote, as an item or as all that is wrong with it. Items and drafts are read here alike, so that a form
 * is told before what an item would be refused for after.
 */
import { dayOf } from '#kit/dates.ts'
import type { AnyKind } from '../../content-kind.ts'
import { type Entry, entry } from '../../entry.ts'
import type { ItemRef } from '../../item.ts'
import { labelOf } from '../../label.ts'
import { type Fault, faultsOf, sayIssue } from '#kit/server/api/say-issue.ts'
import { whyNotStorable } from '../storable.ts'
import type { ItemContent } from '../write-item.ts'

/** Another item that was named, and where. */
export type Naming = { field: string; to: ItemRef }
export type Reading = {
  faults: Fault[]
  /** Null where the common fields are not whole. */
  common: Entry | null
  /** The kind's own fields as they are kept; null where they are not whole. */
  details: Record<string, unknown> | null
  /** The kind's own fields as they were written; null where they are not whole. */
  own: Record<string, unknown> | null
  namings: Naming[]
}

/** `before` are the details of the item that is revised; null where it is new. */
export function readEntry(
  kind: AnyKind,
  given: Record<string, unknown>,
  before: Record<string, unknown> | null,
  now: Date,
): Reading {
  const unstorable = whyNotStorable(given)
  if (unstorable) return { faults: [unstorable], common: null, details: null, own: null, namings: [] }
  const [shared, rest] = parted(given)
  const common = entry.safeParse(shared, { error: sayIssue })
  const links = entry.shape.links.safeParse(shared['links'])
  const own = kind.entry.strict().safeParse(rest, { error: sayIssue })
  const made = own.success
    ? detailsOf(kind, own.data, before, now)
    : { details: null, faults: faultsOf(own.error.issues) }
  return {
    faults: [...(common.success ? [] : faultsOf(common.error.issues)), ...made.faults],
    common: common.success ? common.data : null,
    details: made.details,
    own: own.success ? own.data : null,
    namings: [
      ...(links.success ? links.data.map(({ to }, i) => ({ field: `links.${i}.to`, to })) : []),
      ...(made.details ? kind.refsOf(made.details).map(({ to }) => ({ field: pathOf(rest, to), to })) : []),
    ],
  }
}

/** What there is to write, of an entry without faults. */
export function contentOf(
  kind: AnyKind,
  { label, links, ...text }: Entry,
  details: Record<string, unknown>,
): ItemContent {
  return { kind, written: { ...text, label: label ?? labelOf(text.title) }, details, links }
}

/** The entry that an item was written with. A label that follows from the title goes on following. */
export function entryOf(
  kind: AnyKind,
  { written, details, links }: Omit<ItemContent, 'kind'>,
): Record<string, unknown> {
  const label = written.label === labelOf(written.title) ? null : written.label
  return { ...kind.entryFrom(kind.details.parse(details)), ...written, label, links }
}

function detailsOf(kind: AnyKind, own: Record<string, unknown>, before: Record<string, unknown> | null, now: Date) {
  const parsed = kind.details.safeParse(kind.detailsFrom(own, before && kind.details.parse(before), now), {
    error: sayIssue,
  })
  if (!parsed.success) return { details: null, faults: faultsOf(parsed.error.issues) }
  const fault = kind.whyNot(parsed.data, dayOf(now))
  return { details: parsed.data, faults: fault ? [fault] : [] }
}

function isShared([name]: [string, unknown]): boolean {
  return Object.hasOwn(entry.shape, name)
}

/** The fields of every kind, and the others. */
function parted(given: Record<string, unknown>): [Record<string, unknown>, Record<string, unknown>] {
  const pairs = Object.entries(given)
  return [Object.fromEntries(pairs.filter(isShared)), Object.fromEntries(pairs.filter((pair) => !isShared(pair)))]
}

/** Where a value stands: 'members.0.to'. */
function pathOf(value: unknown, wanted: string): string {
  if (typeof value !== 'object' || value === null) return ''
  for (const [key, part] of Object.entries(value)) {
    if (part === wanted) return key
    const below = pathOf(part, wanted)
    if (below) return `${key}.${below}`
  }
  return ''
}
