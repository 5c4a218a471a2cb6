/** Scores one question anew, where anything that its scores rest on has changed. Doing it again changes nothing. */
import { hash } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'
import { closedEarly } from '#engine/scores/lifetime.ts'
import { type PredictionDetails, predictionDetails } from '#predictions/question.ts'
import type { LearntBy } from '../../crowd/told.ts'
import { scoresOf } from '../../scores/score.ts'
import { type Settled, settledOf } from '../../scores/settled.ts'
import { listLearntBy } from '../learning/learnt-by.ts'
import { crowdScoredOf } from './crowd-scored.ts'
import { listSaid, lockScored, removeScores, type SaidRow, saveScores } from './score-store.ts'
import { lastOf, standingOf } from './standing.ts'

/** In the caller's transaction. */
export async function rescore(trx: QueryExecutorProvider, id: string, now: Date): Promise<void> {
  const found = await lockScored(trx, id)
  if (!found) return
  const details = predictionDetails.parse(found.details)
  const settled = settledOf(details)
  if (!settled) return found.digest === null ? undefined : removeScores(trx, id)
  const said = await listSaid(trx, id)
  const from = said.reduce((first, { at }) => Math.min(first, at), Infinity)
  const learnt = await listLearntBy(trx, id, { from, end: settled.closed })
  const digest = digestOf(details, settled, { said, learnt })
  if (digest === found.digest) return
  const { question } = details
  const standing = await standingOf(question, settled, said)
  const { counts, voiceOf } = aroundOf(said)
  const last = lastOf(question, settled, standing)
  const scores = scoresOf(settled, standing, { counts, voiceOf }).map((one) => ({
    ...one,
    ...last.get(one.forecaster),
  }))
  const counted = standing.filter(({ forecaster }) => counts(forecaster))
  const together = await crowdScoredOf(settled, counted, learnt)
  const peers = scores.filter(({ forecaster }) => counts(forecaster)).length
  const { said: outcome, cameOn } = settled
  const scored = { id, digest, outcome, cameOn, closedEarly: closedEarly(settled), peers, ...together, madeAt: now }
  await saveScores(trx, scored, scores)
}

function aroundOf(said: readonly SaidRow[]): Parameters<typeof scoresOf>[2] {
  const counting = new Set(said.filter(({ isCounted }) => isCounted).map(({ forecaster }) => forecaster))
  const voices = new Map(said.flatMap(({ forecaster, by }) => (by === null ? [] : [[forecaster, by] as const])))
  return {
    counts: (forecaster) => counting.has(forecaster),
    voiceOf: (forecaster) => voices.get(forecaster) ?? null,
  }
}

type Rests = { said: readonly SaidRow[]; learnt: readonly LearntBy[] }

/** Rows of forecasts, and of what was learnt, are never changed: their numbers stand for all that they say. */
function digestOf({ question }: PredictionDetails, settled: Settled, { said, learnt }: Rests): string {
  const { opens, closes, closed, said: outcome, cameOn } = settled
  const rows = said.map(({ seq, isCounted }) => (isCounted ? seq : `-${seq}`))
  const versions = learnt.map(({ version }) => version)
  return hash('sha256', JSON.stringify([question, opens, closes, closed, outcome, cameOn, rows, versions]), 'base64url')
}
