/**
 * A connection remembers every statement that was ever prepared on it. So one that has served every call there is has
 * met every pair of them.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { contract } from '../../kinds.ts'

const { app, pool } = await givenServer({ stocked: true })
pool.options.max = 1
const ada = await givenUser(app)
await pool.query('update account set email_verified = true where id = $1::bigint', [ada.id])

const params: Record<string, string> = {
  kind: 'trend',
  id: '131',
  version: '1',
  slug: 'electricity-2045',
  evidence: 'e1',
}
const includes = [
  '',
  ...['numbers', 'neighbours', 'versions'].flatMap((one, i, all) => [
    one,
    ...all.slice(i + 1).map((other) => `${one},${other}`),
  ]),
  'numbers,neighbours,versions',
]

/** Every address that is read, of each kind, with whatever may be asked for beside. */
const reads = Object.values(contract)
  .map(({ address }) => address.split(' '))
  .filter(([method]) => method === 'GET')
  .flatMap(([, path = '']) =>
    path.includes(':kind') ? ['trend', 'prediction', 'scenario'].map((kind) => path.replace(':kind', kind)) : [path],
  )
  .map((path) => path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `no value for ${name}`))
  .flatMap((path) =>
    /^\/api\/items\/\w+\/\d+$/.test(path) ? includes.map((include) => `${path}?include=${include}`) : [path],
  )

test('every call that reads, one after the other on one connection: each is answered, and none but by what it is', async () => {
  expect(reads.length).toBeGreaterThan(40)
  const answers = new Map<string, number>()
  for (const url of [...reads, ...reads]) {
    answers.set(url, Math.max((await app.inject(url)).statusCode, (await ada.call('GET', url)).statusCode))
  }
  expect([...answers].filter(([, status]) => status >= 500)).toEqual([])
  expect(pool.totalCount).toBe(1)
})

test('mixed calls at once on few connections: no 5xx', async () => {
  pool.options.max = 3
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...reads), fc.boolean()), { minLength: 8, maxLength: 8 }),
      async (asked) => {
        const answers = await Promise.all(asked.map(([url, isAda]) => (isAda ? ada.call('GET', url) : app.inject(url))))
        expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
      },
    ),
    { numRuns: 20, seed: 1 },
  )
})
