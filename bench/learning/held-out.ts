/**
 * How near to what happened crowds come that were put together by what had been learnt by then, beside those by nothing:
 * each question at the moments of its life, by the questions that had come out before, as the product learns.
 */
import { pool } from '#engine/crowd/pool.ts'
import { seededRandom } from '#engine/random.ts'
import { sumInterval } from '#engine/scores/sum-interval.ts'
import { mean } from '#engine/statistics.ts'
import { type Learnt, learn, type Lesson, nothingLearnt } from '#forecasts/learning/learn.ts'
import { rounded } from '../world.ts'

const crowdFrom = 3

/** Brier scores from 0 to 1, means of the moments of each question. */
export type Judged = { unlearnt: number; skills: number; learnt: number }

type Asked = { lessons: readonly Lesson[]; judged: readonly Lesson[]; step: number }

/** `lessons`: what may teach; `judged`: what is looked at, these among it; `step`: how long nothing new is learnt, in the unit of their times. */
export function heldOut({ lessons, judged, step }: Asked): Judged[] {
  const known = new Map<number, Learnt>()
  const learntAt = (at: number) => {
    const night = Math.floor(at / step) * step
    const learnt = known.get(night) ?? learn(lessons.filter(({ resolvedAt }) => resolvedAt < night))
    known.set(night, learnt)
    return learnt
  }
  return judged.flatMap(({ moments, happened }) => {
    const crowds = moments.filter(({ standing }) => standing.length >= crowdFrom)
    if (crowds.length === 0) return []
    const lossBy = (by: (at: number) => Learnt) =>
      mean(crowds.map((crowd) => (chanceBy(by(crowd.at), crowd) - Number(happened)) ** 2))
    return [
      {
        unlearnt: lossBy(() => nothingLearnt),
        skills: lossBy((at) => ({ ...nothingLearnt, skills: learntAt(at).skills })),
        learnt: lossBy(learntAt),
      },
    ]
  })
}

function chanceBy({ calibration, skills }: Learnt, { standing }: Lesson['moments'][number]): number {
  const chances = standing.map(({ probability }) => probability)
  return pool(
    chances,
    standing.map(({ forecaster }) => skills.get(forecaster) ?? 1),
    calibration,
  )
}

/** Nine times in ten the difference would lie in `interval` by luck alone; below 0 what was learnt is nearer. */
export function inShort(all: readonly Judged[]) {
  const differences = all.map(({ learnt, unlearnt }) => learnt - unlearnt)
  const { low, high } = sumInterval(differences, seededRandom(1))
  const of = (name: keyof Judged) => rounded(mean(all.map((one) => one[name])), 4)
  return {
    questions: all.length,
    unlearnt: of('unlearnt'),
    skills: of('skills'),
    learnt: of('learnt'),
    difference: rounded(mean(differences), 4),
    interval: [rounded(low / all.length, 4), rounded(high / all.length, 4)],
  }
}
