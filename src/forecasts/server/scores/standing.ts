/** What stood of a question, as masses. It may take a while: others are answered in between. */
import { setImmediate as others } from 'node:timers/promises'
import { timeShare } from '#engine/scores/standing-forecast.ts'
import type { Score as LastWord } from '#predictions/score.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { answers, massesOf } from '../../scores/masses.ts'
import type { Standing } from '../../scores/score.ts'
import type { Settled } from '../../scores/settled.ts'
import { type Said, stoodOf } from '../../scores/stood.ts'

/** A curve takes some microseconds, and ten thousand people have as many. */
const curvesAtOnce = 200

export type LastScore = Pick<LastWord, 'chance' | 'isInside90'>
export type Estimated = Standing & { estimate: Estimate }

/** What can be no answer to the question as it is asked now counts as nothing said. */
export async function standingOf(question: Question, settled: Settled, said: readonly Said[]): Promise<Estimated[]> {
  const stood = stoodOf(
    said.map(({ forecaster, at, end, estimate }) => ({
      forecaster,
      at,
      end,
      estimate: estimate && answers(question, estimate) ? estimate : null,
    })),
  )
  const all: Estimated[] = []
  for (const one of stood) {
    if (all.length % curvesAtOnce === curvesAtOnce - 1) await others() // eslint-disable-line no-await-in-loop
    all.push({ ...one, masses: massesOf(settled, one.estimate) })
  }
  return all
}

/** By forecaster: how right what stood last before the outcome was known was by itself. */
export function lastOf(question: Question, settled: Settled, standing: readonly Estimated[]): Map<string, LastScore> {
  const stood = standing.filter((one) => timeShare(one, settled) > 0)
  return new Map(
    stood.map(({ forecaster, estimate }) => {
      const { chance, isInside90 } = typeOf(question).scoreOf(question, estimate, settled.said)
      return [forecaster, { chance, isInside90 }]
    }),
  )
}
