/** Two servers on one database: what one changes, the other shows at once. */
import { expect, test } from 'vitest'
import { readConfig } from '#kit/server/config/config.ts'
import { openDatabase } from '#kit/server/database.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { createServer, type Tables } from '../server.ts'

const database = await givenDatabase<Tables>({ stocked: true })

/** Two servers on the database, as two processes would be. */
async function givenTwo(pagesNow?: () => number) {
  const otherDatabase = openDatabase<Tables>(database.url)
  whenDone(() => otherDatabase.close())
  const open = (one: typeof database) =>
    createServer({ database: one, config: readConfig({}), ...(pagesNow && { pagesNow }) })
  const apps = await Promise.all([open(database), open(otherDatabase)])
  whenDone(() => Promise.all(apps.map((app) => app.close())))
  const textsOf = async (url: string) => (await Promise.all(apps.map((app) => app.inject(url)))).map(({ body }) => body)
  return { apps, textsOf }
}

const pair = await givenTwo()

test('a change in one process is heard by the other, and kept pages are used until then', async () => {
  const [, other] = pair.apps
  const before = await other.inject('/prediction/12')
  await database.pool.query(`update item set title = 'A title from the other process' where id = 12`)
  await expect.poll(async () => (await other.inject('/prediction/12')).body).toContain('A title from the other process')
  expect((await other.inject('/prediction/12')).headers['etag']).not.toBe(before.headers['etag'])
})

test('what is hidden is a moment later on no page of either process: not its own, not beside others, in no list', async () => {
  const { textsOf } = pair
  const { rows } = await database.pool.query<{ title: string; path: string }>(
    `select item.title, other.kind || '/' || other.id as path from item join link on to_id = item.id join item as other on other.id = from_id
     where item.id = 131 and other.id <> 131 limit 1`,
  )
  const [{ title, path } = { title: '', path: '' }] = rows
  const pages = ['/trend/131', `/${path}`, '/all-stuff?kind=trend&q=' + encodeURIComponent(title)]
  const showing = async () =>
    (await Promise.all(pages.map(textsOf))).flat().filter((text) => text.includes(title)).length
  expect(await showing()).toBe(6)
  await database.pool.query(
    `update item set hidden_published_at = published_at, published_at = null, hidden_at = now(), hidden_reason = 'x' where id = 131`,
  )
  // The list says its own address, which holds the words that were searched.
  const left = async () =>
    (await Promise.all(pages.slice(0, 2).map(textsOf))).flat().filter((text) => text.includes(title)).length
  await expect.poll(left).toBe(0)
  await expect
    .poll(async () => (await textsOf(pages[2] ?? '')).some((text) => text.includes('href="/trend/131"')), {
      interval: 10,
    })
    .toBe(false)
  await database.pool.query(
    `update item set published_at = hidden_published_at, hidden_published_at = null, hidden_at = null, hidden_reason = null where id = 131`,
  )
  await expect.poll(showing).toBe(6)
})

test('the new title of a neighbour is read within twelve seconds, and the page is shown as it was until it is drawn anew', async () => {
  const clock = { ms: 1_000_000 }
  const { textsOf } = await givenTwo(() => clock.ms)
  const { rows } = await database.pool.query<{ path: string }>(
    `select kind || '/' || id as path from link join item on id = from_id where to_id = 133 limit 1`,
  )
  const beside = `/${rows[0]?.path}`
  const before = await textsOf(beside)
  await textsOf('/trend/133') // kept from now on: when it says something new, the change has been heard
  await database.pool.query(`update item set title = 'A neighbour by a new name' where id = 133`)
  await expect
    .poll(async () => (await textsOf('/trend/133')).every((text) => text.includes('A neighbour by a new name')), {
      interval: 10,
    })
    .toBe(true)
  expect(await textsOf(beside)).toEqual(before)
  clock.ms += 12_000
  for (const text of await textsOf(beside)) expect(text).toContain('A neighbour by a new name')
})

test('a change forgets no page that does not show it', async () => {
  const { textsOf } = pair
  await textsOf('/prediction/46')
  // Nobody is told of this, so it is to be read only where the page is drawn anew.
  await database.pool.query(
    `begin; set local session_replication_role = replica; update item set title = 'Untold' where id = 46; commit`,
  )
  const { rows } = await database.pool.query<{ id: string; path: string }>(
    `select id, kind || '/' || id as path from item where published_at is not null and id <> 46 and family is null
       and id not in (select to_id from link where from_id = 46 union select from_id from link where to_id = 46) order by id limit 1`,
  )
  const [{ id, path } = { id: '', path: '' }] = rows
  await textsOf(`/${path}`)
  await database.pool.query(`update item set title = 'Told of' where id = $1`, [id])
  await expect.poll(async () => (await textsOf(`/${path}`)).every((text) => text.includes('Told of'))).toBe(true)
  for (const text of await textsOf('/prediction/46')) expect(text).not.toContain('Untold')
})

test('a server whose ear was cut off shows no old page, and hears again', async () => {
  const { apps } = pair
  const [app] = apps
  await app.inject('/prediction/15')
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'farsight changes' and datname = current_database()`,
  )
  await database.pool.query(`update item set title = 'Changed while nobody listened' where id = 15`)
  await expect.poll(async () => (await app.inject('/prediction/15')).body).toContain('Changed while nobody listened')
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where application_name = 'farsight changes' and datname = current_database()`,
      )
      return rows.length
    })
    .toBe(apps.length)
  await database.pool.query(`update item set title = 'Changed while it listened again' where id = 15`)
  await expect.poll(async () => (await app.inject('/prediction/15')).body).toContain('Changed while it listened again')
})
