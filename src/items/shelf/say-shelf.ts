/**
 * What a view of all stuff is of, in words: its filters. Words that somebody searched for are not repeated: they would
 * stand under our name on other sites, whatever they say.
 */
import { capital } from '#kit/text.ts'
import { sayNumber } from '#kit/numbers.ts'
import { categoryTitles } from '../category-titles.ts'
import { statusTitles } from '../status-words.ts'
import { dataFilterTitle } from './data-filter.ts'
import type { Filters } from './filters.ts'
import type { ShelfView } from './shelf.ts'

/** 'more than 10,000 items' */
export function sayFound({ total, more }: { total: number; more: boolean }): string {
  const count = sayNumber(total)
  if (more) return `more than ${count} items`
  return total === 0 ? 'No items' : `${count} ${total === 1 ? 'item' : 'items'}`
}

/** What each kind's items are called: 'Trends'. */
type Sections = Readonly<Record<string, string>>

/** 'Trends: environmental, tagged heat, until 2040' */
export function sayShelf(filters: Filters, sections: Sections): string {
  const { of, narrowed } = partsOf(filters, sections)
  return [of || 'All stuff', narrowed].filter(Boolean).join(': ')
}

/** Of what lies in time, of which 'All stuff' says nothing: 'Trends, environmental: what the coming years bring'. */
function sayShelfInTime(filters: Filters, sections: Sections): string {
  const { of, narrowed } = partsOf(filters, sections)
  const words = [of, narrowed].filter(Boolean).join(', ')
  return capital([words, 'what the coming years bring'].filter(Boolean).join(': '))
}

/** As its page is called where it is shown elsewhere, but for the map, which is of one item. */
export function sayView({ view, ...filters }: Filters & { view: ShelfView }, sections: Sections): string {
  return view === 'timeline' || view === 'radar' ? sayShelfInTime(filters, sections) : sayShelf(filters, sections)
}

/** Either may be empty. */
function partsOf(filters: Filters, sections: Sections): { of: string; narrowed: string } {
  const { q, kind, category, tag, status, family, linked, data, from, to } = filters
  const kinds = kind.map((name, i) => (i === 0 ? (sections[name] ?? name) : (sections[name] ?? name).toLowerCase()))
  const narrowed = [
    either(category.map((one) => categoryTitles[one].toLowerCase())),
    tag.length > 0 && `tagged ${tag.map((one) => one.replaceAll('-', ' ')).join(' and ')}`,
    either(status.map((one) => statusTitles[one].toLowerCase())),
    family !== undefined && 'told together',
    linked !== undefined && 'linked to one item',
    data !== undefined && dataFilterTitle.toLowerCase(),
    from !== undefined && `from ${from}`,
    to !== undefined && `until ${to}`,
    q !== undefined && 'found by a search',
  ].filter((one) => one !== false && one !== '')
  return { of: together(kinds, 'and'), narrowed: narrowed.join(', ') }
}

const either = (names: readonly string[]) => together(names, 'or')

/** 'a, b or c' */
function together(names: readonly string[], word: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}
