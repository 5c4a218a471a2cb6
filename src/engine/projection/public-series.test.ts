import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { coverage, meanAbsoluteError, meanChange, symmetricPercentageError } from './accuracy.ts'
import type { Period } from './methods/central-forecast.ts'
import { naive2 } from './methods/naive.ts'
import { project } from './project.ts'

type Known = { m: Period; h: number; train: number[]; test: number[] }
const folder = resolve(import.meta.dirname, '../../../../shared/reference/m4')
const isMissing = !existsSync(folder)

/**
 * A few of the public series: enough to notice a broken method, few enough for every run. The figures over all are in
 * docs/benchmarks.md.
 */
test.skipIf(isMissing).each([
  ['m4-yearly', 0.95],
  ['m4-quarterly', 0.95],
  ['m3-monthly', 0.95],
])(
  'on public series (%s; skipped where the reference is not at hand) OWA is below %f and the bands hold',
  (file, mostOwa) => {
    const all = JSON.parse(gunzipSync(readFileSync(`${folder}/${file}-public.json.gz`)).toString()) as Known[] // the reference's own shape
    const some = all.slice(0, 40)
    const sums = { smape: 0, mase: 0, naiveSmape: 0, naiveMase: 0, inside: 0 }
    for (const { m, h, train, test: truth } of some) {
      const answer = project({ values: train }, { period: m, horizon: h })
      if (answer.refused !== null) throw new Error(answer.refused)
      const median = answer.points.map((point) => point.median)
      const naive = naive2(train, m, h)
      sums.smape += symmetricPercentageError(truth, median)
      sums.mase += meanAbsoluteError(truth, median) / meanChange(train, m)
      sums.naiveSmape += symmetricPercentageError(truth, naive)
      sums.naiveMase += meanAbsoluteError(truth, naive) / meanChange(train, m)
      sums.inside += coverage(
        truth,
        answer.points.map(({ bands }) => bands[95]),
      )
    }
    expect((sums.smape / sums.naiveSmape + sums.mase / sums.naiveMase) / 2).toBeLessThan(mostOwa)
    expect(sums.inside / some.length).toBeGreaterThan(0.88)
    expect(sums.inside / some.length).toBeLessThan(0.995)
  },
)
