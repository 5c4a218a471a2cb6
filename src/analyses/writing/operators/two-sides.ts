/** The two things that a question compares, of all that the dossier holds. */
import { otherOf, withoutOther } from '../../ask/beside/beside-words.ts'
import { convert } from '../../units/convert.ts'
import { askOf } from '../asked.ts'
import { type Measured, measuredIn, unitOfMeasured } from './amounts.ts'
import { namedIn } from './naming.ts'
import type { Writing } from '../writing.ts'

export type Sides = { one: Measured; other: Measured }

/** Below these the words for one of them mean something else; the first may also be told by the rest of the question. */
const leastNamed = { one: 0.2, other: 0.3 }
/** What a question was read to be about comes before what merely has its words. */
const forRank = 0.3

/**
 * Null where it compares no two things, or none of the dossier that are counted in one unit: gold and oil have prices,
 * and not of the same.
 */
export function sidesOf(w: Writing): Sides | null {
  const words = otherOf(askOf(w))
  return words === null ? null : pairOf(w, words)
}

const pieces = /\b(?:barrels?|ounces?|tonnes?|tons?) of\b/i

/** `words`: what the other is called. */
export function pairOf(w: Writing, words: string): Sides | null {
  const ask = askOf(w)
  const own = withoutOther(ask.of.words, words)
  const all = measuredIn(w)
  // An ounce of gold is worth so many barrels of oil, whose prices are told in one money.
  const ofPrices = pieces.test(ask.of.words)
  const named = (side: string, { view }: Measured) => namedIn(side, view.item, `${ask.of.words} ${words}`)
  const ones = all
    .map((one) => ({ one, name: named(own, one), rank: rankOf(ask.of.items, one) }))
    .filter(({ name, rank }) => rank > 0 || name >= leastNamed.one)
    .map(({ one, name, rank }) => ({ one, score: name + rank }))
  const others = all
    .map((other) => ({ other, score: named(words, other) }))
    .filter(({ score }) => score >= leastNamed.other)
  const pairs = ones.flatMap(({ one, score }) =>
    others
      .filter(({ other }) => score > 0 && canCompare(one, other, ofPrices))
      .map((second) => ({ one, other: second.other, score: score + second.score })),
  )
  return pairs.toSorted((a, b) => b.score - a.score)[0] ?? null
}

function rankOf(items: readonly string[], { view }: Measured): number {
  const place = items.indexOf(view.ref)
  return place < 0 ? 0 : forRank / (1 + place)
}

function canCompare(one: Measured, other: Measured, ofPrices: boolean): boolean {
  if (one.view.ref === other.view.ref) return false
  const [own, others] = [unitOfMeasured(one), unitOfMeasured(other)]
  return convert(1, others, own) === 1 || (ofPrices && isPrice(one) && isPrice(other))
}

/** Per barrel, or of one piece: 'What will one bitcoin cost?' */
function isPrice(one: Measured): boolean {
  const unit = unitOfMeasured(one)
  return /\$.* per \w/.test(unit) || (unit.startsWith('US$') && /\bprice\b/i.test(one.view.item.label))
}
