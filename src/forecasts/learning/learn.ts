/**
 * What the crowd learns of its own questions that have come out: whose word counts for more, and how its crowds of yes or
 * no err. Nothing of few questions, and nothing that is finer than it has to be.
 */
import {
  type Calibration,
  learnCalibration,
  type PastCrowd,
  uncalibrated,
} from '#engine/crowd/community-calibration.ts'
import { pooledLogOdds } from '#engine/crowd/pool.ts'
import { skillOf, type TrackRecord } from '#engine/crowd/weights/skill.ts'
import { type TrackRecords, trackRecords } from '#engine/crowd/weights/track-records.ts'
import { rounded } from '#kit/numbers.ts'
import { fewestLessons, fewestRanked, fewestShown } from '../words.ts'

/** What stood at a moment, the oldest first. */
export type Moment = { at: number; standing: readonly { forecaster: string; probability: number }[] }

/**
 * One question of yes or no that has come out. Times in milliseconds since 1970; `losses`: the Brier score of the last
 * forecast of each; `moments`: what stood at some moments of its life.
 */
export type Lesson = {
  resolvedAt: number
  happened: boolean
  losses: ReadonlyMap<string, number>
  moments: readonly Moment[]
}

/** `skills`: of whoever has another than 1. */
export type Learnt = { calibration: Calibration; skills: ReadonlyMap<string, number> }

/** What people say together before anything is known of them. */
export const nothingLearnt: Learnt = { calibration: uncalibrated, skills: new Map() }

/** All that these questions teach; of fewer than twenty nothing. */
export function learn(lessons: readonly Lesson[]): Learnt {
  const recordOf = trackRecords(lessons)
  return learntOf(
    lessons,
    recordOf,
    lessons.flatMap((lesson) => pastCrowdsOf(lesson, recordOf)),
  )
}

/** The same of crowds that have been put together already, which takes a while where they are many. */
export function learntOf(lessons: readonly Lesson[], recordOf: TrackRecords, past: readonly PastCrowd[]): Learnt {
  if (lessons.length < fewestLessons) return nothingLearnt
  const { shift, scale } = learnCalibration(past)
  const people = new Set(lessons.flatMap(({ losses }) => [...losses.keys()]))
  const skills = Array.from(people, (person) => [person, weightOf(recordOf(person, Infinity))] as const)
  return {
    calibration: { shift: rounded(shift, digits), scale: rounded(scale, digits) },
    skills: new Map(skills.filter(([, skill]) => skill !== 1)),
  }
}

const digits = 2

/** The crowds of a question as they were put together then, of what was known of each person then; they weigh 1 together. */
export function pastCrowdsOf({ moments, happened }: Lesson, recordOf: TrackRecords): PastCrowd[] {
  const crowds = moments.filter(({ standing }) => standing.length >= fewestShown)
  return crowds.map(({ at, standing }) => ({
    logOdds: pooledLogOdds(
      standing.map(({ probability }) => probability),
      standing.map(({ forecaster }) => weightOf(recordOf(forecaster, at))),
    ),
    happened,
    weight: 1 / crowds.length,
  }))
}

const stepsToDouble = 2
const farthest = 2

/**
 * The skill of a record, in steps of half a doubling from a quarter to four: what lies between would tell more of a
 * person than of the crowd. 1 before ten questions.
 */
export function weightOf(record: TrackRecord): number {
  if (record.questions < fewestRanked) return 1
  const doublings = Math.round(Math.log2(skillOf(record)) * stepsToDouble) / stepsToDouble
  return rounded(2 ** Math.min(farthest, Math.max(-farthest, doublings)), 4)
}
