/** What stood of a question, as masses; and its crowd. Both may take a while: others are answered in between. */
import { setImmediate as others } from 'node:timers/promises'
import { type StandingForecast, timeShare } from '#engine/scores/standing-forecast.ts'
import { rounded } from '#kit/numbers.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { type CrowdScore, crowdMoments } from '../../scores/crowd-over-time.ts'
import { ownScore } from '../../scores/own-score.ts'
import type { Standing } from '../../scores/score.ts'
import type { Settled } from '../../scores/settled.ts'
import { type Said, stoodOf } from '../../scores/stood.ts'

/** A curve takes some microseconds, and ten thousand people have as many. */
const curvesAtOnce = 200

/** What can be no answer to the question as it is asked now counts as nothing said. */
export async function standingOf(question: Question, { scoring }: Settled, said: readonly Said[]): Promise<Standing[]> {
  const stood = stoodOf(
    said.map(({ forecaster, at, end, estimate }) => ({
      forecaster,
      at,
      end,
      estimate: estimate && whyNotForecast(question, estimate) === null ? estimate : null,
    })),
  )
  const all: Standing[] = []
  for (const { estimate, ...one } of stood) {
    if (all.length % curvesAtOnce === curvesAtOnce - 1) await others() // eslint-disable-line no-await-in-loop
    all.push({ ...one, masses: scoring.massesOf(estimate) })
  }
  return all
}

/** Null where they never were three at a time. `counted`: of those who count. */
export async function crowdScoreOf(settled: Settled, counted: readonly Standing[]): Promise<CrowdScore | null> {
  const said: StandingForecast[] = []
  const people = new Set<string>()
  for (const { standing, ...time } of crowdMoments(counted)) {
    if (timeShare({ ...time, masses: [] }, settled) === 0) continue
    await others() // eslint-disable-line no-await-in-loop
    said.push({
      ...time,
      masses: settled.scoring.poolOf(
        standing.map(({ masses }) => masses),
        settled.outcome,
      ),
    })
    for (const { forecaster } of standing) people.add(forecaster)
  }
  if (said.length === 0) return null
  const { brier, log, baseline, coverage } = ownScore(settled, said)
  // No finer than would tell what one more person said.
  const told = { brier: brier && rounded(brier, 3), log: rounded(log, 3), baseline: rounded(baseline, 1) }
  return { ...told, coverage, people: people.size }
}
