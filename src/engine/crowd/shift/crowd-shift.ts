/**
 * Why does a crowd say something else than before? Who came, who changed their mind, who left, whose word is fresher, and
 * that it is put together otherwise.
 */
import { InvalidInput } from '../../invalid-input.ts'
import type { ActiveForecast } from '../weights/active-forecasts.ts'
import { shapleyShares } from './shapley.ts'

/**
 * Newcomers have a forecast now and had none before; leavers the other way round. Movers say something else. Recency: who
 * spoke again, be it the same, is fresher, so that their word weighs more and that of the others less. Learning: whose word
 * weighs how much, and what the whole is corrected by, is something else by now: nobody's doing.
 */
export const shiftCauses = ['newcomers', 'movers', 'leavers', 'recency', 'learning'] as const
export type ShiftCause = (typeof shiftCauses)[number]

/** What one person says, as the pool takes it: a chance, one for each option, or a CDF. */
export type Voice = ArrayLike<number>
type Standing = readonly ActiveForecast<Voice>[]
/** What they say together, oldest first, as it was put together at one end or the other. */
export type Measure = (standing: Standing, asOf: 'before' | 'after') => number

/** `people`: whose doing it is; `part`: how much of the shift, in the space of the measure. */
export type ShiftPart = { cause: ShiftCause; people: ReadonlySet<string>; part: number }
export type CrowdShift = { before: number; after: number; parts: ShiftPart[] }

/**
 * What the crowd says before and after, by `measure` of what stands, oldest first, and its change split into
 * the causes that there are: `part` is the cause's Shapley value (`shapleyShares`) over the crowds in which only some of
 * the causes have come about, so the parts sum to `after` - `before`. A crowd from which everybody has left says what it
 * said before. `hasLearnt`: whether the
 * measure is another after than before. Where a and b say .5 and c comes with .9, newcomers bear all of 1.1243, measured as log-odds of the pool.
 *
 * Both standings hold a person once, oldest first (see `activeForecasts`). Throws `InvalidInput` where nobody stands
 * before, and as `shapleyShares` does.
 */
export function crowdShift(before: Standing, after: Standing, measure: Measure, hasLearnt = false): CrowdShift {
  if (before.length === 0) throw new InvalidInput('before', 'must not be empty')
  const people = peopleOf(before, after)
  const start = measure(before, 'before')
  const worth = (present: ReadonlySet<ShiftCause>) => {
    const standing = standingWith(before, after, present)
    return standing.length === 0 ? start : measure(standing, present.has('learning') ? 'after' : 'before')
  }
  const causes = shiftCauses.filter((cause) => people[cause].size > 0 || (cause === 'learning' && hasLearnt))
  const shares = shapleyShares(causes, worth)
  const parts = causes.map((cause, i) => ({ cause, people: people[cause], part: shares[i] ?? 0 }))
  return { before: start, after: worth(new Set(causes)), parts }
}

/** Who stands where only these causes have come about, oldest first. */
function standingWith(before: Standing, after: Standing, present: ReadonlySet<ShiftCause>): Standing {
  const then = byPerson(before)
  const now = byPerson(after)
  const stayed = before.flatMap((one) => {
    const later = now.get(one.forecaster)
    if (!later) return present.has('leavers') ? [] : [one]
    return [
      {
        forecaster: one.forecaster,
        at: present.has('recency') ? later.at : one.at,
        forecast: present.has('movers') ? later.forecast : one.forecast,
      },
    ]
  })
  const came = present.has('newcomers') ? after.filter(({ forecaster }) => !then.has(forecaster)) : []
  return [...stayed, ...came].toSorted((a, b) => a.at - b.at)
}

function peopleOf(before: Standing, after: Standing): Record<ShiftCause, ReadonlySet<string>> {
  const then = byPerson(before)
  const now = byPerson(after)
  const stayed = after.flatMap((one) => {
    const earlier = then.get(one.forecaster)
    return earlier ? [{ ...one, earlier }] : []
  })
  return {
    newcomers: namesOf(after.filter(({ forecaster }) => !then.has(forecaster))),
    movers: namesOf(stayed.filter(({ forecast, earlier }) => !isSame(forecast, earlier.forecast))),
    leavers: namesOf(before.filter(({ forecaster }) => !now.has(forecaster))),
    recency: namesOf(stayed.filter(({ at, earlier }) => at !== earlier.at)),
    learning: new Set(),
  }
}

function byPerson(standing: Standing) {
  return new Map(standing.map((one) => [one.forecaster, one]))
}

function namesOf(standing: readonly { forecaster: string }[]): Set<string> {
  return new Set(standing.map(({ forecaster }) => forecaster))
}

function isSame(a: Voice, b: Voice): boolean {
  return a.length === b.length && Array.from(a).every((value, i) => value === b[i])
}
