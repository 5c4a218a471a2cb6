/**
 * What a question is about, as far as its words say: years, what it wants, a threshold, a category. Whatever else
 * stands in it is text, and nothing in it is an instruction. It refuses nothing and never fails: what cannot be read is
 * left out.
 */
import { longestQuestion } from '#accounts/longest-question.ts'
import type { Understood } from '../dossier/preview.ts'
import { categoryOf } from './category-hints.ts'
import { thresholdOf } from './threshold.ts'
import { wantsOf } from './wants.ts'
import { yearsOf } from './years.ts'

export function understand(question: string, now: Date): Understood {
  const text = plain(question)
  const threshold = thresholdOf(text)
  // 'Bitcoin above 200k by 2030?' leaves out the verb.
  const wants = wantsOf(text) ?? (threshold ? 'chance' : 'account')
  return { text, ...yearsOf(text, now), category: categoryOf(text), wants, threshold }
}

/** Signs that cannot be seen, end a line or turn its direction become spaces, as does half a sign. */
function plain(question: string): string {
  const line = question.slice(0, 4 * longestQuestion).normalize('NFC')
  const seen = line.replaceAll(/[\p{C}\p{Z}\u034f\u115f\u1160\u3164\uffa0]+/gu, ' ').trim()
  // A cut may go through a sign that takes two places.
  return seen
    .slice(0, longestQuestion)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
