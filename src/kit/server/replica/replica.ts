/**
 * Reads what visitors are shown from a replica, never older than what this process has heard of. A notice of a change
 * comes before the replica has the change: a page that is drawn then would be old, and kept. So each notice asks how far
 * the primary has written, and who reads waits a moment until the replica is as far, or reads the primary.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../changes.ts'
import { openDatabase } from '../database.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { TimedPool } from '../timed-pool.ts'
import { createProgress, type Progress } from './progress.ts'
import { readAt, readsPrimary, readsReplica } from './read-here.ts'
import { mustBeSameBase } from './same-base.ts'
import { openSilence, type Silence, within } from './silence.ts'

type Source = Pick<Changes, 'ask' | 'isListening'>
/** Does it where it is read best, and again at the primary where the replica fails. */
export type Read = <Answer>(act: () => Promise<Answer>) => Promise<Answer>
/** `again`: at the primary, since it failed at the replica. */
export type ReadAt = 'replica' | 'primary' | 'again'

export type Replica = {
  pool: TimedPool
  read: Read
  /** Something was written; without anything: the connection that hears of it came or went. */
  hear(said: string | undefined, source: Source): void
  /** For how long the replica has lacked the oldest that it lacks, in seconds. */
  lag(): number
  /** How often was read where. */
  reads(): Readonly<Record<ReadAt, number>>
  close(): Promise<void>
}

/** Whoever reads waits no longer than this for the replica. */
const patienceMs = 50
const betweenLooksMs = 4
const beatMs = 1000
/** A replica that lags further is left alone until it has caught up. */
const longestLagMs = 5000
/** One that says nothing for so long is left alone, and nobody waits any more for what they asked of it. */
const silenceMs = 1500
/** Of what fails there, so often is one told of. */
const betweenWordsMs = 60_000

/** A replica that does not answer is found out soon: there is another that does. */
const reading = { connectMs: 1000, statementMs: 3000, silenceMs: 3500 }

const writtenText = `select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 as at`
const readText = `select pg_is_in_recovery() as "isReplica",
  (coalesce(pg_last_wal_replay_lsn(), '0/0'::pg_lsn) - '0/0'::pg_lsn)::float8 as at`

/** `losses`: how often something may have been missed. */
type State = {
  progress: Progress
  silence: Silence
  isNear: boolean
  said: string
  losses: number
  asking: Promise<void> | null
  isAskedAgain: boolean
  looking: Promise<void> | null
  source: Source | null
  reads: Record<ReadAt, number>
  toldAt: number
}

type Parts = { state: State; looks: TimedPool; log: FastifyBaseLogger }

export function openReplica(url: string, log: FastifyBaseLogger): Replica {
  const { pool, close } = openDatabase<never>(url, { patience: reading })
  // However busy those are, how far it is can be asked.
  const { pool: looks, close: closeLooks } = openDatabase<never>(url, { max: 1, patience: reading })
  const state: State = {
    progress: createProgress(),
    silence: openSilence(),
    isNear: false,
    said: '',
    losses: 0,
    asking: null,
    isAskedAgain: false,
    looking: null,
    source: null,
    reads: { replica: 0, primary: 0, again: 0 },
    toldAt: Number.NEGATIVE_INFINITY,
  }
  const parts = { state, looks, log }
  const beating = { isUnderWay: false }
  const timer = setInterval(() => {
    if (beating.isUnderWay) return
    beating.isUnderWay = true
    void beat(parts).finally(() => (beating.isUnderWay = false))
  }, beatMs).unref()
  return {
    pool,
    read: (act) => read(parts, act),
    hear: (said, source) => hear(state, said, source),
    lag: () => state.progress.lagMs() / 1000,
    reads: () => state.reads,
    async close() {
      clearInterval(timer)
      await Promise.all([close(), closeLooks()])
    },
  }
}

async function read<Answer>(parts: Parts, act: () => Promise<Answer>): Promise<Answer> {
  const { state } = parts
  if (readsPrimary() || readsReplica()) return act()
  if (!(await isFarEnough(parts))) {
    state.reads.primary++
    return readAt('primary', act)
  }
  try {
    const answer = await state.silence.orRejected(readAt('replica', act))
    state.reads.replica++
    return answer
  } catch (error) {
    if (isRefusal(error) && error.status !== 503) throw error
    state.reads.again++
    tell(parts, error)
    return readAt('primary', act)
  }
}

function tell({ state, log }: Parts, error: unknown): void {
  if (performance.now() - state.toldAt < betweenWordsMs) return
  state.toldAt = performance.now()
  log.warn({ err: error }, 'what was asked of the replica failed, and the primary was asked')
}

function hear(state: State, said: string | undefined, source: Source): void {
  state.source = source
  if (said === undefined) {
    // What was written while nobody heard is not known, nor whether it is the same primary that is heard again.
    if (!source.isListening) return lose(state)
    state.progress.forgetMarks()
  }
  raise(state, source)
}

function lose(state: State): void {
  state.isNear = false
  state.losses++
}

/** Once for all that comes while it is asked. */
function raise(state: State, source: Source): void {
  state.isAskedAgain = true
  state.asking ??= (async () => {
    while (state.isAskedAgain) {
      state.isAskedAgain = false
      state.progress.need(await findWritten(source)) // eslint-disable-line no-await-in-loop
    }
  })()
    .catch(() => lose(state))
    .finally(() => (state.asking = null))
}

async function findWritten({ ask }: Source): Promise<number> {
  const [row] = await ask<{ at: number }>(writtenText, [])
  return row?.at ?? Number.POSITIVE_INFINITY
}

async function isFarEnough(parts: Parts): Promise<boolean> {
  const { state } = parts
  const isSo = () => state.isNear && !state.asking && state.progress.isFarEnough()
  for (const until = performance.now() + patienceMs; state.isNear && !isSo();) {
    const leftMs = until - performance.now()
    if (leftMs <= 0) return false
    await Promise.race([state.asking ?? lookTogether(parts), wait(leftMs)]) // eslint-disable-line no-await-in-loop
    if (!isSo()) await wait(betweenLooksMs) // eslint-disable-line no-await-in-loop
  }
  return isSo()
}

/** One look for all who wait for it. */
function lookTogether(parts: Parts): Promise<void> {
  const { state } = parts
  return (state.looking ??= lookHowFar(parts)
    .catch((error: Error) => leaveAlone(parts, error.message))
    .finally(() => (state.looking = null)))
}

async function lookHowFar({ state, looks }: Parts): Promise<void> {
  const { rows } = await within(silenceMs, looks.query<{ isReplica: boolean; at: number }>(readText))
  const [row] = rows
  if (!row?.isReplica) throw new Error('It takes writes itself: it was promoted, or never was a replica.')
  state.progress.reach(row.at)
}

function leaveAlone({ state, log }: Parts, why: string): void {
  state.isNear = false
  state.silence.end(why)
  if (state.said !== why) log.warn({ why }, 'the replica is not read from, and the primary answers')
  state.said = why
}

/** Looks whether the replica is there, and how far behind. */
async function beat(parts: Parts): Promise<void> {
  const { state, looks, log } = parts
  const { source, losses, progress } = state
  if (!source?.isListening) return
  try {
    const written = await findWritten(source)
    progress.mark(written)
    if (!state.isNear) {
      await within(silenceMs, mustBeSameBase(looks, source.ask))
      progress.need(written)
    }
    await lookHowFar(parts)
    if (progress.lagMs() > longestLagMs) return leaveAlone(parts, 'It lags more than five seconds behind.')
    if (losses !== state.losses) return // at the next beat
    if (!state.isNear && state.said) log.warn('the replica is read from again')
    Object.assign(state, { isNear: true, said: '' })
  } catch (error) {
    leaveAlone(parts, (error as Error).message) // whatever a pool throws has a message
  }
}
