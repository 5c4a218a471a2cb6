/**
 * The field that a question is written in: one line, or as many as it takes where the title of an item stands in it at
 * first, of which nothing may be cut. Enter asks either way.
 */
import type { ChangeEvent, KeyboardEvent, RefObject, SyntheticEvent } from 'react'

type Props = {
  id: string
  /** Holds the one of the two that is there. */
  input: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  text: string
  isLong: boolean
  /** What describes it, and what is wrong with it. */
  about: object
  onWrite: (text: string) => void
  onInvalid: (event: SyntheticEvent) => void
}

export function QuestionField({ id, input, text, isLong, about, onWrite, onInvalid }: Props) {
  const field = {
    id,
    name: 'q',
    required: true,
    autoComplete: 'off',
    placeholder: 'Will emissions fall by 2035?',
    value: text,
    'data-search': '',
    onInvalid,
    // A question is one line, however many it takes on the screen.
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onWrite(target.value.replaceAll(/\s*\n\s*/g, ' ')),
    ...about,
  }
  return isLong ? (
    <textarea ref={input} rows={linesOf(text)} onKeyDown={sendByEnter} {...field} />
  ) : (
    <input ref={input} type="text" {...field} />
  )
}

function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** For browsers that do not fit a field to what is in it: in the widest box so many letters are a line. */
function linesOf(text: string): number {
  return Math.max(1, Math.ceil(text.length / 80))
}
