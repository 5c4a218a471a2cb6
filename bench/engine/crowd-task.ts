/**
 * The two halves of the crowd's benchmark, each for a thread of its own: how good the aggregates are, and how long they
 * take.
 */
import { binaryCrowd } from '#engine/crowd/binary-crowd.ts'
import {
  type Calibration,
  learnCalibration,
  type PastCrowd,
  uncalibrated,
} from '#engine/crowd/community-calibration.ts'
import { geometricMeanOfOdds } from '#engine/crowd/geometric-mean-of-odds.ts'
import { calibrated, pooledLogOdds } from '#engine/crowd/pool.ts'
import { recencyWeightedMedian } from '#engine/crowd/weights/recency-weights.ts'
import { randomIndex, seededRandom } from '#engine/random.ts'
import { mean, median } from '#engine/statistics.ts'
import { readQuestions, type Snapshot, snapshotsOf } from './crowd-questions.ts'

export type Task = { measure: 'scores'; path: string; least: number } | { measure: 'speed' }

export function run(task: Task): object {
  return task.measure === 'scores' ? scores(task.path, task.least) : { milliseconds10000: speed(10_000) }
}

/** A community's calibration is learnt from moments at which at least so many forecasts stood: fewer are no crowd. */
const crowdFrom = 3

/**
 * Brier scores (0 to 1), averaged over a question's moments and then over questions, of questions with at least `least`
 * forecasts at some moment. `difference` is that of the pool less that of the recency-weighted median, `interval95` its
 * bootstrap over questions.
 */
function scores(path: string, least: number) {
  const all = snapshotsOf(readQuestions(path), Math.min(least, crowdFrom))
  const calibrationAt = calibrationsOf(all.filter(({ probabilities }) => probabilities.length >= crowdFrom))
  const seen = all.filter(({ probabilities }) => probabilities.length >= least)
  const pooled = seen.map((one) => calibrated(pooledLogOdds(one.probabilities, one.skills), calibrationAt(one)))
  const losses = {
    mean: lossesOf(seen, ({ probabilities }) => mean(probabilities)),
    median: lossesOf(seen, ({ probabilities }) => median(probabilities)),
    geometricMeanOfOdds: lossesOf(seen, ({ probabilities }) => geometricMeanOfOdds(probabilities)),
    recencyWeightedMedian: lossesOf(seen, ({ probabilities }) => recencyWeightedMedian(probabilities)),
    pool: lossesOf(seen, (_, i) => pooled[i] ?? Number.NaN),
  }
  const differences = losses.pool.map((loss, i) => loss - (losses.recencyWeightedMedian[i] ?? Number.NaN))
  return {
    questions: differences.length,
    brier: Object.fromEntries(Object.entries(losses).map(([name, each]) => [name, mean(each)])),
    difference: mean(differences),
    interval95: bootstrapInterval(differences),
    calibrationError: calibrationError(seen, pooled),
  }
}

/** The mean Brier score of each question's moments. */
function lossesOf(seen: readonly Snapshot[], forecast: (snapshot: Snapshot, i: number) => number): number[] {
  const byQuestion = Map.groupBy(
    seen.map((snapshot, i) => ({ id: snapshot.question.id, loss: (forecast(snapshot, i) - outcomeOf(snapshot)) ** 2 })),
    ({ id }) => id,
  )
  return [...byQuestion.values()].map((moments) => mean(moments.map(({ loss }) => loss)))
}

/** For any moment the calibration of its community, learnt from the questions that had resolved strictly before. */
function calibrationsOf(snapshots: readonly Snapshot[]): (now: Snapshot) => Calibration {
  const momentsOf = Map.groupBy(snapshots, ({ question }) => question.id)
  const pastOf = (one: Snapshot): PastCrowd => ({
    logOdds: pooledLogOdds(one.probabilities, one.skills),
    happened: one.question.happened,
    weight: 1 / (momentsOf.get(one.question.id)?.length ?? 1),
  })
  const communities = new Map(
    [...Map.groupBy(snapshots, ({ question }) => question.community)].map(([community, its]) => {
      const resolving = its.toSorted((a, b) => a.question.resolvedAt - b.question.resolvedAt)
      return [community, { times: resolving.map(({ question }) => question.resolvedAt), crowds: resolving.map(pastOf) }]
    }),
  )
  const learnt = new Map<string, Calibration>()
  return ({ question: { community }, at }) => {
    const { times = [], crowds = [] } = communities.get(community) ?? {}
    const later = times.findIndex((time) => time >= at)
    const known = later < 0 ? crowds : crowds.slice(0, later)
    const key = `${community} ${known.length}`
    const calibration = learnt.get(key) ?? learnCalibration(known)
    learnt.set(key, calibration)
    return calibration
  }
}

/**
 * The 2.5th and 97.5th of 2,000 means of as many questions drawn with replacement, in hundredths; always the same ones.
 */
function bootstrapInterval(differences: readonly number[]): [number, number] {
  const rounds = 2000
  const random = seededRandom(7)
  const means = Float64Array.from({ length: rounds }, () => {
    let sum = 0
    for (let i = 0; i < differences.length; i++)
      sum += differences[randomIndex(random, differences.length)] ?? Number.NaN
    return sum / differences.length
  }).toSorted()
  return [means[Math.floor(0.025 * rounds)] ?? Number.NaN, means[Math.floor(0.975 * rounds)] ?? Number.NaN]
}

/**
 * The expected calibration error (Naeini, Cooper and Hauskrecht 2015): ten bins of equal width, in each the distance
 * between the mean forecast and the share that happened, averaged by weight. A question's moments weigh 1 together, as
 * in the scores.
 */
function calibrationError(seen: readonly Snapshot[], forecasts: readonly number[]): number {
  const bins = Array.from({ length: 10 }, () => ({ forecast: 0, happened: 0 }))
  const moments = Map.groupBy(seen, ({ question }) => question.id)
  for (const [i, snapshot] of seen.entries()) {
    const weight = 1 / (moments.get(snapshot.question.id)?.length ?? 1)
    const forecast = forecasts[i] ?? Number.NaN
    const bin = bins[Math.min(9, Math.floor(forecast * 10))]
    if (!bin) throw new Error(`No bin holds a forecast of ${forecast}`)
    bin.forecast += weight * forecast
    bin.happened += weight * outcomeOf(snapshot)
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.forecast - bin.happened), 0) / moments.size
}

function outcomeOf({ question }: Snapshot): number {
  return question.happened ? 1 : 0
}

/**
 * CPU milliseconds of this thread for all aggregates of a crowd of `count`, the median of 21 times after 5 to warm up.
 */
function speed(count: number): number {
  const random = seededRandom(1)
  const probabilities = Float64Array.from({ length: count }, () => random())
  const skills = Float64Array.from({ length: count }, () => 0.5 + random())
  const times = Array.from({ length: 26 }, () => {
    const before = process.threadCpuUsage()
    binaryCrowd(probabilities, skills, uncalibrated)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return median(times.slice(5))
}
