/** The end of a list that has more: what failed, and the button for the next rows. */
import type { Failure } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'

type Props = {
  /** What could not be loaded: 'The replies'. */
  what: string
  action: string
  hasMore: boolean
  asked: { failure: Failure | null; isMore: boolean; more: () => Promise<void>; again: () => void }
}

export function More({ what, action, hasMore, asked: { failure, isMore, more, again } }: Props) {
  return (
    <>
      {failure && <LoadFailure what={what} message={failure.message} onAgain={again} />}
      {hasMore && (
        <p>
          <Button variant="plain" size="small" busy={isMore} onClick={() => void more()}>
            {action}
          </Button>
        </p>
      )}
    </>
  )
}
