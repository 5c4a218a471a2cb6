/**
 * Why the crowd of a prediction moved. Ends are rows of its history, so that nothing is told that was not; and the last
 * lies before the whole hour, so that whoever asks again once somebody has spoken reads what they read before.
 */
import { setImmediate } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import { keepLatest } from '#kit/server/budget/latest.ts'
import type { Viewer } from '#kit/viewer.ts'
import { type WindowName, windows } from '../../history/steps.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { type Shift, shiftOf, steepestOf } from '../../shift/index.ts'
import { type Asked, askedOf, knownSince } from '../asked.ts'
import { findHistory } from '../crowd-history.ts'
import { findCrowdRow } from '../crowd-store.ts'
import type { Store } from '../crowd-now.ts'
import { listLearntBy } from '../learning/learnt-by.ts'
import { asTold, firstAsTold, type Of } from './as-told.ts'
import type { FindSaidNear } from './said-near.ts'
import { type EndRow, findFrom, findTo } from './shift-store.ts'

type Wanted = { id: string; viewer: Viewer; window: WindowName; now: Date }
type Seeking = Pick<Wanted, 'id' | 'viewer'> & { until: number }
type Ends = { from: EndRow; to: EndRow }
type Made = Ends & { shift: Shift }

const hourMs = 3_600_000
/** Of so many questions and windows what was told is kept: it is made of all forecasts of a crowd, many times over. */
const mostKept = 1000

export function openShifts({ db, pool }: Store, saidNear: FindSaidNear) {
  const kept = keepLatest<Promise<Made | null>>(mostKept)

  async function find({ id, viewer, window, now }: Wanted) {
    const row = await findCrowdRow(pool, id, viewer)
    if (!row) throw new Refusal('item-not-found')
    if (row.isHidden) throw new Refusal('crowd-hidden')
    const asked = askedOf(row)
    const until = Math.min(Math.floor(now.getTime() / hourMs) * hourMs, knownSince(row))
    const ends = await findEnds(pool, id, { asked, window, until })
    const seeking = { id, viewer, until }
    const made = ends && (await findKept(seeking, { asked, ends }))
    if (!made) return { predictionId: id, question: asked.question, shift: null }
    const { from, to, shift } = made
    const steepest = await findSteepest(seeking, made)
    return { predictionId: id, question: asked.question, shift: { from: told(from), to: told(to), ...shift, steepest } }
  }

  /** Callers share what is under way, and for an hour what came of it, be that nothing; a failure is not kept. */
  function findKept(seeking: Seeking, { asked, ends }: { asked: Asked; ends: Ends }): Promise<Made | null> {
    // Where others come to count a row has the same newest forecast as the one before.
    const rows = [ends.from, ends.to].flatMap(({ until, at }) => [until, at])
    const key = [seeking.id, asked.wording, seeking.until, ...rows].join(' ')
    const known = kept.get(key)
    if (known) return known
    const making = makeShift(seeking, { asked, ends })
    kept.set(key, making)
    making.catch(() => kept.delete(key))
    return making
  }

  async function makeShift(seeking: Seeking, { asked, ends }: { asked: Asked; ends: Ends }): Promise<Made | null> {
    const of = { id: seeking.id, asked, learnings: await listLearntBy(db, seeking.id) }
    const to = await asTold(pool, of, ends.to)
    const from = to && ((await asTold(pool, of, ends.from)) ?? (await findLater(seeking, { of, ends })))
    if (!from || !to) return null
    await setImmediate()
    // Without all that stood in them: what is kept is small.
    return { from: rowOf(from), to: rowOf(to), shift: shiftOf(asked.question, { from, to }) }
  }

  /** Begins where others have come to count, or ceased to: after that, and before the end. */
  async function findLater(seeking: Seeking, { of, ends }: { of: Of; ends: Ends }) {
    const { points } = await findBetween(pool, seeking, ends)
    const moments = points.slice(1, -1).flatMap(({ at, estimate }) => (estimate ? [Date.parse(at)] : []))
    return firstAsTold(pool, of, { moments, until: seeking.until })
  }

  async function findSteepest(seeking: Seeking, ends: Ends) {
    const { asked, points } = await findBetween(pool, seeking, ends)
    const steepest = steepestOf(
      asked.question,
      points.map(({ estimate }) => estimate),
    )
    const [first, last] = [points[(steepest?.place ?? 0) - 1], points[steepest?.place ?? 0]]
    if (!steepest || !first || !last) return null
    const between = { at: new Date(last.at), from: new Date(ends.from.at), to: new Date(seeking.until) }
    const comments = await saidNear({ kind: 'prediction', id: seeking.id, viewer: seeking.viewer }, between)
    return { from: first.at, to: last.at, amount: steepest.amount, comments }
  }

  return find
}

function findBetween(pool: Pool, { id, viewer }: Seeking, { from, to }: Ends) {
  const window = { from: from.at, to: new Date(Date.parse(to.at) + 1).toISOString() }
  return findHistory(pool, { id, viewer, window })
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

function rowOf({ at, forecasters, estimate, until, learning }: EndRow): EndRow {
  return { at, forecasters, estimate, until, learning }
}

function told({ at, forecasters, estimate }: EndRow) {
  return { at, forecasters, estimate }
}
