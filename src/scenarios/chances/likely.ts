/** How likely a world is, in one number and a band, from its parts and what its set judges of them. */
import { logOddsSpread } from '#engine/networks/forecasters-spread.ts'
import { worldChance } from '#engine/networks/worlds/world-chance.ts'
import type { Claim } from './claims.ts'
import type { KnownSet } from '../known-world.ts'
import type { ScenarioNumbers } from '../numbers.ts'
import type { Part } from './parts.ts'
import { judgedPairs, nameOfPart } from './stands-for.ts'

/** How well a chance is known of which one forecaster or one projection speaks: a standard deviation of log-odds. */
const leastSpread = 0.5

/** With the claims that it is made of, and the states that these stand for. */
type StandingPart = Part & { claims: readonly Claim[]; states: readonly string[] }

/** Of a world with at least one part. */
export function likelyOf(
  parts: readonly StandingPart[],
  set: KnownSet | null,
): NonNullable<NonNullable<ScenarioNumbers['chance']>['likely']> {
  const named = parts.map((part) => ({ ...part, name: nameOfPart(part.claims) }))
  const { median, middle80, held } = worldChance(
    named.map(({ name, probability, claims }) => ({ name, chance: probability, spread: spreadOf(claims) })),
    set ? judgedPairs(named, set) : [],
  )
  return {
    chance: median,
    lowest: middle80[0],
    highest: middle80[1],
    held: held && { end: held.end, part: named.findIndex(({ name }) => name === held.by) },
  }
}

/** Of the claim that is known least. */
function spreadOf(claims: readonly Claim[]): number {
  return Math.max(...claims.map(spreadOfOne))
}

/** Where a forecast and the projection of the very series that decides it both speak, they are two forecasters. */
function spreadOfOne({ probability, forecast = probability, model }: Claim): number {
  const apart = model === undefined ? leastSpread : logOddsSpread([forecast, model])
  return typeof apart === 'number' ? Math.max(leastSpread, apart) : leastSpread
}
