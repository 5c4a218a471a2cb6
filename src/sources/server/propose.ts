/** What a source says of a series, as it would stand here. */
import { dayOf } from '#kit/dates.ts'
import { howOften } from '#series/how-often.ts'
import { lastOf } from '#series/observations.ts'
import type { Observation, Series } from '#series/series.ts'
import { connectorOf } from '../connectors/index.ts'
import type { Proposed } from './journal.ts'
import type { Found } from './looked.ts'
import type { BindingRow } from './store.ts'

const daysAYear = 365

/** The source's values, after those of ours that are older than its first. */
export function propose(row: BindingRow, reading: NonNullable<Found['reading']>, series: Series): Proposed {
  const { parsed, frequency, observations, marks } = reading
  const { title, id, unit, updated, notes, next } = parsed
  const ownBefore = row.said ? row.ownBefore : beginningOf(reading, series)
  const older = series.observations.filter(([at]) => ownBefore !== null && at < ownBefore)
  return {
    observations: [...older, ...observations],
    marks: marks && [...(series.marks ?? []).filter(([at]) => ownBefore !== null && at < ownBefore), ...marks],
    frequency,
    said: { title, id, unit, updated, notes },
    source: sourceOf(row, parsed, series),
    ownBefore,
    expectedBy: next ?? nextExpected(row, series, observations),
  }
}

/** Where the source begins, if the series is longer; null where all of it is the source's. */
function beginningOf({ observations, frequency }: NonNullable<Found['reading']>, series: Series): string | null {
  const [first] = observations
  const [ours] = series.observations
  return first && ours && ours[0] < first[0] && frequency === series.frequency ? first[0] : null
}

function sourceOf(
  row: BindingRow,
  parsed: NonNullable<Found['reading']>['parsed'],
  series: Series,
): Proposed['source'] {
  const { text, url, licence } = connectorOf(row.connector)?.attribution(row.address, parsed) ?? {
    text: series.source,
    url: series.sourceUrl,
    licence: series.licence,
  }
  return { source: text, sourceUrl: url, licence }
}

/** A year, a quarter or a month after a new value came; as it was while none has come. */
function nextExpected(
  row: BindingRow,
  { observations, frequency }: Series,
  now: readonly Observation[],
): string | null {
  const isNewer = row.said !== null && lastOf({ observations: now })[0] > lastOf({ observations })[0]
  if (!isNewer || !row.checkedAt) return row.expectedBy
  const at = new Date(row.checkedAt)
  at.setUTCDate(at.getUTCDate() + Math.ceil(daysAYear / howOften[frequency].perYear))
  return dayOf(at)
}
