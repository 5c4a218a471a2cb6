/**
 * Whether a request is signed as S3 wants it, by version 4 of Amazon's signatures.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { crc32 } from 'node:zlib'

export type Key = { id: string; secret: string; region: string }

const form =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request), ?SignedHeaders=(?<names>[\w;-]+), ?Signature=(?<signature>[\da-f]{64})$/
type Group = 'id' | 'scope' | 'day' | 'region' | 'names' | 'signature'
const longestAgoMs = 15 * 60_000
const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']

/** The code of S3's error, or null where everything is as it should be. `body` as it came, in chunks or not. */
export function whyNotSigned(request: IncomingMessage, body: Buffer, key: Key): string | null {
  const { headers } = request
  const groups = form.exec(headers.authorization ?? '')?.groups
  if (!groups) return 'AccessDenied'
  const { id, scope, day, region, names, signature } = groups as Record<Group, string> // each is in the form
  if (id !== key.id) return 'InvalidAccessKeyId'
  if (region !== key.region) return 'AuthorizationHeaderMalformed'
  const date = String(headers['x-amz-date'])
  if (!date.startsWith(day) || isOld(date)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied'
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, signed))].join('\n')
  const made = sign([day, region, 's3', 'aws4_request', toSign], key.secret)
  return made === signature ? whyNotThisBody(request, body) : 'SignatureDoesNotMatch'
}

/** Of `20261129T101431Z`. */
function isOld(date: string): boolean {
  const iso = date.replace(/^(\d{4})(\d{2})(\d{2}T\d{2})(\d{2})(\d{2}Z)$/, '$1-$2-$3:$4:$5')
  return !(Math.abs(Date.now() - Date.parse(iso)) <= longestAgoMs)
}

/** Each text by what came of those before. */
function sign(texts: readonly string[], secret: string): string {
  return texts.reduce<Buffer>((by, text) => hmac(by, text), Buffer.from(`AWS4${secret}`)).toString('hex')
}

function canonical({ method, url = '', headers }: IncomingMessage, signed: readonly string[]): string {
  const [path = '', query = ''] = url.split('?')
  const asked = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`)
  return [method, path, asked.join('&'), lines.join(''), signed.join(';'), headers['x-amz-content-sha256']].join('\n')
}

/** What is signed of the body is its checksum, which it must have. */
function whyNotThisBody({ headers }: IncomingMessage, body: Buffer): string | null {
  const said = String(headers['x-amz-content-sha256'])
  const isWhole = /^[\da-f]{64}$/.test(said)
  if (isWhole && said !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  if (!isWhole && !['UNSIGNED-PAYLOAD', 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'].includes(said)) return 'NotImplemented'
  const { bytes, trailer } = unchunked(body, headers)
  const checksum = headers['x-amz-checksum-crc32'] ?? /x-amz-checksum-crc32:(\S+)/.exec(trailer)?.[1]
  return checksum === undefined || checksum === checksumOf(bytes) ? null : 'BadDigest'
}

function checksumOf(bytes: Buffer): string {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(crc32(bytes))
  return four.toString('base64')
}

/** With a checksum behind it a body comes in chunks, `size\r\nbytes\r\n`, to one of size 0, and then the trailer. */
export function unchunked(body: Buffer, headers: IncomingMessage['headers']): { bytes: Buffer; trailer: string } {
  if (!String(headers['content-encoding']).includes('aws-chunked')) return { bytes: body, trailer: '' }
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, end), 16)
    if (!size) return { bytes: Buffer.concat(parts), trailer: body.toString('latin1', end + 2) }
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
