/**
 * What a forecaster who spoke of one value of a series would say of another value of it, or of another time: as far
 * beside the projection as where they spoke, told in spreads of the projection.
 */
import { InvalidInput, mustAllBeFinite, mustBeFinite } from '../../invalid-input.ts'
import { normalScore } from '../../joint/normal-score.ts'
import { normalChance } from '../../projection/normal-chance.ts'
import type { Marginal } from '../../joint/marginal.ts'
import { clip, type Probability, probability } from '../../units.ts'

/** Of one value: the chance of it or more, by the forecaster and by the projection. */
export type Spoken = { readonly value: number; readonly said: number; readonly model: number }

/** As in a pool, neither is taken as surer than 1 %: what lies farther out says nothing of how far they are apart. */
const margin = 0.01

const score = (chance: number, argument: string) => normalScore(clip(probability(chance, argument), margin))

/**
 * How far the forecaster lies above the projection at a value, in spreads: the difference of the normal scores of both
 * chances; between two values of which they spoke on a straight line, beyond the outermost as there.
 */
function gapAt(value: number, spoken: readonly Spoken[]): number {
  const known = spoken.toSorted((a, b) => a.value - b.value)
  mustAllBeFinite(
    'spoken',
    known.map((one) => one.value),
  )
  const above = known.findIndex((one) => one.value >= value)
  const [low, high] = [known[Math.max(0, above - 1)], known.at(above)]
  if (!low || !high) throw new InvalidInput('spoken', 'must not be empty')
  const [from, to] = [gapOf(above < 0 ? high : low), gapOf(high)]
  const width = above <= 0 ? 0 : high.value - low.value
  return width > 0 ? from + ((value - low.value) / width) * (to - from) : to
}

const gapOf = ({ said, model }: Spoken): number => score(said, 'said') - score(model, 'model')

/**
 * The chance of a value or more, moved: the score of the projection's chance `model` of it and `tie` times the gap, where
 * `tie` is how much the time that was spoken of and the one that is asked about hang together (1 where they are one:
 * Phi(Phi⁻¹(model) + tie gap)). Where forecaster and projection say the same it is `model`, at a value of which they
 * spoke and a tie of 1 it is what the forecaster said. Worked: .5 and .16 of one value are a gap of 1, and .16 of another
 * becomes .5; with a tie of .5 it becomes .31.
 *
 * Throws `InvalidInput` for what is no chance, for a tie that is not from 0 to 1, and where nothing was spoken of.
 */
export function movedChance(
  { value, model }: Pick<Spoken, 'value' | 'model'>,
  spoken: readonly Spoken[],
  tie: number,
): Probability {
  mustBeFinite('value', value)
  const gap = probability(tie, 'tie') * gapAt(value, spoken)
  const at = normalScore(clip(probability(model, 'model'), tiny))
  return probability(normalChance(at + gap))
}
const tiny = 1e-6

/**
 * The value that is not passed with a chance, moved in the same way: where the moved chance of less than it is `chance`,
 * of what the projection says by itself.
 */
export function movedValue(
  chance: number,
  projected: Marginal,
  { spoken, tie }: { readonly spoken: readonly Spoken[]; readonly tie: number },
): number {
  const wanted = normalScore(probability(chance, 'chance'))
  let [low, high] = [-farthest, farthest]
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2
    const value = projected.quantile(probability(normalChance(middle)))
    if (middle - probability(tie, 'tie') * gapAt(value, spoken) < wanted) low = middle
    else high = middle
  }
  return projected.quantile(probability(normalChance((low + high) / 2)))
}
/** In spreads of the projection. */
const farthest = 4
const halvings = 40
