/** The OpenAPI document and the API are one: what the document promises, the server answers. */
import { expect, test } from 'vitest'
import { givenServer } from '../../test/given.ts'
import { contract } from './kinds.ts'

const { app } = await givenServer({ stocked: true })
const api = (await app.inject('/api/openapi.json')).json()

test('every operation of the contract is listed with its policy, its answer and its refusals', () => {
  expect(api.openapi).toBe('3.1.0')
  const operations = Object.values<Record<string, { operationId: string }>>(api.paths).flatMap((methods) => Object.values(methods))
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(contract).toSorted())
  for (const operation of operations) {
    expect(operation).toMatchObject({ 'x-policy': 'anyone', summary: expect.any(String), responses: { 200: {}, 400: {}, 500: {} } })
  }
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
})
