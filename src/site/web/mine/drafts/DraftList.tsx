/** What one began to write and has not saved as an item: kept on the server, or in this browser alone. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { Failure } from '#kit/web/failure.ts'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import type { ShownDraft } from './drafts-on.ts'
import styles from '../Shelf.module.css'

/** More of them would push the items out of sight. */
const firstShown = 5

type Props = { shown: readonly ShownDraft[]; failure: Failure | null; again: () => void; forget: (id: string) => void }

export function DraftList({ shown, failure, again, forget }: Props) {
  const [isWhole, setWhole] = useState(false)
  if (failure) return <LoadFailure what="Your drafts" message={failure.message} onAgain={again} />
  if (shown.length === 0) return null
  const isCut = !isWhole && shown.length > firstShown
  return (
    <Section title="Drafts" note={sayCount(shown.length)}>
      <div className={styles.list}>
        <Rows drafts={isCut ? shown.slice(0, firstShown) : shown} onGone={forget} />
        {isCut && (
          <Button variant="plain" size="small" onClick={() => setWhole(true)}>
            Show all {shown.length} drafts
          </Button>
        )}
      </div>
    </Section>
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
  return `${total} ${total === 1 ? 'draft' : 'drafts'}`
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
