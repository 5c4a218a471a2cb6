/** Two servers on one database: what one changes, the other shows at once. */
import { expect, test } from 'vitest'
import { readConfig } from '#kit/server/config/config.ts'
import { openDatabase } from '#kit/server/database.ts'
import { givenDatabase } from '../../../test/given.ts'
import { createServer, type Tables } from './server.ts'

const database = await givenDatabase<Tables>({ stocked: true })

test('a change in one process is heard by the other, and kept pages are used until then', async () => {
  const one = await createServer({ database, config: readConfig({}) })
  const otherDatabase = openDatabase<Tables>(database.url)
  const other = await createServer({ database: otherDatabase, config: readConfig({}) })
  try {
    const before = await other.inject('/prediction/12')
    await database.pool.query(`update item set title = 'A title from the other process' where id = 12`)
    await expect.poll(async () => (await other.inject('/prediction/12')).body, { interval: 10 }).toContain('A title from the other process')
    expect((await other.inject('/prediction/12')).headers['etag']).not.toBe(before.headers['etag'])
  } finally {
    await one.close()
    await other.close()
    await otherDatabase.close()
  }
})

test('a server whose ear was cut off shows no old page, and hears again', async () => {
  const app = await createServer({ database, config: readConfig({}) })
  try {
    await app.inject('/prediction/15')
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'farsight changes' and datname = current_database()`,
    )
    await database.pool.query(`update item set title = 'Changed while nobody listened' where id = 15`)
    await expect.poll(async () => (await app.inject('/prediction/15')).body, { interval: 10 }).toContain('Changed while nobody listened')
    await expect
      .poll(
        async () => {
          const { rows } = await database.pool.query(
            `select from pg_stat_activity where application_name = 'farsight changes' and datname = current_database()`,
          )
          return rows.length
        },
        { timeout: 5000 },
      )
      .toBe(1)
    await database.pool.query(`update item set title = 'Changed while it listened again' where id = 15`)
    await expect.poll(async () => (await app.inject('/prediction/15')).body, { interval: 10 }).toContain('Changed while it listened again')
  } finally {
    await app.close()
  }
})
