/** What one began to write and has not saved as an item: kept on the server, or in this browser alone. */
import { useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import { draftBox, type LocalDraft } from '../editor/draft/draft-box.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { ConfirmDialog } from './dialogs/ConfirmDialog.tsx'
import { ClearButton, WriteLinks } from './ItemShelf.tsx'
import { draftsOn, type ShownDraft } from './drafts-on.ts'
import { isNarrowed, type MineQuery } from './mine-query.ts'
import styles from './MyShelves.module.css'
import { useDrafts } from './use-drafts.ts'

export function DraftShelf({ query, onClear }: { query: MineQuery; onClear: () => void }) {
  const me = useUser().user?.iamId ?? null
  const [box] = useState(() => draftBox(() => localStorage))
  const [local, setLocal] = useState<LocalDraft[]>(() => box.list())
  const { kept, failure, again, haveChanged } = useDrafts()
  const isLong = useLasting(!kept && !failure, 500)
  const drafts = draftsOn({ kept: kept ?? [], local, me, query })
  const forget = (id: string) => {
    box.remove(id)
    setLocal(box.list())
    haveChanged()
  }
  return (
    <div className={styles.list} aria-busy={!kept}>
      <output className={styles.count}>{isLong ? 'Loading' : kept && sayCount(drafts.length)}</output>
      {failure && <LoadFailure what="This shelf" message={failure.message} onAgain={again} />}
      {drafts.length > 0 ? (
        <Rows drafts={drafts} onGone={forget} />
      ) : (
        kept && <Nothing isNarrow={isNarrowed(query)} onClear={onClear} />
      )}
    </div>
  )
}

function Rows({ drafts, onGone }: { drafts: readonly ShownDraft[]; onGone: (id: string) => void }) {
  const call = useCall()
  const [asked, setAsked] = useState<ShownDraft | null>(null)
  const throwAway = async ({ id }: ShownDraft) => {
    await call('removeDraft', { params: { draft: id }, query: {} })
    onGone(id)
  }
  return (
    <>
      <ul className={styles.rows}>
        {drafts.map((draft) => (
          <Row key={draft.id} draft={draft} onThrowAway={() => setAsked(draft)} />
        ))}
      </ul>
      <ConfirmDialog
        title="Delete this draft?"
        action="Delete draft"
        isDangerous
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        run={async () => asked && throwAway(asked)}
      >
        <p>{asked?.title ? `“${asked.title}” goes.` : 'It goes.'} It cannot be brought back.</p>
      </ConfirmDialog>
    </>
  )
}

function sayCount(total: number): string {
  return `${total === 0 ? 'No' : total} ${total === 1 ? 'draft' : 'drafts'}`
}

function Row({ draft, onThrowAway }: { draft: ShownDraft; onThrowAway: () => void }) {
  const { id, kind, itemId, title, at, isHereOnly } = draft
  const view = useKindViews()[kind]
  const name = title || 'Without a title'
  return (
    <li className={`is-${kind}`}>
      {view?.glyph}
      <div>
        <Link to={itemId === null ? `${paths.write(kind)}?draft=${id}` : paths.edit(kind, itemId)}>
          <span className="unseen">{view?.title}: </span>
          {name}
        </Link>
        {itemId !== null && (
          <p className="fine hush">
            Revises {view?.title.toLowerCase()} {itemId}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <span className="nowrap">
          {isHereOnly ? 'in this browser, ' : 'kept '}
          {sayDay(at)}
        </span>
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Delete draft: ${name}`}
          onClick={onThrowAway}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}

function Nothing({ isNarrow, onClear }: { isNarrow: boolean; onClear: () => void }) {
  if (isNarrow)
    return (
      <Empty title="Nothing here matches" action={<ClearButton onClear={onClear} />}>
        No draft has these words in its title, or is of this kind.
      </Empty>
    )
  return (
    <Empty title="No drafts" action={<WriteLinks />}>
      What you begin to write is kept here until you save it as an item.
    </Empty>
  )
}
