/**
 * Worlds for tests in one line each, gone when the test file is done: a database of its own, a whole server on one, a
 * browser.
 */
import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright-core'
import type { Parts } from '#app/server/server.ts'
import type { Tables } from '#app/server/tables.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { plenty } from './plenty.ts'
import { makeTemplate, type templateNames } from './databases/templates.ts'
import { whenDone } from './when-done.ts'

type Wish = {
  /** With the starter collection loaded, and all its numbers made. */
  stocked?: boolean
  /** Settings, as the environment names them. */
  env?: Record<string, string>
}

/** A guess of a password takes no time worth the name. */
export const quickPasswords = { N: 16, r: 1, p: 1 }

/** Makes and drops the databases of all files of this worker: a connection costs half as much as a database. */
let maker: Database<unknown> | undefined

/** A migrated database, copied from a template. */
export async function givenDatabase<Part = Tables>({ stocked = false }: Wish = {}): Promise<Database<Part>> {
  maker ??= openDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  const { pool } = maker
  const name = `test_${process.env['TEST_RUN']}_${randomBytes(6).toString('hex')}`
  // As test/databases/setup.ts says it.
  const { empty, stocked: full } = JSON.parse(process.env['TEST_TEMPLATES'] ?? '{}') as ReturnType<typeof templateNames>
  // Made by the first test file that asks for it; the others wait for that one.
  if (stocked)
    await makeTemplate(maker, {
      name: full,
      from: empty,
      fill: async (made) => (await import('./databases/stock.ts')).stock(made),
    })
  await pool.query(`create database ${name} template ${stocked ? full : empty} strategy file_copy`)
  // Each that is opened costs PostgreSQL as much as a good many tests.
  const database = openDatabase<Part>(urlOf(maker, name), { max: 4 })
  whenDone(async () => {
    await database.close()
    await pool.query(`drop database ${name} with (force)`)
  })
  return database
}

/**
 * The real application, in this process: ask it with `app.inject`, or let it `listen({ port: 0 })`. On a database of its
 * own, unless it shares another's.
 */
export async function givenServer({
  database: shared,
  env = {},
  delivery,
  pipeline,
  sources,
  allowances = plenty,
  ...wish
}: Wish & Partial<Pick<Parts, 'database' | 'delivery' | 'pipeline' | 'sources' | 'allowances'>> = {}) {
  const { createServer } = await import('#app/server/server.ts')
  const database = shared ?? (await givenDatabase<Tables>(wish))
  const parts = { database, config: readConfig(env), passwordCost: quickPasswords, allowances, sources }
  const app = await createServer({ ...parts, ...(delivery && { delivery }), ...(pipeline && { pipeline }) })
  whenDone(() => app.close())
  return { app, database, db: database.db, pool: database.pool }
}

/** A real Chromium, one for all files of this worker, with which it ends: what a visitor leaves is in their context. */
let browser: Promise<Browser> | undefined

export function givenBrowser(): Promise<Browser> {
  browser ??= import('./browser.ts').then(({ openBrowser }) => openBrowser())
  return browser
}

function urlOf(admin: Database<unknown>, name: string): string {
  return admin.url.replace('/postgres?', `/${name}?`)
}
