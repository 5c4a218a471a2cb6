/** Answers the scenarios API. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/serve.ts'
import type { scenarioContract } from '../contract.ts'

export function scenarioHandlers(db: QueryExecutorProvider): Handlers<typeof scenarioContract> {
  return {
    async findScenarioSet({ params: { slug } }) {
      const { rows } = await sql<{ data: object; version: number }>`select data, version from scenario_set where slug = ${slug}`.execute(db)
      if (!rows[0]) throw new Refusal('not-found')
      return { set: { ...rows[0].data, slug, version: rows[0].version } }
    },
  }
}
