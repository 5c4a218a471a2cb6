/**
 * Where the chances of a world's members contradict each other, or the series that decides them. Every contradiction is
 * named, and none is mended.
 */
import { clip, logOdds, probability } from '#engine/units.ts'
import type { Claim } from './claims.ts'
import { coverAll, implies } from './half-line.ts'
import type { Incoherence } from '../numbers.ts'
import { areExclusive } from './parts.ts'

/** Forecasts are written in whole per cents: what is less than half of one apart is the same. */
export const rounding = 0.005 + 1e-9

/**
 * A forecast and a model are far apart where their odds differ ninefold, as those of 50% and 90% do; below 1% and above
 * 99% all is one.
 */
const farApart = { oddsRatio: 9, margin: 0.01 }

/** Between two members each. */
export function pairIncoherences(members: readonly Claim[]): Incoherence[] {
  return members.flatMap((one, i) => members.slice(i + 1).flatMap((other) => incoherenceOf(one, other) ?? []))
}

function incoherenceOf(one: Claim, other: Claim): Incoherence | null {
  if (areExclusive(one, other)) return { kind: 'exclusive', one: one.to, other: other.to }
  if (!one.about || !other.about || one.about.subject !== other.about.subject) return null
  const [first, second] = [implies(one.about.line, other.about.line), implies(other.about.line, one.about.line)]
  if (first && second) return likelierOf(one, other)
  if (first) return whyNotImplied(one, other)
  if (second) return whyNotImplied(other, one)
  return coverAll(one.about.line, other.about.line) ? whyNotExhaustive(one, other) : null
}

/** Both claim the same. Of a series and of a prediction that it decides, that is a forecast against a model. */
function likelierOf(one: Claim, other: Claim): Incoherence | null {
  if (one.from === 'model' || other.from === 'model') return null
  return one.probability > other.probability ? whyNotImplied(one, other) : whyNotImplied(other, one)
}

function whyNotImplied(narrow: Claim, wide: Claim): Incoherence | null {
  if (narrow.probability <= wide.probability + rounding) return null
  return {
    kind: 'implied',
    narrow: narrow.to,
    wide: wide.to,
    narrowChance: narrow.probability,
    wideChance: wide.probability,
  }
}

function whyNotExhaustive(one: Claim, other: Claim): Incoherence | null {
  if (one.probability + other.probability >= 1 - rounding) return null
  return {
    kind: 'exhaustive',
    one: one.to,
    other: other.to,
    oneChance: one.probability,
    otherChance: other.probability,
  }
}

/** Members whose forecast lies far from what the projection of the series that decides them says. */
export function forecastsAgainstModels(members: readonly Claim[]): Incoherence[] {
  return members.flatMap(({ to, probability: said, forecast = said, model }): Incoherence[] =>
    model !== undefined && areFarApart(forecast, model)
      ? [{ kind: 'forecast-against-model', of: to, forecast, model }]
      : [],
  )
}

/**
 * Members of which only a projection speaks, where the forecast of another member on the same series lies far from what
 * that very projection says there: a world cannot trust it here and doubt it there.
 */
export function doubtedProjections(members: readonly Claim[]): Incoherence[] {
  const doubts = forecastsAgainstModels(members).flatMap((one) => (one.kind === 'forecast-against-model' ? [one] : []))
  return members.flatMap(({ to, from }): Incoherence[] => {
    const doubt = from === 'model' ? doubts.find(({ of }) => of !== to && isOnSeries(members, of, to)) : undefined
    if (!doubt) return []
    const { of: by, forecast, model } = doubt
    return [{ kind: 'doubted-projection', of: to, by, forecast, model }]
  })
}

function isOnSeries(members: readonly Claim[], prediction: string, trend: string): boolean {
  return members.some(({ to, about }) => to === prediction && about !== null && about.subject.startsWith(`${trend} `))
}

function areFarApart(forecast: number, model: number): boolean {
  const odds = (chance: number) => logOdds(clip(probability(chance), farApart.margin))
  return Math.abs(odds(forecast) - odds(model)) >= Math.log(farApart.oddsRatio) - 1e-9
}
