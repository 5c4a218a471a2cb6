/** Processes tell each other of what was spent through the database, once a second and only while there is something. */
import type { FastifyBaseLogger } from 'fastify'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Budgets, Settle } from './budgets.ts'

const pauseMs = 1000

export function settleIn(db: QueryExecutorProvider): Settle {
  return async (added) => {
    const { rows } = await sql<{ who: string; owed: number }>`
      select who, owed from settle_budgets(${[...added.keys()]}::text[], ${[...added.values()]}::float8[])`.execute(db)
    return new Map(rows.map(({ who, owed }) => [who, owed]))
  }
}

/** Until the answer, which stops it. While the database is away each process goes by what it knows. */
export function settleRegularly(budgets: Budgets, log: FastifyBaseLogger): () => Promise<void> {
  const state = { underWay: Promise.resolve(), isBusy: false, isAway: false }
  const settle = async () => {
    try {
      await budgets.settle()
      state.isAway = false
    } catch (error) {
      if (!state.isAway) log.warn({ err: error }, 'what calls cost could not be told to other processes')
      state.isAway = true
    } finally {
      state.isBusy = false
    }
  }
  const timer = setInterval(() => {
    if (state.isBusy) return
    state.isBusy = true
    state.underWay = settle()
  }, pauseMs).unref()
  return () => {
    clearInterval(timer)
    return state.underWay
  }
}
