/** The OpenAPI document and the API are one: what the document promises, the server answers. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { policies } from '../../../../test/people/policies.ts'
import { apiParts, contract } from '../../kinds.ts'

const { app } = await givenServer({ stocked: true })
const api = (await app.inject('/api/openapi.json')).json()

type Operation = {
  operationId: string
  'x-policy': string
  security?: object[]
  requestBody?: object
  responses: object
}

test('every operation of the contract is listed with its policy, its answer and its refusals', () => {
  expect(api.openapi).toBe('3.1.0')
  const operations = Object.values<Record<string, Operation>>(api.paths).flatMap((methods) => Object.values(methods))
  const beside = app.described.map(({ name }) => name)
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...Object.keys(contract), ...beside].toSorted(),
  )
  for (const operation of operations) {
    expect(operation).toMatchObject({ summary: expect.any(String), responses: { 400: {}, 500: {} } })
    expect(Object.keys(operation['responses']).filter((status) => status.startsWith('2'))).toHaveLength(1)
  }
})

test('every reference leads to a schema of the document, and none is defined elsewhere', () => {
  const text = JSON.stringify(api)
  const references = [...new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, at]) => at))]
  expect(references).toContain('#/components/schemas/ProseNode')
  const known = Object.keys(api.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(references.filter((at) => !known.includes(String(at)))).toEqual([])
  expect(text).not.toContain('$defs')
})

test('every call, file and stream stands in one part of the docs', () => {
  const named = apiParts.flatMap(({ calls, beside = [] }) => [...Object.keys(calls), ...beside])
  const served = [...Object.keys(contract), ...app.described.map(({ name }) => name)]
  expect(named.toSorted()).toEqual(served.toSorted())
  const tags = Object.values<Record<string, { tags: string[] }>>(api.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation.tags),
  )
  expect([...new Set(tags)].toSorted()).toEqual(apiParts.map(({ name }) => name).toSorted())
  expect(api.tags.map(({ name }: { name: string }) => name)).toEqual(apiParts.map(({ name }) => name))
})

/** What is served and stands in no OpenAPI document, each with the reason. */
const elsewhere: [reason: string, RegExp][] = [
  [
    'pages and files for browsers',
    /^(GET|HEAD) (\*|\/\*|\/api\/docs|\/favicon\.\w+|\/[\w-]*icon[\w-]*\.png|\/manifest\.webmanifest|\/assets\/.*|\/fonts\/.*)$/,
  ],
  [
    'for search engines and those who report holes',
    /^(GET|HEAD) \/(robots\.txt|sitemap.*|\.well-known\/security\.txt)$/,
  ],
  [
    'for other sites and programs: /llms.txt names them',
    /^(GET|HEAD) \/(llms\.txt|share\.png|(all-stuff|record|set\/:slug\S*)\.png|calendar\.ics|oembed|embed\.js|embed\/\S*|feeds\/\S+|calendar\/mine\/\S+|(prediction|trend|scenario)\/:id\S*)$/,
  ],
  ['the document itself', /^(GET|HEAD) \/api\/openapi\.json$/],
  ['out of mails, without signing in', /^(GET|HEAD|POST) \/u\/:token$/],
  ['whatever else is asked of the API is refused', /^\w+ \/api\/\*$/],
  [
    'the sign-in service speaks as Google’s does',
    /^\w+ \/(identitytoolkit|securetoken)\.googleapis\.com\/|^(GET|HEAD) \/\.well-known\/jwks\.json$/,
  ],
]

test('whatever the server answers stands in the document, or is known to stand elsewhere', () => {
  expect(app.allRoutes.length).toBeGreaterThan(Object.keys(contract).length)
  const unknown = app.allRoutes.filter(({ method, url }) => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    const isListed = api.paths[path]?.[method.toLowerCase().replace('head', 'get')] !== undefined
    return !isListed && !elsewhere.some(([, pattern]) => pattern.test(`${method} ${url}`))
  })
  expect(unknown).toEqual([])
})

test('a body is asked for where something has to be said in it', () => {
  const at = '/api/items/trend/{id}/source'
  expect(api.paths[at].put.requestBody.required).toBe(true)
  expect(api.paths[`${at}/refresh`].post.requestBody.required).toBe(false)
})

test('the filters are documented with the values they take', () => {
  const { parameters } = api.paths['/api/items'].get
  const kind = parameters.find(({ name }: { name: string }) => name === 'kind')
  expect(kind.schema.items.enum).toEqual(['prediction', 'trend', 'scenario'])
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['kind', 'q', 'category', 'tag', 'from', 'to', 'status', 'sort', 'cursor', 'limit']),
  )
})

test('a field that is not in the contract never leaves the house', async () => {
  const { item } = (await app.inject('/api/items/trend/131')).json()
  expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['digest', 'words', 'ownerId', 'owner_id', 'search']))
})

test('the docs for people show every call', async () => {
  const { body, statusCode } = await app.inject('/api/docs')
  expect(statusCode).toBe(200)
  for (const name of Object.keys(contract)) expect(body).toContain(`id="${name}"`)
  // Every schema once in full, in words: as JSON it was six times as much.
  expect(body.length).toBeLessThan(1_200_000)
  expect(body).toContain('policies <code>user</code>')
})

test('the calls with which the docs begin answer what they say, and one of them asks for who is signed in', async () => {
  const { body } = await app.inject('/api/docs')
  const told = body.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
  const curls = [
    ...told.matchAll(/curl 'https?:\/\/[^/]+([^\n<]+?)'(?: \\\n {2}-H 'content-type: application\/json' (-d))?/g),
  ]
  const calls = curls.map(([, url = '', sends]) => ({ method: sends ? ('POST' as const) : ('GET' as const), url }))
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET'])
  const answers = await Promise.all(
    calls.map((call) => app.inject({ ...call, ...(call.method === 'POST' && { payload: {} }) })),
  )
  // Neither says that there is no such call: nothing was sent that they take.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400, 401])
  expect(answers[0]?.json().items.length).toBeGreaterThan(0)
})

test('every call has a policy, nobody is let through without, and what changes something is never for anyone, but to report and to wish', async () => {
  const listed = Object.entries(contract).map(([name, { policy }]) => [name, policy])
  const expected = Object.entries(policies).flatMap(([policy, names]) => names.map((name) => [name, policy]))
  expect(listed.toSorted()).toEqual(expected.toSorted())
  const changing = Object.entries(contract).filter(
    ([name, { address }]) =>
      !address.startsWith('GET ') &&
      ![
        'logIn',
        'previewAnalysis',
        'findSharedAnalysis',
        'reportItem',
        'reportSignal',
        'reportComment',
        'wishAnswer',
      ].includes(name),
  )
  expect(changing.filter(([, { policy }]) => policy === 'anyone')).toEqual([])
  for (const [name, { address, policy }] of Object.entries(contract)) {
    if (policy === 'anyone' || policy === 'this-machine') continue
    const [method = '', path = ''] = address.split(' ')
    const url = path
      .replace(':kind', 'trend')
      .replace(':id', '131')
      .replace(':version', '1')
      .replace(':draft', crypto.randomUUID())
      .replace(':signal', crypto.randomUUID())
      .replace(':comment', '1')
      .replace(':evidence', 'e1')
    const answer = await app.inject({ method: method as 'GET', url, ...(method !== 'GET' && { payload: {} }) })
    expect([name, answer.statusCode, answer.json().error.code]).toEqual([name, 401, 'sign-in-needed'])
  }
})
