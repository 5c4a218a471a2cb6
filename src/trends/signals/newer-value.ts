/** Newer values than a series has, from elsewhere: when one may stand beside it, and which of them counts. */
import { sayDay } from '#kit/dates.ts'
import { firstDayOf, lastDayOf, periodOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import { lastOf } from '#series/observations.ts'
import { canBe } from '#series/series-words.ts'
import type { Series } from '#series/series.ts'
import { isWebAddress } from '#series/series-words.ts'
import type { Signal } from './signal.ts'

export type NewerValue = NonNullable<Signal['newer']>
type Fault = { field: string; reason: string }

/**
 * Why the newer value of a signal cannot stand beside the series: the field and the reason, or null. `today`, where it
 * is written on one: nothing is known yet of what comes after.
 */
export function whyNotBeside(series: Series | null, { date, source, newer }: Signal, today?: string): Fault | null {
  if (!newer) return null
  if (!series) return { field: 'newer.value', reason: 'has no series to stand beside' }
  const when = whyNotThen(series, newer.at, today === undefined || date < today ? date : today)
  if (when) return { field: 'newer.at', reason: when }
  if (newer.unit !== series.unit)
    return { field: 'newer.unit', reason: `is "${newer.unit}", and the series counts in "${series.unit}"` }
  if (!canBe(series.kind, newer.value))
    return { field: 'newer.value', reason: `is ${newer.value}, which no ${series.kind} can be` }
  return isWebAddress(source) ? null : { field: 'source', reason: 'has to be the address of the page with the value' }
}

/** `known`: the day, month or year by which it was known. */
function whyNotThen(series: Series, at: string, known: string): string | null {
  const [last] = lastOf(series)
  const { written, step } = howOften[series.frequency]
  if (!written.test(at)) return `is no ${step}, as the series has`
  if (at <= last) return `is ${sayDay(at)}, and the series has its own values to ${sayDay(last)}`
  return firstDayOf(at) > lastDayOf(known) ? `is ${sayDay(at)}, and was told by ${sayDay(known)} already` : null
}

/**
 * Those that the series has not come to itself, the oldest first. A series may have been brought up to date since they
 * were written, or say its values otherwise: then they count no longer.
 */
export function newerValues(
  series: Pick<Series, 'unit' | 'observations'>,
  signals: readonly Signal[],
): (NewerValue & { source: string })[] {
  const [last] = lastOf(series)
  return signals
    .flatMap(({ newer, source }) => (newer ? [{ ...newer, source }] : []))
    .filter(({ at, unit }) => periodOf(at) === periodOf(last) && at > last && unit === series.unit)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
}
