/** Relative Brier scores, absolute ones and ranks, as Fatebook computes them. */
import { relativeBrierScores } from '../../src/engine/scores/relative-brier.ts'
import { probability } from '../../src/engine/units.ts'
import { type Comparison, vectorFile } from './scores-comparison.ts'

type Score = { absolute: number; relative: number | null; rank: number }
type Case = {
  days_open: number
  resolution: 'YES' | 'NO'
  forecasts: { user: string; p: number; day: number }[]
  expected: Record<string, Score>
}

export async function fatebookComparisons(folder: string): Promise<Comparison[]> {
  const { cases } = await vectorFile<{ cases: Case[] }>(folder, 'fatebook_brier.json')
  return cases.flatMap(({ days_open: daysOpen, resolution, forecasts, expected }, i) => {
    const dated = forecasts.map(({ user, p, day }) => ({ forecaster: user, day, probability: probability(p) }))
    const scores = relativeBrierScores(dated, { daysOpen, happened: resolution === 'YES' })
    return Object.entries(expected).flatMap(([user, theirs]) => {
      const ours = scores.get(user)
      const what = `fatebook ${i}: user ${user}`
      return [
        { what: `${what}: absolute`, ours: ours?.absolute ?? null, theirs: theirs.absolute },
        { what: `${what}: relative`, ours: ours?.relative ?? null, theirs: theirs.relative },
        { what: `${what}: rank`, ours: ours?.rank ?? null, theirs: theirs.rank },
      ]
    })
  })
}
