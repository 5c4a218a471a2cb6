/**
 * The filters that are on, each with a way to take it off. They are links: they work without scripts, and Back brings a
 * filter back.
 */
import { capital } from '#kit/text.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { tagClass } from '#kit/web/ui/controls/Tag.tsx'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { dataFilterTitle } from '#items/shelf/data-filter.ts'
import { type Shelf, wholeShelf } from '#items/shelf/shelf.ts'
import { statusTitles } from '#items/status-words.ts'
import styles from './AllStuff.module.css'
import { type KindViews, useKindViews } from '#items/web/kind-view.ts'
import type { FoundData } from '../layout/screen-data.ts'

/** What the family and the item in the address are called, where something knows. */
type Titles = Pick<FoundData, 'familyTitle' | 'linkedTitle'>

export function ActiveFilters({ shelf, titles }: { shelf: Shelf; titles: Titles }) {
  const filters = filtersOn(shelf, useKindViews(), titles)
  if (filters.length === 0) return null
  return (
    <ul className={styles.active} aria-label="Filters that are on">
      {filters.map(({ title, without }) => (
        <li key={title}>
          <Link className={tagClass()} to={paths.allStuff({ ...without, cursor: undefined })} keepsPlace>
            {title}
            <Icon name="close" />
            <span className="unseen">, remove this filter</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="fine"
          to={paths.allStuff({ ...wholeShelf, q: shelf.q, sort: shelf.sort, view: shelf.view })}
          keepsPlace
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}

function filtersOn(
  shelf: Shelf,
  views: KindViews,
  { familyTitle, linkedTitle }: Titles,
): { title: string; without: Shelf }[] {
  const { kind, category, status, tag, family, linked, data, from, to } = shelf
  return [
    ...kind.map((one) => ({ title: views[one]?.section ?? one, without: { ...shelf, kind: but(kind, one) } })),
    ...category.map((one) => ({ title: categoryTitles[one], without: { ...shelf, category: but(category, one) } })),
    ...status.map((one) => ({ title: statusTitles[one], without: { ...shelf, status: but(status, one) } })),
    ...tag.map((one) => ({ title: `Tag: ${one}`, without: { ...shelf, tag: but(tag, one) } })),
    ...(family === undefined
      ? []
      : [
          {
            title: `Asked or told together: ${familyTitle ?? nameOf(family)}`,
            without: { ...shelf, family: undefined },
          },
        ]),
    ...(linked === undefined
      ? []
      : [{ title: `Linked to: ${linkedTitle ?? linked}`, without: { ...shelf, linked: undefined } }]),
    ...(data === undefined ? [] : [{ title: dataFilterTitle, without: { ...shelf, data: undefined } }]),
    ...(from === undefined ? [] : [{ title: `From ${from}`, without: { ...shelf, from: undefined } }]),
    ...(to === undefined ? [] : [{ title: `Until ${to}`, without: { ...shelf, to: undefined } }]),
  ]
}

function but<T>(list: readonly T[], one: T): T[] {
  return list.filter((other) => other !== one)
}

/** A family by its address, where nobody says its name: 'carbon-2040' is 'Carbon 2040'. */
function nameOf(family: string): string {
  const words = family.replaceAll('-', ' ')
  return capital(words)
}
