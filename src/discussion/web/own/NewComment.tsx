/** Where somebody who is signed in begins a thread, or replies in one. */
import { useState } from 'react'
import { paths } from '#items/paths.ts'
import { isRefusal } from '#kit/refusal.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { callDiscussion, type Comment, saidOtherwise } from '../call-discussion.ts'
import type { Talk } from '../talk.ts'
import { CommentForm } from './CommentForm.tsx'

type Props = { talk: Talk; user: { emailVerified: boolean } }

export function NewComment({ talk, user }: Props) {
  if (!user.emailVerified)
    return (
      <p className="soft">
        You can comment once your address is confirmed. <Link to={paths.account()}>Your account</Link> says how.
      </p>
    )
  return <AddForm talk={talk} label="Add a comment" action="Comment" replyTo={null} />
}

type AddProps = {
  talk: Talk
  label: string
  action: string
  replyTo: string | null
  onDone?: () => void
  onCancel?: () => void
}

export function AddForm({ talk, label, action, replyTo, onDone, onCancel }: AddProps) {
  const { item, stance, say } = talk
  const [withStance, setWithStance] = useState(false)
  const params = { kind: item.kind, id: item.id }
  return (
    <CommentForm
      label={label}
      action={action}
      {...(onCancel && { onCancel })}
      send={async (text, requestId) => {
        const body = { requestId, text, replyTo, withStance }
        try {
          return (await callDiscussion('addComment', { params, query: {}, body })).comment
        } catch (error) {
          // What stood when the box was ticked stands no more, and neither does the box.
          if (isRefusal(error) && error.code === 'no-stance') setWithStance(false)
          throw error
        }
      }}
      onDone={(comment) => {
        setWithStance(false)
        onDone?.()
        saidOtherwise(item)
        say(sayKept(comment))
      }}
    >
      {stance && <stance.Offer item={item} isKept={withStance} onKeep={setWithStance} />}
    </CommentForm>
  )
}

function sayKept({ state }: Comment): string {
  return state === 'held'
    ? 'Your comment is kept. Others read it once an operator has looked at it.'
    : 'Your comment is there for everybody to read.'
}
