/** How the bands of a model fare on forecasts whose truth is known. */
import { scaledIntervalScore, symmetricPercentageError } from '../../src/engine/projection/accuracy.ts'
import { calibratedKnots, lengthBucket, type BandModel } from '../../src/engine/projection/bands/calibration.ts'
import type { Row } from './known-forecasts.ts'

export type BandFigures = {
  readonly owa: number
  readonly msis: number
  readonly coverage95: number
  readonly coverage80: number
  readonly coverage50: number
  /** By bucket of `lengths`; null where there is no series of such a length. */
  readonly coverage95ByLength: readonly (number | null)[]
}

/** Of the methods alone, with the model's median and bands; OWA is against Naive2. */
export function figuresOfBands(rows: readonly Row[], model: BandModel, lengths: readonly number[]): BandFigures {
  const judged = rows.map((row) => judgedBy(row, model, lengthBucket(lengths, row.count)))
  const of = (pick: (one: Judged) => number, some: readonly Judged[] = judged) =>
    some.reduce((sum, one) => sum + pick(one), 0) / some.length
  return {
    owa:
      (of(({ smape }) => smape) / of(({ naiveSmape }) => naiveSmape) +
        of(({ mase }) => mase) / of(({ naiveMase }) => naiveMase)) /
      2,
    msis: of(({ msis }) => msis),
    coverage95: of(({ inside95 }) => inside95),
    coverage80: of(({ inside80 }) => inside80),
    coverage50: of(({ inside50 }) => inside50),
    coverage95ByLength: Array.from({ length: lengths.length + 1 }, (_, i) => {
      const some = judged.filter(({ bucket }) => bucket === i)
      return some.length === 0 ? null : of(({ inside95 }) => inside95, some)
    }),
  }
}

type Judged = ReturnType<typeof judgedBy>

function judgedBy({ truth, naive, change, ...row }: Row, model: BandModel, bucket: number) {
  const knots = calibratedKnots(row.forecast, row, model, bucket)
  const inside = (low: number, high: number) => (truth >= knots[low]! && truth <= knots[high]! ? 1 : 0)
  return {
    bucket,
    smape: symmetricPercentageError([truth], [knots[3]!]),
    mase: Math.abs(truth - knots[3]!) / change,
    naiveSmape: symmetricPercentageError([truth], [naive]),
    naiveMase: Math.abs(truth - naive) / change,
    msis: scaledIntervalScore([truth], [{ low: knots[0]!, high: knots[6]! }], 0.95, change),
    inside95: inside(0, 6),
    inside80: inside(1, 5),
    inside50: inside(2, 4),
  }
}
