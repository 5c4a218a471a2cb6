/** Projects a chunk of series whose future is known and sums how it went. Runs in a worker. */
import {
  coverage,
  meanAbsoluteError,
  scaledIntervalScore,
  symmetricPercentageError,
} from '../../src/engine/projection/accuracy.ts'
import { scaleOf } from '../../src/engine/projection/bands/band-features.ts'
import { isExploding } from '../../src/engine/projection/bands/exploding.ts'
import type { Period } from '../../src/engine/projection/methods/central-forecast.ts'
import { naive2 } from '../../src/engine/projection/methods/naive.ts'
import { project } from '../../src/engine/projection/project.ts'
import { mean } from '../../src/engine/statistics.ts'

/** A series up to some time, and what came next. */
export type KnownSeries = { m: Period; h: number; train: number[]; test: number[] }

/** What is known of one series; `null` where the projection was refused. */
export type Judged = {
  length: number
  smape: number
  mase: number
  naiveSmape: number
  naiveMase: number
  coverage95: number
  coverage80: number
  coverage50: number
  msis: number
  /** The mean error in logarithms, of yearly series that explode; else null. */
  logError: number | null
  /** At each step, whether the value lay inside the band. */
  inside: { step: number; 95: boolean; 80: boolean }[]
} | null

/** Of projections with networks, as they are shown, and of the same without. */
export type ProjectionAnswer = Record<'shown' | 'withoutNetworks', { judged: Judged[]; milliseconds: number }>

export function run(chunk: readonly KnownSeries[]): ProjectionAnswer {
  // By turns, so that what else the machine does bears on both alike.
  const shown = projected(chunk, true)
  return { shown, withoutNetworks: projected(chunk, false) }
}

function projected(chunk: readonly KnownSeries[], networks: boolean) {
  const before = cpuMilliseconds()
  const projections = chunk.map(({ m, h, train }) => project({ values: train }, { period: m, horizon: h, networks }))
  const milliseconds = cpuMilliseconds() - before
  return { judged: chunk.map((one, i) => judgedBy(one, projections[i]!)), milliseconds }
}

function judgedBy({ m, h, train, test }: KnownSeries, projection: ReturnType<typeof project>): Judged {
  if (projection.refused !== null) return null
  const median = projection.points.map((point) => point.median)
  const bands = (level: 50 | 80 | 95) => projection.points.map((point) => point.bands[level])
  const scale = scaleOf(train, m)
  const naive = naive2(train, m, h)
  return {
    length: train.length,
    smape: symmetricPercentageError(test, median),
    mase: meanAbsoluteError(test, median) / scale,
    naiveSmape: symmetricPercentageError(test, naive),
    naiveMase: meanAbsoluteError(test, naive) / scale,
    coverage95: coverage(test, bands(95)),
    coverage80: coverage(test, bands(80)),
    coverage50: coverage(test, bands(50)),
    msis: scaledIntervalScore(test, bands(95), 0.95, scale),
    logError:
      m === 1 && isExploding(train) && [...test, ...median].every((value) => value > 0)
        ? logErrorOf(test, median)
        : null,
    inside: test.map((value, i) => {
      const isIn = ({ low, high }: { low: number; high: number }) => value >= low && value <= high
      return { step: i + 1, 95: isIn(bands(95)[i]!), 80: isIn(bands(80)[i]!) }
    }),
  }
}

function logErrorOf(test: readonly number[], median: readonly number[]): number {
  return mean(test.map((value, i) => Math.abs(Math.log(value / median[i]!))))
}

/** Of this thread alone. */
function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
