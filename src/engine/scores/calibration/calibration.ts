/**
 * Did what was called 30 % likely happen 30 % of the time? Forecasts in 21 bins, weighted by the time for which they
 * stood, beside what luck allows.
 */
import { InvalidInput } from '../../invalid-input.ts'
import { type Probability, probability } from '../../units.ts'
import { binomialQuantile } from './binomial-quantile.ts'

/** A chance that stood for a share `weight` of the life of `question`, and what came of it. */
export type CalibrationEntry = {
  readonly question: string | number
  readonly probability: Probability
  readonly happened: boolean
  readonly weight: number
  /** Whether the question closed before its time (`closedEarly`). */
  readonly early: boolean
}

/** The chances from `from` to `until`, and what was found there; null where nothing was. */
export type CalibrationBin = {
  readonly from: number
  readonly until: number
  readonly found: CalibrationFinding | null
}

/**
 * `forecast` is the mean chance, `frequency` how often it happened: in a share from `low` to `high` nine times of ten,
 * if the chances were right.
 */
export type CalibrationFinding = {
  readonly forecast: number
  readonly frequency: number
  readonly low: number
  readonly high: number
  readonly questions: number
  readonly weight: number
}

const bins = 21

/**
 * The bin of a chance, 0 to 20: bin k is centred at k / 20, the outermost are half as wide. .32 lies in bin 6. Throws
 * `InvalidInput` for no chance.
 */
export function calibrationBin(p: number): number {
  return Math.floor(probability(p, 'p') * (bins - 1) + 0.5)
}

/**
 * The 21 bins with mean forecast, frequency and band. The band runs from the 5th to the 95th percentile of a binomial
 * with the mean forecast for its chance, as Metaculus draws it; its number of trials is the effective number of
 * questions, (sum w)^2 / sum w^2 over questions (Kish 1965), rounded: the many forecasts of one question come true or
 * false together and are one trial. Ten questions of one weight, called .3, with three that happened: frequency .3,
 * band .1 to .5.
 *
 * Throws `InvalidInput` for weights that are negative or not finite and for chances outside 0 to 1. Entries without
 * weight are left out.
 */
export function calibration(entries: readonly CalibrationEntry[]): CalibrationBin[] {
  const filled: CalibrationEntry[][] = Array.from({ length: bins }, () => [])
  entries.forEach((entry, i) => {
    if (!(entry.weight >= 0 && entry.weight < Infinity)) {
      throw new InvalidInput(`entries[${i}].weight`, `must be finite and not negative, but is ${entry.weight}`)
    }
    const bin = filled[calibrationBin(entry.probability)]
    if (entry.weight > 0) bin?.push(entry)
  })
  return filled.map((found, k) => ({
    from: Math.max(0, (k - 0.5) / (bins - 1)),
    until: Math.min(1, (k + 0.5) / (bins - 1)),
    found: found.length > 0 ? findingOf(found) : null,
  }))
}

/**
 * Two such curves: of questions that ran their time, and of those that closed early. What resolves early is mostly yes
 * ("by 2030" can come true in 2027, never false), so the second lies above the line even for a perfect forecaster and
 * must not be mixed in or judged.
 */
export function calibrationApart(entries: readonly CalibrationEntry[]): {
  inTime: CalibrationBin[]
  early: CalibrationBin[]
} {
  return {
    inTime: calibration(entries.filter(({ early }) => !early)),
    early: calibration(entries.filter(({ early }) => early)),
  }
}

/**
 * The mean distance between forecast and frequency over the bins, weighted: 0 is perfect. Null where nothing was found.
 */
export function calibrationError(found: readonly CalibrationBin[]): number | null {
  let [weight, distance] = [0, 0]
  for (const { found: finding } of found) {
    if (!finding) continue
    weight += finding.weight
    distance += finding.weight * Math.abs(finding.forecast - finding.frequency)
  }
  return weight > 0 ? distance / weight : null
}

function findingOf(entries: readonly CalibrationEntry[]): CalibrationFinding {
  const perQuestion = new Map<string | number, number>()
  let [weight, chances, happened] = [0, 0, 0]
  for (const entry of entries) {
    perQuestion.set(entry.question, (perQuestion.get(entry.question) ?? 0) + entry.weight)
    weight += entry.weight
    chances += entry.weight * entry.probability
    if (entry.happened) happened += entry.weight
  }
  const forecast = probability(chances / weight)
  const squares = [...perQuestion.values()].reduce((sum, own) => sum + (own / weight) ** 2, 0)
  const trials = Math.round(1 / squares)
  const edge = (share: number) => binomialQuantile(share, trials, forecast) / trials
  return {
    forecast,
    frequency: happened / weight,
    low: edge(0.05),
    high: edge(0.95),
    questions: perQuestion.size,
    weight,
  }
}
