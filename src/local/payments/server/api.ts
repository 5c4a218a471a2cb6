/**
 * The face that Stripe's SDK speaks to: a listener of its own on the loopback address, which answers whoever has the
 * secret key. Each call is one transaction. Whatever it does not know it refuses in Stripe's envelope: without one the
 * SDK would take any answer for a success.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import type { Call } from './calls/call.ts'
import { expand } from './expand.ts'
import { type Form, parseForm } from './form.ts'
import { makeId } from './ids.ts'
import { StripeProblem } from './stripe-problem.ts'
import type { Acting, World } from './world.ts'

type Parts = { acting: Acting; calls: readonly Call[]; secretKey: string; log: FastifyBaseLogger | undefined }

const longestBodyBytes = 262_144

export async function openApi({
  acting,
  calls,
  secretKey,
  log,
}: Parts): Promise<{ port: number; close(): Promise<void> }> {
  const app = fastify({
    logger: false,
    bodyLimit: longestBodyBytes,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string | Buffer) => parseForm(String(text)),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'request-id': makeId('req', 14),
      'stripe-version': Stripe.API_VERSION,
      'cache-control': 'no-store',
    })
    refuseStrangers(request, secretKey)
  })
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.status === 500) log?.error({ err: error, req: request }, 'a bug in the stand-in for Stripe')
    return reply.code(problem.status).send(problem.toJSON())
  })
  app.setNotFoundHandler(async ({ method, url }) => {
    const message = `Unrecognized request URL (${method}: ${url.split('?')[0]}). The stand-in for Stripe does not speak this call.`
    throw new StripeProblem({ status: 404, message })
  })
  for (const call of calls) register(app, call, acting)
  // `exclusive`: one of several processes would else share the port with the others, whose keys are their own.
  await app.listen({ host: '127.0.0.1', port: 0, exclusive: true })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in for Stripe has no port.')
  return { port: address.port, close: () => app.close() }
}

function register(app: FastifyInstance, call: Call, acting: Acting): void {
  app.route<{ Params: { id?: string } }>({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const given =
        call.isReading || request.body === undefined
          ? parseForm(request.url.split('?')[1] ?? '')
          : (request.body as Form)
      const id = request.params.id ?? ''
      const once = async (world: World) => expand(world.db, await call.act(world, given, id), expandOf(given))
      if (call.isReading) return acting.read(once)
      const key = request.headers['idempotency-key']
      if (call.method !== 'POST' || typeof key !== 'string') return acting.write(once)
      return acting.write((world) => onlyOnce(world, { key, digest: digestOf(call, id, given), once, reply }))
    },
  })
}

/** What is no list of texts is refused by the call's own schema. */
function expandOf({ expand: paths }: Form): string[] {
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
}

function refuseStrangers({ headers }: FastifyRequest, secretKey: string): void {
  const given = Buffer.from(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '')
  const key = Buffer.from(secretKey)
  if (given.length !== key.length || !timingSafeEqual(given, key)) {
    throw new StripeProblem({ status: 401, message: 'Invalid API Key provided: sk_test_***' })
  }
  const version = headers['stripe-version']
  if (version === undefined || version === Stripe.API_VERSION) return
  throw new StripeProblem({
    message: `Invalid Stripe API version: ${String(version)}. Only ${Stripe.API_VERSION} is spoken here.`,
  })
}

type Once = { key: string; digest: string; once: (world: World) => Promise<object>; reply: FastifyReply }

/**
 * The same key again answers the same again. What was refused is not kept: it changed nothing, and may be tried anew.
 */
async function onlyOnce(world: World, { key, digest, once, reply }: Once): Promise<object> {
  const { rows } = await sql<{ digest: string; answer: object }>`
    select digest, answer from payments_local.idempotency where key = ${key}`.execute(world.db)
  const [before] = rows
  reply.header('idempotency-key', key)
  if (!before) {
    const answer = await once(world)
    await sql`insert into payments_local.idempotency (key, digest, answer, at)
      values (${key}, ${digest}, ${JSON.stringify(answer)}, now())`.execute(world.db)
    return answer
  }
  if (before.digest !== digest) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    throw new StripeProblem({ type: 'idempotency_error', message })
  }
  reply.header('idempotent-replayed', 'true')
  return before.answer
}

function digestOf({ method, path }: Call, id: string, given: Form): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, id, given]))
    .digest('hex')
}

function problemOf(error: FastifyError): StripeProblem {
  if (error instanceof StripeProblem) return error
  const { statusCode = 500 } = error
  if (statusCode === 413) return new StripeProblem({ status: 413, message: 'The request is too large.' })
  if (statusCode < 500) return new StripeProblem({ message: `Invalid request: ${error.message}` })
  return new StripeProblem({ status: 500, type: 'api_error', message: 'The stand-in for Stripe failed.' })
}
