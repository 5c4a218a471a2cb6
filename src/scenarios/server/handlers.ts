/** Answers the scenarios API. */
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { scenarioContract } from '../contract.ts'
import { findSet, listSets } from './sets.ts'
import { listNextSigns } from './signs/next-signs-store.ts'
import { listWorlds } from './worlds-store.ts'

export function scenarioHandlers(pool: Pool): Handlers<typeof scenarioContract> {
  return {
    async findScenarioSet({ params: { slug } }) {
      const set = await findSet(pool, slug)
      if (!set) throw new Refusal('not-found')
      return { set }
    },

    async listWorlds({ params: { slug } }) {
      if (!(await findSet(pool, slug))) throw new Refusal('not-found')
      return { set: slug, worlds: await listWorlds(pool, slug) }
    },

    async listNextSigns({ query: { limit }, now }) {
      return { signs: await listNextSigns(pool, now.getUTCFullYear(), limit) }
    },

    async listScenarioSets() {
      return { sets: await listSets(pool) }
    },
  }
}
