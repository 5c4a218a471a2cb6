/** Brings the files of the starter collection into the database: all of them once, and after that what has changed. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { checkCollection, type CollectionFile, type Fault, type Known, type Sound } from './check.ts'
import { listUnlicensed, whyNotLicences } from './licences.ts'
import type { Reader } from './reader.ts'
import { type Collected, findCollected, withdraw, writeItems } from './write.ts'
import { foldTies } from '../shelf/tied.ts'
import type { ContentTables } from '../tables.ts'

/**
 * Raise it when files are read differently than before, or when kinds make other cards or words of them: then all are
 * read again.
 */
const revision = 2
/** Processes that start together load once. */
const loadLock = 7_341_956

export type Loading = {
  folder?: string
  /** Any fault is an error. */
  strict?: boolean
  /** The licences that are held, by name: what asks for another one is withheld. */
  licences?: readonly string[]
  now?: Date
}
export type Load = {
  /** A line for each: `collection/trends/x.md: series.licence: is missing`. */
  faults: string[]
  /** Files of which there is a new version. */
  written: number
  withdrawn: number
}

const nothing: Load = { faults: [], written: 0, withdrawn: 0 }

export async function loadFiles(
  db: Kysely<ContentTables>,
  readers: readonly Reader[],
  loading: Loading = {},
): Promise<Load> {
  const { folder = 'collection', licences = [] } = loading
  const files = readFiles(folder)
  const digest = digestOf(files, licences)
  if ((await loadedDigest(db)) === digest) return nothing
  const loaded = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${loadLock})`.execute(trx)
    return (await loadedDigest(trx)) === digest
      ? nothing
      : load(trx, readers, { files, digest, ...loading, folder, licences })
  })
  // The first who asks for a list by links finds it in order, and does not wait for a minute to pass.
  if (loaded.written + loaded.withdrawn > 0) await foldTies(db)
  return loaded
}

async function load(
  trx: Transaction<ContentTables>,
  readers: readonly Reader[],
  {
    files,
    digest,
    folder,
    licences,
    strict = false,
    now = new Date(),
  }: Loading & { files: CollectionFile[]; digest: string; folder: string; licences: readonly string[] },
): Promise<Load> {
  const rows = await findCollected(trx)
  const { sound, faults, names } = checkCollection(files, readers, await namesKnown(trx, readers, rows))
  const lines = [...faults.map((fault) => sayFault(folder, fault)), ...whyNotLicences(licences, sound)]
  if (strict && lines.length)
    throw new Error(`The collection has ${lines.length === 1 ? 'a fault' : 'faults'}.\n${lines.join('\n')}`)
  const written = (await writeItems(trx, sound, { rows, licences, now })) + (await keepOthers(trx, readers, sound, now))
  const withdrawn = await withdraw(trx, rows, {
    sound,
    names,
    unlicensed: await listUnlicensed(trx, readers, licences),
  })
  // With a fault in it no state is remembered: every start reads the files again and says what is wrong, and mended
  // files are read too.
  if (lines.length) await trx.deleteFrom('collection_state').execute()
  else await remember(trx, digest, now)
  return { faults: lines, written, withdrawn }
}

async function namesKnown(
  trx: Transaction<ContentTables>,
  readers: readonly Reader[],
  rows: readonly Collected[],
): Promise<Known> {
  const known = new Map<string, { id: string | null; data: Record<string, unknown> }>(
    rows.map(({ kind, slug, id, details }) => [`${kind}/${slug}`, { id, data: details }]),
  )
  for (const reader of readers) {
    if (reader.kind !== null) continue
    for (const { slug, data } of await reader.known(trx)) known.set(`${reader.name}/${slug}`, { id: null, data })
  }
  return known
}

async function keepOthers(
  trx: Transaction<ContentTables>,
  readers: readonly Reader[],
  sound: readonly Sound[],
  now: Date,
): Promise<number> {
  let written = 0
  for (const reader of readers) {
    const own = sound.filter((one) => one.reader === reader)
    if (reader.kind === null) written += await reader.keep(trx, own, now)
  }
  return written
}

/**
 * Every Markdown file in a folder of the collection; those beside the folders are about the collection. This happens at
 * every start, before anybody is served: one after the other takes 5 ms, side by side 20.
 */
function readFiles(folder: string): CollectionFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && path.includes('/'))
    .toSorted()
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }))
}

function digestOf(files: readonly CollectionFile[], licences: readonly string[]): string {
  const hash = createHash('sha256').update(`revision ${revision} ${licences.toSorted().join(' ')}`)
  for (const { path, bytes } of files) hash.update(`\n${path} ${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

async function loadedDigest(db: Kysely<ContentTables>): Promise<string | undefined> {
  return (await db.selectFrom('collection_state').select('digest').executeTakeFirst())?.digest
}

async function remember(trx: Transaction<ContentTables>, digest: string, now: Date): Promise<void> {
  const row = { digest, loaded_at: now }
  await trx
    .insertInto('collection_state')
    .values(row)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
    .execute()
}

function sayFault(folder: string, { file, field, reason }: Fault): string {
  return `${join(folder, file)}: ${field}: ${reason}`
}
