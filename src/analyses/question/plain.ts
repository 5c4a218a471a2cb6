/** Text as it was meant, without what cannot be seen of it. */
import { longestQuestion } from '#accounts/longest-question.ts'

/** Signs that cannot be seen, end a line or turn its direction become spaces, as does half a sign. */
export function plain(question: string): string {
  const line = question.slice(0, 4 * longestQuestion).normalize('NFC')
  const seen = line.replaceAll(/[\p{C}\p{Z}\u034f\u115f\u1160\u3164\uffa0]+/gu, ' ').trim()
  // A cut may go through a sign that takes two places.
  return seen
    .slice(0, longestQuestion)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
