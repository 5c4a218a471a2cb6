/** How right does a forecast look before anything came? By what people say of it later, in place of what came. */
import { InvalidInput } from '../../invalid-input.ts'
import { probability } from '../../units.ts'
import { manyClassBrierScore } from '../brier-score.ts'
import { logScore } from '../log-score.ts'
import type { Masses } from '../standing-forecast.ts'

/** `least`: the Brier score of whoever had said just that: nobody can expect less. */
export type InterimScore = { readonly brier: number; readonly log: number; readonly least: number }

/**
 * The scores to be expected of a forecast if what comes is drawn with the chances that were said later: sum over the
 * outcomes k of later_k S(masses, k), as Savage (1971, J. Am. Stat. Assoc. 66) has it of proper scores, with a later
 * opinion as the proxy of what comes (Witkowski, Atanasov, Ungar and Krieger 2017, "Proper proxy scoring rules"). It is
 * least for whoever said what is said later. The Brier score is the half of that over all classes, as in
 * `brierOverTime`. Of a yes of .3, of which .6 is said later, it is .6 · .49 + .4 · .09 = .33, of which .24 could not
 * be avoided, and the logarithmic score is .6 ln .3 + .4 ln .7 = -.865.
 *
 * `masses` and `later` are chances in one fixed order. Throws `InvalidInput` where they are not as many, as
 * `manyClassBrierScore` does, and as `logScore` does where something is said later of what was called impossible.
 */
export function interimScore(masses: Masses, later: Masses): InterimScore {
  if (masses.length !== later.length)
    throw new InvalidInput('later', `must be as many as the masses: ${masses.length}, not ${later.length}`)
  let [brier, log, least] = [0, 0, 0]
  for (let k = 0; k < later.length; k++) {
    const chance = later[k] ?? 0
    if (chance === 0) continue
    brier += (chance * manyClassBrierScore(masses, k)) / 2
    least += (chance * manyClassBrierScore(later, k)) / 2
    log += chance * logScore(probability(masses[k] ?? 0, `masses[${k}]`))
  }
  return { brier, log, least }
}
