/**
 * A comma in a field of numbers is the point before its decimals. Browsers whose language has none take no comma, and
 * leave it out without a word: 7,5 became 75.
 */
import type { InputEvent } from 'react'

/** For `onBeforeInput`. Whether a comma was taken for a point. */
export function takeComma(event: InputEvent<HTMLInputElement>): boolean {
  const written = event.data
  if (!written?.includes(',')) return false
  event.preventDefault()
  const read = pointed(written)
  // The only way into a field of numbers at its caret, and the one that can be undone.
  document.execCommand('insertText', false, read)
  return read.includes('.') && !written.includes('.')
}

/** '7,5' is 7.5, as is ','; what is pasted whole with its thousands apart, '1,234,567.5' or '1.234,5', keeps its size. */
export function pointed(written: string): string {
  const text = written.trim()
  if (/^[+-]?\d{1,3}(?:,\d{3})+\.\d*$|^[+-]?\d{1,3}(?:,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '')
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return text.replace(',', '.')
}
