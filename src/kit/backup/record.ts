/** What stands beside a backup in its `backup.json`, which is written last: without it there is no backup. */
import { z } from 'zod'

const lsn = z.string().regex(/^[\dA-F]{1,8}\/[\dA-F]{1,8}$/)
const count = z.int().nonnegative()

export const backupRecord = z.object({
  format: z.literal(1),
  /** Of Farsight: the version of its package. */
  release: z.string().max(100),
  /** Of PostgreSQL, whose major number the restoring one must have. */
  postgres: z.int().positive(),
  /** Whether it is the database that comes with Farsight, so that `restore` may start it. */
  isEmbedded: z.boolean(),
  /** Of PostgreSQL's cluster, from its beginning; what is brought back keeps it. WAL is kept by it. */
  system: z.string().regex(/^-?\d{1,20}$/),
  database: z.string().max(100),
  migrations: z.array(z.string().max(200)).max(10_000),
  begun: z.iso.datetime(),
  /** From then on it can be restored; the clock is the database's. */
  ended: z.iso.datetime(),
  timeline: z.int().positive(),
  /** From where to where its own WAL reaches. */
  lsn: z.object({ start: lsn, end: lsn }),
  isEncrypted: z.boolean(),
  base: z.object({ name: z.string().max(100), bytes: count, sha256: z.string().length(64) }),
  manifestSha256: z.string().length(64),
  /** How many rows a table may hold that is restored, at least and at most: others wrote while the backup was made. */
  rows: z.record(z.string().max(200), z.tuple([count, count])),
})
export type BackupRecord = z.output<typeof backupRecord>

/**
 * Of one table at one moment: its rows, and how many were added and removed since the statistics began. `by`: of which
 * file and since when that is counted; null where nobody knows.
 */
export type TableCount = { rows: number; added: number; removed: number; by: string | null }
export type TableCounts = Readonly<Record<string, TableCount>>

/**
 * How many rows each table may have held at some moment between two counts. A table that came or went meanwhile is left
 * out; of one that was counted otherwise then any number is right.
 */
export function rowsBetween(before: TableCounts, after: TableCounts): BackupRecord['rows'] {
  const both = Object.entries(before).flatMap(([table, one]) => {
    const other = after[table]
    return other ? [[table, rangeOf(one, other)] as const] : []
  })
  return Object.fromEntries(both)
}

function rangeOf(one: TableCount, other: TableCount): [number, number] {
  if (one.by === null || one.by !== other.by) return [0, Number.MAX_SAFE_INTEGER]
  const least = Math.min(one.rows - (other.removed - one.removed), one.rows, other.rows)
  const most = Math.max(one.rows + (other.added - one.added), one.rows, other.rows)
  return [Math.max(0, least), most]
}

/** What is wrong with the rows of a restored database, a sentence a table. */
export function whyNotTheseRows(expected: BackupRecord['rows'], found: Readonly<Record<string, number>>): string[] {
  return Object.entries(expected).flatMap(([table, [least, most]]) => {
    const rows = found[table]
    if (rows === undefined) return [`The table ${table} is not there.`]
    if (rows >= least && rows <= most) return []
    const wanted = least === most ? `${least}` : `${least} to ${most}`
    return [`The table ${table} holds ${rows} rows; in the backup it held ${wanted}.`]
  })
}
