/**
 * Takes finished WAL away to where backups are kept, so that the base can be brought back to any minute. What could not
 * be taken stays where it is and is taken later.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { isWal, walOf, walPrefix } from '#kit/backup/wal-names.ts'
import { archiveSeconds } from '../../embedded-postgres/archiving.ts'
import { createWorkLoop, type WorkLoop } from '../../work-loop.ts'
import { mayWrite } from '../may-write.ts'
import type { BackupPlace } from '../places/place.ts'
import { type Recipient, seal, sealedName } from '../seal.ts'
import { systemOf } from '../system.ts'
import { BackupTrouble } from '../trouble.ts'

const shippingLock = 7_341_957
const betweenLooksMs = 5000

type Given = { pool: Pool; archive: string; place: BackupPlace; recipient: Recipient }

/**
 * Of the processes on one base one at a time does it. Throws `BackupTrouble` where nothing may be written to the place,
 * or where the server was started without an archive.
 */
export async function openWalShipping(given: Given, log: FastifyBaseLogger): Promise<WorkLoop> {
  await mayWrite(given.place, given.recipient)
  const { rows } = await given.pool.query<{ mode: string }>(`select current_setting('archive_mode') as mode`)
  if (rows[0]?.mode !== 'on')
    throw new BackupTrouble(
      'BACKUP_WAL: the PostgreSQL of this folder was started without it. Stop all processes that use the folder, and start again.',
    )
  let beaten = Number.NEGATIVE_INFINITY
  const look = async (isStopping: () => boolean) => {
    if (performance.now() - beaten >= archiveSeconds * 1000) {
      await beat(given.pool)
      beaten = performance.now()
    }
    await shipWal(given, isStopping)
  }
  return createWorkLoop(look, log, { what: 'finished WAL', workers: 1, pollMs: betweenLooksMs })
}

/**
 * A transaction that changes nothing, but has its time in the WAL: a base where nobody writes is known to have been the
 * same until then, and can be brought back to any moment before.
 */
export async function beat(pool: Pool): Promise<void> {
  await pool.query('select pg_current_xact_id()')
}

/**
 * Answers how many files were taken away. Throws `BackupTrouble` where the place keeps the same file with other content:
 * then another copy of this database writes there.
 */
export async function shipWal(
  { pool, archive, place, recipient }: Given,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [shippingLock])
    if (!rows[0]?.free) return 0
    const system = await systemOf(client)
    const names = (await readdir(archive)).filter(isWal).toSorted()
    let shipped = 0
    for (const name of names) {
      if (isStopping()) break
      const file = join(archive, name)
      const prefix = walPrefix(system, name)
      const digits = await digitsOf(file)
      if (!(await isKept(place, prefix, digits)))
        await place.write(
          sealedName(prefix + digits, recipient !== undefined),
          await seal(createReadStream(file), recipient),
        )
      await rm(file)
      shipped++
    }
    return shipped
  } finally {
    await client.query('select pg_advisory_unlock($1)', [shippingLock]).catch(() => {}) // the connection is gone, and the lock with it
    client.release()
  }
}

async function digitsOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer) // it is opened without an encoding
  return hash.digest('hex').slice(0, 16)
}

/** As it is where whoever took it away was killed before it was removed here. */
async function isKept(place: BackupPlace, prefix: string, digits: string): Promise<boolean> {
  const kept = (await place.list(prefix)).flatMap((name) => walOf(name) ?? [])
  const other = kept.find((one) => one.digits !== digits)
  if (other)
    throw new BackupTrouble(
      `${place.name} keeps WAL ${other.name} of another copy of this database, which was brought back from the same backups. It was left as it is. Name another BACKUP_TO for this copy, and make a backup there.`,
    )
  return kept.length > 0
}
