/** Two servers on one database, and an account whose file is thirty megabytes. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createServer, type Tables } from '#app/server/server.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { openDatabase } from '#kit/server/database.ts'
import { givenDatabase } from '../../given.ts'
import { givenUser } from '../../given/user.ts'
import { whenDone } from '../../when-done.ts'

const database = await givenDatabase<Tables>({ stocked: true })

test('of one account one file is sent at a time, whichever process sends it', async () => {
  const otherDatabase = openDatabase<Tables>(database.url)
  whenDone(() => otherDatabase.close())
  const one = await createServer({ database, config: readConfig({}) })
  whenDone(() => one.close())
  const other = await createServer({ database: otherDatabase, config: readConfig({}) })
  whenDone(() => other.close())
  const user = await givenUser(one)
  await database.pool.query(
    `insert into draft (id, owner_id, kind, entry, updated_at)
     select gen_random_uuid(), $1, 'trend', jsonb_build_object('body', repeat('x', 1000000)), now() from generate_series(1, 30)`,
    [user.id],
  )
  const headers = { authorization: `Bearer ${user.token}` }
  const asked = get(`${await one.listen({ port: 0, host: '127.0.0.1' })}/api/me/export`, { headers })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage] // Node's own event
  const again = () => other.inject({ url: '/api/me/export', headers })
  expect([answer.statusCode, (await again()).json().error.code]).toEqual([200, 'export-under-way'])
  asked.destroy()
  const leases = async () => (await database.pool.query(`select from budget where who like 'file of %'`)).rows
  await expect.poll(leases).toEqual([])
  expect((await again()).statusCode).toBe(200)
})
