/**
 * The way out of the daily mail, without signing in: an address that its reader alone has. It names the account by its
 * number, the key by its epoch, and proves both; it tells no mail address and does not run out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import { screenPaths } from '#kit/paths.ts'
import { Refusal } from '#kit/refusal.ts'
import { plainPage } from '#kit/server/http/plain-page.ts'

/** Of several lists an address of one ends no other. */
const list = 'notices'
const folder = '/u/'

type Key = { epoch: number; key: Buffer }

/** By the newest key. */
export async function leaveAddress(db: QueryExecutorProvider, accountId: string): Promise<string> {
  const [key] = await rowsOf(db, sql<Key>`select epoch, key from mail_key order by epoch desc limit 1`)
  if (!key) throw new Error('There is no key for mails.')
  return `${folder}${accountId}.${key.epoch}.${proofOf(accountId, key)}`
}

function proofOf(accountId: string, { epoch, key }: Key): string {
  return createHmac('sha256', key).update(`${accountId} ${list} ${epoch}`).digest('base64url').slice(0, 22)
}

/** Whose mails it ends; null of an address that was never given. */
async function findLeaving(db: QueryExecutorProvider, token: string): Promise<string | null> {
  const [, accountId = '', epoch = '', proof = ''] = /^([1-9]\d{0,17})\.(\d{1,4})\.([\w-]{22})$/.exec(token) ?? []
  if (!proof) return null
  const [key] = await rowsOf(db, sql<Key>`select epoch, key from mail_key where epoch = ${epoch}::smallint`)
  const isRight = key && timingSafeEqual(Buffer.from(proofOf(accountId, key)), Buffer.from(proof))
  return isRight ? accountId : null
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
type Asked = { Params: { token: string } }

/** Whatever opens links in mails before their readers do, only looks: it is the press that ends them. */
export function serveLeaving(app: FastifyInstance, db: QueryExecutorProvider): void {
  const config = { cost: 10 }
  const accountOf = async (token: string) => {
    const accountId = await findLeaving(db, token)
    if (accountId === null) throw new Refusal('not-found')
    return accountId
  }
  app.register(async (scope) => {
    // Mail programs send `List-Unsubscribe=One-Click`, a browser an empty form: it is the address that says what is meant.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, body, done) => void body.resume().on('end', () => done(null)))
    scope.get<Asked>(`${folder}:token`, { config }, async ({ params: { token }, url }, reply) => {
      await accountOf(token)
      const says = 'You get a mail at most once a day that says what happened to what you follow.'
      return reply
        .headers(headers)
        .send(plainPage({ title: 'End the daily mail?', says, press: { to: url, name: 'End it' } }))
    })
    scope.post<Asked>(`${folder}:token`, { config }, async ({ params: { token } }, reply) => {
      const accountId = await accountOf(token)
      await sql`update account set mails_notices = false where id = ${accountId}::bigint`.execute(db)
      const says = 'You get none of these mails any more. Your notices stand on the site as before.'
      const lead = { to: screenPaths.notices(), name: 'Go to your notices' }
      return reply.headers(headers).send(plainPage({ title: 'The daily mail is ended', says, lead }))
    })
  })
}
