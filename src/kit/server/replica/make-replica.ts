/**
 * Makes a folder a replica of a PostgreSQL that is in use: a base copy over the replication protocol, and then whatever
 * is written there, as it is written. https://www.postgresql.org/docs/18/warm-standby.html
 */
import { appendFile, chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { readBaseBackup } from '../backup/base-backup.ts'
import { makeFolder, writeEntry } from '../backup/restoring/unpack.ts'
import { readTar } from '../backup/restoring/tar.ts'
import { findPlace, type Place } from '../embedded-postgres/place.ts'

type Wish = {
  /** The address of the primary, whose role may replicate. */
  of: string
  into: string
  /** Under which name the primary keeps what this replica has not read yet. */
  slot: string
  say(line: string): void
}

/** Leaves a folder that is one already as it is. Throws with a sentence for what an operator can mend. */
export async function makeReplica({ of, into, slot, say }: Wish): Promise<void> {
  const place = await findPlace(into, say)
  if (await exists(join(place.data, 'standby.signal'))) return
  if (await exists(join(place.data, 'PG_VERSION')))
    throw new Error(`${place.data} holds a database that is no replica. Name a folder that holds none.`)
  await reserve(of, slot, place)
  const aside = `${place.data}.${process.pid}`
  try {
    await copy(of, aside, place)
    await appendFile(join(aside, 'postgresql.auto.conf'), settingsFor(of, slot))
    await signal(join(aside, 'standby.signal'), place)
    await rename(aside, place.data)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Throws where the folder holds no database: one would be made. */
export async function mustHoldOne(folder: string): Promise<void> {
  const { data } = await findPlace(folder, () => {})
  if (!(await exists(join(data, 'PG_VERSION')))) throw new Error(`${data} holds no database, and no replica.`)
}

/** From now on the primary keeps what is written, until the replica has it. */
async function reserve(of: string, slot: string, { major }: Place): Promise<void> {
  const client = new Client({ connectionString: of, application_name: 'farsight replica' })
  client.on('error', () => {}) // the statement that is under way says so
  try {
    await client.connect()
    const { rows } = await client.query<{ major: string; waits: boolean; active: boolean | null }>(
      `select (current_setting('server_version_num')::int / 10000)::text as major, pg_is_in_recovery() as waits,
         (select active from pg_replication_slots where slot_name = $1) as active`,
      [slot],
    )
    const [primary] = rows
    if (primary?.waits) throw new Error('The database of --of is a replica itself. Name its primary.')
    if (primary?.major !== major)
      throw new Error(
        `The database of --of is PostgreSQL ${primary?.major}, and a replica by this Farsight is ${major}.`,
      )
    if (primary.active) throw new Error(`Another replica reads as "${slot}". Name this one otherwise: --slot NAME.`)
    if (primary.active === null) await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
  } finally {
    await client.end().catch(() => {})
  }
}

async function copy(of: string, into: string, { run }: Place): Promise<void> {
  const { tar, end } = await readBaseBackup(of)
  await makeFolder(into, 0o700, run)
  for await (const entry of readTar(tar)) {
    if (entry.isFolder) await makeFolder(join(into, entry.path), entry.mode, run)
    else await writeEntry(join(into, entry.path), entry, run)
  }
  await end
}

function settingsFor(of: string, slot: string): string {
  const password = process.env['PGPASSWORD']
  const address = new URL(of)
  if (password && !address.password) address.password = password
  const set = { primary_conninfo: address.href, primary_slot_name: slot, recovery_target_timeline: 'latest' }
  return `\n${Object.entries(set)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
    .join('\n')}\n`
}

async function signal(file: string, { run: { uid, gid } }: Place): Promise<void> {
  await writeFile(file, '', { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid)
}

function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  )
}
