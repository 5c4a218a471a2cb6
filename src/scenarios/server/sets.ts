/** Scenario sets as the database keeps them: one by its slug, and all of them for somebody who has to choose. */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'
import { scenarioSet, type ScenarioSet } from '../set.ts'

export async function findSet(pool: Pool, slug: string): Promise<ScenarioSet | null> {
  const text = 'select data, version from scenario_set where slug = $1'
  const { rows } = await pool.query<{ data: object; version: number }>(prepared(text, [slug]))
  return rows[0] ? scenarioSet.parse({ ...rows[0].data, slug, version: rows[0].version }) : null
}

/** With the time of their last change, for whoever looks for pages. */
export async function listSetAddresses(pool: Pool): Promise<{ slug: string; updatedAt: Date }[]> {
  const text = `select slug, updated_at as "updatedAt" from scenario_set order by slug limit 20000`
  return (await pool.query<{ slug: string; updatedAt: Date }>(prepared(text))).rows
}

/** In the order of their titles. */
export async function listSets(pool: Pool): Promise<Record<string, unknown>[]> {
  const text = `select data, slug from scenario_set order by data->>'title', slug limit 200`
  const { rows } = await pool.query<{ data: object; slug: string }>(prepared(text))
  return rows.map(({ data, slug }) => ({ ...data, slug }))
}
