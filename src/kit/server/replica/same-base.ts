/** Is it a replica, and one of this very database? Another one would be shown as if it were this. */
import type { Pool } from 'pg'
import type { Ask } from '../events/event-log.ts'

/** A copy by streaming has the numbers of its origin. */
const baseText = `select current_database() as name, (select oid from pg_database where datname = current_database())::text as oid`
const systemText = `select system_identifier::text as system from pg_control_system()`
/** Whoever may not read this may not read a page: tables of the program are there for all of its roles, or for none. */
const readableText = `select pg_is_in_recovery() as "isReplica", exists (select from kysely_migration) as "hasTables"`

type Base = { name: string; oid: string }
type Found = Base & { system: string | undefined }

/** Throws with a sentence where it is not. `ask` asks the primary. */
export async function mustBeSameBase(pool: Pool, ask: Ask): Promise<void> {
  const askThere: Ask = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await pool.query<Row>(text, [...values])).rows
  const [here, there] = [await findBase(ask), await findBase(askThere)]
  if (!isSame(here, there))
    throw new Error(`It holds another database ("${there?.name}"), and is no replica of this one ("${here?.name}").`)
  const [state] = await askThere<{ isReplica: boolean }>(readableText, [])
  if (!state?.isReplica) throw new Error('It takes writes itself: it was promoted, or never was a replica.')
}

function isSame(here: Found | undefined, there: Found | undefined): boolean {
  if (here?.oid !== there?.oid) return false
  return !here?.system || !there?.system || here.system === there.system
}

async function findBase(ask: Ask): Promise<Found | undefined> {
  const [row] = await ask<Base>(baseText, [])
  const system = await ask<{ system: string }>(systemText, []).then(
    ([found]) => found?.system,
    () => undefined, // a host that lends databases may keep that to itself
  )
  return row && { ...row, system }
}
