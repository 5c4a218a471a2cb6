/** Which forecasts stand now? The latest of each person, unless it was withdrawn. */
import { mustBeFinite } from '../../invalid-input.ts'

/** Somebody says something, or takes it back (null). `at` is a point in time in any unit: only the order counts. */
export type ForecastEvent<Forecast> = { forecaster: string; at: number; forecast: Forecast | null }
/** A forecast that stands. */
export type ActiveForecast<Forecast> = { forecaster: string; at: number; forecast: Forecast }

/**
 * The latest forecast of each person who has not withdrawn it, oldest first. Of two events at the same time the one
 * that is listed later counts as later. Of ada .3 at 1, bob .5 at 2, ada .4 at 3 and bob null at 4 there stands ada .4.
 *
 * `events` are those until now, in any order. Throws `InvalidInput` for a time that is not finite.
 */
export function activeForecasts<Forecast>(events: readonly ForecastEvent<Forecast>[]): ActiveForecast<Forecast>[] {
  for (const [i, { at }] of events.entries()) if (!Number.isFinite(at)) mustBeFinite(`events[${i}].at`, at)
  const latest = new Map<string, ForecastEvent<Forecast>>()
  for (const event of events.toSorted((a, b) => a.at - b.at)) {
    latest.delete(event.forecaster) // so that who speaks again stands last
    latest.set(event.forecaster, event)
  }
  return [...latest.values()].flatMap(({ forecaster, at, forecast }) =>
    forecast === null ? [] : [{ forecaster, at, forecast }],
  )
}
