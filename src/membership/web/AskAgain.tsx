/** After a payment the way goes on to a question: the one that waits for its reader, else a new one. */
import { useSyncExternalStore } from 'react'
import { readWaiting } from '#accounts/web/waiting-question.ts'
import { screenPaths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/Button.tsx'
import { Link } from '#kit/web/ui/Link.tsx'

export function AskAgain() {
  // The server knows of no question. Nobody asks another one while this page is open.
  const path = useSyncExternalStore(stays, waitingPath, () => null)
  return (
    <Link className={buttonClass()} to={path ?? screenPaths.home()}>
      {path === null ? 'Ask a question' : 'Back to your question'}
    </Link>
  )
}

const stays = () => () => {}
const waitingPath = () => readWaiting(() => sessionStorage)?.path ?? null
