/** A number: the mass around the value that came. */
import { lineOfAmount } from '#predictions/curves/amount.ts'
import { bucketAt, kindOfRange, massesOn, mixedMasses, waysOfRange } from './ranges.ts'
import type { ScoredType } from './scored-type.ts'

export const numericScored: ScoredType<'numeric'> = (question) => {
  const line = lineOfAmount(question)
  return {
    kind: kindOfRange(line),
    massesOf: (said) => massesOn(line, said),
    poolOf: mixedMasses,
    waysOf: waysOfRange,
    placeOf: (outcome) => (Number.isFinite(Number(outcome)) ? bucketAt(line, Number(outcome)) : null),
    classes: null,
    yes: null,
  }
}
