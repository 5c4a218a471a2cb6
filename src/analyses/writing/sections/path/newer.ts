/** Where it stands by now: a newer value from elsewhere, beside the series. */
import { newerOf } from '../../latest.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, plainly, sentence, when } from '../../sentence.ts'
import type { Answer, Writing } from '../../writing.ts'

export function newerThan(w: Writing, { trend }: Answer): Sentence[] {
  const newer = trend && newerOf(w, trend)
  if (!newer) return []
  const { value, at, publisher } = newer
  return [sentence`Newer than the series is a value of ${amount(value)} for ${when(at)}, from ${plainly(publisher)}.`]
}
