/**
 * Firebase's own sign-in pages, shown under our address: a browser that keeps other sites' storage apart would not let
 * them finish elsewhere. They are Google's pages with Google's headers; of ours they get no cookie, no token and no
 * other path.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'

type Options = {
  /** `my-project-1234.firebaseapp.com` */
  authDomain: string
  /** Where that host is reached; a test stands in for it. */
  upstream?: string
  timeoutMs?: number
}

/** What Apple posts at the end of a sign-in is a few kilobytes. */
const longestFormBytes = 65_536

/** `/__/auth/handler`, `/__/auth/iframe.js`. No dot begins a part, nothing is encoded: there is no way up or out. */
const page = /^\/__\/auth(\/[\w-]+(\.[\w-]+)*)+$/

const sentOn = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'user-agent',
]
/** Ours are made for our own pages. */
const replaced = ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy']
/** Cookies would be ours to the browser; the rest belongs to the connection, or is for us to say. */
const keptBack = [
  'set-cookie',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
  'x-request-id',
  'alt-svc',
]

export function serveAuthProxy(
  app: FastifyInstance,
  { authDomain, upstream = `https://${authDomain}`, timeoutMs = 10_000 }: Options,
): void {
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? ''
    if (request.routeOptions.url?.endsWith('*') && !page.test(path)) throw new Refusal('not-found')
    const ours = reply.getHeaders()
    for (const name of replaced) reply.removeHeader(name)
    const refuse = () => {
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
      reply.headers(ours).send(new Refusal('sign-in-unreachable'))
    }
    return reply.from(path, {
      rewriteRequestHeaders: (_, headers) => ({ ...only(headers, sentOn), host: authDomain }),
      rewriteHeaders: (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !keptBack.includes(name))),
      onError: refuse,
      onResponse: (_request, _reply, { stream }) => {
        if (reply.statusCode < 500) return void reply.send(stream)
        stream.destroy()
        refuse()
      },
    })
  }
  void app.register(async (scope) => {
    // Loaded where it is used alone: it takes as much memory as the rest of HTTP.
    const { default: replyFrom } = await import('@fastify/reply-from')
    await scope.register(replyFrom, {
      base: upstream,
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: timeoutMs } },
      retryMethods: [],
      disableRequestLogging: true,
      destroyAgent: true,
    })
    scope.removeAllContentTypeParsers()
    const form = { parseAs: 'buffer', bodyLimit: longestFormBytes } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', form, (_, body, done) => done(null, body))
    scope.route({ method: ['GET', 'POST'], url: '/__/auth/*', handler: pass })
    // The pages ask for this to know their project.
    scope.get('/__/firebase/init.json', pass)
  })
}

function only<Value>(headers: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}
