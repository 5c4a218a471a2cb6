/**
 * A comma in a chance is the point before its decimals: no chance has thousands. Browsers whose language has none take no
 * comma, and leave it out without a word: 7,5 became 75.
 */
import type { InputEvent } from 'react'

/** For `onBeforeInput`. */
export function takeComma(event: InputEvent<HTMLInputElement>): void {
  const written = event.data
  if (!written?.includes(',')) return
  event.preventDefault()
  // The only way into a field of numbers at its caret, and the one that can be undone.
  document.execCommand('insertText', false, pointed(written))
}

/** '7,5' is 7.5, as is ','; what is pasted whole with its thousands apart, '1,234,567.5' or '1.234,5', keeps its size. */
export function pointed(written: string): string {
  const text = written.trim()
  if (/^[+-]?\d{1,3}(?:,\d{3})+\.\d*$|^[+-]?\d{1,3}(?:,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '')
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return text.replace(',', '.')
}
