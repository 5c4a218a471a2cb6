/** Over the list: how much was found, in which order it is, and as what it is drawn. */
import { useId } from 'react'
import { Select } from '#kit/web/ui/controls/Field.tsx'
import { Segmented } from '#kit/web/ui/controls/Segmented.tsx'
import type { IconName } from '#kit/web/ui/Icon.tsx'
import { paths } from '#items/paths.ts'
import { type Shelf, type ShelfView, shelfViews, sortOf } from '#items/shelf/shelf.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { embedOfList } from '#items/sharing/page-embeds.ts'
import { sayFound, sayView } from '#items/shelf/say-shelf.ts'
import { type Sort, sorts, sortTitles } from '#items/shelf/sorts.ts'
import type { Counts } from '../layout/screen-data.ts'
import { SharePage } from '../item/share/SharePage.tsx'
import styles from './AllStuff.module.css'

type Props = {
  shelf: Shelf
  /** Null where the list was refused. */
  counts: Counts | null
  chosen: Sort | undefined
  /** Of what stands in the middle of the map. */
  middle: string | undefined
  /** The form that the order belongs to. */
  form: string
  onSort(sort: Sort | undefined): void
}

export function ShelfToolbar({ shelf, counts, chosen, middle, form, onSort }: Props) {
  return (
    <div className={styles.toolbar}>
      <output className={styles.found}>{counts && sayFound(counts)}</output>
      <div className={styles.ways}>
        <div className={styles.sort}>
          <SortChoice shelf={shelf} chosen={chosen} form={form} onChange={onSort} />
        </div>
        <ViewSwitch shelf={shelf} />
        {counts !== null && counts.total > 0 && <ShareList shelf={shelf} middle={middle} />}
      </div>
    </div>
  )
}

function SortChoice(props: {
  shelf: Shelf
  chosen: Sort | undefined
  form: string
  onChange: (sort: Sort | undefined) => void
}) {
  const { shelf, chosen, form, onChange } = props
  const id = useId()
  const current = sortOf(shelf, chosen)
  // The usual order is sent as none: then words typed later are ordered by how well they match.
  const usual = sortOf(shelf, undefined)
  const offered = sorts.filter((sort) => sort === current || sort !== 'relevance' || shelf.q)
  return (
    <>
      <label className="fine" htmlFor={id}>
        Sort by
      </label>
      <Select
        id={id}
        form={form}
        name="sort"
        isSmall
        value={current === usual ? '' : current}
        onChange={({ target }) => onChange(offered.find((sort) => sort === target.value))}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort === usual ? '' : sort}>
            {sortTitles[sort]}
          </option>
        ))}
      </Select>
    </>
  )
}

const views: Record<ShelfView, { title: string; icon: IconName }> = {
  cards: { title: 'Cards', icon: 'cards' },
  table: { title: 'Table', icon: 'table' },
  timeline: { title: 'Timeline', icon: 'timeline' },
  radar: { title: 'Radar', icon: 'radar' },
  map: { title: 'Map', icon: 'map' },
}

/** Of the first part, whichever of its parts one looks at: the second shows what the first one led to. */
function ShareList({ shelf, middle }: Pick<Props, 'shelf' | 'middle'>) {
  const picture = paths.pictureOfPage(paths.allStuff({ ...shelf, cursor: undefined }))
  const sections = Object.fromEntries(Object.entries(useKindViews()).map(([name, { section }]) => [name, section]))
  return <SharePage title={middle ?? sayView(shelf, sections)} picture={picture} embed={embedOfList(shelf)} />
}

/** Every view keeps what is filtered; a place in a list is of the list that it was made for. */
function ViewSwitch({ shelf }: { shelf: Shelf }) {
  return (
    <Segmented
      label="View"
      ways={shelfViews.map((view) => ({
        ...views[view],
        to: paths.allStuff({ ...shelf, view, cursor: undefined }),
        isOn: shelf.view === view,
      }))}
    />
  )
}
