/**
 * How what is subscribed to is narrowed: by the filters of a shelf. A screen leaves out what means nothing, since its
 * reader sees what they get; nobody looks at what a program takes, and so here it is refused.
 */
import { Refusal } from '#kit/refusal.ts'
import type { Filters } from '#items/shelf/filters.ts'
import { meansSomething } from '#items/shelf/left-out.ts'
import { filtersOfShelf, readShelf } from '#items/shelf/shelf.ts'

export type Narrowed = Omit<Filters, 'q'>

export function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1] ?? '')
}

/** Neither a search nor a status can: what they find changes without anything happening. */
export function filtersIn(search: URLSearchParams, kindNames: readonly string[]): Narrowed {
  const unknown = [...search.keys()].find((name) => name !== 'after' && !meansSomething(name))
  if (unknown !== undefined) throw new Refusal('unknown-filter', [{ field: unknown, reason: 'is not known here' }])
  for (const name of ['q', 'status'])
    if (search.get(name))
      throw new Refusal('unknown-filter', [{ field: name, reason: 'narrows no feed and no calendar' }])
  const { q: _, ...read } = filtersOfShelf(readShelf(search, kindNames))
  for (const name of ['kind', 'category', 'tag'] as const) {
    const asked = new Set(
      search
        .getAll(name)
        .flatMap((value) => value.split(','))
        .filter(Boolean),
    )
    if (asked.size !== read[name].length)
      throw new Refusal('unknown-filter', [{ field: name, reason: 'is not known here' }])
  }
  for (const name of ['data', 'from', 'to'] as const)
    if (search.get(name) && read[name] === undefined)
      throw new Refusal('unknown-filter', [{ field: name, reason: 'is not known here' }])
  return { ...read, status: [] }
}
