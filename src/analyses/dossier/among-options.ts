/**
 * 'Where will the clock stand?' asks for an amount; where the base asks it by ranges to choose from, it is asked which of
 * them it will be.
 */
import type { Ask, Question } from '../ask/ask.ts'
import type { DossierItem } from './dossier.ts'

export function amongOptions(read: Question, items: readonly DossierItem[]): Question {
  const parts = read.parts.map((part): Ask => {
    const about = part.of.items.flatMap((ref) => items.find((item) => item.ref === ref) ?? [])
    const isAmong = part.wants === 'amount' && about[0] !== undefined && about.every(hasRanges)
    return isAmong ? { ...part, wants: 'which', of: { ...part.of, measure: 'outcome' } } : part
  })
  return { ...read, parts }
}

/** Names of parties and countries are no amounts. */
function hasRanges({ details }: DossierItem): boolean {
  const question = details['question']
  const options = typeof question === 'object' && question !== null && 'options' in question ? question.options : null
  return Array.isArray(options) && options.length > 0 && options.every((one) => /\d/.test(String(one)))
}
