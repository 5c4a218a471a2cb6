/** What several amounts that are not known make together. */
import { InvalidInput } from '../invalid-input.ts'
import { normalChance } from '../projection/normal-chance.ts'
import { probability } from '../units.ts'
import { type Combined, ofValues } from './combined.ts'
import type { Marginal } from './marginal.ts'
import { normalScore } from './normal-score.ts'

/** Each with its mirror image. */
const draws = 2048

/**
 * The sum of amounts at 2048 joint draws and their mirror images. Their normal scores are normal together, each two with correlation `rho` (a
 * Gaussian copula; Nelsen 2006, chapter 2). The draws are spread evenly and are the same each time: point n lies at
 * .5 + n / g, n / g², ... without whole parts, of the g above 1 with g^(d+1) = g + 1 (Roberts 2018), for d amounts.
 *
 * Two around 10 and 20 of spread 3 and 4 make 30 with a spread of 5 at rho 0, and of 6.4 at .7. Throws `InvalidInput` for
 * fewer than two amounts, and where no amounts hang together so: -1 / (d - 1) < rho < 1.
 */
export function summed(parts: readonly Marginal[], rho = 0): Combined {
  const most = parts.length
  if (most < 2) throw new InvalidInput('parts', 'must be two or more')
  if (!(rho > -1 / (most - 1) && rho < 1))
    throw new InvalidInput('rho', `must lie between ${-1 / (most - 1)} and 1, not ${rho}`)
  const steps = stepsFor(most)
  const ties = tiesOf(most, rho)
  const values = new Float64Array(2 * draws)
  const sumOf = (scores: readonly number[]) =>
    parts.reduce((sum, { quantile }, i) => sum + quantile(normalChance(scores[i]!)), 0)
  for (let n = 0; n < draws; n++) {
    const own = steps.map((step) => normalScore(probability((0.5 + (n + 1) * step) % 1)))
    const scores = ties.map((row) => scoreOf(row, own))
    values[2 * n] = sumOf(scores)
    values[2 * n + 1] = sumOf(scores.map((score) => -score))
  }
  return ofValues(values)
}

const scoreOf = (row: readonly number[], own: readonly number[]): number =>
  row.reduce((sum, tie, k) => sum + tie * own[k]!, 0)

/** 1 / g, 1 / g², ...; g by iteration from 2, which settles within 1e-12. */
function stepsFor(most: number): number[] {
  let g = 2
  for (let i = 0; i < 60; i++) g = (1 + g) ** (1 / (most + 1))
  return Array.from({ length: most }, (_, i) => (1 / g ** (i + 1)) % 1)
}

/** The lower root of the matrix of correlations (Cholesky), row by row. */
function tiesOf(most: number, rho: number): number[][] {
  const rows: number[][] = []
  for (let i = 0; i < most; i++) {
    const row: number[] = []
    for (let k = 0; k < i; k++) row.push((rho - scoreOf(rows[k]!.slice(0, k), row)) / rows[k]![k]!)
    row.push(Math.sqrt(1 - row.reduce((sum, tie) => sum + tie * tie, 0)))
    rows.push(row)
  }
  return rows
}
