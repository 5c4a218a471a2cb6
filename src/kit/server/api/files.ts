/**
 * Calls that take a file: as a form with a field `file`, beside JSON. A file is held in memory while it is received, so
 * nobody sends one who shows no proof, and all that are under way together have a limit.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Refusal } from '#kit/refusal.ts'

/** What a form holds beside its file. */
const formBytes = 100_000
const mostParts = 8
const mostUnderWayBytes = 64_000_000
const tryAgainSeconds = 5

export function routeWithFile(app: FastifyInstance, mostFileBytes: number, route: RouteOptions): void {
  const bodyLimit = mostFileBytes + formBytes
  const holdRoom = roomFor(mostUnderWayBytes, bodyLimit)
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit },
      async (request: FastifyRequest, body: Buffer) => formIn(body, request.headers['content-type'] ?? ''),
    )
    scope.route({ ...route, bodyLimit, onRequest: holdRoom })
  })
}

/** Who sends without saying how much, or without a proof of who they are, is refused before anything is read. */
function roomFor(most: number, each: number) {
  let underWay = 0
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (headers.authorization === undefined) throw new Refusal('sign-in-needed')
    const length = Number(headers['content-length'])
    if (!Number.isInteger(length) || headers['transfer-encoding'] !== undefined) throw new Refusal('malformed-request')
    if (length > each) throw new Refusal('body-too-large')
    if (underWay + length > most) throw new Refusal('too-many-requests', undefined, tryAgainSeconds)
    underWay += length
    const release = () => {
      underWay -= length
    }
    reply.raw.once('close', release)
  }
}

/** Files as bytes, what begins as JSON as what it says, all else as text. */
async function formIn(body: Buffer, type: string): Promise<Record<string, unknown>> {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(type) ?? []
  if (countOf(body, `--${quoted ?? plain}`) > mostParts + 1) throw new Refusal('malformed-request')
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal('malformed-request')
  })
  const fields = [...form].map(async ([name, value]) => [name, await fieldOf(value)] as const)
  return Object.fromEntries(await Promise.all(fields))
}

function countOf(body: Buffer, text: string): number {
  let count = 0
  for (let at = body.indexOf(text); at >= 0 && count <= mostParts + 1; at = body.indexOf(text, at + text.length))
    count++
  return count
}

async function fieldOf(value: string | File): Promise<unknown> {
  if (typeof value !== 'string') return new Uint8Array(await value.arrayBuffer())
  if (!value.startsWith('{')) return value
  try {
    return JSON.parse(value)
  } catch {
    throw new Refusal('malformed-request')
  }
}
