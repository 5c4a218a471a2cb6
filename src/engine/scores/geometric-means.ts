/**
 * What did the crowd of peers say, moment by moment? The geometric mean of the standing forecasts, against which peer
 * scores are measured.
 */
import { InvalidInput } from '../invalid-input.ts'
import { standsAt } from './at-a-moment.ts'
import { type Masses, mustStand, type StandingForecast } from './standing-forecast.ts'

/**
 * The geometric means from one change to the next, and of how many forecasts. They need not sum to 1. Null where a
 * forecast had no such option.
 */
export type PeersMean = {
  readonly from: number
  readonly until: number
  readonly count: number
  readonly masses: (number | null)[]
}

/**
 * The geometric mean of each outcome's chances over each stretch of time in which the same forecasts stand; stretches
 * without any are left out. Of yes-no forecasts of .7, .8 and .9 it is [.1817, .7958]. 0 where any forecast gives 0.
 *
 * `forecasts` all have the same places. Takes as many steps as stretches times forecasts times places: for drawing a
 * history; peer scores do not need it. Throws `InvalidInput` for places that differ in number, for chances that are
 * negative or no numbers, and for forecasts that end before they begin.
 */
export function geometricMeans(forecasts: readonly StandingForecast[]): PeersMean[] {
  forecasts.forEach(({ from, until, masses }, i) => {
    mustStand(from, until)
    mustBeLike(`forecasts[${i}].masses`, masses, forecasts[0]?.masses ?? masses)
  })
  const moments = [...new Set(forecasts.flatMap(({ from, until }) => [from, until]))].toSorted((a, b) => a - b)
  return moments.flatMap((from, i) => {
    const standing = forecasts.filter((forecast) => standsAt(forecast, from)).map(({ masses }) => masses)
    const [first] = standing
    if (!first) return []
    return {
      from,
      until: moments[i + 1] ?? Infinity,
      count: standing.length,
      masses: Array.from(first, (_, place) => meanAt(standing, place)),
    }
  })
}

function meanAt(standing: readonly Masses[], place: number): number | null {
  let sum = 0
  for (const masses of standing) {
    const chance = masses[place] ?? null
    if (chance === null) return null
    sum += Math.log(chance)
  }
  return Math.exp(sum / standing.length)
}

function mustBeLike(argument: string, masses: Masses, first: Masses): void {
  if (masses.length !== first.length)
    throw new InvalidInput(argument, `must have ${first.length} places like the first, not ${masses.length}`)
  for (let i = 0; i < masses.length; i++) {
    const chance = masses[i] ?? null
    if (chance !== null && !(chance >= 0))
      throw new InvalidInput(`${argument}[${i}]`, `must not be negative, but is ${chance}`)
  }
}
