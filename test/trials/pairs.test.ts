/**
 * Every call of the API beside every other, with bodies that are mostly as they should be: one after the other, and both
 * at once. What one leaves behind is never the other's bug.
 */
import { expect, test } from 'vitest'
import { ensureHolder } from '#membership/server/holders.ts'
import { randomIndex, seededRandom } from '#engine/random.ts'
import { type AnyCall, type Api, listDescribed, makeCall } from '../nonsense/any-call.ts'
import { givenServer } from '../given.ts'
import { aTrend } from '../given/entries.ts'
import { givenUser } from '../given/user.ts'
import { wallets } from '../given/wallet.ts'

/** Whoever deletes their account is followed by the next. */
const mails = Array.from({ length: 100 }, (_, i) => `writer${i}@example.org`)
const { app, db, pool } = await givenServer({ stocked: true, env: { OPERATOR_EMAILS: mails.join(',') } })
const api: Api = (await app.inject('/api/openapi.json')).json()
const described = listDescribed(api)
type Writer = Awaited<ReturnType<typeof givenWriter>>

/** Somebody who may do everything, with an item and an analysis that the calls may be about. */
async function givenWriter() {
  await pool.query('delete from identity.attempt') // all of them come from one network
  const email = mails.pop() ?? ''
  const { id, subject, cookie } = await givenUser(app, { email })
  await pool.query('update identity."user" set email_verified = true where uid = $1', [subject])
  const key = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x'
  const payload = { email, password: 'abc123', returnSecureToken: true }
  const token: string = (await app.inject({ method: 'POST', url: key, payload })).json().idToken
  const headers = { authorization: `Bearer ${token}`, cookie, origin: 'http://localhost', host: 'localhost' }
  const call = (method: string, url: string, body?: unknown) =>
    app.inject({
      method: method as 'GET', // the document's own methods
      url,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
  const { item } = (await call('POST', '/api/items', aTrend())).json()
  await wallets({ db: db as never, pool }).buyPack((await holderOf(id)).id, id)
  const order = { orderId: crypto.randomUUID(), question: 'Will solar power be cheap in 2040?' }
  const { analysis } = (await call('POST', '/api/analyses', order)).json()
  return { id, call, ids: idsOf(String(item.id), String(analysis.id), token) }
}

function holderOf(accountId: string) {
  return db.transaction().execute((trx) => ensureHolder(trx, accountId, new Date()))
}

function idsOf(itemId: string, analysisId: string, idToken: string): Record<string, string[]> {
  return {
    kind: ['trend', 'trend', 'trend', 'prediction', 'scenario'],
    id: [itemId, itemId, analysisId, '131', '12', '181', '999999'],
    slug: ['electricity-2045', 'none'],
    version: ['1', '2', '9'],
    draft: [crypto.randomUUID(), '7b0f6a1e-8f5e-4a39-9a57-0d7c4b1d2f10'],
    orderId: [crypto.randomUUID()],
    evidence: ['e1', 'e9'],
    trendId: ['131', itemId],
    author: ['1', '999'],
    name: ['terms', 'privacy', 'help'],
    idToken: [idToken],
  }
}

async function answerTo({ call }: Writer, { name, method, url, body }: AnyCall) {
  const answer = await call(method, url, body)
  return { name, url, body, status: answer.statusCode, said: answer.statusCode < 500 ? '' : answer.body }
}

async function isSignedIn({ call }: Writer): Promise<boolean> {
  return (await call('GET', '/api/me')).statusCode === 200
}

/** An item has too many parts for chance to make one: most that are written are this one. */
function sound(call: AnyCall, random: () => number): AnyCall {
  if (random() < 0.4) return call
  if (call.name === 'createItem') return { ...call, body: aTrend() }
  if (call.name === 'reviseItem') return { ...call, body: { version: 1 + randomIndex(random, 3), title: 'Rain' } }
  return call
}

/** So many of the others each call stands beside; the seeds together meet most pairs. */
const besideEach = 6

test.each([1, 2])('calls in pairs, seed %i: no 5xx', async (seed) => {
  const random = seededRandom(seed)
  let writer = await givenWriter()
  const bugs: object[] = []
  for (const first of described) {
    for (let i = 0; i < besideEach; i++) {
      const second = described[randomIndex(random, described.length)] ?? first
      const [a, b] = [first, second].map((one) => sound(makeCall(one, random, writer.ids), random))
      if (!a || !b) continue
      const answers = [await answerTo(writer, a), await answerTo(writer, b)] // eslint-disable-line no-await-in-loop
      answers.push(...(await Promise.all([answerTo(writer, b), answerTo(writer, a)]))) // eslint-disable-line no-await-in-loop
      bugs.push(...answers.filter(({ status }) => status >= 500))
      if (answers.some(({ status }) => status === 401) && !(await isSignedIn(writer)))
        // eslint-disable-line no-await-in-loop
        writer = await givenWriter() // eslint-disable-line no-await-in-loop
    }
  }
  expect(bugs).toEqual([])
})
