/** A question box that was sent off empty: what to do is said at the box, where the focus goes. */
import { type RefObject, type SyntheticEvent, useId, useState } from 'react'
import { refusals } from '#kit/refusal.ts'
import { Icon } from '#kit/web/ui/Icon.tsx'
import styles from './QuestionBox.module.css'

export function useMissed(input: RefObject<HTMLInputElement | null>) {
  const id = useId()
  const [isMissed, setMissed] = useState(false)
  return {
    /** In place of the browser's own bubble, which goes away unread, and takes spaces for words. */
    miss: (event: SyntheticEvent) => {
      event.preventDefault()
      setMissed(true)
      input.current?.focus()
    },
    forget: () => setMissed(false),
    /** Of the field; `found` describes it too. */
    about: (found: string) =>
      isMissed ? { 'aria-invalid': true, 'aria-describedby': `${id} ${found}` } : { 'aria-describedby': found },
    note: isMissed && (
      <p id={id} className={styles.missed} role="alert">
        <Icon name="warn" />
        {refusals['question-empty'].message}
      </p>
    ),
  }
}
