/** Formulas on the highest and the lowest that a series may be at any of several steps of its projection. */
import { normalScore } from '#engine/joint/normal-score.ts'
import { within } from '#engine/projection/bands/knots.ts'
import { probability } from '#engine/units.ts'
import { boundsIn, dependenceIn, formulaList } from './formula.ts'
import { allSteps, touchedBy } from './steps.ts'
import type { Value } from '../dossier/field-value.ts'

const steps = '[{"at":"2026","knots":[7,8,9,10,11,12,13]}]'
const unbounded = '{"least":null,"most":null}'
/** So many values are tried between the ends. */
const tried = 8
const how = `of the bounds, how often the series has a value, the time of its last observation, how its steps go together and the steps: of ${tried} values between the lowest and the highest middle and the outermost bands the chance that a path of the projection meets them at any step; where that passes one half, straight in normal scores between two of them`

/** The value that any step meets with a chance of one half. */
function extreme(given: readonly Value[], isHighest: boolean): number {
  const bounds = boundsIn(given, 0)
  const inputs = ['', ...given]
  const knots = allSteps(inputs.slice(dependenceIn(inputs, 4) ? 5 : 4)).map((one) =>
    one.knots.map((value) => within(bounds, value)),
  )
  const at = (place: number) => knots.map((one) => one[place] ?? Number.NaN)
  const [near, far] = isHighest ? [Math.max(...at(3)), Math.max(...at(6))] : [Math.min(...at(3)), Math.min(...at(0))]
  if (near === far) return near
  let [before, scoreBefore] = [near, scoreOf(touchedBy(near, inputs, isHighest))]
  for (let i = 1; i <= tried; i++) {
    const value = near + ((far - near) * i) / tried
    const score = scoreOf(touchedBy(value, inputs, isHighest))
    if (score <= 0) return scoreBefore <= 0 ? before : before + ((value - before) * scoreBefore) / (scoreBefore - score)
    ;[before, scoreBefore] = [value, score]
  }
  return far
}

const scoreOf = (chance: number): number => normalScore(probability(Math.min(0.9999, Math.max(0.0001, chance))))

export const extremeFormulas = formulaList({
  'highest-ahead': {
    says: 'the value that the highest of several steps is as likely to pass as not',
    how: `the c with P(max y >= c) = 1/2, ${how}`,
    compute: (inputs) => extreme(inputs, true),
    example: { inputs: [unbounded, 'yearly', '2025', steps], value: 10 },
  },
  'lowest-ahead': {
    says: 'the value that the lowest of several steps is as likely to pass as not',
    how: `the c with P(min y < c) = 1/2, ${how}`,
    compute: (inputs) => extreme(inputs, false),
    example: { inputs: [unbounded, 'yearly', '2025', steps], value: 10 },
  },
})
