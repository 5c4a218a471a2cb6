/** The field of a comment that is written or changed. What is typed stays where it is refused. */
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { LongTextField } from '#items/web/form/fields.tsx'
import { refusals } from '#kit/refusals.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Trouble } from '#kit/web/failure.ts'
import { useSending } from '#kit/web/use-sending.ts'
import { longestComment } from '../../words.ts'
import type { Comment } from '../call-discussion.ts'
import styles from '../Discussion.module.css'

type Props = {
  label: string
  action: string
  text?: string
  /** What stands between the field and its button. */
  children?: ReactNode
  /** `requestId`: the same where the same is sent again. */
  send: (text: string, requestId: string) => Promise<Comment>
  onDone: (comment: Comment) => void
  onCancel?: () => void
}

/** As the server would say it. */
function whyNotText(text: string): Trouble | null {
  if (text.length > longestComment) return { message: refusals['comment-too-long'].message, faults: [] }
  if (text.trim() !== '') return null
  return { message: refusals['invalid-input'].message, faults: [{ field: 'text', reason: 'is missing' }] }
}

export function CommentForm({ label, action, text: before = '', children, send, onDone, onCancel }: Props) {
  const [text, setText] = useState(before)
  const { isBusy, trouble, setTrouble, send: run, faultOf } = useSending()
  /** Of what is being sent: sent again after a connection broke it is still one comment. */
  const requestId = useRef<string | null>(null)
  const submit = async () => {
    const against = whyNotText(text)
    if (against) return setTrouble(against)
    const id = (requestId.current ??= crypto.randomUUID())
    await run(async () => {
      const comment = await send(text, id)
      requestId.current = null
      setText(before)
      onDone(comment)
    })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <LongTextField
        label={label}
        hint="In Markdown"
        error={faultOf('text')}
        rows={3}
        value={text}
        onChange={(typed) => {
          requestId.current = null
          setText(typed)
        }}
      />
      {children}
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      <p className="row">
        <Button type="submit" size="small" busy={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="plain" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </form>
  )
}
