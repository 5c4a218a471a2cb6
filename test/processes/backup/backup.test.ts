/** What goes wrong with backups, each a clear sentence, and nothing lost. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { ageOfBackup, listBackups } from '#kit/server/backup/list-backups.ts'
import { makeBackup } from '#kit/server/backup/make-backup.ts'
import { folderPlace } from '#kit/server/backup/places/folder.ts'
import { prune } from '#kit/server/backup/prune.ts'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { replicationFinding } from '#kit/server/doctor/of-database.ts'
import { bareEnvironment } from '../../bare-environment.ts'
import { givenBase, givenFolder, givenKey, restored } from './base.ts'

const base = await givenBase()
const { name, record } = await base.backUp()
const thousand = Array.from({ length: 1000 }, (_, i) => i + 1)

test('a backup says what it is, and comes back with every row', async () => {
  expect((await readdir(join(base.kept, name))).toSorted()).toEqual([
    'backup.json',
    'backup_manifest',
    'base.tar.zst.age',
  ])
  expect(record.rows).toEqual({ 'public.row': [1000, 1000] })
  expect(record).toMatchObject({ isEncrypted: true, database: 'farsight', timeline: 1, migrations: [] })
  const back = await restored({ from: base.place, name, folder: await base.spare(), identity: base.identity })
  expect(back).toMatchObject({ ids: thousand, faults: [] })
  expect((await readdir(back.home)).toSorted()).toEqual(['data', 'server.log'])
})

test('the age of the newest backup is told by where they are kept', async () => {
  const begun = new Date(record.begun).setMilliseconds(0)
  expect(await ageOfBackup(base.place, new Date(begun + 90_000))).toBe(90)
  expect(await ageOfBackup(folderPlace(await givenFolder()), new Date())).toBeNull()
})

test('an unencrypted backup is written to a folder alone that nobody else may enter', async () => {
  const open = await base.spare()
  await chmod(open, 0o755)
  const bare = { place: folderPlace(open), recipient: undefined }
  await expect(base.backUp(bare)).rejects.toThrow(`chmod 700 ${open}`)
  expect(await readdir(open)).toEqual([])
  await chmod(open, 0o700)
  const { name: made } = await base.backUp(bare)
  expect(await readdir(join(open, made))).toContain('base.tar.zst')
  const back = { from: folderPlace(open), name: made, folder: await base.spare(), identity: undefined }
  expect((await restored(back)).ids).toEqual(thousand)
})

test.each(['age1notone', `age1${'q'.repeat(58)}`])(
  '%s is no recipient, which is said before anything is written',
  async (recipient) => {
    const before = await readdir(base.kept)
    await expect(base.backUp({ recipient })).rejects.toThrow('BACKUP_RECIPIENT: the value is no recipient of age')
    expect(await readdir(base.kept)).toEqual(before)
  },
)

test('where the database goes away meanwhile, nothing is left that looks like a backup', async () => {
  const place = folderPlace(await base.spare())
  const cut: typeof place = {
    ...place,
    write: async (file, bytes) => {
      if (file.endsWith('.age'))
        await base.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'walsender'`)
      return place.write(file, bytes)
    },
  }
  await expect(base.backUp({ place: cut })).rejects.toThrow(/terminat/i)
  expect(await listBackups(place)).toEqual([])
  expect(await place.list('')).toEqual([])
})

test('two at once: the second says that there is a first', async () => {
  const both = await Promise.allSettled([base.backUp({ place: folderPlace(await base.spare()) }), base.backUp()])
  const refused = both.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { message: expect.stringContaining('Another backup of this database') } }])
})

test('one that is killed on the way is never taken for a backup', async () => {
  const env = { ...bareEnvironment, FARSIGHT_DATA: join(base.folder, 'base'), BACKUP_TO: join(base.folder, 'killed') }
  const child = spawn(process.execPath, ['scripts/backup.ts'], { env: { ...env, BACKUP_RECIPIENT: base.recipient } })
  const place = folderPlace(env.BACKUP_TO)
  await expect.poll(() => place.list(''), { interval: 1 }).toContainEqual(expect.stringContaining('base.tar'))
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await place.list('')).not.toEqual([])
  expect(await listBackups(place)).toEqual([])
  await expect
    .poll(() =>
      base.backUp({ place }).then(
        () => 1,
        () => 0,
      ),
    )
    .toBe(1)
  expect(await listBackups(place)).toHaveLength(1)
})

test('a disk that is full is named, what was begun is cleared away, and earlier backups stay', async ({ skip }) => {
  const small = await base.spare()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=0700', 'tmpfs', small])
  skip(mounted.status !== 0, 'nobody but root mounts a small disk')
  onTestFinished(() => void spawnSync('umount', [small]))
  const place = folderPlace(small)
  await place.write('20200101T000000Z/backup.json', Readable.from(['{}']))
  await expect(base.backUp({ place })).rejects.toThrow(
    `The disk that holds ${small} is full. Free some space, or name another place. The backup was broken off; earlier ones are as they were.`,
  )
  expect(await place.list('')).toEqual(['20200101T000000Z/backup.json'])
})

test('the wrong key, none, and one that is none are told apart, and leave the folder free', async () => {
  const folder = await base.spare()
  const back = (identity?: string) => restoreBackup({ from: base.place, name, folder, identity })
  await expect(back((await givenKey()).identity)).rejects.toThrow('BACKUP_IDENTITY is not the key')
  await expect(back()).rejects.toThrow('Set BACKUP_IDENTITY to the secret key of its recipient.')
  await expect(back('AGE-SECRET-KEY-1NONE')).rejects.toThrow('BACKUP_IDENTITY: the value is no secret key of age')
  expect(await readdir(join(folder, 'postgres'))).toEqual([])
  expect((await restored({ from: base.place, name, folder, identity: base.identity })).ids).toEqual(thousand)
})

test.each([
  [
    'cut short',
    (at: At) => truncate(at('base.tar.zst.age'), record.base.bytes - 70_000),
    'is damaged, or was cut short',
  ],
  ['with a byte changed', (at: At) => change(at('base.tar.zst.age'), 200_000), 'is damaged, or was cut short'],
  ['with more behind its end', (at: At) => appendFile(at('base.tar.zst.age'), 'more'), 'is damaged'],
  ['without its tar', (at: At) => writeFile(at('base.tar.zst.age'), ''), 'is damaged'],
  [
    'with a manifest that was changed',
    (at: At) => change(at('backup_manifest'), 200),
    'is not the one that was written with it',
  ],
  ['with a record that is none', (at: At) => writeFile(at('backup.json'), '{}'), 'backup.json of the backup'],
])('a backup %s is refused, and nothing of it stays', async (_, spoil, sentence) => {
  const { spoilt, at } = await base.copyOf(name)
  await spoil(at)
  const folder = await base.spare()
  await expect(restoreBackup({ from: spoilt, name, folder, identity: base.identity })).rejects.toThrow(sentence)
  expect(existsSync(join(folder, 'postgres/data'))).toBe(false)
  expect(existsSync(join(folder, 'postgres/data.restoring'))).toBe(false)
})

type At = (file: string) => string

async function change(file: string, place: number): Promise<void> {
  const bytes = await readFile(file)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  await writeFile(file, bytes)
}

test('a folder that holds a database is left as it is, whether that is in use or not', async () => {
  const back = (folder: string) => restoreBackup({ from: base.place, name, folder, identity: base.identity })
  await expect(back(join(base.folder, 'base'))).rejects.toThrow(
    'holds a database, which is in use. It was left as it is.',
  )
  const folder = await base.spare()
  await mkdir(join(folder, 'postgres/data'), { recursive: true })
  await writeFile(join(folder, 'postgres/data/PG_VERSION'), '18\n')
  await expect(back(folder)).rejects.toThrow('holds a database. It was left as it is.')
  expect(await readFile(join(folder, 'postgres/data/PG_VERSION'), 'utf8')).toBe('18\n')
  expect(await base.ids()).toEqual(thousand)
})

test.runIf(process.platform === 'linux')(
  'a restore that is killed is begun again, though its server outlives it; a second one beside it is refused',
  async () => {
    const folder = await base.spare()
    const from = { from: base.place, name, folder, identity: base.identity }
    const env = { ...bareEnvironment, BACKUP_IDENTITY: base.identity }
    const child = spawn(process.execPath, ['scripts/restore.ts', base.kept, '--into', folder], { env })
    const lock = join(folder, 'postgres/data.restoring/postmaster.pid')
    await expect.poll(() => existsSync(lock), { interval: 5 }).toBe(true)
    await expect(restoreBackup(from)).rejects.toThrow('Another restore is working')
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(existsSync(lock)).toBe(true)
    const back = await restored(from)
    expect(back).toMatchObject({ ids: thousand, faults: [] })
    expect((await readdir(back.home)).toSorted()).toEqual(['data', 'server.log'])
  },
)

test('rows that are missing in what was brought back are told', async () => {
  const { spoilt, at } = await base.copyOf(name)
  await writeFile(
    at('backup.json'),
    JSON.stringify({ ...record, rows: { 'public.row': [1001, 1001], 'public.other': [0, 0] } }),
  )
  const { faults } = await restored({ from: spoilt, name, folder: await base.spare(), identity: base.identity })
  expect(faults).toEqual([
    'The table public.row holds 1000 rows; in the backup it held 1001.',
    'The table public.other is not there.',
  ])
})

test('a role that may not replicate is told what it lacks', async () => {
  await base.pool.query('create role plain login; grant pg_read_all_data to plain')
  const url = base.url.replace('//farsight@', '//plain@')
  await expect(
    makeBackup({ url, place: base.place, recipient: base.recipient, isEmbedded: true, release: '1' }),
  ).rejects.toThrow(/lets this role make no backup: .* It needs the attribute REPLICATION/)
  expect(await replicationFinding(url)).toMatchObject({ state: 'mend', says: expect.stringContaining('REPLICATION') })
  expect(await replicationFinding(base.url)).toMatchObject({ state: 'ok' })
})

test('of a database without tables nothing is written: it is not the one that the server uses', async () => {
  await base.pool.query('create database bare')
  const url = base.url.replace('/farsight?', '/bare?')
  const before = await listBackups(base.place)
  await expect(
    makeBackup({ url, place: base.place, recipient: base.recipient, isEmbedded: true, release: '1' }),
  ).rejects.toThrow(/^The database holds no table, so nothing was written\. .*DATABASE_URL/)
  expect(await listBackups(base.place)).toEqual(before)
})

test('old backups are taken away once the newest is found to be as it was written, and not before', async () => {
  const { spoilt: place, at } = await base.copyOf(name)
  const old = ['20240101T000000Z', '20260101T000000Z', '20260102T000000Z']
  for (const one of old) await place.write(`${one}/backup.json`, Readable.from([JSON.stringify(record)]))
  await place.write('20260103T000000Z/base.tar.zst.age.part', Readable.from(['broken off']))
  const wal = ['000000010000000000000001', '0000000100000000000000FF'].map(
    (one) => `wal/${record.system}/${one}.0123456789abcdef.zst`,
  )
  for (const one of wal) await place.write(one, Readable.from(['']))
  await change(at('base.tar.zst.age'), 200_000)
  await expect(prune(place, new Date(record.ended))).rejects.toThrow('is not as it was written. Nothing was taken away')
  expect(await listBackups(place)).toHaveLength(4)
  await change(at('base.tar.zst.age'), 200_000)
  expect(await prune(place, new Date(record.ended))).toEqual({ backups: ['20260101T000000Z'], wal: 1 })
  expect(await place.list('20260103')).toEqual([])
  expect(await place.list('wal/')).toEqual(wal.slice(1))
  await expect(prune(folderPlace(await base.spare()), new Date())).rejects.toThrow('holds no whole backup')
})
