/**
 * Lets PostgreSQL bring a folder that was unpacked to a moment: it replays the WAL, begins a timeline of its own, so that
 * what it writes from then on is never taken for what was written before, and is stopped again.
 */
import { appendFile, chown, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { smallMb } from '../../embedded-postgres/memory.ts'
import { urlOf } from '../../embedded-postgres/lease.ts'
import { holderOf, isWorking } from '../../embedded-postgres/lock-files.ts'
import type { Place } from '../../embedded-postgres/place.ts'
import { start, stop } from '../../embedded-postgres/server.ts'
import { BackupTrouble, understood } from '../trouble.ts'

const betweenLooksMs = 50

type Wish = {
  /** How PostgreSQL gets a file of WAL: a shell command, as its `restore_command`. */
  restoreCommand: string
  /** Undefined for as far as the WAL reaches. */
  until: Date | undefined
  /** The one whose WAL it follows; else the latest, or that of the backup where it is brought back alone. */
  timeline: number | undefined
  isAlone: boolean
}

/** Answers what `look` found in the database of this name, once it is there. */
export async function recover<T>(
  place: Place,
  wish: Wish,
  look: (client: Client) => Promise<T>,
  database: string,
): Promise<T> {
  const settings = join(place.data, 'postgresql.auto.conf')
  const { size } = await stat(settings)
  await appendFile(settings, `\n${settingsOf(wish).join('\n')}\n`)
  const signal = join(place.data, 'recovery.signal')
  await writeFile(signal, '')
  if (place.run.uid !== undefined && place.run.gid !== undefined) await chown(signal, place.run.uid, place.run.gid)
  const said = await sizeOf(place.log)
  try {
    // It gives up waiting after a minute; the server goes on.
    const failure = await start(place, { memoryMb: smallMb, throwaway: false }).catch((error: unknown) => error)
    const client = await connect(place, database, wish.until, { said, failure })
    const found = await look(client).finally(() => client.end())
    await truncate(settings, size)
    return found
  } finally {
    if (await isWorking(await holderOf(place.data), place.data)) await stop(place)
  }
}

function settingsOf({ restoreCommand, until, timeline, isAlone }: Wish): string[] {
  return [
    `restore_command = '${restoreCommand.replaceAll("'", "''")}'`,
    `recovery_target_timeline = '${timeline ?? (isAlone ? 'current' : 'latest')}'`,
    ...(until
      ? [`recovery_target_time = '${until.toISOString().replace('Z', '+00')}'`, `recovery_target_action = 'promote'`]
      : []),
    // With nothing to archive it by: what says where the new timeline begins waits for whoever archives next.
    `archive_mode = 'on'`,
    // The disk is asked once, where else each of some thousand files would wait for it.
    ...(process.platform === 'linux' ? [`recovery_init_sync_method = 'syncfs'`] : []),
  ]
}

type Began = { said: number; failure: unknown }

/** Once it has left recovery. */
async function connect(place: Place, database: string, until: Date | undefined, began: Began): Promise<Client> {
  for (;;) {
    const client = new Client({ connectionString: urlOf(place, database), application_name: 'farsight restore' })
    client.on('error', () => {})
    const isBack = await client
      .connect()
      .then(() => client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits'))
      .then(({ rows }) => rows[0]?.waits === false)
      .catch(() => false)
    if (isBack) return client
    void client.end().catch(() => {})
    if (!(await isWorking(await holderOf(place.data), place.data))) throw await whyNot(place, until, began)
    await sleep(betweenLooksMs)
  }
}

const beside =
  'This backup is not on the way to that timeline: it was made after the moment at which that began. Name an earlier backup, or with --timeline its own.'
const timelines: [sign: string, sentence: string][] = [
  ['recovery target timeline', 'There is no WAL of the timeline that --timeline names.'],
  ["is not a child of this server's history", beside],
  // It looks in WAL of the same place on the other timeline.
  ['could not locate required checkpoint record', beside],
]

async function whyNot({ log, data }: Place, until: Date | undefined, { said, failure }: Began): Promise<Error> {
  const lines = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(said).toString('utf8')
  if (until && lines.includes('recovery ended before configured recovery target was reached')) {
    const last = /last completed transaction was at log time ([^\n]+)/.exec(lines)?.[1]
    const reaches = last ? `its last transaction is of ${new Date(last).toISOString()}` : 'it holds no transaction'
    return new BackupTrouble(`The WAL does not reach ${until.toISOString()}: ${reaches}. Name an earlier time.`)
  }
  const ofTimeline = timelines.find(([sign]) => lines.includes(sign))?.[1]
  if (ofTimeline) return new BackupTrouble(ofTimeline)
  const known = understood(new Error(lines), data)
  if (known instanceof BackupTrouble) return known
  return new Error(`PostgreSQL could not bring the backup back.\n${lines.trim().split('\n').slice(-6).join('\n')}`, {
    cause: failure,
  })
}

function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}
