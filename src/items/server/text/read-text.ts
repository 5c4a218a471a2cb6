/** What is made of a text, and why it is not shown as what it means to be: nobody needs more parts than a book page. */
import type { Prose } from '../../prose.ts'
import { parseProse } from './markdown.ts'

export type ReadText = { tree: Prose[]; whyNot: string | null }

export const mostParts = 2000
/** Text and addresses together: an address that is said once may be linked to a thousand times. */
const mostSigns = 200_000

/** What has more parts is shown as it was written. */
export function readText(markdown: string): ReadText {
  const tree = parseProse(markdown)
  const { parts, signs } = sizeOf(tree)
  if (parts <= mostParts && signs <= mostSigns) return { tree, whyNot: null }
  const whyNot =
    parts > mostParts
      ? `has more than the ${mostParts.toLocaleString('en')} headings, entries of lists, links and other parts that one text may have`
      : 'repeats its links so often that it grows longer than one text may be'
  return { tree: [{ tag: 'p', children: [{ tag: 'text', text: markdown }] }], whyNot }
}

export function sizeOf(tree: readonly Prose[]): { parts: number; signs: number } {
  let [parts, signs] = [0, 0]
  for (const { text = '', href = '', children = [] } of tree) {
    const below = sizeOf(children)
    parts += 1 + below.parts
    signs += text.length + href.length + below.signs
  }
  return { parts, signs }
}
