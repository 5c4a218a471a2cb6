/**
 * Makes a backup of the whole cluster while it is in use: `base.tar.zst.age`, `backup_manifest` and, last of all,
 * `backup.json`. What is broken off leaves nothing that could be taken for a backup.
 */
import { createHash } from 'node:crypto'
import { Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import type { BackupRecord } from '#kit/backup/record.ts'
import { readBaseBackup } from './base-backup.ts'
import { claimName } from './claim.ts'
import { mayWrite } from './may-write.ts'
import type { BackupPlace } from './places/place.ts'
import { countWhile, listTables } from './rows.ts'
import { seal, sealedName } from './seal.ts'
import { systemOf } from './system.ts'
import { BackupTrouble, understood } from './trouble.ts'

export const manifestName = 'backup_manifest'
export const recordName = 'backup.json'
/** Held for as long as a backup of this database is made. */
const backupLock = 7_341_956

type Wish = {
  url: string
  place: BackupPlace
  /** Of age; undefined leaves it unencrypted, which private folders alone may hold. */
  recipient: string | undefined
  isEmbedded: boolean
  /** The version of Farsight. */
  release: string
}

/** Answers its name and what was written. Throws `BackupTrouble` with a sentence for what an operator can mend. */
export async function makeBackup(wish: Wish): Promise<{ name: string; record: BackupRecord }> {
  await mayWrite(wish.place, wish.recipient)
  const client = new Client({ connectionString: wish.url, application_name: 'farsight backup' })
  client.on('error', () => {}) // the statement that is under way says so
  await client.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [backupLock])
    if (!rows[0]?.free) throw new BackupTrouble('Another backup of this database is being made. Nothing was begun.')
    return await write(client, wish)
  } finally {
    await client.end().catch(() => {})
  }
}

async function write(client: Client, { url, place, recipient, isEmbedded, release }: Wish) {
  // A command without the settings of the server begins a database of its own, of which every backup succeeds.
  if ((await listTables(client)).length === 0)
    throw new BackupTrouble(
      'The database holds no table, so nothing was written. Is it the one that the server uses (DATABASE_URL, FARSIGHT_DATA)?',
    )
  const claim = await claimName(place, () => clockOf(client))
  const { name, begun } = claim
  const isEncrypted = recipient !== undefined
  const base = sealedName('base.tar', isEncrypted)
  try {
    const rowsUntilNow = await countWhile(client)
    const { tar, end } = await readBaseBackup(url)
    const measured = new Measure()
    await place.write(`${name}/${base}`, join(await seal(tar, recipient), measured))
    const { manifest, ...range } = await end
    const ended = await clockOf(client)
    await place.write(`${name}/${manifestName}`, Readable.from([manifest]))
    const record: BackupRecord = {
      format: 1,
      release,
      ...(await factsOf(client)),
      system: await systemOf(client),
      isEmbedded,
      isEncrypted,
      ...range,
      begun: begun.toISOString(),
      rows: await rowsUntilNow(),
      base: { name: base, ...measured.said() },
      manifestSha256: createHash('sha256').update(manifest).digest('hex'),
      ended: ended.toISOString(),
    }
    await place.write(`${name}/${recordName}`, Readable.from([Buffer.from(`${JSON.stringify(record, null, 2)}\n`)]))
    return { name, record }
  } catch (error) {
    // What is left of it would fill a disk that is full already. A bucket may have kept what it did not answer for.
    await place.remove([recordName, base, manifestName].map((file) => `${name}/${file}`)).catch(() => {})
    throw brokenOff(error, place.name)
  } finally {
    await claim.release().catch(() => {}) // nobody else is kept off by it: seconds do not come again
  }
}

function brokenOff(error: unknown, place: string): unknown {
  const known = understood(error, place)
  if (!(known instanceof BackupTrouble)) return known
  return new BackupTrouble(`${known.message} The backup was broken off; earlier ones are as they were.`, {
    cause: error,
  })
}

async function clockOf(client: Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date()
}

type Facts = { postgres: number; database: string; migrations: string[] }

async function factsOf(client: Client): Promise<Facts> {
  const { rows } = await client.query<Omit<Facts, 'migrations'> & { laid: boolean }>(
    `select current_setting('server_version_num')::int as postgres, current_database() as database,
       to_regclass('public.kysely_migration') is not null as laid`,
  )
  const [{ laid, ...facts } = { laid: false, postgres: 0, database: '' }] = rows
  const applied = laid ? await client.query<{ name: string }>('select name from kysely_migration order by name') : null
  return { ...facts, migrations: applied?.rows.map(({ name }) => name) ?? [] }
}

/** Lets bytes through, and says afterwards how many there were, with their SHA-256. */
class Measure extends Transform {
  readonly #hash = createHash('sha256')
  #bytes = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    done(null, chunk)
  }

  said(): { bytes: number; sha256: string } {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

/** Whoever reads the second hears of what fails in the first. */
function join(from: Readable, to: Measure): Readable {
  pipeline(from, to).catch(() => {})
  return to
}
