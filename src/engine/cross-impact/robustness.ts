/**
 * How much doubt about the judgements a configuration's consistency withstands. `consistencyMargin` answers the same
 * for the worst case.
 */
import { InvalidInput, mustBeCount } from '../invalid-input.ts'
import { randomIndex, type Random } from '../random.ts'
import { mustBeConfiguration, type Configuration, type CrossImpactMatrix } from './cross-impact-matrix.ts'

/** `share` of `draws` altered matrices, with its standard error as a share. */
export type Robustness = { readonly share: number; readonly standardError: number; readonly draws: number }

/**
 * The share of altered matrices in which the configuration is consistent, when every judgement of one descriptor on
 * another is independently lowered by `step`, left, or raised by `step`, each with chance 1/3. A share of matrices, not
 * a chance that the configuration comes true.
 *
 * `step`: in the unit of the judgements, above 0. `draws`: how many matrices. Throws `InvalidInput` for these or for a
 * configuration that is none. The standard error is that of a share, sqrt(s (1 - s) / n). Worked: two descriptors with
 * two states each that do not influence each other: a descriptor stays where the difference of its two altered
 * judgements is not against it, with chance 6/9, so both stay with chance 4/9 = .444.
 */
export function consistentShare(
  matrix: CrossImpactMatrix,
  configuration: Configuration,
  random: Random,
  { draws = 1000, step = 1 }: { readonly draws?: number; readonly step?: number } = {},
): Robustness {
  mustBeConfiguration(matrix, configuration)
  mustBeCount('draws', draws, 1)
  if (!(step > 0 && step < Infinity)) throw new InvalidInput('step', `must be a finite number above 0, not ${step}`)
  let consistent = 0
  for (let draw = 0; draw < draws; draw++) {
    if (holdsWhenAltered(matrix, configuration, random, step)) consistent += 1
  }
  const share = consistent / draws
  return { share, standardError: Math.sqrt((share * (1 - share)) / draws), draws }
}

/**
 * Descriptor by descriptor: each has judgements of its own, so the first that falls decides and the rest need not be
 * drawn.
 */
function holdsWhenAltered(
  matrix: CrossImpactMatrix,
  configuration: Configuration,
  random: Random,
  step: number,
): boolean {
  return configuration.every((chosen, descriptor) => {
    const balances = alteredBalances(matrix, configuration, descriptor, () => (randomIndex(random, 3) - 1) * step)
    // Steps that are not whole are added up with rounding too.
    const tolerance = matrix.tolerance + 1e-9 * step
    return balances.every((balance) => balances[chosen]! >= balance - tolerance)
  })
}

function alteredBalances(
  matrix: CrossImpactMatrix,
  configuration: Configuration,
  descriptor: number,
  change: () => number,
): number[] {
  const { judgements, size, starts, states } = matrix
  return Array.from({ length: states[descriptor]! }, (_, state) =>
    configuration.reduce((balance, chosen, from) => {
      const judgement = judgements[(starts[from]! + chosen) * size + starts[descriptor]! + state]!
      return balance + judgement + (from === descriptor ? 0 : change())
    }, 0),
  )
}
