/** A pooler lets answers through, and breaks what lasts longer than a transaction: that goes past it. */
import { expect, test } from 'vitest'
import { createServer } from '../server.ts'
import type { Tables } from '../tables.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { findDatabase } from '#kit/server/database.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { whenDone } from '../../../../test/when-done.ts'

const given = await givenDatabase<Tables>({ stocked: true })

/** By which of the two addresses who asks what. */
async function listAsked(by: string): Promise<string[]> {
  const { rows } = await given.pool.query<{ query: string }>(
    'select query from pg_stat_activity where datname = current_database() and application_name = $1',
    [by],
  )
  return rows.map(({ query }) => query)
}

function addressFor(name: string): string {
  const url = new URL(given.url)
  url.searchParams.set('application_name', name)
  return url.href
}

test('what listens, and what takes jobs, goes past the pooler, and answers go through it', async () => {
  const env = { DATABASE_URL: addressFor('pooler'), DATABASE_DIRECT_URL: addressFor('direct'), SIGN_IN_STAND_INS: 'on' }
  const config = readConfig(env)
  const database = await findDatabase<Tables>(config)
  const app = await createServer({ database, config })
  whenDone(async () => {
    await app.close()
    await database.close()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  expect((await app.inject('/trend/131')).statusCode).toBe(200)
  const direct = await listAsked('direct')
  expect(direct.length).toBeGreaterThan(1)
  const pooled = await listAsked('pooler')
  expect(pooled.length).toBeGreaterThan(0)
  expect(pooled.filter((query) => /^listen|from job|update job/.test(query))).toEqual([])
  // The one that listens reads on in the log of events, and nobody else does.
  expect(direct.some((query) => query.includes('event') || query.startsWith('listen'))).toBe(true)
})
