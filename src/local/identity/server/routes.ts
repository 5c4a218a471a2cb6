/** The addresses that Firebase's SDK calls once it is told that this origin is its emulator, and who may call them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#kit/refusal.ts'
import { retrySeconds, whyUnavailable } from '#kit/server/database-trouble.ts'
import { networkOf } from '#kit/server/http/network.ts'
import { describePolicy } from '../password-policy.ts'
import { bodies, parseBody } from './bodies.ts'
import { deleteAccount, lookUp, update } from './calls/account.ts'
import { createAuthUri } from './calls/create-auth-uri.ts'
import { sendPhoneCode, signInWithPhone } from './calls/phone.ts'
import { refreshToken } from './calls/refresh-token.ts'
import { resetPassword } from './calls/reset-password.ts'
import { sendCode } from './calls/send-code.ts'
import { signInWithEmailLink } from './calls/sign-in-with-email-link.ts'
import { signInWithPassword } from './calls/sign-in-with-password.ts'
import { signInWithProvider } from './calls/sign-in-with-provider.ts'
import { signUp } from './calls/sign-up.ts'
import { isOnLoopback } from '#kit/server/http/loopback.ts'
import type { Caller } from './mails/post.ts'
import type { Service } from './service.ts'
import type { SigningKeys } from './signing-keys.ts'
import { refusalOf, ToolkitError } from './toolkit-error.ts'

type Parts = {
  service: Service
  keys: SigningKeys
  clean: () => Promise<void>
  originOf: (request: FastifyRequest) => string
}
type Handle = (service: Service, given: unknown, caller: Caller) => Promise<object>
/** `isTyped`: a person has just pressed a button for it, and reads what it answers. */
type Call = { handle: Handle; isStandIn?: boolean; isTyped?: boolean }

/** A password is dear to guess; whoever signs in makes a handful of calls. */
const callCost = 10

const toolkit = '/identitytoolkit.googleapis.com'

/** A call reads its body before it does anything. */
function call<S extends z.ZodType>(
  schema: S,
  act: (service: Service, body: z.output<S>, caller: Caller) => Promise<object>,
): Handle {
  return (service, given, caller) => act(service, parseBody(schema, given), caller)
}

/** `::` is how Fastify writes a colon that is one. */
const calls: Record<string, Call> = {
  '/v1/accounts::signUp': { handle: call(bodies.signUp, signUp), isTyped: true },
  '/v1/accounts::signInWithPassword': { handle: call(bodies.signInWithPassword, signInWithPassword), isTyped: true },
  '/v1/accounts::signInWithEmailLink': { handle: call(bodies.signInWithEmailLink, signInWithEmailLink) },
  '/v1/accounts::lookup': { handle: call(bodies.lookup, lookUp) },
  '/v1/accounts::update': { handle: call(bodies.update, update) },
  '/v1/accounts::delete': { handle: call(bodies.delete, deleteAccount) },
  '/v1/accounts::createAuthUri': { handle: call(bodies.createAuthUri, createAuthUri), isTyped: true },
  '/v1/accounts::sendOobCode': { handle: call(bodies.sendOobCode, sendCode), isTyped: true },
  '/v1/accounts::resetPassword': { handle: call(bodies.resetPassword, resetPassword) },
  '/v1/accounts::signInWithIdp': { handle: call(bodies.signInWithIdp, signInWithProvider), isStandIn: true },
  '/v1/accounts::sendVerificationCode': { handle: call(bodies.sendVerificationCode, sendPhoneCode), isStandIn: true },
  '/v1/accounts::signInWithPhoneNumber': {
    handle: call(bodies.signInWithPhoneNumber, signInWithPhone),
    isStandIn: true,
  },
}

/** By which somebody comes in, with their methods. */
export const signInRoutes = Object.keys(calls)
  .filter((url) => url.includes('::signInWith'))
  .map((url) => `POST ${toolkit}${url}`)

export function registerRoutes(app: FastifyInstance, parts: Parts): void {
  const { service, keys, clean, originOf } = parts
  // In a scope of their own: what is said to errors and forms here holds for these addresses alone.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, form: string | Buffer) => Object.fromEntries(new URLSearchParams(String(form))),
    )
    scope.setErrorHandler(answerError)
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      refuseOtherOrigin(request, originOf)
      await clean()
    })
    for (const [url, { handle, isStandIn = false, isTyped = false }] of Object.entries(calls)) {
      const options = { config: { cost: callCost }, ...(isTyped && { errorHandler: answerTyped }) }
      scope.post(`${toolkit}${url}`, options, async (request) => {
        if (isStandIn) refuseStandIn(service, request)
        return handle(service, request.body ?? {}, callerOf(request, originOf))
      })
    }
    scope.post('/securetoken.googleapis.com/v1/token', (request) =>
      refreshToken(service, parseBody(bodies.token, request.body ?? {}), callerOf(request, originOf)),
    )
    scope.get('/.well-known/jwks.json', () => keys.listPublic())
    scope.get(`${toolkit}/v2/passwordPolicy`, async () => describePolicy(service.policy))
    scope.get(`${toolkit}/v1/recaptchaParams`, async () => ({
      kind: 'identitytoolkit#GetRecaptchaParamResponse',
      recaptchaSiteKey: 'none',
    }))
    scope.get(`${toolkit}/v2/recaptchaConfig`, async () => ({ recaptchaKey: '', recaptchaEnforcementState: [] }))
  })
}

/** A browser names the origin of the page that calls. Programs name none, and hold no one's session. */
function refuseOtherOrigin(request: FastifyRequest, originOf: Parts['originOf']): void {
  const { origin } = request.headers
  if (origin !== undefined && origin !== originOf(request)) {
    throw new ToolkitError('FORBIDDEN : Only pages of this origin may call this.', { status: 403 })
  }
}

function refuseStandIn({ standIns }: Service, request: FastifyRequest): void {
  if (!standIns) throw new ToolkitError('OPERATION_NOT_ALLOWED')
  if (!isOnLoopback({ headers: request.headers, socket: request.socket })) {
    throw new ToolkitError('FORBIDDEN : Stand-ins serve this machine alone.', { status: 403 })
  }
}

/** The key means nothing here, but the links that are mailed must bring it back. */
function callerOf(request: FastifyRequest, originOf: Parts['originOf']): Caller {
  const query = keyed.safeParse(request.query)
  return { network: networkOf(request.ip), origin: originOf(request), apiKey: query.data?.key ?? 'local' }
}

const keyed = z.object({ key: z.string().regex(/^[\w-]{1,100}$/) })

/**
 * What is no refusal of the toolkit's goes on to the server, which tells bugs from bad requests. Our own failures are
 * answered in plain text: what the SDK cannot read it takes for a failing network, and keeps its user; from an error it
 * can read it would sign out.
 */
async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return answerRefusal(error, reply)
  const refusal = refusalOf(error) ?? unreadable(error)
  if (!refusal) return answerFailure(error, request, reply)
  if (refusal.reason !== undefined)
    request.log.warn({ reason: refusal.reason }, 'the identity service could not do its work')
  return reply.code(refusal.status).send(refusal.toJSON())
}

/** That the network has spent its budget says nothing of the user, whom the SDK keeps. */
async function answerRefusal({ status, message, retryAfter = 1 }: Refusal, reply: FastifyReply) {
  return reply.code(status).header('retry-after', retryAfter).type('text/plain; charset=utf-8').send(message)
}

/** To whoever reads the answer a spent budget is no failing network: the SDK shows the sentence. */
async function answerTyped(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof Refusal) || error.code !== 'too-many-requests') return answerError(error, request, reply)
  const busy = new ToolkitError(`TOO_MANY_CALLS : ${error.message}`, { status: error.status })
  return reply
    .code(busy.status)
    .header('retry-after', error.retryAfter ?? 1)
    .send(busy.toJSON())
}

async function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 500) throw error
  if (whyUnavailable(error)) {
    request.log.warn({ err: error, req: request }, 'the database could not be asked')
    reply.header('retry-after', retrySeconds.unavailable)
    return reply.code(503).type('text/plain; charset=utf-8').send('The sign-in service cannot be reached.')
  }
  request.log.error({ err: error, req: request }, 'a bug')
  return reply.code(500).type('text/plain; charset=utf-8').send('The sign-in service failed.')
}

/** A body that is no JSON. */
function unreadable(error: unknown): ToolkitError | null {
  const isMalformed = error instanceof Error && 'statusCode' in error && error.statusCode === 400
  return isMalformed ? new ToolkitError('INVALID_ARGUMENT : The body could not be read.') : null
}
