/** The cells of a column as the numbers that are written in them: a text that comes again is read once. */
import type { Dated } from '../dates/read-dates.ts'
import { isPlainNumber, type WrittenCell, writtenIn } from './written-number.ts'

export type Numbers = (text: string) => WrittenCell

/** What is written with more than digits, each text read once. */
export function rememberedNumbers(): Numbers {
  const known = new Map<string, WrittenCell>()
  return (text) => {
    const found = known.get(text) ?? writtenIn(text)
    if (known.size < mostRemembered) known.set(text, found)
    return found
  }
}

const mostRemembered = 4000

/** Of all cells that hold a number, with their marks. */
export function* digitsIn(dated: readonly Dated[], written: Numbers): Generator<string> {
  for (const { entry } of dated) {
    const text = typeof entry.cell === 'string' ? entry.cell.trim() : ''
    if (isPlainNumber(text)) yield text.startsWith('-') ? text.slice(1) : text
    else if (text !== '') {
      const found = written(text)
      if (found.is === 'number') yield found.written.digits
    }
  }
}
