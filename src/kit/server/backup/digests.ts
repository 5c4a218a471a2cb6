/** What a database holds, table by table, so that two can be compared whatever they are and wherever their rows lie. */
import type { ClientBase } from 'pg'
import { listTables } from './rows.ts'

export type TableDigests = Readonly<Record<string, { rows: number; digest: string }>>

/**
 * Of each table how many rows it has, and the sum of the first 60 bits of the MD5 of each, in which their order does not
 * matter. Within a transaction of the caller's that sees one moment.
 */
export async function digestTables(client: ClientBase): Promise<TableDigests> {
  // Numbers with a point are written with all of their digits.
  await client.query('set extra_float_digits = 1')
  const digests: [string, TableDigests[string]][] = []
  for (const { name, quoted, columns } of await listTables(client)) {
    const { rows } = await client.query<{ rows: string; digest: string }>(
      `select count(*) as rows, coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0)::text as digest from ${quoted}`,
    )
    digests.push([name, { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' }])
  }
  return Object.fromEntries(digests)
}

/** The tables of which the second does not hold what the first does. */
export function differing(one: TableDigests, other: TableDigests): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.digest !== other[name]?.digest)
}
