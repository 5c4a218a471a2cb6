/** What must be known before writing on: whether it can be saved, whether it is kept, what else there is. */
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import type { DraftEditor } from './draft/draft-editor.ts'
import { storageOff } from './draft/say-kept.ts'
import type { Ready } from './draft/start.ts'

/** `isStored`: the browser keeps what is typed. */
export function Notices({ start, editor, isStored }: { start: Ready; editor: DraftEditor; isStored: boolean }) {
  const { status, isLoggedIn } = useUser()
  const [wasLoggedIn, note] = useState(isLoggedIn)
  if (isLoggedIn && !wasLoggedIn) note(true)
  const isVisitor = status === 'visitor'
  const notices = [
    isVisitor && <NeedsAccount key="account" hasEnded={wasLoggedIn} isStored={isStored} />,
    !isStored && <NoStorage key="storage" isLoggedIn={isLoggedIn} />,
    start.hidden && <Hidden key="hidden" reason={start.hidden.reason} />,
    start.other && <OtherText key="other" start={start} editor={editor} />,
  ].filter(Boolean)
  return notices.length > 0 && <div className="stack tight">{notices}</div>
}

function NoStorage({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <Banner tone="warn" role="alert">
      <p>{storageOff}</p>
      <p>
        {isLoggedIn
          ? 'You can go on writing: drafts are kept on the server.'
          : 'You can go on writing, but what you type is lost once you leave this page.'}
      </p>
    </Banner>
  )
}

function Hidden({ reason }: { reason: string }) {
  return (
    <Banner tone="warn">
      <p>An operator has hidden this item, so others do not see it. The reason given: {reason}</p>
    </Banner>
  )
}

function NeedsAccount({ hasEnded, isStored }: { hasEnded: boolean; isStored: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <Banner {...(hasEnded && { tone: 'warn', role: 'alert' })}>
      <p>
        {hasEnded
          ? 'You are not signed in any more. What you wrote is still here; sign in to keep it with your account and to save it.'
          : `Saving needs an account.${isStored ? ' You can write already: what you type stays in this browser, also while you sign in.' : ''}`}
      </p>
      <p>
        <Link className={buttonClass({ variant: 'plain', size: 'small' })} to={paths.signIn(pathname + search)}>
          Sign in
        </Link>
      </p>
    </Banner>
  )
}

function OtherText({ start, editor }: { start: Ready; editor: DraftEditor }) {
  const [other, setOther] = useState(start.other)
  const swap = () => {
    const mine = { entry: editor.getSnapshot().entry, version: editor.version() }
    if (other) {
      editor.goOnFrom(other.version)
      editor.replace(other.entry)
    }
    setOther(mine)
  }
  return (
    <Banner tone="warn">
      <p>
        This draft was changed elsewhere too. This browser’s text stands in the form; the other is lost once you change
        something here.
      </p>
      <p>
        <Button variant="plain" size="small" onClick={swap}>
          Show the other text
        </Button>
      </p>
    </Banner>
  )
}
