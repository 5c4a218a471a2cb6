/**
 * A server that keeps the objects of one bucket as S3 does: every signature and checksum is verified, lists come in pages,
 * and what is sent in parts is there once all of them are named again with their tags.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Key, unchunked, whyNotSigned } from './signature.ts'

export type Answer = [status: number, body?: string | Buffer, headers?: Record<string, string>]
type Part = { bytes: Buffer; tag: string }
type Asked = { key: string; query: URLSearchParams; body: Buffer }

const leastPartBytes = 5 * 1024 * 1024

export type BucketServer = {
  url: string
  objects: Map<string, Buffer>
  uploads: Map<string, Map<number, Part>>
  /** The codes of what was refused, in order. */
  refused: string[]
  /** Of these keys it says what it is told to say. */
  odd: Map<string, () => Answer | Promise<Answer>>
  close(): Promise<void>
}

/** `perPage`: of S3 it is 1000. */
export async function openBucket(bucket: string, key: Key, perPage = 1000): Promise<BucketServer> {
  const state = { objects: new Map<string, Buffer>(), uploads: new Map<string, Map<number, Part>>() }
  const refused: string[] = []
  const odd: BucketServer['odd'] = new Map()

  async function answer(request: IncomingMessage): Promise<Answer> {
    const raw = await buffer(request)
    const fault = whyNotSigned(request, raw, key)
    if (fault) return refusal(403, fault)
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://bucket')
    const [, named = '', ...below] = pathname.split('/').map(decodeURIComponent)
    if (named !== bucket) return refusal(404, 'NoSuchBucket')
    const asked = { key: below.join('/'), query, body: unchunked(raw, request.headers).bytes }
    return (await odd.get(asked.key)?.()) ?? methods[request.method ?? '']?.(state, asked, perPage) ?? [405]
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body = '', headers = {}]) => {
      if (status >= 400) refused.push(/<Code>(\w+)/.exec(String(body))?.[1] ?? String(status))
      return response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on one
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { ...state, url: `http://127.0.0.1:${port}`, refused, odd, close }
}

type State = Pick<BucketServer, 'objects' | 'uploads'>

const methods: Record<string, (state: State, asked: Asked, perPage: number) => Answer> = {
  GET: ({ objects }, { key, query }, perPage) => {
    if (key === '') return listOf(objects, query, perPage)
    const found = objects.get(key)
    return found ? [200, found, { etag: tagOf(found) }] : refusal(404, 'NoSuchKey')
  },
  PUT: ({ objects, uploads }, { key, query, body }) => {
    const id = query.get('uploadId')
    if (id === null) objects.set(key, body)
    else if (!uploads.has(id)) return refusal(404, 'NoSuchUpload')
    else uploads.get(id)?.set(Number(query.get('partNumber')), { bytes: body, tag: tagOf(body) })
    return [200, '', { etag: tagOf(body) }]
  },
  POST: (state, asked) => {
    if (asked.query.has('delete')) return removeAll(state, asked)
    return asked.query.has('uploads') ? begin(state) : complete(state, asked)
  },
  DELETE: ({ objects, uploads }, { key, query }) => {
    const id = query.get('uploadId')
    if (id === null) objects.delete(key)
    else if (!uploads.delete(id)) return refusal(404, 'NoSuchUpload')
    return [204]
  },
}

function begin({ uploads }: State): Answer {
  const id = randomUUID()
  uploads.set(id, new Map())
  return xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`)
}

/** Of the parts that are named, in order, each with the tag that was answered; only the last may be small. */
function complete({ objects, uploads }: State, { key, query, body }: Asked): Answer {
  const id = query.get('uploadId') ?? ''
  const parts = uploads.get(id)
  if (!parts) return refusal(404, 'NoSuchUpload')
  const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)/.exec(part)?.[1]),
    tag: read(/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? ''),
  }))
  const found = named.map(({ number, tag }) => [parts.get(number)].find((part) => part?.tag === tag))
  if (named.some(({ number }, i) => number <= (named[i - 1]?.number ?? 0))) return refusal(400, 'InvalidPartOrder')
  const whole = found.flatMap((part) => part?.bytes ?? [])
  if (named.length === 0 || whole.length < named.length) return refusal(400, 'InvalidPart')
  if (whole.slice(0, -1).some(({ length }) => length < leastPartBytes)) return refusal(400, 'EntityTooSmall')
  objects.set(key, Buffer.concat(whole))
  uploads.delete(id)
  return xml('CompleteMultipartUploadResult', `<Key>${escape(key)}</Key>`)
}

function removeAll({ objects }: State, { body }: Asked): Answer {
  const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => read(key))
  if (keys.length > 1000) return refusal(400, 'MalformedXML')
  for (const key of keys) objects.delete(key)
  return xml('DeleteResult', keys.map((key) => `<Deleted><Key>${escape(key)}</Key></Deleted>`).join(''))
}

function listOf(objects: State['objects'], query: URLSearchParams, perPage: number): Answer {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? '']
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, perPage)
  const next =
    keys.length > page.length ? `<NextContinuationToken>${escape(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${escape(key)}</Key></Contents>`).join('')
  return xml('ListBucketResult', `<IsTruncated>${next !== ''}</IsTruncated>${next}${contents}`)
}

function refusal(status: number, code: string): Answer {
  return [status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`]
}

function xml(name: string, inside: string): Answer {
  return [200, `<?xml version="1.0"?><${name}>${inside}</${name}>`, { 'content-type': 'application/xml' }]
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" } as const

function escape(text: string): string {
  return Object.entries(entities).reduce((all, [entity, sign]) => all.replaceAll(sign, entity), text)
}

function read(text: string): string {
  return Object.entries(entities)
    .toReversed()
    .reduce((all, [entity, sign]) => all.replaceAll(entity, sign), text)
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
