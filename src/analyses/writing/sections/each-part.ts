/**
 * Of a question of several parts a section tells each: first of the one that stands at the head, then of every other
 * that has an answer, after a sentence that names it. What has been said already is not said again.
 */
import { asked, askOf } from '../asked.ts'
import { quoted, sentence } from '../sentence.ts'
import type { Block, Sentence } from '../../report/report.ts'
import type { SectionWriter, Writing, Written } from '../writing.ts'

export const ofEachPart =
  (write: SectionWriter): SectionWriter =>
  (w, answer) =>
    w.parts.reduce<Written>(
      (told, { answer: other }, part) =>
        part === w.part || !other ? told : withOther(told, { ...w, part }, write({ ...w, part }, other)),
      write(w, answer),
    )

function withOther(told: Written, w: Writing, other: Written): Written {
  const said = told.sentences.map(({ text }) => text)
  const sentences = other.sentences.filter(({ text }) => !said.includes(text))
  const blocks = other.blocks.flatMap((block) => beside(told.blocks, block, w))
  if (sentences.length + blocks.length === 0) return told
  return {
    sentences: [...told.sentences, ...(said.length > 0 ? [nameOf(w)] : []), ...sentences],
    blocks: [...told.blocks, ...blocks],
  }
}

/** What is shown already is not shown again; another table of the same title says of which part it is. */
function beside(shown: readonly Block[], block: Block, w: Writing): Block[] {
  if (shown.some((one) => JSON.stringify(one) === JSON.stringify(block))) return []
  const isNamed = shown.some(({ title }) => title === block.title)
  return [isNamed ? { ...block, title: `${block.title}, ${ordinalOf(w)} part` } : block]
}

/** Without it nobody would know of which part the next sentence speaks. */
function nameOf(w: Writing): Sentence {
  const words = quoted(asked(w, 'of.words', askOf(w).of.words, { title: 'What else is asked' }), 160)
  // 'The third part' may also be a number, which no sentence states without a claim.
  const which = w.part < 2 ? `The ${ordinalOf(w)}` : 'A further'
  return sentence`${which} part of what you ask is ${words}.`
}
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ordinalOf = ({ part }: Writing): string => ordinals[part] ?? 'next'
