/**
 * The two halves of the crowd's benchmark, each for a thread of its own: how good the aggregates are, and how long they
 * take.
 */
import { createHash } from 'node:crypto'
import { binaryCrowd } from '#engine/crowd/binary-crowd.ts'
import {
  type Calibration,
  learnCalibration,
  type PastCrowd,
  publicCommunities,
  uncalibrated,
} from '#engine/crowd/community-calibration.ts'
import { geometricMeanOfOdds } from '#engine/crowd/geometric-mean-of-odds.ts'
import { calibrated, pooledLogOdds } from '#engine/crowd/pool.ts'
import { recencyWeightedMedian } from '#engine/crowd/weights/recency-weights.ts'
import { randomIndex, seededRandom } from '#engine/random.ts'
import { mean, median } from '#engine/statistics.ts'
import { type Question, readQuestions, type Snapshot, snapshotsOf } from './crowd-questions.ts'

export type Task = { measure: 'scores'; path: string; least: number } | { measure: 'speed' }

export function run(task: Task): object {
  return task.measure === 'scores' ? scores(task.path, task.least) : { milliseconds10000: speed(10_000) }
}

/** A community's calibration is learnt from moments at which at least so many forecasts stood: fewer are no crowd. */
const crowdFrom = 3

/**
 * Brier scores (0 to 1), averaged over a question's moments and then over questions, of questions with at least `least`
 * forecasts at some moment. What is believed of a community beforehand was learnt from the public questions; `leftOut`
 * begins with what the other half of this very file teaches, `cold` with nothing.
 */
function scores(path: string, least: number) {
  const questions = readQuestions(path)
  const judged = (of: readonly Question[], believed: Calibration) => judgedQuestions(of, { least, believed })
  const all = judged(questions, publicCommunities)
  const halves = [questions.filter(isOfFirstHalf), questions.filter((one) => !isOfFirstHalf(one))] as const
  const leftOut = [judged(halves[0], taughtBy(halves[1])), judged(halves[1], taughtBy(halves[0]))]
  return {
    questions: all.differences.length,
    brier: Object.fromEntries(Object.entries(all.losses).map(([name, each]) => [name, mean(each)])),
    difference: mean(all.differences),
    interval95: bootstrapInterval(all.differences),
    calibrationError: calibrationError(all.seen, all.pooled),
    leftOut: mean(leftOut.flatMap(({ differences }) => differences)),
    cold: mean(judged(questions, uncalibrated).differences),
  }
}

/** `losses` and `differences` (the pool's less the recency-weighted median's) are one a question. */
function judgedQuestions(
  questions: readonly Question[],
  { least, believed }: { least: number; believed: Calibration },
) {
  const all = snapshotsOf(questions, Math.min(least, crowdFrom))
  const calibrationAt = calibrationsOf(all.filter(isCrowd), believed)
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
  return { seen, pooled, losses, differences }
}

const isCrowd = ({ probabilities }: Snapshot) => probabilities.length >= crowdFrom

/** Whatever the file's order is: by the last bit of the id's digest. */
function isOfFirstHalf({ id }: Question): boolean {
  return (createHash('sha256').update(id).digest().at(-1) ?? 0) % 2 === 0
}

/** The calibration of all these questions together. */
function taughtBy(questions: readonly Question[]): Calibration {
  const snapshots = snapshotsOf(questions, crowdFrom)
  return learnCalibration(snapshots.map(pastOf(snapshots)))
}

/** A question's moments weigh 1 together. */
function pastOf(snapshots: readonly Snapshot[]): (one: Snapshot) => PastCrowd {
  const momentsOf = Map.groupBy(snapshots, ({ question }) => question.id)
  return ({ question, probabilities, skills }) => ({
    logOdds: pooledLogOdds(probabilities, skills),
    happened: question.happened,
    weight: 1 / (momentsOf.get(question.id)?.length ?? 1),
  })
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
function calibrationsOf(snapshots: readonly Snapshot[], believed: Calibration): (now: Snapshot) => Calibration {
  const past = pastOf(snapshots)
  const communities = new Map(
    [...Map.groupBy(snapshots, ({ question }) => question.community)].map(([community, its]) => {
      const resolving = its.toSorted((a, b) => a.question.resolvedAt - b.question.resolvedAt)
      return [community, { times: resolving.map(({ question }) => question.resolvedAt), crowds: resolving.map(past) }]
    }),
  )
  const learnt = new Map<string, Calibration>()
  return ({ question: { community }, at }) => {
    const { times = [], crowds = [] } = communities.get(community) ?? {}
    const later = times.findIndex((time) => time >= at)
    const known = later < 0 ? crowds : crowds.slice(0, later)
    const key = `${community} ${known.length}`
    const calibration = learnt.get(key) ?? learnCalibration(known, believed)
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
