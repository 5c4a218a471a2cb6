/** Where it stands by now: a newer value from elsewhere, beside the series. */
import { newerValues } from '#trends/signals/newer-value.ts'
import { reader, unitOf } from '../../facts.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, plainly, sentence, when } from '../../sentence.ts'
import type { Answer, Writing } from '../../writing.ts'

export function newerThan(w: Writing, { trend }: Answer): Sentence[] {
  const { series, signals } = trend?.details ?? { series: null, signals: [] }
  const newest = series && newerValues(series, signals).at(-1)
  const place = signals.findIndex(({ newer }) => newer?.at === newest?.at && newer?.publisher === newest?.publisher)
  if (!trend || !newest || place < 0) return []
  const read = (name: string, what: string, unit: string | null = null) =>
    reader(w, trend)(`details.signals.${place}.newer.${name}`, what, unit)
  const value = read('value', 'a newer value from elsewhere', unitOf(trend))
  const [at, publisher] = [read('at', 'when that was', 'day'), read('publisher', 'who says so')]
  return [sentence`Newer than the series is a value of ${amount(value)} for ${when(at)}, from ${plainly(publisher)}.`]
}
