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

type Stored = Omit<KnownSeries, 'test'> & { test?: number[] }

/**
 * `data`: a file of [{id, m, h, train, test}], json or json.gz. `window` says what is judged: 0 the test values, 1 the
 * last h training values, seen from before them, 2 those before, and so on. Figures are means over the series that are
 * long enough for that window and were not refused.
 */
export async function benchProjection({
  data,
  window = '0',
}: {
  data?: string | undefined
  window?: string | undefined
}) {
  if (!data) throw new Error('Say which series: --data FILE')
  const bytes = await readFile(data)
  const text = (data.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  const stored = JSON.parse(text) as Stored[] // the shape the benchmark asks for
  const series = stored.flatMap((one) => windowOf(one, Number(window)))
  if (series.length === 0) throw new Error(`No series has a window ${window}`)
  const tasks = Array.from({ length: Math.ceil(series.length / chunk) }, (_, i) =>
    series.slice(i * chunk, (i + 1) * chunk),
  )
  const answers = await inWorkers<KnownSeries[], ProjectionAnswer>(
    new URL('./projection-task.ts', import.meta.url),
    tasks,
  )
  const figures = (which: keyof ProjectionAnswer) => figuresOf(answers.map((answer) => answer[which]))
  const judgedOn = Number(window) === 0 ? 'the test values' : `training values, ${window} times the horizon back`
  return { window: Number(window), judgedOn, ...figures('shown'), withoutNetworks: figures('withoutNetworks') }
}

function windowOf({ m, h, train, test }: Stored, window: number): KnownSeries[] {
  if (window === 0) return test ? [{ m, h, train, test }] : []
  const known = train.length - window * h
  return known > 0 ? [{ m, h, train: train.slice(0, known), test: train.slice(known, known + h) }] : []
}

function figuresOf(answers: readonly ProjectionAnswer['shown'][]) {
  const all = answers.flatMap((answer) => answer.judged)
  const judged = all.filter((one) => one !== null)
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
    msPerSeries: rounded(answers.reduce((sum, answer) => sum + answer.milliseconds, 0) / all.length),
    refused: all.length - judged.length,
  }
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
