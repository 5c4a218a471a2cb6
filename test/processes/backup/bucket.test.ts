/**
 * Amazon's own client against a small server that keeps objects as S3 does: it wants signed requests and holds what is
 * sent in parts back until all are there. That S3 itself would take the same is not shown by it.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { listBackups } from '#kit/server/backup/list-backups.ts'
import { openPlace } from '#kit/server/backup/places/open-place.ts'
import { bucketPlace } from '#kit/server/backup/places/bucket.ts'
import { prune } from '#kit/server/backup/prune.ts'
import { whenDone } from '../../when-done.ts'
import { givenBase, restored } from './base.ts'

const objects = new Map<string, Buffer>()
const uploads = new Map<string, Buffer[]>()
const unsigned: string[] = []
const server = createServer((request, response) => {
  void answer(request).then(([status, body = '', headers = {}]) => response.writeHead(status, headers).end(body))
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
whenDone(() => server.close())
vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
vi.stubEnv('AWS_REGION', 'eu-central-1')
vi.stubEnv('AWS_ACCESS_KEY_ID', 'ada')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
whenDone(() => vi.unstubAllEnvs())

type Answer = [status: number, body?: string | Buffer, headers?: Record<string, string>]

/** Of one key the service says no, and of one it says nothing. */
const odd: Record<string, () => Answer | Promise<Answer>> = {
  'farsight/refused': () => [403, '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'],
  'farsight/silent': () => new Promise<Answer>(() => {}),
}

function isSigned({ headers }: IncomingMessage): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=ada\/\d{8}\/eu-central-1\/s3\/.*Signature=[\da-f]{64}$/
  return form.test(headers.authorization ?? '')
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams: asked } = new URL(request.url ?? '', 'http://bucket')
  const body = unchunked(await buffer(request), request)
  if (!isSigned(request)) unsigned.push(pathname)
  const key = decodeURIComponent(pathname.replace(/^\/kept\/?/, ''))
  const special = odd[key]
  if (special) return special()
  if (key === '') return asked.has('delete') ? removeAll(body.toString()) : [200, listOf(asked.get('prefix') ?? '')]
  return methods[request.method ?? '']?.(key, asked.get('uploadId') === null, asked.get('partNumber'), body) ?? [405]
}

type Method = (key: string, isWhole: boolean, part: string | null, body: Buffer) => Answer

const methods: Record<string, Method> = {
  GET: (key) => [objects.has(key) ? 200 : 404, objects.get(key) ?? '<Error><Code>NoSuchKey</Code></Error>'],
  DELETE: (key) => [uploads.delete(key) ? 204 : 404],
  POST: (key, isWhole) => {
    if (isWhole) uploads.set(key, [])
    else objects.set(key, Buffer.concat(uploads.get(key) ?? []))
    const name = isWhole ? 'InitiateMultipartUploadResult' : 'CompleteMultipartUploadResult'
    return [200, `<${name}><UploadId>${key}</UploadId></${name}>`]
  },
  PUT: (key, isWhole, part, body) => {
    if (isWhole) objects.set(key, body)
    else uploads.get(key)?.splice(Number(part) - 1, 1, body)
    return [200, '', { etag: '"tag"' }]
  },
}

function removeAll(asked: string): Answer {
  for (const [, key = ''] of asked.matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(key)
  return [200, '<DeleteResult></DeleteResult>']
}

function listOf(prefix: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix))
  return `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`
}

/** With a checksum behind it a body comes in chunks: `size\r\nbytes\r\n`, to one of size 0. */
function unchunked(body: Buffer, { headers }: IncomingMessage): Buffer {
  if (!String(headers['content-encoding']).includes('aws-chunked')) return body
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, end), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

test('a backup goes into a bucket and comes back from there, every request signed', async () => {
  const base = await givenBase()
  const place = await openPlace('s3://kept/farsight')
  await expect(base.backUp({ place, recipient: undefined })).rejects.toThrow('Set BACKUP_RECIPIENT')
  const { name } = await base.backUp({ place })
  expect([...objects.keys()].toSorted()).toEqual(
    ['backup.json', 'backup_manifest', 'base.tar.zst.age'].map((file) => `farsight/${name}/${file}`),
  )
  const back = await restored({ from: place, name, folder: await base.spare(), identity: base.identity })
  expect(back.ids).toHaveLength(1000)
  await place.write('20200101T000000Z/base.tar.zst.age', Readable.from([Buffer.from('broken off')]))
  await prune(place, new Date())
  expect(await place.list('2020')).toEqual([])
  expect(await listBackups(place)).toEqual([name])
  expect(await place.read('none')).toBeNull()
  expect(unsigned).toEqual([])
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
  expect(uploads.has('farsight/cut')).toBe(false)
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
