/** What people forecast, and what their questions came to: for tests that say when scores are made. */
import { randomUUID } from 'node:crypto'
import { forecastScoringReader, forecastScoringWork } from '#forecasts/server/scores/scoring-work.ts'
import { reviseItem } from '#items/server/write-item.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { prediction } from '#predictions/kind.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import { findAsked } from '#predictions/server/resolving/observed-store.ts'
import { givenForecasts, yes } from './forecasts.ts'
import { whenDone } from '../when-done.ts'

export const came = (value: string, at = '2027-01-01') => ({
  state: 'resolved' as const,
  value,
  at,
  reason: 'It was seen.',
})
export const annulled = { state: 'annulled' as const, value: null, at: '2027-01-01', reason: 'It cannot be told.' }
const idOf = (at: string) => at.split('/').at(-1) ?? ''

/** `rows`: of what it says, row by row, however long ago; each of a forecaster with no account. */
type Row = { forecaster: string; at: Date; estimate: object | null }

export async function givenScores() {
  const world = await givenForecasts()
  const { db, pool, url } = world
  const queue = openQueue({ database: { url }, log: createLog('silent') })
  whenDone(() => queue.close())
  const task = forecastScoringWork({ db })

  /** Until nothing more follows; answers how many jobs that took. */
  const follow = async (): Promise<number> => {
    const read = await catchUp(db, forecastScoringReader)
    const done = await queue.workOff(task)
    return read + done === 0 ? 0 : done + (await follow())
  }
  /** Writes the next version of a question, as whatever resolves it does. */
  const change = (at: string, what: Partial<PredictionDetails>) =>
    inTransaction(db, async (trx) => {
      const asked = await findAsked(trx, idOf(at))
      if (!asked) throw new Error('There is no such question.')
      const { details, links, ...written } = asked.data
      const next = { ...(details as PredictionDetails), ...what } // as it was written there
      const by = { id: asked.id, author: 'Farsight', at: new Date(), isTheirs: false }
      await reviseItem(trx, by, { kind: prediction, written, details: next, links })
    })
  const resolve = async (at: string, outcome: PredictionDetails['outcome']) => {
    await change(at, { outcome })
    return follow()
  }
  const scored = async (at: string) =>
    (
      await pool.query(
        `select account_id as account, brier, log, baseline, peer, coverage, forecasts, chances, beside, sort, chance,
          is_inside_90 as "isInside90", score.forecaster_id as forecaster
        from score join forecaster on forecaster.id = forecaster_id where item_id = $1 order by sort desc, account_id, forecaster_id`,
        [idOf(at)],
      )
    ).rows
  const addForecasters = async (count: number): Promise<string[]> =>
    (
      await pool.query<{ id: string }>(
        'insert into forecaster (is_counted) select true from generate_series(1, $1) returning id',
        [count],
      )
    ).rows.map(({ id }) => id)
  const addRows = (at: string, rows: readonly Row[]) =>
    pool.query(
      `insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
      select $1, 1, '', forecaster, at, estimate, request
      from jsonb_to_recordset($2) as row (forecaster uuid, at timestamptz, estimate jsonb, request uuid)`,
      [idOf(at), JSON.stringify(rows.map((row) => ({ ...row, request: randomUUID() })))],
    )
  return { ...world, queue, task, follow, change, resolve, scored, addForecasters, addRows }
}
export { yes }
