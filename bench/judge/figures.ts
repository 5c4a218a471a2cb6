/** How right chances were: against each other on the same questions, with what that may be by chance. */
import { seededRandom, randomIndex } from '../../src/engine/random.ts'
import { mean } from '../../src/engine/statistics.ts'

export type Scored = { id: string; chance: number; engine: number; past: number; came: boolean }

const draws = 2000

export function figuresOf(all: readonly Scored[]) {
  const scores = (chanceIn: (one: Scored) => number) => ({
    brier: rounded(mean(all.map((one) => brier(chanceIn(one), one.came)))),
    logScore: rounded(mean(all.map((one) => logScore(chanceIn(one), one.came)))),
  })
  return {
    judge: scores(({ chance }) => chance),
    engine: scores(({ engine }) => engine),
    past: scores(({ past }) => past),
    even: scores(() => 0.5),
    judgeMinusEngine: differenceOf(all),
    calibration: calibrationOf(all),
  }
}

const brier = (chance: number, came: boolean): number => (chance - Number(came)) ** 2
/** In bits; a chance is kept away from certainty, so that one slip does not decide all. */
const logScore = (chance: number, came: boolean): number =>
  -Math.log2(Math.min(0.99, Math.max(0.01, came ? chance : 1 - chance)))

/** Of Brier scores; below 0 the judge is better. Drawn by series, whose questions hang together. */
function differenceOf(all: readonly Scored[]) {
  const bySeries = [...Map.groupBy(all, ({ id }) => id).values()]
  const random = seededRandom(1)
  const differenceIn = (some: readonly Scored[]) =>
    mean(some.map(({ chance, engine, came }) => brier(chance, came) - brier(engine, came)))
  const drawn = Array.from({ length: draws }, () =>
    differenceIn(bySeries.flatMap(() => bySeries[randomIndex(random, bySeries.length)] ?? [])),
  ).toSorted((a, b) => a - b)
  const at = (share: number) => rounded(drawn[Math.floor(share * (draws - 1))] ?? Number.NaN)
  return { mean: rounded(differenceIn(all)), low95: at(0.025), high95: at(0.975) }
}

/** What was said, and how often it came, in fifths. */
function calibrationOf(all: readonly Scored[]) {
  return [0, 1, 2, 3, 4].flatMap((fifth) => {
    const within = all.filter(({ chance }) => Math.min(4, Math.floor(chance * 5)) === fifth)
    if (within.length === 0) return []
    const said = rounded(mean(within.map(({ chance }) => chance)))
    return [{ said, came: rounded(mean(within.map(({ came }) => Number(came)))), of: within.length }]
  })
}

export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
