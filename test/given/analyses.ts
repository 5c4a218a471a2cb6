/** The application with people who order analyses: what they may spend, what they order, what has become of it. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { Analysis } from '#analyses/analysis.ts'
import type { BudgetName } from '#membership/catalogue.ts'
import { countDrift } from '#membership/server/reconcile/sweep.ts'
import { type Point, smallPipeline } from '../analyses/pipeline.ts'
import { givenServer } from '../given.ts'
import { setUnits, unitsOf } from '../money/units.ts'
import { givenUser } from './user.ts'

type At = (point: Point, section?: string) => Promise<void> | void
type Orderer = Awaited<ReturnType<typeof givenUser>>

export async function givenAnalyses({ at, env }: { at?: At; env?: Record<string, string> } = {}) {
  const { app, pool, db, database } = await givenServer({
    stocked: true,
    pipeline: smallPipeline(at),
    ...(env && { env }),
  })
  return { app, pool, db, database, ...peopleOf(app, pool), countDrift: () => countDrift(database.db) }
}

export function peopleOf(app: FastifyInstance, pool: Pool) {
  return {
    /** With so many units of each budget, however many a new account has by itself. */
    async orderer(units: Partial<Record<BudgetName, number>> = {}): Promise<Orderer> {
      const user = await givenUser(app)
      await setUnits(pool, user.id, { analysis: 0, trend: 0, ...units })
      return user
    },

    async order(
      user: Orderer,
      body: object = { question: 'Will solar power overtake coal?' },
      orderId: string = randomUUID(),
    ) {
      const answer = await user.call('POST', '/api/analyses', { orderId, ...body })
      return {
        code: answer.statusCode,
        ...(answer.json() as { analysis: Analysis; error?: { code: string; details?: unknown } }),
      }
    },

    find: async (user: Orderer, id: string) => (await user.call('GET', `/api/analyses/${id}`)).json(),

    /** Until the analysis is as it is waited for. */
    async until(user: Orderer, id: string, state: Analysis['state']): Promise<void> {
      const found = async () => (await user.call('GET', `/api/analyses/${id}`)).json().analysis.state
      await expect.poll(found).toBe(state)
    },

    left: async (user: Orderer) => unitsOf(pool, user.id),
  }
}
