/** Binds a contract to its handlers: validate, handle, keep only the promised fields. The same way over HTTP and for pages drawn on the server. */
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { AnswerOf, Caller, Endpoint, InputOf, Policy } from '#kit/endpoint.ts'
import { Refusal, type RefusalCode, refusals } from '#kit/refusal.ts'
import { type Viewer, visitor } from '#kit/viewer.ts'

type Call<E extends Endpoint> = { params: z.output<E['params']>; query: z.output<E['query']>; viewer: Viewer; now: Date }
/** Answers with what the contract's schema takes in; it is parsed on the way out. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<unknown>
export type Handlers<Contract extends Record<string, Endpoint>> = { [Name in keyof Contract]: Handler<Contract[Name]> }

/** Who passes each policy. A new policy is a line here, or this does not compile. */
const policies: Record<Policy, (viewer: Viewer) => RefusalCode | null> = { anyone: () => null }

export function serve<Contract extends Record<string, Endpoint>>(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers<Contract>,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    const [method = 'GET', url = ''] = endpoint.address.split(' ')
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const input = { params: request.params, query: request.query }
        const answer = await answerTo(endpoint, handlers[name] as Handler<Endpoint>, input, visitor)
        return reply.header('cache-control', 'public, max-age=0, s-maxage=10').send(answer)
      },
    })
  }
}

/** Calls the handlers without HTTP, as a visitor: this is how pages get their data on the server. */
export function directCaller<Contract extends Record<string, Endpoint>>(
  contract: Contract,
  handlers: Handlers<Contract>,
): Caller<Contract> {
  return async <Name extends keyof Contract & string>(name: Name, input: InputOf<Contract[Name]>) =>
    // The contract's own schema has just parsed it.
    (await answerTo(contract[name] as Contract[Name], handlers[name] as Handler<Endpoint>, input, visitor)) as AnswerOf<Contract[Name]>
}

async function answerTo(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  input: { params: unknown; query: unknown },
  viewer: Viewer,
): Promise<unknown> {
  const refusal = policies[endpoint.policy](viewer)
  if (refusal) throw new Refusal(refusal)
  const params = parsed(endpoint.params, input.params)
  const query = parsed(endpoint.query, input.query)
  return endpoint.answer.parse(await handle({ params, query, viewer, now: new Date() }))
}

/** Refuses what the schema does not take, naming every field and why. */
function parsed<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const { issues } = result.error
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (unknown.length) {
    const known = `is none of ${Object.keys((schema as unknown as z.ZodObject).shape).join(', ')}`
    throw new Refusal(
      'unknown-filter',
      unknown.map((field) => ({ field: field.slice(0, 80), reason: known })),
    )
  }
  const details = issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }))
  throw new Refusal(issues.map(({ message }) => message).find(isRefusalCode) ?? 'invalid-input', details)
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
  // Every address answers GET, if only with a page that says there is nothing: what is left is a built file that is none, or another method.
  app.setNotFoundHandler(async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') throw new Refusal('not-found')
    reply.header('allow', 'GET, HEAD')
    throw new Refusal('method-not-allowed')
  })
}
