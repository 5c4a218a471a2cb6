/** A guide for programs promises nothing that is not there. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app } = await givenServer({ stocked: true })

test('every address of the guide is answered, and so is every ending that it names', async () => {
  const { body, headers } = await app.inject({ url: '/llms.txt' })
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  const addresses = [...body.matchAll(/http:\/\/localhost:3000(\/[^\s)`,;:]*)/g)].map(([, path]) => path ?? '')
  expect(addresses.length).toBeGreaterThan(10)
  const endings = [...body.matchAll(/`(\.[a-z.]+)`/g)].map(([, ending]) => `/trend/131${ending ?? ''}`)
  expect(endings.length).toBeGreaterThan(7)
  const missing: string[] = []
  for (const url of [...addresses, ...endings, '/trend/131.md?v=1', '/trend/131/v/1'])
    if ((await app.inject({ url: url.replace(/\.$/, '') })).statusCode !== 200) missing.push(url)
  expect(missing).toEqual([])
})
