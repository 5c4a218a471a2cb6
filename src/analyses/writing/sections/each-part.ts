/**
 * Of a question of several parts a section tells each: first of the one that stands at the head, then of every other
 * that has an answer, after a sentence that names it. What has been said already is not said again.
 */
import { asked, askOf } from '../asked.ts'
import { quoted, sentence } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
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
  const [said, shown] = [told.sentences.map(({ text }) => text), told.blocks.map(({ title }) => title)]
  const sentences = other.sentences.filter(({ text }) => !said.includes(text))
  const blocks = other.blocks.filter(({ title }) => !shown.includes(title))
  if (sentences.length === 0) return told
  return {
    sentences: [...told.sentences, ...(said.length > 0 ? [nameOf(w)] : []), ...sentences],
    blocks: [...told.blocks, ...blocks],
  }
}

/** Without it nobody would know of which part the next sentence speaks. */
function nameOf(w: Writing): Sentence {
  const words = quoted(asked(w, 'of.words', askOf(w).of.words, { title: 'What else is asked' }), 160)
  return sentence`The ${ordinals[w.part] ?? 'next'} part of what you ask is ${words}.`
}
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
