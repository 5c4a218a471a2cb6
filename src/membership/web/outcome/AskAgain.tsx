/** After a payment, made or not, the way goes on to a question: the one that waits for its reader, else a new one. */
import { useSyncExternalStore } from 'react'
import { readWaiting } from '#accounts/web/question/waiting-question.ts'
import { screenPaths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'

export function AskAgain() {
  const path = useWaitingPath()
  return (
    <Link className={buttonClass()} to={path ?? screenPaths.home()}>
      {path === null ? 'Ask a question' : 'Back to your question'}
    </Link>
  )
}

/** Beside other ways on; nothing where no question waits. */
export function BackToQuestion() {
  const path = useWaitingPath()
  return (
    path !== null && (
      <Link className={buttonClass({ variant: 'plain' })} to={path}>
        Back to your question
      </Link>
    )
  )
}

/** The server knows of no question. Nobody asks another one while this page is open. */
function useWaitingPath(): string | null {
  return useSyncExternalStore(stays, waitingPath, () => null)
}

const stays = () => () => {}
const waitingPath = () => readWaiting(() => sessionStorage)?.path ?? null
