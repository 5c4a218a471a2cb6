/** The API as OpenAPI 3.1, made from the contracts that serve it. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiPart, Endpoint } from '#kit/endpoint.ts'
import { type RefusalCode } from '#kit/refusal.ts'
import { refusals } from '#kit/refusals.ts'
import type { DescribedRoute } from './described.ts'
import { usualCostOf } from '../budget/cost.ts'
import { namedApart } from './named-apart.ts'

/** Refusals that any call may answer with. */
const always: RefusalCode[] = [
  'invalid-input',
  'malformed-request',
  'session-ended',
  'no-token',
  'two-users',
  'sign-in-unreachable',
  'too-many-requests',
  'unavailable',
  'stopping',
  'internal-error',
]
/** And those that any call may answer with that changes something. */
const changing: RefusalCode[] = ['foreign-origin', 'body-too-large', 'unsupported-media-type', 'no-room']

export type OpenApi = ReturnType<typeof openApiOf>
type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[] } & Record<string, unknown>

const about =
  'Everything that is published can be read here without an account. Calls of the policies `user` and `operator` need an identity token as bearer.'

/** `x-refusals` are what any call may answer, and any that changes something: those of a call alone stand at each. */
export function openApiOf(
  parts: readonly ApiPart[],
  { title, version, origin }: { title: string; version: string; origin: string },
  described: readonly DescribedRoute[] = [],
) {
  const { plain, named } = namedApart(pathsOf(parts, described))
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version, description: about },
    servers: [{ url: origin }],
    tags: parts.map(({ name }) => ({ name })),
    'x-refusals': { always, changing },
    paths: plain as Paths,
    components: {
      schemas: { Refusal: refusalSchema, ...named },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const refusalSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(refusals) },
        message: { type: 'string' },
        details: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'reason'],
            properties: { field: { type: 'string' }, reason: { type: 'string' } },
          },
        },
      },
    },
  },
}

type Paths = ReturnType<typeof pathsOf>

/** Operations by path, then by method, in the order of the parts. */
function pathsOf(parts: readonly ApiPart[], described: readonly DescribedRoute[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const { name: part, calls, beside = [] } of parts) {
    const here = described.filter(({ name }) => beside.includes(name)).map(describedOperation)
    const all = [...Object.entries(calls).map(([name, endpoint]) => operationOf(name, endpoint)), ...here]
    for (const { path, method, operation } of all)
      paths[path] = { ...paths[path], [method]: { tags: [part], ...operation } }
  }
  return paths
}

function describedOperation({ name, summary, policy, type, refusals: own = [], method, url }: DescribedRoute) {
  const named = [...url.matchAll(/:(\w+)/g)].map(([, one = '']) => one)
  const operation = {
    operationId: name,
    summary,
    'x-policy': policy,
    'x-refusals': own,
    parameters: named.map((one) => ({ name: one, in: 'path', required: true, schema: { type: 'string' } })),
    ...(policy !== 'anyone' && { security: [{ bearer: [] }] }),
    responses: {
      200: { description: 'The answer', content: { [type]: { schema: { type: 'string' } } } },
      ...refusalsOf([...new Set([...own, ...always])]),
    },
  }
  return { path: pathOf(url), method: method.toLowerCase(), operation }
}

/** `/api/items/:kind/:id` as `/api/items/{kind}/{id}`. */
function pathOf(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}')
}

function operationOf(
  name: string,
  { address, summary, policy, cost, params, query, body, answer, status = 200, type, refusals: own, ...rest }: Endpoint,
) {
  const [method = 'GET', path = ''] = address.split(' ')
  const operation = {
    operationId: name,
    summary,
    'x-policy': policy,
    'x-cost': cost ?? usualCostOf(method),
    'x-refusals': own,
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(policy !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: contentOf(schemaOf(body, 'input'), rest.mostFileBytes !== undefined),
      },
    }),
    responses: {
      [status]: { description: 'The answer', content: { [type ?? 'application/json']: { schema: schemaOf(answer) } } },
      ...refusalsOf([...new Set([...own, ...always, ...(method === 'GET' ? [] : changing)])]),
    },
  }
  return { path: pathOf(path), method: method.toLowerCase(), operation }
}

/** A file travels in a form, in the field `file`. */
function contentOf(schema: JsonSchema, hasFile: boolean) {
  if (!hasFile) return { 'application/json': { schema } }
  const { file: _, ...plain } = schema.properties ?? {}
  const file = { type: 'string', format: 'binary' }
  return {
    'application/json': { schema: { ...schema, properties: plain } },
    'multipart/form-data': { schema: { ...schema, properties: { ...plain, file } } },
  }
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType) {
  // What the server makes of a parameter says more than the string it is written as.
  const { properties = {} } = schemaOf(schema)
  return Object.entries(properties).map(([name, given]) => ({
    name,
    in: place,
    required: place === 'path',
    // Several values of one filter may be repeated or joined by commas.
    ...(given['type'] === 'array' && { style: 'form', explode: true }),
    schema: given,
  }))
}

/** Refusals by status: `{400: {description: 'invalid-input, unknown-filter'}}`. */
function refusalsOf(codes: readonly RefusalCode[]) {
  const statuses = [...new Set(codes.map((code) => refusals[code].status))].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => refusals[code].status === status)
      const description = here.map((code) => `${code}: ${refusals[code].message}`).join(' ')
      return [
        status,
        { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
      ]
    }),
  )
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  }) as JsonSchema
  return rest
}

/** It is described when it is first asked for. */
export function serveOpenApi(app: FastifyInstance, describe: () => Promise<OpenApi>): void {
  let document: Promise<string> | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= describe().then((api) => JSON.stringify(api))
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(await document)
  })
}
