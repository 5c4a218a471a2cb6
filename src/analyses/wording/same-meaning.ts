/**
 * Whether a sentence keeps what turns the meaning of the template sentences it words anew: the sides they take, their
 * negations, conditions and caveats. None may go, none may come, and each must stay with the value it was said of where
 * it could be taken for another's.
 */
import type { Claim, Sentence } from '../report/report.ts'
import { endOf, outsideOf } from './place-claims.ts'
import type { Rejected, Rejection } from './rejections.ts'
import type { Basis } from './same-words.ts'
import { oppositeOf, turnsOf } from './turning-words.ts'
import { type Word, wordsOf } from './words-of.ts'

type Turn = { turn: string; claim: string; word: string }

export function whyOtherMeaning(
  sentence: Sentence,
  homes: readonly Sentence[],
  { units }: Pick<Basis, 'units'>,
): Rejected | null {
  const now = turnsIn(sentence)
  const before = homes.flatMap(turnsIn)
  const come = now.find(({ turn }) => countOf(turn, now) > countOf(turn, before) && !units.has(turn))
  if (come) return { reason: reasonFor(come.turn, 'come'), detail: `"${come.word}"` }
  // Two sentences that are joined may share a word, so it is enough that it is still there.
  const gone = before.find(({ turn }) => countOf(turn, now) === 0)
  if (gone) return { reason: reasonFor(gone.turn, 'gone'), detail: `"${gone.word}" must stay` }
  const moved = now.find(({ turn }) => isBound(turn, before) && claimsOf(turn, now) !== claimsOf(turn, before))
  return moved ? { reason: reasonFor(moved.turn, 'come'), detail: `"${moved.word}" must stay with its value` } : null
}

/**
 * The words outside the claims that turn something, each with the claim it stands nearest to. What claims hold stays
 * word for word anyway.
 */
function turnsIn(sentence: Sentence): Turn[] {
  return wordsOf(outsideOf(sentence)).flatMap((word) => {
    const turns = turnsOf(word.text)
    const claim = turns.length > 0 ? nearest(word, sentence.claims) : undefined
    return claim === undefined ? [] : turns.map((turn) => ({ turn, claim: claim.evidence, word: word.text }))
  })
}

function nearest(word: Word, claims: readonly Claim[]): Claim | undefined {
  const distance = (claim: Claim) => (claim.start >= word.end ? claim.start - word.end : word.start - endOf(claim))
  return claims.toSorted((a, b) => distance(a) - distance(b))[0]
}

const countOf = (turn: string, turns: readonly Turn[]): number => turns.filter((one) => one.turn === turn).length

/** Negations and conditions always; a side where the other is spoken of too. */
function isBound(turn: string, before: readonly Turn[]): boolean {
  const opposite = oppositeOf(turn)
  return turn === 'not' || turn === 'if' || (opposite !== null && countOf(opposite, before) > 0)
}

function claimsOf(turn: string, turns: readonly Turn[]): string {
  const claims = turns.filter((one) => one.turn === turn).map(({ claim }) => claim)
  return claims.toSorted().join()
}

function reasonFor(turn: string, how: 'come' | 'gone'): Rejection {
  if (turn === 'not') return 'a negation came or went'
  if (oppositeOf(turn)) return 'reversed meaning'
  if (turn.startsWith('source')) return 'another source'
  return how === 'come' && turn.startsWith('strong')
    ? 'more certain than the evidence'
    : 'a condition or caveat came or went'
}
