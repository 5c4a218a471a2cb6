/** What somebody who is signed in does with a comment: reply, say that it changed their mind, change or remove their own. */
import { type ReactNode, useState } from 'react'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { callDiscussion, changedOtherwise, type Comment, saidOtherwise } from '../call-discussion.ts'
import styles from '../Discussion.module.css'
import type { Talk } from '../talk.ts'
import { CommentForm } from './CommentForm.tsx'
import { AddForm } from './NewComment.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

type Props = { talk: Talk; comment: Comment }

type Open = 'reply' | 'change' | 'remove' | null

export function Acts({ talk, comment }: Props): ReactNode {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const acts = comment.isOwn ? (
    <OwnButtons open={open} onOpen={setOpen} />
  ) : (
    comment.state === 'shown' && <Mind talk={talk} comment={comment} />
  )
  return (
    <>
      {mayReply(talk, comment) && (
        <Button variant="quiet" size="small" aria-expanded={open === 'reply'} onClick={() => setOpen('reply')}>
          Reply<span className="unseen"> to {nameOf(comment)}</span>
        </Button>
      )}
      {acts}
      {open === 'reply' && (
        <div className={styles.below}>
          <AddForm
            talk={talk}
            label={`Reply to ${nameOf(comment)}`}
            action="Reply"
            replyTo={comment.id}
            onDone={close}
            onCancel={close}
          />
        </div>
      )}
      {open === 'change' && <Change talk={talk} comment={comment} onClose={close} />}
      {comment.isOwn && (
        <RemoveDialog
          on={talk.item}
          id={comment.id}
          isOpen={open === 'remove'}
          onClose={close}
          onRemoved={() => talk.say('Your comment is removed.')}
        />
      )}
    </>
  )
}

/** Threads have two levels: below a reply nobody replies. */
function mayReply({ user }: Talk, { state, threadId }: Comment): boolean {
  return state === 'shown' && threadId === null && (user?.emailVerified ?? false)
}

function nameOf({ isOwn, author }: Comment): string {
  return isOwn ? 'yourself' : (author ?? 'somebody')
}

function OwnButtons({ open, onOpen }: { open: Open; onOpen: (open: Open) => void }) {
  return (
    <>
      <Button variant="quiet" size="small" aria-expanded={open === 'change'} onClick={() => onOpen('change')}>
        Edit<span className="unseen"> your comment</span>
      </Button>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpen('remove')}>
        Remove<span className="unseen"> your comment</span>
      </Button>
    </>
  )
}

function inputOf({ item: { kind, id } }: Talk, comment: Comment) {
  return { params: { kind, id, comment: comment.id }, query: {} }
}

function Mind({ talk, comment }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const { isMinded, author } = comment
  const press = async () => {
    setFailure(null)
    try {
      await callDiscussion(isMinded ? 'takeMindBack' : 'sayMindChanged', inputOf(talk, comment))
    } catch (error) {
      setFailure(failureOf(error).message)
    }
    saidOtherwise(talk.item)
  }
  return (
    <>
      <Button variant="quiet" size="small" aria-pressed={isMinded} onClick={() => void press()}>
        {isMinded ? 'It changed your mind' : 'It changed my mind'}
        <span className="unseen">: the comment of {author}</span>
      </Button>
      {failure && <output>{failure}</output>}
    </>
  )
}

function Change({ talk, comment, onClose }: Props & { onClose: () => void }) {
  const { text, version } = comment
  return (
    <div className={styles.below}>
      <CommentForm
        label="Change your comment"
        action="Save"
        text={text ?? ''}
        send={async (said) => {
          const body = { text: said, version }
          return (await callDiscussion('changeComment', { ...inputOf(talk, comment), body })).comment
        }}
        onDone={({ state }) => {
          onClose()
          saidOtherwise(talk.item)
          changedOtherwise(comment.id)
          talk.say(
            state === 'held'
              ? 'Your comment is changed. Others read it again once an operator has looked at it.'
              : 'Your comment is changed. What it said before stays readable.',
          )
        }}
        onCancel={onClose}
      />
    </div>
  )
}
