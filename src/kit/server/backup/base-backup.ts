/**
 * Reads a base backup over PostgreSQL's replication protocol: one tar of the whole cluster with the WAL that it needs,
 * and the manifest that PostgreSQL makes of it. https://www.postgresql.org/docs/18/protocol-replication.html
 */
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { Client, type Connection, type Submittable } from 'pg'
import { BackupTrouble } from './trouble.ts'

/** A server on which nothing has moved for so long is taken for dead; a checkpoint before the first byte takes minutes. */
const silenceMs = 900_000
/** The WAL that the backup ends with stays until it has been read. */
const keepWal = 'CREATE_REPLICATION_SLOT "farsight_backup" TEMPORARY PHYSICAL RESERVE_WAL'
/**
 * With its own WAL it waits for no archive: that would keep it for as long as there is no room there, which is when a
 * backup is needed most.
 */
const command = `BASE_BACKUP (LABEL 'farsight', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`

export type BaseBackup = {
  tar: Readable
  /** After the last byte of `tar`: what the server says of it. */
  end: Promise<{ manifest: Buffer; timeline: number; lsn: { start: string; end: string } }>
}

/** Whoever reads no further ends it by destroying `tar`. Throws `BackupTrouble` where the role may not replicate. */
export async function readBaseBackup(url: string): Promise<BaseBackup> {
  const client = await connectToReplicate(url)
  const query = new BaseBackupQuery(() => void client.end().catch(() => {}))
  client.query(query)
  return { tar: query.tar, end: query.end }
}

/** As far as a backup is made before its first byte, and no further. Throws `BackupTrouble` as that does. */
export async function mayReplicate(url: string): Promise<void> {
  const client = await connectToReplicate(url)
  await client.end()
}

async function connectToReplicate(url: string): Promise<Client> {
  const client = new Client({ connectionString: replicationUrl(url), application_name: 'farsight backup' })
  client.on('error', () => {}) // the command that is under way says so
  try {
    await client.connect()
    await client.query(keepWal)
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw whyNotReplicate(error)
  }
}

function replicationUrl(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}replication=true`
}

function whyNotReplicate(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string } // of pg or of the socket
  const isRight = code === '42501' || code === '28000' || /must be superuser or replication role/.test(message)
  if (isRight)
    return new BackupTrouble(
      `PostgreSQL lets this role make no backup: ${message}. It needs the attribute REPLICATION, and a line "replication" in pg_hba.conf.`,
      { cause: error },
    )
  // 53300 is said of too many connections of any kind; without any for backups it names the setting.
  if (code === '55000' || code === '53400' || (code === '53300' && message.includes('max_wal_senders')))
    return new BackupTrouble(
      `PostgreSQL is not set up for backups: ${message}. It needs wal_level=replica, and max_wal_senders and max_replication_slots above 0.`,
      { cause: error },
    )
  return error
}

/** As the server speaks: two rows, then copied data of archives and of the manifest, then one row more. */
class BaseBackupQuery implements Submittable {
  readonly tar: Readable
  readonly end: BaseBackup['end']
  readonly #settle = Promise.withResolvers<Awaited<BaseBackup['end']>>()
  readonly #manifest: Buffer[] = []
  readonly #rows: string[][] = []
  readonly #leave: () => void
  #stream: Socket | undefined
  #part: 'tar' | 'manifest' = 'tar'

  constructor(leave: () => void) {
    this.#leave = leave
    this.end = this.#settle.promise
    this.end.catch(() => {}) // whoever reads the tar hears of it there
    this.tar = new Readable({
      highWaterMark: 4_000_000,
      read: () => void this.#stream?.resume(),
      destroy: (error, done) => {
        // Read to its end it is destroyed as well, while the manifest still comes.
        if (error || this.#part === 'tar') {
          this.#stream?.destroy()
          this.#settle.reject(error ?? new BackupTrouble('The backup was broken off.'))
        }
        done(error)
      },
    })
  }

  submit(connection: Connection): void {
    // Of pg's own making; its types leave it out.
    const raw = connection as unknown as { stream: Socket; query(text: string): void }
    this.#stream = raw.stream
    raw.stream.setTimeout(silenceMs, () => raw.stream.destroy(new Error('PostgreSQL was silent for 15 minutes.')))
    raw.query(command)
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields.map(String))
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const [kind = 0] = chunk
    const sort = String.fromCharCode(kind)
    if (sort === 'm') {
      this.#part = 'manifest'
      this.tar.push(null)
      // Nobody asks for more of the tar: without this, a connection that waits for its reader would wait for ever.
      this.#stream?.resume()
    }
    if (sort === 'n' && !chunk.toString('latin1', 1).startsWith('base.tar\0'))
      this.tar.destroy(new BackupTrouble('The cluster has tablespaces beside its own folder. It was not backed up.'))
    if (sort !== 'd') return
    // The chunk is a view of what was read from the socket, which pg uses again.
    const bytes = Buffer.from(chunk.subarray(1))
    if (this.#part === 'manifest') this.#manifest.push(bytes)
    else if (!this.tar.push(bytes)) this.#stream?.pause()
  }

  handleCommandComplete(): void {}

  /** Of the server, or of a connection that broke. */
  handleError(error: Error): void {
    this.tar.destroy(error)
    this.#settle.reject(error)
    this.#leave()
  }

  handleReadyForQuery(): void {
    const [begin = [], ...more] = this.#rows
    const [start = '', timeline] = begin
    const [end = ''] = more.at(-1) ?? []
    this.#settle.resolve({ manifest: Buffer.concat(this.#manifest), timeline: Number(timeline), lsn: { start, end } })
    this.#leave()
  }
}
