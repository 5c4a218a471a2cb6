/** A base is brought back to any moment since its backup, as far as its WAL was taken away in time. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { walFolder, walPrefix } from '#kit/backup/wal-names.ts'
import { findBackup } from '#kit/server/backup/list-backups.ts'
import { folderPlace } from '#kit/server/backup/places/folder.ts'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { openWalShipping, shipWal } from '#kit/server/backup/wal/ship-wal.ts'
import { createLog } from '#kit/server/log.ts'
import { finishWal, givenBase, openBase, restored } from './base.ts'

const base = await givenBase({ archives: true })
const { name, record } = await base.backUp()
const shipping = { pool: base.pool, archive: base.archive, place: base.place, recipient: base.recipient }
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

async function now(): Promise<Date> {
  const { rows } = await base.pool.query<{ now: Date }>('select clock_timestamp() as now')
  return new Date((rows[0]?.now.getTime() ?? 0) + 1)
}

await base.pool.query('insert into row select generate_series(1001, 1010)')
const moment = await now()
await sleep(20)
await base.pool.query('delete from row where id > 3')
await finishWal(base)

test('what cannot be taken away stays, and is taken away later', async () => {
  const full: typeof base.place = { ...base.place, write: () => Promise.reject(new Error('ENOSPC')) }
  const before = await readdir(base.archive)
  await expect(shipWal({ ...shipping, place: full })).rejects.toThrow('ENOSPC')
  expect(await readdir(base.archive)).toEqual(before)
  expect(await shipWal(shipping)).toBe(before.length)
  expect(await readdir(base.archive)).toEqual([])
  expect(await base.place.list('wal/')).toHaveLength(before.length)
})

test('it comes back to the end, to a moment before rows were deleted, and to the backup itself', async () => {
  const from = { from: base.place, name, identity: base.identity }
  const end = await restored({ ...from, folder: await base.spare() })
  expect(end).toMatchObject({ ids: [1, 2, 3], faults: [] })
  const before = await restored({ ...from, folder: await base.spare(), until: moment })
  expect(before).toMatchObject({ ids: upTo(1010), faults: [] })
  expect(before.at && before.at < moment).toBe(true)
  const alone = await restored({ ...from, folder: await base.spare(), isAlone: true })
  expect(alone).toMatchObject({ ids: upTo(1000), faults: [] })
})

test('a moment before the first backup, and one without WAL, are refused', async () => {
  await expect(findBackup(base.place, new Date(record.begun))).rejects.toThrow(
    `The oldest backup was complete at ${record.ended}. Name a later time.`,
  )
  expect(await findBackup(base.place, moment)).toBe(name)
  const { spoilt } = await base.copyOf(name)
  await expect(findBackup(spoilt, moment)).rejects.toThrow('holds no WAL (BACKUP_WAL)')
})

test('a moment after the last WAL is refused with the time of the last transaction, and nothing is left', async () => {
  const folder = await base.spare()
  const late = new Date(Date.now() + 3_600_000)
  const back = restoreBackup({ from: base.place, name, identity: base.identity, folder, until: late })
  await expect(back).rejects.toThrow(
    /^The WAL does not reach .*: its last transaction is of 20\d\d-\S+Z\. Name an earlier time\.$/,
  )
  expect(await readdir(join(folder, 'postgres'))).toEqual(['server.log'])
})

test('WAL that is damaged is named, and nothing is brought back', async () => {
  const { spoilt, at } = await base.copyOf(name)
  for (const kept of await base.place.list('wal/')) {
    await spoilt.write(kept, (await base.place.read(kept)) ?? Readable.from([]))
    const file = at(`../${kept}`)
    await writeFile(file, (await readFile(file)).fill(7, 300, 310))
  }
  const folder = await base.spare()
  const back = restoreBackup({ from: spoilt, name, identity: base.identity, folder })
  await expect(back).rejects.toThrow(/^The WAL \w+ is damaged\.$/)
  expect(await readdir(join(folder, 'postgres'))).toEqual(['server.log'])
})

test('a base that was brought back goes on, and what it writes then comes back as well, over a hole it does not', async () => {
  const folder = await base.spare()
  const from = { from: base.place, identity: base.identity, name }
  await restoreBackup({ ...from, folder, until: moment })
  const again = await openBase(folder, { archives: true })
  await again.pool.query('insert into row values (2000)')
  await finishWal(again)
  await again.pool.query('insert into row values (2001)')
  await finishWal(again)
  await shipWal({ ...shipping, pool: again.pool, archive: again.archive })
  const histories = await base.place.list(walPrefix(record.system, '00000002.history'))
  expect(histories).toHaveLength(1)
  await again.leave()
  expect(await restored({ ...from, folder: await base.spare() })).toMatchObject({
    ids: [...upTo(1010), 2000, 2001],
    faults: [],
  })
  const [first = ''] = (await base.place.list(`${walFolder(record.system)}00000002`)).filter(
    (kept) => !kept.includes('history'),
  )
  await rm(join(base.kept, first))
  const holed = await restored({ ...from, folder: await base.spare() })
  expect(holed.faults).toMatchObject([expect.stringContaining('is not there, though later WAL is')])
})

test('WAL is taken away by itself, and not where others could read it', async () => {
  const log = createLog('silent')
  const loop = await openWalShipping(shipping, log)
  await finishWal(base)
  loop.start()
  await expect.poll(() => readdir(base.archive), { interval: 20 }).toEqual([])
  await loop.stop()
  const open = await openWalShipping({ ...shipping, place: folderPlace('/tmp'), recipient: undefined }, log).catch(
    String,
  )
  expect(open).toContain('Set BACKUP_RECIPIENT')
})

test('a backup is made though there is no room for finished WAL', async () => {
  await rm(base.archive, { recursive: true })
  await writeFile(base.archive, '')
  await base.pool.query('insert into row values (-1)')
  const { name: made } = await base.backUp()
  expect(made).not.toBe(name)
})
