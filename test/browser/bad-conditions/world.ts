/**
 * A site on which things go wrong: people who write, what the database holds, and ways to cut off what the browser
 * needs.
 */
import type { Pool } from 'pg'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { saveRevocation } from '#local/identity/server/user-store.ts'
import type { Db } from '#local/identity/server/tables.ts'
import { type Person, personOf } from '../sign-in/person.ts'
import { ownService } from '../../sign-in/service.ts'
import type { Settings } from '../../sign-in/world.ts'
import { visitorsOf } from '../visitor.ts'

export async function givenBadSite(settings: Settings = {}) {
  const { pool, database, ...service } = await ownService(settings)
  const visitor = await visitorsOf(service.address)
  return {
    ...service,
    pool,
    visitor,
    person: async (...options: Parameters<typeof visitor>) => personOf(await visitor(...options)),
    /** Ends all sign-ins of somebody at the sign-in service. */
    async revoke(person: Person): Promise<void> {
      await saveRevocation(database.db as unknown as Db, (await person.me()).iamId, new Date())
    },
    /** As if the time of all sign-ins had run out. */
    async expire(person: Person): Promise<void> {
      const { iamId } = await person.me()
      await pool.query('delete from session using account where account.id = account_id and subject = $1', [iamId])
      await pool.query('update identity.sign_in set expires_at = now() where uid = $1', [iamId])
    },
    /** Every item there is of people, and every draft that the server keeps, each with whose it is. */
    async written(): Promise<{ items: [string, string][]; drafts: [string, string][] }> {
      return {
        items: await namesOf(pool, 'title from item'),
        drafts: await namesOf(pool, `entry->>'title' from draft`),
      }
    },
  }
}

async function namesOf(pool: Pool, titles: string): Promise<[string, string][]> {
  const text = `select email, ${titles} join account on account.id::text = owner_id order by 1, 2`
  return (await pool.query<[string, string]>({ text, rowMode: 'array' })).rows
}

/** What the sign-in service is asked, and what the server's own API is asked. */
export const signInService = /\/(identitytoolkit|securetoken)\.googleapis\.com\//
export const api = /\/api\//

export const isGone = (route: Route) => route.abort('connectionrefused')
export const isOverloaded = (route: Route) =>
  route.fulfill({ status: 503, contentType: 'text/plain', body: 'Service Unavailable' })

/** From now on, until the returned function is called, these addresses are answered so. */
export async function cut(
  where: Page | BrowserContext,
  what: RegExp,
  how: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await where.route(what, how)
  return () => where.unroute(what, how)
}

/** What the browser says of calls that were cut. */
export const cutComplaints = [
  /ERR_CONNECTION_REFUSED/,
  /503/,
  /The login did not succeed/,
  /The server did not end the session/,
]

/** A trend with everything that an item must have. */
export async function fillTrend(page: Page, title: string, text = ''): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Title').fill(title)
  await field('Summary').fill('Something that happens in a river somewhere.')
  if (text) await field('Text in Markdown').fill(text)
  await field('Category').selectOption('environmental')
  await field('Tags').fill('ice,')
  await field('To').fill('2032')
}

export const kept = (page: Page) => page.getByText(/^Draft kept \d\d:\d\d$/).waitFor()

/** The title that stands in the form. */
export const titleIn = (page: Page) => page.getByLabel('Title', { exact: true }).inputValue()

/** What this browser keeps of drafts, as it is stored. */
export const storedDrafts = (page: Page) =>
  page.evaluate<string>(
    `JSON.stringify(Object.entries(localStorage).filter(([name]) => name.startsWith('farsight:draft:')))`,
  )
