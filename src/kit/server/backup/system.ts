/** Which cluster a database is of: copies that were brought back have the identifier of their origin. */
import type { ClientBase, Pool } from 'pg'

export async function systemOf(client: ClientBase | Pool): Promise<string> {
  const { rows } = await client.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  )
  return rows[0]?.system ?? ''
}
