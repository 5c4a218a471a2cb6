/** The docs of the API, of the document that programs read. */
import { expect, test } from 'vitest'
import { guideOf, type OpenApi, sayParameter } from './guide.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const operation = (name: string, other: object) => ({
  operationId: name,
  tags: ['Tea'],
  summary: `Does ${name}`,
  'x-policy': 'anyone',
  parameters: [],
  responses: { 200: json({ type: 'string' }), 400: json({}) },
  ...other,
})
const api = {
  info: { title: 'Tea API', description: 'All of it.' },
  servers: [{ url: 'https://tea.example' }],
  tags: [{ name: 'Tea' }, { name: 'Cups' }],
  'x-refusals': { always: ['not-found'], changing: ['no-room'] },
  components: { schemas: {} },
  paths: {
    '/api/teas': {
      post: operation('brew', {
        'x-policy': 'user',
        'x-refusals': ['not-yours-to-bind'],
        requestBody: {
          content: {
            ...json({ type: 'object', properties: { kind: { type: 'string' } } }).content,
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { kind: { type: 'string' }, file: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
        responses: { 201: json({ type: 'integer' }) },
      }),
      get: operation('list', {}),
    },
    '/api/cups.csv': {
      get: operation('cups', { tags: ['Cups'], responses: { 200: { content: { 'text/csv': {} } } } }),
    },
  },
} as unknown as OpenApi

test('calls stand in their part, those open to anyone first', () => {
  const { parts } = guideOf(api)
  expect(parts.map(({ name, calls }) => [name, calls.map(({ id }) => id)])).toEqual([
    ['Tea', ['list', 'brew']],
    ['Cups', ['cups']],
  ])
})

test('a call says what it sends, what it answers and what refuses it alone', () => {
  const [, brew] = guideOf(api).parts[0]?.calls ?? []
  expect(brew).toMatchObject({
    method: 'POST',
    sends: '{ kind?: string, file?: file }',
    answer: { status: '201', says: 'integer' },
  })
  expect(brew?.refused).toEqual([{ status: 403, code: 'not-yours-to-bind', message: expect.any(String) }])
})

test('what refuses any call is said once, with its sentence', () => {
  expect(guideOf(api)).toMatchObject({ always: [{ code: 'not-found', status: 404 }], changing: [{ code: 'no-room' }] })
})

test('of an answer that is no JSON the sort is said', () => {
  expect(guideOf(api).parts[1]?.calls[0]?.answer.says).toBe('text/csv')
})

test.for([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', maxLength: 40 }, 'text, at most 40 characters'],
  [{ type: 'integer', minimum: 1, maximum: 100, default: 20 }, 'a whole number, 1 to 100, 20 if not given'],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, 'any of a, b'],
  [{ type: 'array', items: { type: 'string', maxLength: 40 } }, 'several, each text, at most 40 characters'],
] as const)('a parameter %j takes %s', ([schema, said]) => {
  expect(sayParameter(schema as Parameters<typeof sayParameter>[0])).toBe(said)
})
