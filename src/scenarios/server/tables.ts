/** The tables of scenario sets, as Kysely reads and writes them. */
import type { ColumnType, Generated } from 'kysely'

/** Read as an object, written as JSON text. */
type Json = ColumnType<Record<string, unknown>, string, string>

export type ScenarioTables = {
  scenario_set: { slug: string; version: Generated<number>; data: Json; digest: string | null; updated_at: Date }
  scenario_set_version: { slug: string; version: number; at: Date; data: Json }
}
