/**
 * Projections of series whose future is known (M4's and M3's), against Naive2 on the same series, as the M4 competition
 * measured it.
 */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { inWorkers } from './in-workers.ts'
import type { Judged, KnownSeries, ProjectionAnswer } from './projection-task.ts'

const chunk = 50
const buckets = [
  { name: '<20', holds: (length: number) => length < 20 },
  { name: '20-39', holds: (length: number) => length >= 20 && length < 40 },
  { name: '40+', holds: (length: number) => length >= 40 },
]

/**
 * `data`: a file of [{id, m, h, train, test}], json or json.gz. Figures are means over the series that were not
 * refused.
 */
export async function benchProjection({ data }: { data?: string | undefined }) {
  if (!data) throw new Error('Say which series: --data FILE')
  const bytes = await readFile(data)
  const text = (data.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  const series = JSON.parse(text) as KnownSeries[] // the shape the benchmark asks for
  const tasks = Array.from({ length: Math.ceil(series.length / chunk) }, (_, i) =>
    series.slice(i * chunk, (i + 1) * chunk),
  )
  const answers = await inWorkers<KnownSeries[], ProjectionAnswer>(
    new URL('./projection-task.ts', import.meta.url),
    tasks,
  )
  const judged = answers.flatMap((answer) => answer.judged).filter((one) => one !== null)
  const mean = (pick: (one: NonNullable<Judged>) => number, of = judged) =>
    of.reduce((sum, one) => sum + pick(one), 0) / of.length
  const [smape, mase] = [mean((one) => one.smape), mean((one) => one.mase)]
  const owa = (smape / mean((one) => one.naiveSmape) + mase / mean((one) => one.naiveMase)) / 2
  const byLength = buckets
    .map(({ name, holds }) => ({ name, of: judged.filter(({ length }) => holds(length)) }))
    .filter(({ of }) => of.length > 0)
  return {
    n: judged.length,
    smape: rounded(smape),
    mase: rounded(mase),
    owa: rounded(owa),
    coverage95: rounded(mean((one) => one.coverage95)),
    coverage80: rounded(mean((one) => one.coverage80)),
    coverage50: rounded(mean((one) => one.coverage50)),
    coverageByLength: Object.fromEntries(
      byLength.map(({ name, of }) => [name, rounded(mean((one) => one.coverage95, of))]),
    ),
    msis: rounded(mean((one) => one.msis)),
    msPerSeries: rounded(answers.reduce((sum, answer) => sum + answer.milliseconds, 0) / series.length),
    refused: series.length - judged.length,
  }
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
