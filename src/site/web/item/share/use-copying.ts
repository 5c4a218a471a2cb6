/**
 * A field that shows what a button copies. Where the browser forbids that, the text is selected, and what to do is
 * said.
 */
import { type FocusEvent, useRef, useState } from 'react'

/** `name`: what the text is, as a sentence begins: 'Address'. `shown` belongs on an `Input`, or a `Textarea`. */
export function useCopying<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  name: string,
  text: string,
) {
  const field = useRef<Field>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setSaid(`${name} copied.`)
    } catch {
      // The browser may forbid it (no secure connection, no permission). The text is selected: the reader can copy it.
      setSaid(`Your browser does not let us copy. The ${name.toLowerCase()} is selected: copy it with the keyboard.`)
    }
  }
  return { shown: { ref: field, readOnly: true, value: text, onFocus: selectAll }, said, copy: () => void copy() }
}

function selectAll({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  target.select()
}
