/** Which year a question is about. */
import type { PredictionDetails } from '#predictions/question.ts'

/**
 * Of its series, else of its closing, or what its title names beside that: what is asked of New Year's Day closes the
 * day before.
 */
export function yearOfQuestion(
  title: string,
  { automatic, closes }: Pick<PredictionDetails, 'automatic' | 'closes'>,
): number {
  const due = Number((automatic?.at ?? closes).slice(0, 4))
  const told = Number(title.match(/\b(?:19|20|21)\d\d\b/g)?.at(-1) ?? due)
  return automatic?.at || Math.abs(told - due) > 1 ? due : told
}
