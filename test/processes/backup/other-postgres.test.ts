/** A PostgreSQL of one's own, of an earlier major release: backed up from, copied into and copied back from. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, chown, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadCollection } from '#app/server/collection.ts'
import type { Tables } from '#app/server/tables.ts'
import { copyDatabase } from '#kit/server/backup/copy-database.ts'
import { differing, digestTables } from '#kit/server/backup/digests.ts'
import { findBackup, readRecord } from '#kit/server/backup/list-backups.ts'
import { makeBackup } from '#kit/server/backup/make-backup.ts'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { unpack } from '#kit/server/backup/restoring/unpack.ts'
import { migrate, openDatabase } from '#kit/server/database.ts'
import { freePort } from '../../given/free-port.ts'
import { whenDone } from '../../when-done.ts'
import { givenBase, openBase } from './base.ts'

/** As Debian lays it. */
const bin = globSync('/usr/lib/postgresql/{15,16,17}/bin').toSorted()[0] ?? ''
const isRoot = process.getuid?.() === 0
const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
const run = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
const base = await givenBase()

function pg(program: string, ...args: string[]): string {
  return execFileSync(join(bin, program), args, { ...run, cwd: '/', encoding: 'utf8', stdio: 'pipe' })
}

/** Reached over the network of this machine, as its role alone may. */
async function started(data: string): Promise<number> {
  const port = await freePort()
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='' -c fsync=off`
  pg('pg_ctl', 'start', '-D', data, '-l', `${data}.log`, '-w', '-t', '60', '-o', options)
  whenDone(() => void pg('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w'))
  return port
}

async function owned(): Promise<string> {
  const folder = await base.spare()
  if (run.uid !== undefined) await chown(folder, run.uid, run.gid)
  return folder
}

function open(url: string) {
  const database = openDatabase<Tables>(url)
  whenDone(() => database.close())
  return database
}

async function digest({ pool }: Pick<ReturnType<typeof open>, 'pool'>) {
  const client = await pool.connect()
  return digestTables(client).finally(() => client.release())
}

const isThere = existsSync(join(bin, 'initdb'))
const data = isThere ? join(await owned(), 'data') : ''
const port = isThere ? await older() : 0
const own = open(`postgresql://farsight@127.0.0.1:${port}/farsight`)
const admin = open(`postgresql://admin@127.0.0.1:${port}/postgres`)

async function older(): Promise<number> {
  await base.pool.query('drop table row')
  await migrate(base.db)
  await loadCollection(base.db, { strict: true })
  pg('initdb', '-D', data, '-U', 'admin', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  return started(data)
}

/** Each goes on where the one before ended. */
describe.skipIf(!isThere)('with a PostgreSQL 15 to 17 of Debian, where one is installed', () => {
  test('a base goes into an earlier release, once its role may silence triggers, and is analysed there', async () => {
    await admin.pool.query('create role farsight login')
    await admin.pool.query('create database farsight owner farsight')
    await expect(copyDatabase({ from: base, to: own })).rejects.toThrow('may not silence triggers. Run there')
    await admin.pool.query('grant set on parameter session_replication_role to farsight')
    const { tables } = await copyDatabase({ from: base, to: own })
    const held = await digest(base)
    expect(tables).toBe(Object.keys(held).length)
    expect(differing(await digest(own), held)).toEqual([])
    expect((await own.pool.query(`select from pg_class where relname = 'item' and reltuples < 1`)).rowCount).toBe(0)
  })

  test('it is backed up there, once its role may replicate, and this command does not start what it cannot', async () => {
    const { place, recipient, identity } = base
    const wish = { url: own.url, place, recipient, isEmbedded: false, release: '1' }
    await expect(makeBackup(wish)).rejects.toThrow('lets this role make no backup')
    await admin.pool.query('alter role farsight replication')
    const { name, record } = await makeBackup(wish)
    expect(Math.floor(record.postgres / 10_000)).toBe(Number(/\d+/.exec(bin)?.[0]))
    const back = restoreBackup({ from: place, name, folder: await base.spare(), identity })
    await expect(back).rejects.toThrow('of your own, which this command cannot start')
  })

  test('what is unpacked by hand starts there, and goes home from it as it was', async () => {
    const { place, identity } = base
    const name = await findBackup(place)
    const back = join(await owned(), 'data')
    await unpack({ place, name, record: await readRecord(place, name), identity, into: back, owner: run })
    pg('pg_verifybackup', '-m', await manifestFor(back, name), '-n', back)
    const restored = open(`postgresql://farsight@127.0.0.1:${await started(back)}/farsight`)
    const home = await openBase(await base.spare())
    await copyDatabase({ from: restored, to: home })
    expect(differing(await digest(home), await digest(base))).toEqual([])
  })
})

/** Where PostgreSQL's own program can read it. */
async function manifestFor(folder: string, name: string): Promise<string> {
  const manifest = `${folder}.manifest`
  await cp(join(base.kept, name, 'backup_manifest'), manifest)
  await chmod(manifest, 0o644)
  return manifest
}
