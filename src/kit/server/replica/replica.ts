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
import { readAt, readsPrimary } from './read-here.ts'

type Source = Pick<Changes, 'ask' | 'isListening'>
/** Does it where it is read best, and again at the primary where the replica fails. */
export type Read = <Answer>(act: () => Promise<Answer>) => Promise<Answer>

export type Replica = {
  pool: TimedPool
  read: Read
  /** Something was written; without anything: the connection that hears of it came or went. */
  hear(said: string | undefined, source: Source): void
  /** For how long the replica has lacked the oldest that it lacks, in seconds. */
  lag(): number
  close(): Promise<void>
}

/** Whoever reads waits no longer than this for the replica. */
const patienceMs = 50
const betweenLooksMs = 4
const beatMs = 1000
/** A replica that lags further is left alone until it has caught up. */
const longestLagMs = 5000

/** A replica that does not answer is found out soon: there is another that does. */
const reading = { connectMs: 1000, statementMs: 3000, silenceMs: 3500 }

const writtenText = `select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 as at`
const readText = `select pg_is_in_recovery() as "isReplica",
  (coalesce(pg_last_wal_replay_lsn(), '0/0'::pg_lsn) - '0/0'::pg_lsn)::float8 as at`

/** `needed` and `reached` are places in the log of the primary, in bytes; `marks` how far that was when. */
type State = {
  needed: number
  reached: number
  marks: { at: number; ms: number }[]
  isNear: boolean
  said: string
  asking: Promise<void> | null
  isAskedAgain: boolean
  source: Source | null
}

export function openReplica(url: string, log: FastifyBaseLogger): Replica {
  const { pool, close } = openDatabase<never>(url, { patience: reading })
  const state: State = {
    needed: 0,
    reached: 0,
    marks: [],
    isNear: false,
    said: '',
    asking: null,
    isAskedAgain: false,
    source: null,
  }
  const lookHowFar = async (): Promise<void> => {
    const { rows } = await pool.query<{ isReplica: boolean; at: number }>(readText)
    const [row] = rows
    if (!row?.isReplica) throw new Error('It takes writes itself: it was promoted, or never was a replica.')
    state.reached = row.at
    state.marks = state.marks.filter(({ at }) => at > row.at)
  }
  const leaveAlone = (why: string) => {
    state.isNear = false
    if (state.said !== why) log.warn({ why }, 'the replica is not read from, and the primary answers')
    state.said = why
  }
  const timer = setInterval(() => void beat({ state, lookHowFar, leaveAlone, log }), beatMs).unref()
  return {
    pool,
    async read(act) {
      if (readsPrimary() || !(await isFarEnough(state, lookHowFar, leaveAlone))) return act()
      try {
        return await readAt('replica', act)
      } catch (error) {
        if (isRefusal(error) && error.status !== 503) throw error
        return act()
      }
    },
    hear: (said, source) => hear(state, said, source),
    lag: () => lagMs(state) / 1000,
    close: async () => {
      clearInterval(timer)
      await close()
    },
  }
}

function hear(state: State, said: string | undefined, source: Source): void {
  state.source = source
  // What was written while nobody heard is not known.
  if (said === undefined && !source.isListening) state.isNear = false
  else raise(state, source)
}

/** Once for all that comes while it is asked. */
function raise(state: State, source: Source): void {
  state.isAskedAgain = true
  state.asking ??= (async () => {
    while (state.isAskedAgain) {
      state.isAskedAgain = false
      state.needed = await findWritten(source) // eslint-disable-line no-await-in-loop
    }
  })()
    .catch(() => void (state.isNear = false))
    .finally(() => (state.asking = null))
}

async function findWritten({ ask }: Source): Promise<number> {
  const [row] = await ask<{ at: number }>(writtenText, [])
  return row?.at ?? Number.POSITIVE_INFINITY
}

async function isFarEnough(state: State, look: () => Promise<void>, leaveAlone: (why: string) => void) {
  const until = performance.now() + patienceMs
  try {
    while (state.isNear && performance.now() < until) {
      if (state.asking) await Promise.race([state.asking, wait(patienceMs)]) // eslint-disable-line no-await-in-loop
      if (!state.asking && state.reached >= state.needed) return state.isNear
      await look() // eslint-disable-line no-await-in-loop
      if (!state.asking && state.reached >= state.needed) return state.isNear
      await wait(betweenLooksMs) // eslint-disable-line no-await-in-loop
    }
  } catch (error) {
    leaveAlone((error as Error).message) // whatever a pool throws has a message
  }
  return false
}

type Beat = {
  state: State
  lookHowFar(): Promise<void>
  leaveAlone(why: string): void
  log: FastifyBaseLogger
}

/** Looks whether the replica is there, and how far behind. */
async function beat({ state, lookHowFar, leaveAlone, log }: Beat): Promise<void> {
  const { source } = state
  if (!source?.isListening) return
  try {
    state.marks.push({ at: await findWritten(source), ms: performance.now() })
    await lookHowFar()
    if (lagMs(state) > longestLagMs) return leaveAlone('It lags more than five seconds behind.')
    if (!state.isNear && state.said) log.warn('the replica is read from again')
    Object.assign(state, { isNear: true, said: '' })
  } catch (error) {
    leaveAlone((error as Error).message) // whatever a pool throws has a message
  }
}

function lagMs({ marks }: State): number {
  return marks[0] ? performance.now() - marks[0].ms : 0
}
