/**
 * Why the crowd of a prediction moved. Ends are rows of its history, so that nothing is told that was not; and the last
 * lies before the whole hour, so that whoever asks again once somebody has spoken reads what they read before.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import { keepLatest } from '#kit/server/budget/latest.ts'
import type { Viewer } from '#kit/viewer.ts'
import { crowdOf } from '../../crowd/index.ts'
import { type WindowName, windows } from '../../history/steps.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { type Shift, shiftOf, steepestOf } from '../../shift/index.ts'
import { type Asked, askedOf, knownSince } from '../asked.ts'
import { findHistory } from '../crowd-history.ts'
import { findCrowdRow } from '../crowd-store.ts'
import type { FindSaidNear } from './said-near.ts'
import { type EndRow, findFrom, findTo, listStandingAt } from './shift-store.ts'

type Wanted = { id: string; viewer: Viewer; window: WindowName; now: Date }
type Seeking = Pick<Wanted, 'id' | 'viewer'> & { until: number }
type Ends = { from: EndRow; to: EndRow }

const hourMs = 3_600_000
/** Of so many questions and windows what was told is kept: of a crowd of thousands it is made of all their curves. */
const mostKept = 1000

export function openShifts(pool: Pool, saidNear: FindSaidNear) {
  const kept = keepLatest<Shift>(mostKept)

  async function find({ id, viewer, window, now }: Wanted) {
    const row = await findCrowdRow(pool, id, viewer)
    if (!row) throw new Refusal('item-not-found')
    const asked = askedOf(row)
    const until = Math.min(Math.floor(now.getTime() / hourMs) * hourMs, knownSince(row))
    const ends = await findEnds(pool, id, { asked, window, until })
    if (!ends) return { predictionId: id, question: asked.question, shift: null }
    const key = [id, asked.wording, ends.from.until, ends.from.at, ends.to.until].join(' ')
    const shift = kept.get(key) ?? (await makeShift(pool, id, { asked, ends }))
    if (!shift) return { predictionId: id, question: asked.question, shift: null }
    kept.set(key, shift)
    const steepest = await findSteepest({ id, viewer, until }, ends)
    return {
      predictionId: id,
      question: asked.question,
      shift: { from: presentEnd(ends.from), to: presentEnd(ends.to), ...shift, steepest },
    }
  }

  async function findSteepest({ id, viewer, until }: Seeking, { from, to }: Ends) {
    const window = { from: from.at, to: new Date(Date.parse(to.at) + 1).toISOString() }
    const { asked, points } = await findHistory(pool, { id, viewer, window })
    const steepest = steepestOf(
      asked.question,
      points.map(({ estimate }) => estimate),
    )
    const [first, last] = [points[(steepest?.place ?? 0) - 1], points[steepest?.place ?? 0]]
    if (!steepest || !first || !last) return null
    const between = { at: new Date(last.at), from: new Date(from.at), to: new Date(until) }
    const comments = await saidNear({ kind: 'prediction', id, viewer }, between)
    return { from: first.at, to: last.at, amount: steepest.amount, comments }
  }

  return find
}

type Between = { asked: Asked; window: WindowName; until: number }

/** Null where people were too few at one of them, or answered what is not asked any more. */
async function findEnds(pool: Pool, id: string, { asked, window, until }: Between): Promise<Ends | null> {
  const ms = windows.find(({ name }) => name === window)?.ms
  const to = await findTo(pool, id, until)
  const from = to && (await findFrom(pool, id, ms === undefined ? null : until - ms, until))
  if (!from || !to) return null
  const fits = [from, to].every(({ estimate }) => whyNotForecast(asked.question, estimate) === null)
  return fits ? { from, to } : null
}

/**
 * Null where what stands says something else than what was told, since others count by now: the difference would be what
 * somebody said.
 */
async function makeShift(pool: Pool, id: string, { asked, ends }: { asked: Asked; ends: Ends }): Promise<Shift | null> {
  const endOf = async ({ estimate, forecasters, until }: EndRow) => {
    const standing = (await listStandingAt(pool, id, until)).filter(
      (one) => whyNotForecast(asked.question, one.estimate) === null,
    )
    const { people, said } = crowdOf(asked, standing)
    const isAsTold = people === forecasters && isDeepStrictEqual(said?.estimate, estimate)
    return isAsTold ? { estimate, standing } : null
  }
  const [from, to] = await Promise.all([endOf(ends.from), endOf(ends.to)])
  return from && to ? shiftOf(asked.question, { from, to }) : null
}

function presentEnd({ at, forecasters, estimate }: EndRow) {
  return { at, forecasters, estimate }
}
