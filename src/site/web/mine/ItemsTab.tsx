/** What one writes: first the drafts that wait to be finished, then the items. */
import { Fragment, useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { draftBox } from '../editor/draft/draft-box.ts'
import { DraftList } from './drafts/DraftList.tsx'
import { draftsOn } from './drafts/drafts-on.ts'
import { ItemList } from './ItemList.tsx'
import { MineFilters } from './MineFilters.tsx'
import type { MineQuery } from './mine-query.ts'
import styles from './Shelf.module.css'
import { useDrafts } from './drafts/use-drafts.ts'
import { useMine } from './use-mine.ts'
import { useMineQuery } from './use-mine-query.ts'

export function ItemsTab() {
  const { query, change, clear } = useMineQuery('own')
  const mine = useMine('own', query)
  const drafts = useShownDrafts(query)
  const rows = (mine.found?.page.total ?? 0) + drafts.shown.length
  return (
    <section aria-label="My items" className={styles.shelf}>
      <MineFilters shelf="own" query={query} rows={rows} onChange={change} />
      <DraftList {...drafts} />
      <ItemList
        shelf="own"
        mine={mine}
        query={query}
        onClear={clear}
        isSecond={drafts.shown.length > 0}
        nothing={drafts.shown.length > 0 ? <OnlyDrafts /> : <NothingWritten />}
      />
    </section>
  )
}

/** Those of the server and of this browser. A draft has no standing yet, so that one leaves none. */
function useShownDrafts(query: MineQuery) {
  const me = useUser().user?.iamId ?? null
  const [box] = useState(() => draftBox(() => localStorage))
  const [local, setLocal] = useState(() => box.list())
  const { kept, failure, again, haveChanged } = useDrafts()
  const forget = (id: string) => {
    box.remove(id)
    setLocal(box.list())
    haveChanged()
  }
  const shown = query.standing === null ? draftsOn({ kept: kept ?? [], local, me, query }) : []
  return { shown, failure, again, forget }
}

function OnlyDrafts() {
  return <p className="soft">A draft becomes an item here once you save it as one.</p>
}

function NothingWritten() {
  const kinds = Object.entries(useKindViews())
  return (
    <Empty title="You have written no item yet">
      Write{' '}
      {kinds.map(([kind, { title }], at) => (
        <Fragment key={kind}>
          {at > 0 && (at < kinds.length - 1 ? ', ' : ' or ')}
          <Link to={paths.write(kind)}>a {title.toLowerCase()}</Link>
        </Fragment>
      ))}
      . It waits here, and only you see it until you publish it.
    </Empty>
  )
}
