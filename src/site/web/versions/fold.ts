/** A comparison of two texts as people read it: what changed in full, long stretches without a change folded. */

import { sayNumber } from '#kit/numbers.ts'

export type Part = { is: 'same' | 'added' | 'removed'; text: string }
export type Shown = Part | { is: 'folded'; text: string }

/** Characters kept on either side of a change. */
const keep = 80
/** Folding less than this saves nothing. */
const least = 60

export function foldSame(parts: readonly Part[]): Shown[] {
  return parts.flatMap((part, i): Shown[] => {
    if (part.is !== 'same') return [part]
    const head = i === 0 ? '' : headOf(part.text)
    const tail = i === parts.length - 1 ? '' : tailOf(part.text)
    const folded = part.text.slice(head.length, part.text.length - tail.length)
    if (head.length + tail.length + least > part.text.length) return [part]
    const shown: Shown[] = [
      { is: 'same', text: head },
      { is: 'folded', text: folded },
      { is: 'same', text: tail },
    ]
    return shown.filter(({ text }) => text !== '')
  })
}

/** The beginning, up to the end of a word where one is near. Half a sign of two units is left to the other side. */
function headOf(text: string): string {
  const cut = text.slice(0, keep).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.search(/\s\S*$/)
  return space > keep / 2 ? cut.slice(0, space + 1) : cut
}

/** The end, from the beginning of a word where one is near. */
function tailOf(text: string): string {
  const cut = text.slice(-keep).replace(/^[\uDC00-\uDFFF]/, '')
  const space = cut.search(/\s/)
  return space >= 0 && space < keep / 2 ? cut.slice(space) : cut
}

/** How much is folded, in what its reader would count: '12 lines unchanged' of a series, '104 words unchanged' of a text. */
export function sayUnchanged(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const words = text.split(/\s+/).filter(Boolean).length
  // Of long lines a text is made; and some writing parts no words.
  if (lines.length > 2 && words < 8 * lines.length) return `${sayNumber(lines.length)} lines unchanged`
  return words > 1 && words > text.length / 20 ? `${sayNumber(words)} words unchanged` : 'unchanged'
}
