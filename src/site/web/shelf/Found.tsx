/** What was found, in the view that the address names; how the words were taken, and what comes after. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import { later } from '#kit/web/later.tsx'
import { paths } from '#items/paths.ts'
import { readShelf, type Shelf, type ShelfView, sortOf } from '#items/shelf/shelf.ts'
import { sayOnly, sortLacks } from '#items/shelf/sorts.ts'
import type { FoundData } from '../layout/screen-data.ts'
import styles from './AllStuff.module.css'
import { Sheet } from './CardItem.tsx'
import { ItemTable } from './ItemTable.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'

/** Drawn by the server with the page; a browser takes it over when it has come. */
const Timeline = later(
  import.meta.env.SSR ? (await import('../views/TimelineView.tsx')).TimelineView : null,
  async () => (await import('../views/TimelineView.tsx')).TimelineView,
  () => isDrawnAs('timeline'),
)
const Radar = later(
  import.meta.env.SSR ? (await import('../views/RadarView.tsx')).RadarView : null,
  async () => (await import('../views/RadarView.tsx')).RadarView,
  () => isDrawnAs('radar'),
)
const Map = later(
  import.meta.env.SSR ? (await import('../views/map/MapView.tsx')).MapView : null,
  async () => (await import('../views/map/MapView.tsx')).MapView,
  () => isDrawnAs('map'),
)

function isDrawnAs(view: ShelfView): boolean {
  return readShelf(new URLSearchParams(location.search)).view === view
}

export function Found({ data, shelf }: { data: FoundData; shelf: Shelf }) {
  const isEmpty = 'map' in data ? data.map === null : ('dated' in data ? data.dated : data.items).length === 0
  return (
    <>
      <Taken data={data} shelf={shelf} isEmpty={isEmpty} />
      {isEmpty ? <NothingFound shelf={shelf} /> : <View data={data} shelf={shelf} />}
      <Pager
        first={shelf.cursor ? paths.allStuff({ ...shelf, cursor: undefined }) : null}
        next={data.next && paths.allStuff({ ...shelf, cursor: data.next })}
      />
    </>
  )
}

/** How what was searched was taken, where not as it was typed, and what its order cannot say. */
function Taken({ data, shelf, isEmpty }: { data: FoundData; shelf: Shelf; isEmpty: boolean }) {
  const { corrected, loose } = data
  const words = Object.entries(corrected)
  const notes = sayOrder(data, shelf)
  if (words.length === 0 && (!loose || isEmpty) && notes.length === 0) return null
  return (
    <div className={styles.corrected}>
      <Banner>
        {words.map(([typed, taken]) => (
          <p key={typed}>
            Nothing holds “{typed}”. Showing “{taken}”.
          </p>
        ))}
        {loose && !isEmpty && <p>Nothing holds all of these words. Showing what holds some of them.</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Banner>
    </div>
  )
}

/** An edition stands as it was kept, in no order. */
function sayOrder(data: FoundData, shelf: Shelf): string[] {
  const isKept = 'radar' in data && Boolean(data.radar?.edition)
  return [sayLack(data, shelf), isKept ? null : sayOnly(sortOf(shelf, shelf.sort))].filter((note) => note !== null)
}

function sayLack(data: FoundData, shelf: Shelf): string | null {
  const lacks = sortLacks[sortOf(shelf, shelf.sort)]
  if (!('items' in data) || !lacks || data.unordered === 0) return null
  return data.unordered === data.items.length ? lacks.all : lacks.end
}

function View({ data, shelf }: { data: FoundData; shelf: Shelf }) {
  if ('map' in data) return data.map && <Map map={data.map} shelf={shelf} counts={data.counts} />
  if ('dated' in data) {
    const Drawn = shelf.view === 'radar' ? Radar : Timeline
    return <Drawn data={data} shelf={shelf} />
  }
  const { items } = data
  return (
    <>
      <h2 className="unseen">Items</h2>
      {shelf.view === 'table' ? (
        <ItemTable
          items={items}
          caption="All stuff as a table"
          orders={{
            now: sortOf(shelf, shelf.sort),
            to: (sort) => paths.allStuff({ ...shelf, sort, cursor: undefined }),
          }}
        />
      ) : (
        <Sheet items={items} />
      )}
    </>
  )
}
