/**
 * How what is subscribed to is narrowed: by the filters of a shelf. A screen leaves out what means nothing, since its
 * reader sees what they get; nobody looks at what a program takes, and so here it is refused.
 */
import { Refusal } from '#kit/refusal.ts'
import { readShelf, type Shelf } from '#items/shelf/shelf.ts'

export type Narrowed = Omit<Shelf, 'view' | 'sort' | 'cursor' | 'q'>

export function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1] ?? '')
}

/** Neither a search nor a status narrows it: what they find changes without anything happening. */
export function filtersIn(search: URLSearchParams, kindNames: readonly string[]): Narrowed {
  const { view: _, sort: __, cursor: ___, q: ____, ...read } = readShelf(search, kindNames)
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
  for (const name of ['from', 'to'] as const)
    if (search.get(name) && read[name] === undefined)
      throw new Refusal('unknown-filter', [{ field: name, reason: 'is not known here' }])
  return { ...read, status: [] }
}
