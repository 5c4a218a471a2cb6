/**
 * Amazon's own client against a server that verifies what S3 verifies. That S3 itself would take the same is not shown by
 * it.
 */
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { listBackups } from '#kit/server/backup/list-backups.ts'
import { bucketPlace } from '#kit/server/backup/places/bucket.ts'
import { openPlace } from '#kit/server/backup/places/open-place.ts'
import { prune } from '#kit/server/backup/prune.ts'
import { shipWal } from '#kit/server/backup/wal/ship-wal.ts'
import { openBucket } from '../../s3/bucket-server.ts'
import { whenDone } from '../../when-done.ts'
import { finishWal, givenBase, restored } from './base.ts'

const { objects, uploads, refused, odd, ...server } = await openBucket(
  'kept',
  { id: 'ada', secret: 'sec/ret+1', region: 'eu-central-1' },
  2,
)
whenDone(server.close)
vi.stubEnv('AWS_ENDPOINT_URL_S3', server.url)
vi.stubEnv('AWS_REGION', 'eu-central-1')
vi.stubEnv('AWS_ACCESS_KEY_ID', 'ada')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'sec/ret+1')
whenDone(() => vi.unstubAllEnvs())
// Of one key the service says no, and of one it says nothing.
odd.set('farsight/refused', () => [403, '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'])
odd.set('farsight/silent', () => new Promise(() => {}))

test('a backup and its WAL go into a bucket and come back from there, every request signed', async () => {
  const base = await givenBase({ archives: true })
  const place = await openPlace('s3://kept/farsight')
  await expect(base.backUp({ place, recipient: undefined })).rejects.toThrow('Set BACKUP_RECIPIENT')
  const { name } = await base.backUp({ place })
  expect([...objects.keys()].toSorted()).toEqual(
    ['backup.json', 'backup_manifest', 'base.tar.zst.age'].map((file) => `farsight/${name}/${file}`),
  )
  const back = await restored({ from: place, name, folder: await base.spare(), identity: base.identity })
  expect(back).toMatchObject({ faults: [], ids: { length: 1000 } })

  await base.pool.query('insert into row values (2000)')
  await finishWal(base)
  expect(await shipWal({ ...base, place })).toBeGreaterThan(0)
  const later = await restored({ from: place, name, folder: await base.spare(), identity: base.identity })
  expect(later).toMatchObject({ faults: [], ids: { length: 1001 } })
  expect((await place.list('wal/')).length).toBeGreaterThan(2)

  await place.write('20200101T000000Z/base.tar.zst.age', Readable.from([Buffer.from('broken off')]))
  await prune(place, new Date())
  expect(await place.list('2020')).toEqual([])
  expect(await listBackups(place)).toEqual([name])
  expect(await place.read('none')).toBeNull()
  expect(refused).toEqual(['NoSuchKey'])
})

test('what is large is sent in parts, and is there once all of it is', async () => {
  const place = await openPlace('s3://kept/farsight')
  const chunk = Buffer.alloc(10_000_000, 7)
  await place.write('large', Readable.from(Array.from({ length: 13 }, () => chunk)))
  expect(objects.get('farsight/large')?.length).toBe(130_000_000)
  const failing = Readable.from(
    (async function* () {
      for (let i = 0; i < 9; i++) yield chunk
      throw new Error('The database is gone.')
    })(),
  )
  await expect(place.write('cut', failing)).rejects.toThrow('The database is gone.')
  expect(objects.has('farsight/cut')).toBe(false)
  expect(uploads.size).toBe(0)
})

test('names with signs that addresses and XML know are kept, listed and removed as they are', async () => {
  const place = await openPlace('s3://kept/with space/&<"+é')
  for (const name of ['one+1', 'two & <2>', 'thrée']) await place.write(name, Readable.from([Buffer.from(name)]))
  expect(await place.list('t')).toEqual(['thrée', 'two & <2>'])
  expect((await place.read('two & <2>'))?.readable).toBe(true)
  await place.remove(await place.list(''))
  expect(await place.list('')).toEqual([])
})

test('a wrong key is said by the name that the service has for it, and never repeated', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another')
  const wrong = await openPlace('s3://kept/farsight')
  await expect(wrong.list('')).rejects.toThrow(
    /^s3:\/\/kept\/farsight does not take part: SignatureDoesNotMatch: [^a]+/,
  )
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'sec/ret+1')
  const none = await openPlace('s3://nowhere/farsight')
  await expect(none.list('')).rejects.toThrow('s3://nowhere/farsight does not take part: NoSuchBucket')
})

test('what the service refuses is said, and nobody goes on reading for it', async () => {
  const place = await openPlace('s3://kept/farsight')
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(10_000_000)
    })(),
  )
  await expect(place.write('refused', endless)).rejects.toThrow('s3://kept/farsight does not take part: AccessDenied')
  expect(endless.destroyed).toBe(true)
})

test('a service that says nothing is given up', async () => {
  const place = bucketPlace('s3://kept/farsight', 200)
  await expect(place.read('silent')).rejects.toThrow('does not take part: TimeoutError')
})
