/** How right people were together while a question was open, in each way. It may take a while: others are answered in between. */
import { setImmediate as others } from 'node:timers/promises'
import { uncalibrated } from '#engine/crowd/community-calibration.ts'
import { type StandingForecast, timeShare } from '#engine/scores/standing-forecast.ts'
import { rounded } from '#kit/numbers.ts'
import { toWholePercent } from '../../crowd/coarse.ts'
import type { LearntBy } from '../../crowd/told.ts'
import { type CrowdScore, crowdMoments, type WayScore } from '../../scores/crowd-over-time.ts'
import { ownScore } from '../../scores/own-score.ts'
import { chancesOf, type Score, type Standing } from '../../scores/score.ts'
import type { Weighing } from '../../scores/scored-type.ts'
import type { Settled } from '../../scores/settled.ts'
import { fewestCompared, type ScoredWay } from '../../words.ts'

/** `told`: each chance of a yes that the page said, with the share of the question's life; null of all else. */
export type CrowdScored = {
  /** Null where they never were three at a time. */
  crowd: CrowdScore | null
  /** None where they never were five. */
  ways: WayScore[]
  told: Score['chances']
}

/** `counted`: of those who count; `learnt`: by what they were put together, the oldest first. */
export async function crowdScoredOf(
  settled: Settled,
  counted: readonly Standing[],
  learnt: readonly LearntBy[],
): Promise<CrowdScored> {
  const { scoring, outcome } = settled
  const pooled: StandingForecast[] = []
  const ways = new Map<ScoredWay, StandingForecast[]>()
  const people = new Set<string>()
  const moments = crowdMoments(
    counted,
    learnt.filter((one, i) => isOtherwise(one, learnt[i - 1])).map(({ ms }) => ms),
  )
  for (const { standing, ...time } of moments) {
    if (timeShare({ ...time, masses: [] }, settled) === 0) continue
    await others() // eslint-disable-line no-await-in-loop
    const all = standing.map(({ masses }) => masses)
    const masses = scoring.poolOf(all, outcome, weighingAt(time.from, standing, learnt))
    pooled.push({ ...time, masses })
    for (const { forecaster } of standing) people.add(forecaster)
    if (standing.length < fewestCompared) continue
    for (const said of scoring.waysOf(all, outcome, masses))
      ways.set(said.way, [...(ways.get(said.way) ?? []), { ...time, masses: said.masses }])
  }
  const crowd = pooled.length === 0 ? null : { ...toldScore(settled, pooled), people: people.size }
  return { crowd, ways: scoredAlike(settled, ways), told: toldOf(settled, pooled) }
}

/** One that was left out at some moment, since there were too many people, would be compared with the pool at other moments. */
function scoredAlike(settled: Settled, ways: ReadonlyMap<ScoredWay, readonly StandingForecast[]>): WayScore[] {
  const moments = ways.get('pool')?.length
  return Array.from(ways).flatMap(([way, said]) =>
    said.length === moments ? [{ way, ...toldScore(settled, said) }] : [],
  )
}

/** What was learnt of others alone puts these together as before; skills are the same map then. */
function isOtherwise({ skills, calibration: { shift, scale } }: LearntBy, before: LearntBy | undefined): boolean {
  const was = before?.calibration ?? uncalibrated
  return skills !== before?.skills || shift !== was.shift || scale !== was.scale
}

function weighingAt(ms: number, standing: readonly Standing[], learnt: readonly LearntBy[]): Weighing {
  const last = learnt.findLast((one) => one.ms <= ms)
  if (!last) return { skills: null, calibration: uncalibrated }
  return {
    skills: standing.map(({ forecaster }) => last.skills.get(forecaster) ?? 1),
    calibration: last.calibration,
  }
}

/** No finer than would tell what one more person said. */
function toldScore(settled: Settled, said: readonly StandingForecast[]) {
  const { brier, log, baseline, coverage } = ownScore(settled, said)
  return { brier: brier && rounded(brier, 3), log: rounded(log, 3), baseline: rounded(baseline, 1), coverage }
}

function toldOf(settled: Settled, pooled: readonly StandingForecast[]): Score['chances'] {
  const { yes } = settled.scoring
  if (yes === null || pooled.length === 0) return null
  const percent = pooled.map((one) => ({ ...one, masses: Array.from(one.masses, (mass) => toWholePercent(mass ?? 0)) }))
  return chancesOf(settled, percent)
}
