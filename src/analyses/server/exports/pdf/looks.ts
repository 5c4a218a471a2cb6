/** How the words of a PDF look. */
import { sayMark } from '../../../document/say-mark.ts'
import { colours } from '../colours.ts'
import type { Span } from './lines.ts'

type Look = Omit<Span, 'text'>
export const looks = {
  title: { face: 'bold', size: 21, color: colours.ink },
  heading: { face: 'bold', size: 14, color: colours.ink },
  caption: { face: 'bold', size: 10.5, color: colours.ink },
  said: { face: 'serif', size: 10.5, color: colours.ink },
  usual: { face: 'sans', size: 9.5, color: colours.ink },
  soft: { face: 'sans', size: 9.5, color: colours.soft },
  fine: { face: 'sans', size: 8.5, color: colours.faint },
  head: { face: 'bold', size: 8.5, color: colours.faint },
  note: { face: 'sans', size: 8, color: colours.ink },
} as const satisfies Record<string, Look>

/** The letters of a formula as chemists write them. */
function chemical(text: string): string {
  return text.replaceAll(
    /\b(CO|N|NO|SO|CH|H)([2-4])(O?)\b/g,
    (_, head: string, figure: string, tail: string) => `${head}${'₂₃₄'[Number(figure) - 2]}${tail}`,
  )
}

export const span = (text: string, look: Look): Span => ({ text: chemical(text), ...look })

/** The mark of a footnote, raised, that leads to it; after a space that breaks no line. */
export function markOf(note: number | null, { size, color, raise = size * 0.36 }: Look): Span[] {
  return note === null
    ? []
    : [{ text: `\u00a0${sayMark(note)}`, face: 'bold', size: size * 0.6, color, raise, to: `#note-${note}` }]
}
