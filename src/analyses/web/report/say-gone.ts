/** Why a value cannot be computed again. */
import type { Evidence } from '../../report/evidence.ts'

type Step = Pick<Evidence, 'field'>

/** What people said is read of the row that told it: their history may have been made anew while the question stands. */
export function sayGone(evidence: Step, steps: readonly Step[]): string {
  return [evidence, ...steps].some(({ field }) => /^crowd\.\d+\./.test(field))
    ? 'It rests on what people said at that moment, and that is kept no longer: their history was put together anew since, or the question is gone. The report keeps the number that it read.'
    : 'Something that it rests on is gone, so it cannot be computed again.'
}
