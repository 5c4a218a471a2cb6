/** Scores one question anew, where anything that its scores rest on has changed. Doing it again changes nothing. */
import { hash } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'
import { closedEarly } from '#engine/scores/lifetime.ts'
import { type PredictionDetails, predictionDetails } from '#predictions/question.ts'
import type { LearntBy } from '../../crowd/told.ts'
import { scoresOf, voiceScoresOf } from '../../scores/score.ts'
import { type Settled, settledOf } from '../../scores/settled.ts'
import { listLearntBy } from '../learning/learnt-by.ts'
import { listSaid, lockScored, removeScores, type SaidRow, saveScores } from './score-store.ts'
import { crowdScoredOf, standingOf } from './standing.ts'
import { type Histories, historiesOf, voicesOf } from './voices.ts'

/** In the caller's transaction. */
export async function rescore(trx: QueryExecutorProvider, id: string, now: Date): Promise<void> {
  const found = await lockScored(trx, id)
  if (!found) return
  const details = predictionDetails.parse(found.details)
  const settled = settledOf(details)
  if (!settled) return found.digest === null ? undefined : removeScores(trx, id)
  const said = await listSaid(trx, id)
  const histories = historiesOf(details, found.numbers)
  const learnt = await listLearntBy(trx, id, settled.closed)
  const digest = digestOf(details, settled, { said, histories, learnt })
  if (digest === found.digest) return
  const counting = new Set(said.filter(({ isCounted }) => isCounted).map(({ forecaster }) => forecaster))
  const counts = (forecaster: string) => counting.has(forecaster)
  const { question } = details
  const standing = await standingOf(question, settled, said)
  const around = { counts, voices: voicesOf(question, settled, histories) }
  const scores = scoresOf(settled, standing, around)
  const voices = voiceScoresOf(settled, standing, around)
  const counted = standing.filter(({ forecaster }) => counts(forecaster))
  const together = await crowdScoredOf(settled, counted, learnt)
  const { said: outcome, cameOn } = settled
  const scored = { id, digest, outcome, cameOn, closedEarly: closedEarly(settled), ...together, voices, madeAt: now }
  await saveScores(trx, scored, scores)
}

type Rests = { said: readonly SaidRow[]; histories: Histories; learnt: readonly LearntBy[] }

/** Rows of forecasts, and of what was learnt, are never changed: their numbers stand for all that they say. */
function digestOf({ question }: PredictionDetails, settled: Settled, { said, histories, learnt }: Rests): string {
  const { opens, closes, closed, said: outcome, cameOn } = settled
  const rows = said.map(({ seq, isCounted }) => (isCounted ? seq : `-${seq}`))
  const versions = learnt.map(({ version }) => version)
  return hash(
    'sha256',
    JSON.stringify([question, opens, closes, closed, outcome, cameOn, rows, histories, versions]),
    'base64url',
  )
}
