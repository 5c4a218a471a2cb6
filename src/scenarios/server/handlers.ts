/** Answers the scenarios API. */
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { scenarioContract } from '../contract.ts'
import { findSet, listSets } from './sets.ts'

export function scenarioHandlers(pool: Pool): Handlers<typeof scenarioContract> {
  return {
    async findScenarioSet({ params: { slug } }) {
      const set = await findSet(pool, slug)
      if (!set) throw new Refusal('not-found')
      return { set }
    },

    async listScenarioSets() {
      return { sets: await listSets(pool) }
    },
  }
}
