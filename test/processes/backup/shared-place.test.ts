/** Several databases keep their backups in one place: none is taken for another's, and none replaces another's. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { claimName } from '#kit/server/backup/claim.ts'
import { ageOfBackup, findBackup, listBackups } from '#kit/server/backup/list-backups.ts'
import { makeBackup } from '#kit/server/backup/make-backup.ts'
import { folderPlace } from '#kit/server/backup/places/folder.ts'
import { prune } from '#kit/server/backup/prune.ts'
import { givenBase, openBase, restored } from './base.ts'

const base = await givenBase()
const other = await openBase(await base.spare())
await other.pool.query('create table row (id integer primary key); insert into row select generate_series(1, 7)')
const { place, recipient, identity } = base

test('two servers that begin in the same second in one place have a whole backup each', async () => {
  const noon = new Date('2026-11-29T12:00:00Z')
  let asked = 0
  const clock = async () => new Date(noon.getTime() + (asked++ < 2 ? 0 : asked * 1000))
  const claims = await Promise.all([claimName(place, clock), claimName(place, clock)])
  expect(new Set(claims.map(({ name }) => name)).size).toBe(2)
  for (const { release } of claims) await release()
  expect(await place.list('')).toEqual([])

  const made = await Promise.all(
    [base, other].map(({ url }) => makeBackup({ url, place, recipient, isEmbedded: true, release: '1' })),
  )
  for (const [i, { name }] of made.entries()) {
    expect(await readdir(join(base.kept, name))).toHaveLength(3)
    const back = await restored({ from: place, name, folder: await base.spare(), identity })
    expect(back.ids).toHaveLength([1000, 7][i] ?? 0)
    expect(back.faults).toEqual([])
  }
})

test('a name that was taken meanwhile is left to whoever has it', async () => {
  const taken = folderPlace(await base.spare())
  await taken.write('20261129T120000Z/being-made.0', Readable.from(['\n']))
  const times = ['2026-11-29T12:00:00.900Z', '2026-11-29T12:00:02Z'].map((time) => new Date(time))
  const { name, release } = await claimName(taken, async () => times.shift() ?? new Date())
  expect(name).toBe('20261129T120002Z')
  await release()
  expect(await taken.list('')).toEqual(['20261129T120000Z/being-made.0'])
})

test('a place that takes a claim and then answers no more is left without it', async () => {
  const silent = folderPlace(await base.spare())
  const away = { ...silent, list: () => Promise.reject(new Error('The service is away.')) }
  await expect(claimName(away, async () => new Date())).rejects.toThrow('The service is away.')
  expect(await silent.list('')).toEqual([])
})

test('who does not say which database is asked, and the age is of one’s own', async () => {
  await expect(findBackup(place)).rejects.toThrow('holds backups of 2 databases. Name the one to bring back')
  const shared = folderPlace(await base.spare())
  const { record } = await base.backUp({ place: shared })
  await shared.write('20260101T000000Z/backup.json', Readable.from([JSON.stringify({ ...record, system: '12' })]))
  expect(await findBackup(shared, undefined, '12')).toBe('20260101T000000Z')
  const now = new Date('2026-01-01T01:00:00Z')
  expect(await ageOfBackup(shared, now, '12')).toBe(3600)
  expect(await ageOfBackup(shared, now, '13')).toBeNull()
})

test('the backups of one database replace none of another, until that has been gone for a year and a month', async () => {
  const shared = folderPlace(await base.spare())
  const { record, name } = await base.backUp({ place: shared })
  const whole = { 'base.tar.zst.age': '', backup_manifest: '' }
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const gone = { ...record, system: '12', manifestSha256: empty, base: { ...record.base, sha256: empty } }
  for (const day of ['20260501', '20260502']) {
    for (const [file, text] of Object.entries(whole))
      await shared.write(`${day}T000000Z/${file}`, Readable.from([text]))
    await shared.write(`${day}T000000Z/backup.json`, Readable.from([JSON.stringify(gone)]))
  }
  // May has one of this database as well, which is newer and replaces neither.
  await shared.write('20260520T000000Z/backup.json', Readable.from([JSON.stringify(record)]))
  const begun = new Date(record.begun)
  expect(await prune(shared, begun)).toEqual({ backups: ['20260501T000000Z'], wal: 0 })
  expect(await listBackups(shared)).toEqual([name, '20260520T000000Z', '20260502T000000Z'])
  const later = new Date('2027-07-01T00:00:00Z')
  expect(await prune(shared, later)).toEqual({ backups: ['20260502T000000Z'], wal: 0 })
})
