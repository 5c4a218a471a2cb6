/** The items that one saved. */
import { paths } from '#items/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { ItemList } from './ItemList.tsx'
import { MineFilters } from './MineFilters.tsx'
import styles from './Shelf.module.css'
import { useMine } from './use-mine.ts'
import { useMineQuery } from './use-mine-query.ts'

export function SavedTab() {
  const { query, change, clear } = useMineQuery('saved')
  const mine = useMine('saved', query)
  return (
    <section aria-label="Saved" className={styles.shelf}>
      <MineFilters shelf="saved" query={query} rows={mine.found?.page.total ?? 0} onChange={change} />
      <ItemList shelf="saved" mine={mine} query={query} onClear={clear} nothing={<NothingSaved />} />
    </section>
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
