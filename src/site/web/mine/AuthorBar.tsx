/** For the author of an item: who sees it, and what can be done with it. For operators, where an item is hidden. */
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { sayDay } from '#kit/dates.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { Standing } from '#items/mine/words.ts'
import { sayReaders, whenListed } from '#items/trust/trust-words.ts'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import styles from './Personal.module.css'
import { PublishDialog } from './dialogs/PublishDialog.tsx'
import { ReasonDialog } from './dialogs/ReasonDialog.tsx'
import type { MyStanding } from '../standing/use-standing.ts'

type Props = {
  kind: string
  id: string
  mine: MyStanding
  isOperator: boolean
  onChange: (part: Partial<MyStanding>) => void
}

export function AuthorBar({ kind, id, mine, isOperator, onChange }: Props) {
  const { isOwn, standing, hidden } = mine
  const isJudge = isOperator && standing === 'hidden'
  if (!standing || !(isOwn || isJudge)) return null
  return (
    <aside className={styles.bar} aria-label={isOwn ? 'Your item' : 'Hidden item'}>
      <div className="page">
        <div>
          <output className={styles.said}>
            <Icon name={standing === 'published' ? 'check' : 'lock'} />
            {standing === 'hidden' ? sayHidden(hidden, isOwn) : sayReaders(standing, mine.isListed)}
          </output>
          <WhenListed mine={mine} />
          <Arrival />
        </div>
        <div className="row">
          {isOwn && <AuthorActions kind={kind} id={id} mine={mine} standing={standing} onChange={onChange} />}
          {isJudge && <RestoreButton kind={kind} id={id} onChange={onChange} />}
        </div>
      </div>
    </aside>
  )
}

/** Of one's own that is published and stands in no list yet. */
function WhenListed({ mine: { isOwn, standing, isListed } }: { mine: MyStanding }) {
  if (!isOwn || (standing !== 'held' && (standing !== 'published' || isListed))) return null
  return (
    <details className={styles.when}>
      <summary>When it is listed</summary>
      <p>{whenListed}</p>
    </details>
  )
}

function sayHidden(hidden: MyStanding['hidden'], isOwn: boolean): string {
  const said = hidden ? `Hidden by an operator on ${sayDay(hidden.at)}: ${hidden.reason}` : 'Hidden by an operator.'
  return isOwn ? `${said} Only you and operators see it.` : said
}

/** What happened on the way here, said once. */
function Arrival() {
  const { state } = useLocation()
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null
  return typeof notice === 'string' ? <p role="alert">{notice}</p> : null
}

type Asked = 'publish' | 'unpublish' | 'remove' | null
type ActionProps = { kind: string; id: string; mine: MyStanding; standing: Standing; onChange: Props['onChange'] }

function AuthorActions({ kind, id, mine, standing, onChange }: ActionProps) {
  const call = useCall()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Asked>(null)
  const one = { params: { kind, id }, query: {} }
  const close = () => setAsked(null)
  const change = async (name: 'publishItem' | 'unpublishItem') => {
    await call(name, one)
    onChange(await call('findStanding', one))
    await revalidate()
  }
  const remove = async () => {
    await call('removeItem', one)
    await navigate(paths.myStuff(), { replace: true })
  }
  return (
    <>
      <Link className={buttonClass({ variant: 'plain', size: 'small' })} to={paths.edit(kind, id)}>
        <Icon name="edit" />
        {mine.draft ? 'Go on with the draft' : 'Edit'}
      </Link>
      {/* One button: the dialog gives the focus back to it, though it does the opposite by then. */}
      {standing !== 'hidden' && (
        <Ask onClick={() => setAsked(standing === 'private' ? 'publish' : 'unpublish')}>
          {standing === 'private' ? 'Publish' : 'Unpublish'}
        </Ask>
      )}
      <Ask onClick={() => setAsked('remove')}>Delete</Ask>
      <PublishDialog isOpen={asked === 'publish'} onClose={close} publish={() => change('publishItem')} />
      <ConfirmDialog
        title="Make this item private?"
        action="Unpublish"
        isOpen={asked === 'unpublish'}
        onClose={close}
        run={() => change('unpublishItem')}
      >
        <p>Only you will see it. It leaves lists, searches and what others saved. You can publish it again.</p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete this item?"
        action="Delete for good"
        isDangerous
        isOpen={asked === 'remove'}
        onClose={close}
        run={remove}
      >
        <p>The item goes with all its versions, for you and for everybody. It cannot be brought back.</p>
      </ConfirmDialog>
    </>
  )
}

function Ask({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="plain" size="small" aria-haspopup="dialog" onClick={onClick}>
      {children}
    </Button>
  )
}

function RestoreButton({ kind, id, onChange }: { kind: string; id: string; onChange: Props['onChange'] }) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const restore = async (reason: string) => {
    await call('restoreItem', { params: { kind, id }, query: {}, body: { reason } })
    onChange(await call('findStanding', { params: { kind, id }, query: {} }))
    await revalidate()
  }
  return (
    <>
      <Ask onClick={() => setOpen(true)}>Restore</Ask>
      <ReasonDialog is="restore" isOpen={isOpen} onClose={() => setOpen(false)} run={restore} />
    </>
  )
}
