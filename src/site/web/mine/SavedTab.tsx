/** The items that one saved, as a list, in time or on the radar. */
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#items/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Segmented } from '#kit/web/ui/controls/Segmented.tsx'
import { ItemList } from './ItemList.tsx'
import { MineFilters } from './MineFilters.tsx'
import { OwnFeed } from './own-feed/OwnFeed.tsx'
import { mappedIn, savedPath, savedWayIn } from './saved/saved-ways.ts'
import styles from './Shelf.module.css'
import { useMine } from './use-mine.ts'
import { useMineQuery } from './use-mine-query.ts'

/** Whoever reads the list needs no radar. */
const SavedViews = lazy(async () => ({ default: (await import('./saved/SavedViews.tsx')).SavedViews }))
const SavedMap = lazy(async () => ({ default: (await import('./saved/SavedMap.tsx')).SavedMap }))

export function SavedTab() {
  const { search } = useLocation()
  const way = savedWayIn(search)
  return (
    <section aria-label="Saved" className={styles.shelf}>
      <Segmented
        label="View of what you saved"
        ways={[
          { title: 'List', icon: 'table', to: savedPath('list'), isOn: way === 'list' },
          { title: 'Timeline', icon: 'timeline', to: savedPath('timeline'), isOn: way === 'timeline' },
          { title: 'Radar', icon: 'radar', to: savedPath('radar'), isOn: way.startsWith('radar') },
          { title: 'Map', icon: 'map', to: savedPath('map'), isOn: way === 'map' },
        ]}
      />
      {way === 'list' ? (
        <SavedList />
      ) : (
        <Suspense fallback={<output className="soft">Loading</output>}>
          {way === 'map' ? <SavedMap item={mappedIn(search)} /> : <SavedViews way={way} />}
        </Suspense>
      )}
    </section>
  )
}

function SavedList() {
  const { query, change, clear } = useMineQuery('saved')
  const mine = useMine('saved', query)
  return (
    <>
      <MineFilters shelf="saved" query={query} rows={mine.found?.page.total ?? 0} onChange={change} />
      <ItemList shelf="saved" mine={mine} query={query} onClear={clear} nothing={<NothingSaved />} />
      <OwnFeed />
    </>
  )
}

function NothingSaved() {
  return (
    <Empty
      title="You have saved nothing yet"
      action={
        <Link className={buttonClass({ variant: 'plain' })} to={paths.allStuff()}>
          All stuff
        </Link>
      }
    >
      Press Save on the page of an item that you want to come back to, and it waits here.
    </Empty>
  )
}
