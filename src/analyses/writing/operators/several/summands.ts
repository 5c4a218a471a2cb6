/** Which amounts of the dossier the words of a sum mean: each another one, and all counted in one unit. */
import { convert } from '../../../units/convert.ts'
import { askOf } from '../../asked.ts'
import { type Measured, measuredIn, unitOfMeasured } from '../amounts.ts'
import { namedIn } from '../naming.ts'
import type { Writing } from '../../writing.ts'

/** Below this the words for one of them mean something else. */
const leastNamed = 0.3

/** Null where one of them is not in the dossier, or they have no unit in common. */
export function summandsOf(w: Writing, words: readonly string[]): [Measured, ...Measured[]] | null {
  const whole = `${askOf(w).of.words} ${words.join(' ')}`
  const all = measuredIn(w)
  for (const first of rankedFor(words[0] ?? '', all, whole)) {
    const like = all.filter((one) => convert(1, unitOfMeasured(one), unitOfMeasured(first)) === 1)
    const rest = words.slice(1).map((word) => rankedFor(word, like, whole)[0])
    const chosen = [first, ...rest.flatMap((one) => one ?? [])]
    const refs = new Set(chosen.map(({ view }) => view.ref))
    if (refs.size === words.length) return [first, ...chosen.slice(1)]
  }
  return null
}

/** The best first. */
function rankedFor(word: string, all: readonly Measured[], whole: string): Measured[] {
  return all
    .map((one) => ({ one, score: namedIn(word, one.view.item, whole) }))
    .filter(({ score }) => score >= leastNamed)
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one)
}
