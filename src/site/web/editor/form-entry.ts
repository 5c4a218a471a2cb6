/**
 * What stands in the form: the fields of every item, any of which may still be empty, and beside them those of the
 * kind.
 */
import { categories, type Category } from '#items/category-titles.ts'
import { type LinkRelation, linkRelations } from '#items/link-relations.ts'
import type { KindForm } from '#items/web/kind-form.ts'
import type { Whole } from '#items/web/kind-view.ts'

export type FormLink = { to: string | null; relation: LinkRelation }
export type FormEntry = Record<string, unknown> & {
  title: string
  label: string | null
  summary: string
  category: Category | null
  tags: string[]
  horizon: { from: number | null; to: number | null }
  links: FormLink[]
  body: string
}

/** What the parts of the form are given. */
export type PartProps = {
  entry: FormEntry
  change: (patch: Partial<FormEntry>) => void
  faultOf: (path: string) => string | null
}

/** As `findItem` answers it for the form: with the text as it was written. */
export type WrittenItem = Whole & { body: string }

export function blankEntry(form: KindForm, today: string): FormEntry {
  return {
    ...form.blank(today),
    title: '',
    label: null,
    summary: '',
    category: null,
    tags: [],
    horizon: { from: Number(today.slice(0, 4)), to: null },
    links: [],
    body: '',
  }
}

export function entryOf(item: WrittenItem, form: KindForm): FormEntry {
  const { title, summary, category, tags, horizon, body } = item
  return {
    ...form.entryFrom(item),
    title,
    // The server takes the beginning of the title where no short name is given, with a mark where it cut; it follows
    // the title when that changes.
    label: title.startsWith(item.label.replace(/…$/, '')) ? null : item.label,
    summary,
    category,
    tags,
    horizon,
    links: item.links.flatMap(({ to, relation }) => (isLinkRelation(relation) ? [{ to, relation }] : [])),
    body,
  }
}

/** A draft as it was kept, made whole: it may be older than the form, or come from elsewhere. */
export function mendedEntry(kept: Record<string, unknown>, form: KindForm, today: string): FormEntry {
  const { title, label, summary, body, category, tags, horizon, links, ...rest } = kept
  const blank = blankEntry(form, today)
  return {
    ...blank,
    ...ownOf(rest, blank),
    title: text(title),
    label: text(label) || null,
    summary: text(summary),
    body: text(body),
    category: categories.find((one) => one === category) ?? null,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    horizon: horizonOf(horizon),
    links: Array.isArray(links) ? links.flatMap(linkOf) : [],
  }
}

/** The kind's own fields, where they are of the sort that its form starts with. */
function ownOf(kept: Record<string, unknown>, blank: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => Object.hasOwn(blank, name) && isAlike(value, blank[name])),
  )
}

/** What a form may have and starts without is a group of fields. */
function isAlike(value: unknown, empty: unknown): boolean {
  if (value === null || empty === null) return true
  if (empty === undefined) return typeof value === 'object' && !Array.isArray(value)
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
}

/** As the calls take it: what is empty is said as null, a link that names nothing is none. */
export function sentEntry(entry: FormEntry): Record<string, unknown> {
  return { ...entry, label: entry.label?.trim() || null, links: entry.links.filter(({ to }) => to !== null) }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function horizonOf(value: unknown): FormEntry['horizon'] {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as { from?: unknown; to?: unknown }
  return { from: typeof from === 'number' ? from : null, to: typeof to === 'number' ? to : null }
}

function linkOf(value: unknown): FormLink[] {
  const { to, relation } = (typeof value === 'object' && value !== null ? value : {}) as {
    to?: unknown
    relation?: unknown
  }
  const known = linkRelations.find((one) => one === relation)
  return known ? [{ to: typeof to === 'string' ? to : null, relation: known }] : []
}

function isLinkRelation(relation: string): relation is LinkRelation {
  return (linkRelations as readonly string[]).includes(relation) // widened: `includes` takes only what the list may hold
}
