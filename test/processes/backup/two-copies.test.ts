/** Several bases that keep their WAL in one place: none overwrites what is another's. */
import { cp, readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { walFolder } from '#kit/backup/wal-names.ts'
import { manifestName } from '#kit/server/backup/make-backup.ts'
import { prune } from '#kit/server/backup/prune.ts'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { shipWal } from '#kit/server/backup/wal/ship-wal.ts'
import { finishWal, givenBase, openBase, restored } from './base.ts'

const base = await givenBase({ archives: true })
const { name, record } = await base.backUp()
const { place, recipient, identity } = base
await base.pool.query('insert into row values (2000)')
await finishWal(base)
await shipWal(base)

async function brought(id: number) {
  const folder = await base.spare()
  await restoreBackup({ from: place, name, identity, folder })
  const copy = await openBase(folder, { archives: true })
  await copy.pool.query('insert into row values ($1)', [id])
  await finishWal(copy)
  return { ...copy, place, recipient }
}

test('of two copies that were brought back from one backup the second is refused, and the first is kept', async () => {
  const [one, other] = [await brought(3000), await brought(4000)]
  await shipWal(one)
  const kept = await place.list('wal/')
  await expect(shipWal(other)).rejects.toThrow(
    /keeps WAL \w+(\.history)? of another copy .* Name another BACKUP_TO for this copy/,
  )
  expect(await place.list('wal/')).toEqual(kept)
  await Promise.all([one, other].map((copy) => copy.leave()))
  const back = await restored({ from: place, name, identity, folder: await base.spare() })
  expect(back).toMatchObject({ ids: expect.arrayContaining([2000, 3000]), faults: [] })
})

test('after a restore to the wrong moment what came later is reached along the timeline before', async () => {
  const from = { from: place, name, identity }
  const there = await restored({ ...from, folder: await base.spare(), timeline: 1 })
  expect(there).toMatchObject({ faults: [] })
  expect(there.ids).toContain(2000)
  expect(there.ids).not.toContain(3000)
  const folder = await base.spare()
  await expect(restored({ ...from, folder, timeline: 9 })).rejects.toThrow('There is no WAL of the timeline')
})

test('a new base keeps its WAL beside that of the old one, though both count from 1', async () => {
  const before = await place.list(walFolder(record.system))
  const fresh = await openBase(await base.spare(), { archives: true })
  await finishWal(fresh)
  expect(await shipWal({ ...fresh, place, recipient })).toBeGreaterThan(0)
  await fresh.leave()
  expect(await place.list(walFolder(record.system))).toEqual(before)
  expect((await place.list('wal/')).length).toBeGreaterThan(before.length)
})

test('what was taken away and not removed is removed, and kept once', async () => {
  await base.pool.query('insert into row values (5000)')
  await finishWal(base)
  const again = await base.spare()
  await cp(base.archive, again, { recursive: true })
  expect(await shipWal(base)).toBeGreaterThan(0)
  const kept = await place.list('wal/')
  expect(await shipWal({ ...base, archive: again })).toBeGreaterThan(0)
  expect(await readdir(again)).toEqual([])
  expect(await place.list('wal/')).toEqual(kept)
})

test('a backup that lies beside the latest timeline is refused with a way on, and comes back along its own', async () => {
  const { name: later } = await base.backUp()
  const from = { from: place, name: later, identity, folder: await base.spare() }
  await expect(restored(from)).rejects.toThrow('Name an earlier backup, or with --timeline')
  expect(await restored({ ...from, timeline: 1 })).toMatchObject({ faults: [] })
})

const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const wal = (system: string, segment: string) => `wal/${system}/${segment}.0123456789abcdef.zst`

test('WAL stays that any backup of the last days leads on from, and goes with the last backup of its base', async () => {
  const { spoilt } = await base.copyOf(name)
  const write = (file: string, said: string | Readable) =>
    spoilt.write(file, typeof said === 'string' ? Readable.from([said]) : said)
  const backUp = (days: number, start: string, system: string) =>
    write(`${day(days)}T010000Z/backup.json`, JSON.stringify({ ...record, system, lsn: { start, end: 'F/0' } }))
  // The newest of each base is read again before anything goes.
  for (const newest of [`${day(2)}T010000Z`, '20200101T010000Z'])
    for (const file of [record.base.name, manifestName])
      await write(`${newest}/${file}`, (await spoilt.read(`${name}/${file}`)) ?? '')
  // Brought back to before the backup of three days ago, and backed up since.
  await backUp(3, '0/A0000000', '11')
  await backUp(2, '0/50000000', '11')
  // Of another base, which is gone, and of this one.
  await write('20200101T010000Z/backup.json', JSON.stringify({ ...record, system: '12' }))
  await write('20200102T010000Z/backup.json', JSON.stringify({ ...record, system: '11' }))
  const [before, since] = [wal('11', '00000001000000000000004F'), wal('11', '000000020000000000000050')]
  const [gone, stranger] = [wal('12', '000000010000000000000003'), wal('13', '000000010000000000000003')]
  for (const file of [before, since, gone, stranger]) await write(file, '')
  expect(await prune(spoilt, new Date())).toMatchObject({ wal: 2 })
  expect(await spoilt.list('wal/')).toEqual([since, stranger])
})
