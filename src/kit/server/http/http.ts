/** The HTTP server that every room is served by: limits, headers, refusals and bugs are settled here, once. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { Refusal, type RefusalCode } from '#kit/refusal.ts'
import { gatherDescribed } from '../api/described.ts'
import { sayTrouble } from '../database-trouble.ts'
import { shutDownGracefully } from './graceful-shutdown.ts'
import { refusalPage, wantsPage } from './refusal-page.ts'
import { readTarget } from './request-target.ts'
import { holdingBack } from './holding-back.ts'
import { securityHeaders } from './security-headers.ts'
import { logAnswers } from './log-answers.ts'
import { cutOffUnread } from './unread.ts'
import type { LoggedRequests } from '../config/watching.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** When something could not be written since the database's disk was full. */
    lastWithoutRoom: Date | null
  }
  interface FastifyReply {
    /** As what it was refused. */
    refusal: RefusalCode | null
  }
}

export type HttpOptions = {
  log?: FastifyBaseLogger | false
  trustProxy?: boolean | number | string
  bodyLimitBytes?: number
  headersTimeoutMs?: number
  requestTimeoutMs?: number
  /** Whoever does not read an answer for so long is cut off. */
  unreadTimeoutMs?: number
  /** Of an operator's Firebase project, whose pages and scripts sign people in. */
  authDomain?: string | undefined
  logRequests?: LoggedRequests
}

export function createHttpServer(options: HttpOptions = {}): FastifyInstance {
  const {
    log = false,
    trustProxy = false,
    bodyLimitBytes = 262_144,
    headersTimeoutMs = 10_000,
    requestTimeoutMs = 15_000,
    unreadTimeoutMs = 30_000,
    authDomain,
  } = options
  const headers = securityHeaders(authDomain)
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }), // one line a request, below
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    rewriteUrl: (request) => addressOf(request),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      // No hook has run: the router found no address that may be as long.
      reply.headers(headers).header('x-request-id', request.id)
      void sendRefusal(refusalFor(error), request, reply)
    },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  })
  gatherDescribed(app)
  shutDownGracefully(app)
  cutOffUnread(app, unreadTimeoutMs)
  const holdBack = holdingBack(app.leaving)
  app.decorate('lastWithoutRoom', null)
  app.decorateReply('refusal', null)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (request.url === unreadable || namesTwoHosts(request.raw)) throw new Refusal('malformed-request')
  })
  logAnswers(app, options.logRequests)
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalFor(error)
    if (refusal.code === 'internal-error') request.log.error({ err: error, req: request }, 'a bug')
    noteTrouble(app, request, refusal)
    if (refusal.code === 'too-many-requests') await holdBack()
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    return sendRefusal(refusal, request, reply)
  })
  return app
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.refusal = refusal.code
  reply.code(refusal.status).header('cache-control', 'no-store')
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(refusalPage(refusal, request.url))
  return reply.send(refusal.toJSON())
}

/**
 * Stands for an address that cannot be read. No route can have it: it does not begin with a slash that a client could
 * send so.
 */
const unreadable = '/\u0000'

function addressOf({ url = '' }: IncomingMessage): string {
  const target = readTarget(url)
  if (!target) return unreadable
  return url.startsWith('/') ? url : target.path + (target.query.size ? `?${target.query}` : '')
}

/** RFC 9112, 3.2. Node takes the first, a proxy on the way may have taken the other. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

const known: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
}

function refusalFor(error: FastifyError): Refusal {
  const said = sayTrouble(error)
  return said instanceof Refusal ? said : new Refusal(known[error.code] ?? codeFor(error))
}

/** For those who run the server. A disk that is full stays so until somebody makes room: see `/readyz`. */
function noteTrouble(app: FastifyInstance, request: FastifyRequest, { code, cause }: Refusal): void {
  if (cause === undefined) return
  if (code === 'no-room') app.lastWithoutRoom = new Date()
  request.log.warn({ err: cause, req: request }, 'the database could not be asked')
}

/** What a library refuses by its status alone is no bug of ours: built files that may not be read, broken bodies. */
function codeFor({ statusCode = 500, name }: FastifyError): RefusalCode {
  if (name === 'SyntaxError') return 'malformed-request'
  if (statusCode < 400 || statusCode > 499) return 'internal-error'
  return statusCode === 403 || statusCode === 404 ? 'not-found' : 'malformed-request'
}

/** What Node could not read as HTTP at all, and what came too slowly. The connection ends with a proper answer. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = new Refusal(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'malformed-request')
  const body = JSON.stringify(refusal)
  const head = `HTTP/1.1 ${refusal.status} ${refusal.status === 408 ? 'Request Timeout' : 'Bad Request'}`
  socket.end(
    `${head}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
