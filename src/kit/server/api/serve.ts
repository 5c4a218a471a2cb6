/**
 * Binds a contract to its handlers: validate, handle, keep only the promised fields. The same way over HTTP and for
 * pages drawn on the server.
 */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { parseOften, safeParseOften } from '#kit/parsing/often-parsed.ts'
import type { AnswerOf, Caller, Endpoint, InputOf, Policy } from '#kit/endpoint.ts'
import { Refusal, type RefusalCode, type RefusalDetails } from '#kit/refusal.ts'
import { refusals } from '#kit/refusals.ts'
import { type Viewer, visitor } from '#kit/viewer.ts'
import { sayTrouble } from '../database-trouble.ts'
import { actFor } from '../acting.ts'
import type { Admit } from '../budget/admission.ts'
import { noteShown } from '../pages/shown.ts'
import { routeWithFile } from './files.ts'
import { faultsOf, sayIssue } from './say-issue.ts'
import { Streamed, StreamedText, streamOf, streamOfText } from './streamed.ts'

type Body<E extends Endpoint> = E extends { body?: infer B }
  ? B extends z.ZodType
    ? z.output<B>
    : undefined
  : undefined
type Call<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: Body<E>
  /** Null for a visitor, which only the policy `anyone` lets through. */
  viewer: Viewer
  now: Date
  /** The request itself; undefined where a page is drawn. Few handlers need it. */
  request: FastifyRequest | undefined
}
/** Answers with what the contract's schema takes in; it is parsed on the way out. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<unknown>
export type Handlers<Contract extends Record<string, Endpoint>> = { [Name in keyof Contract]: Handler<Contract[Name]> }

/** An answer that also sets headers: a cookie, the name of a file. */
export class WithHeaders {
  readonly answer: unknown
  readonly headers: Record<string, string>
  constructor(answer: unknown, headers: Record<string, string>) {
    this.answer = answer
    this.headers = headers
  }
}

/** Who passes each policy. A new policy is a line here, or this does not compile. */
const policies: Record<Policy, (viewer: Viewer) => RefusalCode | null> = {
  anyone: () => null,
  'this-machine': () => null, // asked by the room `local`, which knows what this machine is
  user: (viewer) => (viewer ? null : 'sign-in-needed'),
  operator: (viewer) => (viewer ? (viewer.isOperator ? null : 'operators-only') : 'sign-in-needed'),
}

export function serve<Contract extends Record<string, Endpoint>>(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers<Contract>,
  admit: Admit,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    const [method = 'GET', url = ''] = endpoint.address.split(' ')
    const route: RouteOptions = {
      method,
      url,
      config: { cost: 'by itself' },
      handler: async (request, reply) => {
        const { viewer, answer, headers } = await admit(request, { name, cost: endpoint.cost }, async (who) => {
          const asked = { params: request.params, query: request.query, body: request.body, viewer: who, request }
          const act = () => answerTo(endpoint, handlers[name] as Handler<Endpoint>, asked)
          return { viewer: who, ...(await actFor(who, act)) }
        })
        reply.headers({ 'cache-control': cachingOf(method, viewer), vary: 'authorization, cookie', ...headers })
        reply.code(endpoint.status ?? 200)
        if (endpoint.type) reply.type(`${endpoint.type}; charset=utf-8`)
        if (answer instanceof StreamedText) return reply.send(streamOfText(answer))
        if (!(answer instanceof Streamed)) return reply.send(answer)
        return reply.type('application/json; charset=utf-8').send(streamOf(endpoint.answer, answer))
      },
    }
    if (endpoint.mostFileBytes === undefined) app.route(route)
    else routeWithFile(app, endpoint.mostFileBytes, route)
  }
}

/** What a visitor reads may be kept by shared caches for a moment; what a user reads, by nobody. */
function cachingOf(method: string, viewer: Viewer): string {
  return method === 'GET' && !viewer ? 'public, max-age=0, s-maxage=10' : 'private, no-store'
}

/** Calls the handlers without HTTP, as a visitor: this is how pages get their data on the server. */
export function directCaller<Contract extends Record<string, Endpoint>>(
  contract: Contract,
  handlers: Handlers<Contract>,
): Caller<Contract> {
  return async <Name extends keyof Contract & string>(name: Name, input: InputOf<Contract[Name]>) => {
    const asked = { ...input, viewer: visitor, request: undefined }
    const { answer } = await answerTo(contract[name] as Contract[Name], handlers[name] as Handler<Endpoint>, asked)
    noteShown(contract[name] as Endpoint, answer, asked)
    return answer as AnswerOf<Contract[Name]> // the contract's own schema has just parsed it
  }
}

const isStreamed = (answer: unknown) => answer instanceof Streamed || answer instanceof StreamedText

type Asked = { params: unknown; query: unknown; body?: unknown; viewer: Viewer; request: FastifyRequest | undefined }

async function answerTo(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  { viewer, request, ...given }: Asked,
): Promise<{ answer: unknown; headers: Record<string, string> }> {
  const refusal = policies[endpoint.policy](viewer)
  if (refusal) throw new Refusal(refusal)
  const now = new Date()
  // Who sends none has said nothing: of a call that wants something, each field that is missing is named.
  const sent = given.body ?? {}
  const call = {
    params: parsed(endpoint.params, given.params, 'unknown-filter'),
    query: parsed(endpoint.query, given.query, 'unknown-filter'),
    body: endpoint.body && parsed(endpoint.body, sent, 'unknown-field', endpoint.whyNotNow?.(sent, now)),
  }
  const result = await handle({ ...call, viewer, now, request } as Call<Endpoint>).catch((error: unknown) => {
    throw sayTrouble(error)
  })
  const { answer, headers } = result instanceof WithHeaders ? result : new WithHeaders(result, {})
  return { answer: isStreamed(answer) ? answer : parseOften(endpoint.answer, answer), headers }
}

/** Refuses what the schema does not take, or the day, naming every field and why. */
function parsed<S extends z.ZodType>(
  schema: S,
  given: unknown,
  unknownCode: 'unknown-filter' | 'unknown-field',
  today: RefusalDetails = [],
): z.output<S> {
  const result = safeParseOften(schema, given, sayIssue)
  if (result.success && today.length === 0) return result.data
  const issues = result.error?.issues ?? []
  const faults = faultsOf(issues)
  const unknown = faults.filter(({ isUnknown }) => isUnknown)
  if (unknown.length) {
    const reason = unknownCode === 'unknown-field' ? 'is not known here' : `is none of ${knownKeys(schema)}`
    throw new Refusal(
      unknownCode,
      unknown.map(({ field }) => ({ field, reason })),
    )
  }
  const details = [...faults.map(({ field, reason }) => ({ field, reason })), ...today]
  throw new Refusal(issues.map(({ message }) => message).find(isRefusalCode) ?? 'invalid-input', details)
}

function knownKeys(schema: z.ZodType): string {
  return Object.keys((schema as unknown as z.ZodObject).shape).join(', ')
}

/** A schema may name its own refusal as its message. */
function isRefusalCode(message: string): message is RefusalCode {
  return message in refusals
}

/** Whatever else is asked under /api is refused as JSON: the method where the address exists, else the address. */
export function refuseUnknownCalls(app: FastifyInstance, contract: Record<string, Endpoint>): void {
  const addresses = Object.values(contract).map(({ address }) => {
    const [method = '', path = ''] = address.split(' ')
    return { method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }
  })
  app.all('/api/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (allowed.length === 0 || allowed.includes(request.method)) throw new Refusal('not-found')
    reply.header('allow', [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', '))
    throw new Refusal('method-not-allowed')
  })
  // Every address answers GET, if only with a page that says there is nothing: what is left is a built file that is
  // none, or another method.
  app.setNotFoundHandler(async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') throw new Refusal('not-found')
    reply.header('allow', 'GET, HEAD')
    throw new Refusal('method-not-allowed')
  })
}
