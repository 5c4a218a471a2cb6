/**
 * A series of how much something changes within a year, as inflation: 'by how many per cent will prices rise in 2030' asks
 * for its level, and for no change of it.
 */
import type { Ask } from '../../ask/ask.ts'

export function isChangeItself({ wants, of: { measure, words } }: Ask, unit: string | null): boolean {
  return wants === 'amount' && measure === 'change' && /^% (?:per|a) year\b/.test(unit ?? '') && !names.test(words)
}
const names = /\b(?:inflation|rate|growth)\b/i
