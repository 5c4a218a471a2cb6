/**
 * Changes that are levels of a series. A series of how much something changes within a year, as inflation: 'by how many per cent will prices rise in 2030' asks
 * for its level, and for no change of it.
 */
import type { Ask } from '../../ask/ask.ts'
import type { Stated } from './ask-stated.ts'

export function isChangeItself({ wants, of: { measure, words } }: Ask, unit: string | null): boolean {
  return wants === 'amount' && measure === 'change' && /^% (?:per|a) year\b/.test(unit ?? '') && !names.test(words)
}
const names = /\b(?:inflation|rate|growth)\b/i

/** 'How high above its level of 1880' is what is counted in 'inches above 1880'. */
export function isOfOwnBase({ of: { since } }: Ask, { unit, measure }: Pick<Stated, 'unit' | 'measure'>): boolean {
  return (
    since !== undefined &&
    measure !== 'change' &&
    new RegExp(String.raw`\b(?:above|over|since) ${since}\b`).test(unit ?? '')
  )
}
