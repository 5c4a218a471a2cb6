/** What gaps are told from: how far the data of an item reach, and which year a question is about. */
import { prediction } from '#predictions/kind.ts'
import { forecastOf } from '#predictions/forecast.ts'
import { trend } from '#trends/kind.ts'
import { lastOf } from '#series/observations.ts'
import type { DossierItem } from './dossier.ts'

/** The year of a trend's last observation; null where nobody measures it, and for other kinds. */
export function lastSeen({ kind, details }: DossierItem): number | null {
  if (kind !== trend.name) return null
  const { series } = trend.details.parse(details)
  return series && Number(lastOf(series)[0].slice(0, 4))
}

/** The last year that the projection reaches; null where none is made yet. */
export function projectionEnd({ kind, numbers }: DossierItem): number | 'refused' | null {
  const projection = kind === trend.name ? trend.numbers.safeParse(numbers).data?.projection : null
  if (!projection) return null
  if (projection.refused !== null) return 'refused'
  return Number(projection.points.at(-1)?.at.slice(0, 4))
}

/** The year that a prediction asks about, and whether anybody has forecast it; null for other kinds. */
export function fieldsOfPrediction({ kind, details, horizon, title }: DossierItem): { year: number; hasForecast: boolean } | null {
  if (kind !== prediction.name) return null
  const asked = prediction.details.parse(details)
  // It often resolves a year later; the year that it asks about stands in its rule, else in its title.
  const named = asked.automatic?.at.slice(0, 4) ?? title.match(/\b2[01]\d\d\b/g)?.at(-1)
  return { year: named ? Number(named) : horizon.to, hasForecast: forecastOf(asked) !== null }
}
