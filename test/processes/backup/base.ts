/** For tests of backups: a small base on an embedded PostgreSQL of its own, that keeps what it is told to. */
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tables } from '#app/server/tables.ts'
import { beat } from '#kit/server/backup/wal/ship-wal.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { makeBackup } from '#kit/server/backup/make-backup.ts'
import { folderPlace } from '#kit/server/backup/places/folder.ts'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { whenDone } from '../../when-done.ts'

/** Which PostgreSQL's user may enter. */
export async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farsight-backup-'))
  await chmod(folder, 0o755)
  whenDone(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export async function openBase(folder: string, { archives = false } = {}) {
  const server = await openEmbeddedPostgres(folder, { archives })
  const { url, pool, db, close } = openDatabase<Tables>(await server.database('farsight'))
  const leave = async () => {
    await close()
    return server.release()
  }
  whenDone(leave)
  const ids = async () => (await pool.query<{ id: number }>('select id from row order by id')).rows.map(({ id }) => id)
  return { url, pool, db, data: server.data, archive: server.archive ?? '', leave, ids }
}

export async function givenKey() {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** With a table of some rows, and a place for its backups that nobody else may enter. */
export async function givenBase(wish: { archives?: boolean } = {}) {
  const folder = await givenFolder()
  const base = await openBase(join(folder, 'base'), wish)
  await base.pool.query('create table row (id integer primary key); insert into row select generate_series(1, 1000)')
  const key = await givenKey()
  const kept = join(folder, 'kept')
  const place = folderPlace(kept)
  const usual = { url: base.url, place, recipient: key.recipient, isEmbedded: true, release: '0.1.0' }
  let spares = 0
  return {
    ...base,
    ...key,
    folder,
    kept,
    place,
    backUp: (other: Partial<Parameters<typeof makeBackup>[0]> = {}) => makeBackup({ ...usual, ...other }),
    /** The same backup, to be spoilt. */
    async copyOf(name: string) {
      const spoilt = join(folder, `spoilt-${spares++}`)
      await cp(join(kept, name), join(spoilt, name), { recursive: true })
      return { spoilt: folderPlace(spoilt), at: (file: string) => join(spoilt, name, file) }
    },
    async spare() {
      const spare = join(folder, `spare-${spares++}`)
      await mkdir(spare)
      return spare
    },
  }
}

/** The rows of what a restore brings back. */
export async function restored(wish: Parameters<typeof restoreBackup>[0]) {
  const { data, at, faults } = await restoreBackup(wish)
  const base = await openBase(wish.folder)
  const ids = await base.ids()
  await base.leave()
  return { ids, at, faults, home: dirname(data) }
}

/** As it is a minute later. */
export async function finishWal({ pool, archive }: Pick<Awaited<ReturnType<typeof openBase>>, 'pool' | 'archive'>) {
  await beat(pool)
  const { rows } = await pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  while (!(await readdir(archive)).includes(rows[0]?.name ?? '')) await sleep(20)
}
