/** Answers the scenarios API. */
import type { Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/serve.ts'
import type { scenarioContract } from '../contract.ts'

export function scenarioHandlers(pool: Pool): Handlers<typeof scenarioContract> {
  return {
    async findScenarioSet({ params: { slug } }) {
      const text = 'select data, version from scenario_set where slug = $1'
      const { rows } = await pool.query<{ data: object; version: number }>({ name: 'scenario set', text, values: [slug] })
      if (!rows[0]) throw new Refusal('not-found')
      return { set: { ...rows[0].data, slug, version: rows[0].version } }
    },
  }
}
