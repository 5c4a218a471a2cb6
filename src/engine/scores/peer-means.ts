/**
 * What did the others say while a forecast stood? Integrated once over the life of a question, so that scoring each of
 * n forecasts is two look-ups.
 */
import { InvalidInput } from '../invalid-input.ts'

/** A forecast over the time for which it counted, with the logarithm of the chance it gave to what happened. */
export type CountedForecast = { readonly from: number; readonly until: number; readonly logChance: number }

/**
 * Integrals up to a moment of n/(n - 1) and of n/(n - 1) times the mean log chance, where at least n = 2 forecasts
 * stand, else of 0.
 */
export type PeerMeans = { readonly weight: number; readonly logChance: number }

/**
 * Answers the two integrals up to any moment at which a forecast began or ended. Chances of .1 and .9 from day 0 to 10:
 * at 10 the weight is 20, the log chance 20 ln .3 = -24.08. Takes n log n steps for n forecasts. Throws `InvalidInput`
 * for any other moment.
 */
export function peerMeans(forecasts: readonly CountedForecast[]): (moment: number) => PeerMeans {
  const changes = forecasts
    .flatMap(({ from, until, logChance }) => [
      { at: from, count: 1, logChance },
      { at: until, count: -1, logChance: -logChance },
    ])
    .toSorted((a, b) => a.at - b.at)
  const upTo = new Map<number, PeerMeans>()
  let [standing, sum, before, weight, logChance] = [0, 0, 0, 0, 0]
  for (const change of changes) {
    if (standing > 1) {
      const added = (change.at - before) / (standing - 1)
      weight += standing * added
      logChance += sum * added
    }
    before = change.at
    standing += change.count
    sum += change.logChance
    upTo.set(change.at, { weight, logChance })
  }
  return (moment) => {
    const integrals = upTo.get(moment)
    if (!integrals) throw new InvalidInput('moment', `must be one at which a forecast began or ended, not ${moment}`)
    return integrals
  }
}
