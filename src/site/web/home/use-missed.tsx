/** A question box that holds no question, or more than one may be: what to do is said at the box, where the focus goes. */
import { type RefObject, type SyntheticEvent, useId, useState } from 'react'
import { longestQuestion } from '#accounts/longest-question.ts'
import { sayNumber } from '#kit/numbers.ts'
import { refusals } from '#kit/refusals.ts'
import { useScripts } from '#kit/web/use-scripts.ts'
import { Icon } from '#kit/web/ui/Icon.tsx'
import styles from './QuestionBox.module.css'

export function useMissed(input: RefObject<HTMLElement | null>, text: string) {
  const id = useId()
  const hasScripts = useScripts()
  const [isMissed, setMissed] = useState(false)
  // Nothing of what is pasted is cut off: the end of it may be what is asked.
  const isLong = text.trim().length > longestQuestion
  const why = isLong ? 'question-too-long' : 'question-empty'
  const isSaid = isLong || isMissed
  return {
    /** Whether it can be asked as it stands. */
    isAskable: !isLong && text.trim() !== '',
    /** In place of the browser's own bubble, which goes away unread, and takes spaces for words. */
    miss: (event: SyntheticEvent) => {
      event.preventDefault()
      setMissed(true)
      input.current?.focus()
    },
    forget: () => setMissed(false),
    /** Of the field; `found` describes it too. */
    about: (found: string) => ({
      maxLength: hasScripts ? undefined : longestQuestion,
      ...(isSaid ? { 'aria-invalid': true, 'aria-describedby': `${id} ${found}` } : { 'aria-describedby': found }),
    }),
    note: isSaid && (
      <div className={styles.missed}>
        <Icon name="warn" />
        <p id={id} role="alert">
          {refusals[why].message}
        </p>
        {/* Beside what is read out, which each key would have said anew. */}
        {isLong && <span className={styles.length}>{`${sayNumber(text.trim().length)} so far`}</span>}
      </div>
    ),
  }
}
