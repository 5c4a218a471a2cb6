/** Scores one question anew, where anything that its scores rest on has changed. Doing it again changes nothing. */
import { hash } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'
import type { QueryExecutorProvider } from 'kysely'
import { closedEarly } from '#engine/scores/lifetime.ts'
import { predictionDetails } from '#predictions/question.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { type Settled, settledOf } from '../../scores/settled.ts'
import { scoresOf, type Standing } from '../../scores/score.ts'
import { stoodOf } from '../../scores/stood.ts'
import { listSaid, lockScored, removeScores, type SaidRow, saveScores } from './score-store.ts'

/** In the caller's transaction. */
export async function rescore(trx: QueryExecutorProvider, id: string, now: Date): Promise<void> {
  const found = await lockScored(trx, id)
  if (!found) return
  const details = predictionDetails.parse(found.details)
  const settled = settledOf(details)
  if (!settled) return found.digest === null ? undefined : removeScores(trx, id)
  const said = await listSaid(trx, id)
  const digest = digestOf(details.question, settled, said)
  if (digest === found.digest) return
  const counted = new Set(said.filter(({ isCounted }) => isCounted).map(({ forecaster }) => forecaster))
  const standing = await standingOf(details.question, settled, said)
  const scores = scoresOf(settled, standing, (forecaster) => counted.has(forecaster))
  const question = { id, digest, outcome: settled.said, closedEarly: closedEarly(settled), madeAt: now }
  await saveScores(trx, question, scores)
}

/** Rows of forecasts are never changed: their numbers stand for all that they say. */
function digestOf(question: Question, { opens, closes, closed, said }: Settled, rows: readonly SaidRow[]): string {
  const forecasts = rows.map(({ seq, isCounted }) => (isCounted ? seq : `-${seq}`))
  return hash('sha256', JSON.stringify([question, opens, closes, closed, said, forecasts]), 'base64url')
}

/** A curve takes some microseconds, and ten thousand people have as many: meanwhile others are answered. */
const atOnce = 200

/** What can be no answer to the question as it is asked now counts as nothing said. */
async function standingOf(question: Question, { scoring }: Settled, said: readonly SaidRow[]): Promise<Standing[]> {
  const fitting = said.map(({ forecaster, at, estimate }) => ({
    forecaster,
    at,
    estimate: estimate && whyNotForecast(question, estimate) === null ? estimate : null,
  }))
  const stood = stoodOf(fitting)
  const all: Standing[] = []
  for (const { estimate, ...one } of stood) {
    if (all.length % atOnce === atOnce - 1) await others() // eslint-disable-line no-await-in-loop
    all.push({ ...one, masses: scoring.massesOf(estimate) })
  }
  return all
}
