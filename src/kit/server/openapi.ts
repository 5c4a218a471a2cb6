/** The API as OpenAPI 3.1, made from the contracts that serve it. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#kit/endpoint.ts'
import { type RefusalCode, refusals } from '#kit/refusal.ts'

/** Refusals that any call may answer with. */
const always: RefusalCode[] = ['invalid-input', 'malformed-request', 'internal-error']

export type OpenApi = ReturnType<typeof openApiOf>
type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[] } & Record<string, unknown>

export function openApiOf(
  contract: Record<string, Endpoint>,
  { title, version, origin }: { title: string; version: string; origin: string },
) {
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version, description: 'Everything that is published can be read here without an account.' },
    servers: [{ url: origin }],
    paths: Object.fromEntries(Object.entries(contract).map(([name, endpoint]) => pathOf(name, endpoint))),
    components: { schemas: { Refusal: refusalSchema } },
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
          items: { type: 'object', required: ['field', 'reason'], properties: { field: { type: 'string' }, reason: { type: 'string' } } },
        },
      },
    },
  },
}

function pathOf(name: string, { address, summary, policy, params, query, answer, refusals: own }: Endpoint) {
  const [method = 'GET', path = ''] = address.split(' ')
  const operation = {
    operationId: name,
    summary,
    'x-policy': policy,
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: schemaOf(answer) } } },
      ...refusalsOf([...own, ...always]),
    },
  }
  return [path.replaceAll(/:(\w+)/g, '{$1}'), { [method.toLowerCase()]: operation }] as const
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
      return [status, { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } }]
    }),
  )
}

function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  }) as JsonSchema
  return rest
}

export function serveOpenApi(app: FastifyInstance, api: OpenApi): void {
  const document = JSON.stringify(api)
  app.get('/api/openapi.json', (_, reply) =>
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' }).send(document),
  )
}
