/**
 * Facts about the route that Stripe calls: only what Stripe signed is believed, and then it is kept before it is
 * answered.
 */
import type { InjectOptions } from 'fastify'
import { Stripe } from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { givenMoney } from '../../../../test/given/money.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { noticeTask } from './inbox.ts'

const { app, pool, webhookSecret: secret } = await givenMoney({ database: await givenDatabase<never>() })
const { webhooks } = new Stripe('sk_test_unused')
const url = '/api/stripe/webhook'
let count = 0

beforeEach(() => pool.query('delete from job'))

function event(given: object = {}) {
  const object = { id: `cs_${++count}`, object: 'checkout.session', customer: 'cus_1', payment_intent: { id: 'pi_1' } }
  return {
    id: `evt_${count}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object },
    ...given,
  }
}

function sign(payload: string, given: object = {}): string {
  return webhooks.generateTestHeaderString({ payload, secret, ...given })
}

function send(payload: string | Buffer, headers: Record<string, string | string[]> = {}, given: InjectOptions = {}) {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    ...given,
  })
}

async function rows() {
  return (await pool.query('select key, payload, state from job where task = $1', [noticeTask.name])).rows
}

test('an event that Stripe signed is kept, once however often it comes, by the names of things alone', async () => {
  const one = event()
  const payload = JSON.stringify(
    { ...one, data: { object: { ...one.data.object, customer_email: 'ada@example.org' } } },
    null,
    2,
  )
  for (let i = 0; i < 3; i++)
    expect((await send(payload, { 'stripe-signature': sign(payload) })).json()).toEqual({ received: true })
  const { id, type, data } = one
  expect(await rows()).toEqual([
    {
      key: id,
      payload: { event: id, type, object: data.object.id, customer: 'cus_1', intent: 'pi_1' },
      state: 'waiting',
    },
  ])
})

test('an event that bears on nothing here is taken, and not kept', async () => {
  const payload = JSON.stringify(event({ type: 'customer.created' }))
  expect((await send(payload, { 'stripe-signature': sign(payload) })).statusCode).toBe(200)
  expect(await rows()).toEqual([])
})

const day = 86_400
const seconds = () => Math.floor(Date.now() / 1000)
const signedAs = (given: object) => {
  const payload = JSON.stringify(event(given))
  return send(payload, { 'stripe-signature': sign(payload) })
}

/** Each is a request that did not come from Stripe, or did not come so. */
const forgeries: Record<string, () => Promise<{ statusCode: number; body: string }>> = {
  'no signature': () => send(JSON.stringify(event())),
  'an empty signature': () => send(JSON.stringify(event()), { 'stripe-signature': '' }),
  'a signature of nonsense': () => send(JSON.stringify(event()), { 'stripe-signature': 't=1,v1=zz,,=' }),
  'a signature with another secret': () => {
    const payload = JSON.stringify(event())
    return send(payload, { 'stripe-signature': sign(payload, { secret: 'whsec_other' }) })
  },
  'a signature with an empty secret': () => {
    const payload = JSON.stringify(event())
    return send(payload, { 'stripe-signature': sign(payload, { secret: '' }) })
  },
  'the signature of another event': () =>
    send(JSON.stringify(event()), { 'stripe-signature': sign(JSON.stringify(event())) }),
  'one sign changed after it was signed': () => {
    const payload = JSON.stringify(event())
    return send(payload.replace('cus_1', 'cus_2'), { 'stripe-signature': sign(payload) })
  },
  'the same fields, written anew with other spaces': () => {
    const one = event()
    return send(JSON.stringify(one, null, 1), { 'stripe-signature': sign(JSON.stringify(one)) })
  },
  'a signature of yesterday, sent again': () => {
    const payload = JSON.stringify(event())
    return send(payload, { 'stripe-signature': sign(payload, { timestamp: seconds() - day }) })
  },
  'an old signature under a new time': () => {
    const payload = JSON.stringify(event())
    const old = sign(payload, { timestamp: seconds() - day })
    return send(payload, { 'stripe-signature': old.replace(/^t=\d+/, `t=${seconds()}`) })
  },
  'the right signature under an unknown scheme': () => {
    const payload = JSON.stringify(event())
    return send(payload, { 'stripe-signature': sign(payload).replace('v1=', 'v0=') })
  },
  'half of the right signature': () => {
    const payload = JSON.stringify(event())
    return send(payload, { 'stripe-signature': sign(payload).slice(0, -20) })
  },
  'two signatures, one of them right': () => {
    const payload = JSON.stringify(event())
    return send(payload, { 'stripe-signature': ['t=1,v1=00', sign(payload)] })
  },
  'an event of real cards beside a key for tests': () => signedAs({ livemode: true }),
  'an event that does not say of which cards it is': () => signedAs({ livemode: undefined }),
  'something signed that is no event': () => signedAs({ object: 'charge' }),
  'an event without an id': () => signedAs({ id: '' }),
  'an event about nothing': () => signedAs({ data: {} }),
  'signed text that is no JSON': () => send('{"id":', { 'stripe-signature': sign('{"id":') }),
  'an empty body': () => send('', { 'stripe-signature': sign('') }),
  'the right bytes under another content type': () => {
    const payload = JSON.stringify(event())
    return send(payload, { 'stripe-signature': sign(payload), 'content-type': 'text/plain' })
  },
  'a form': () =>
    send('id=evt_1', { 'stripe-signature': sign('id=evt_1'), 'content-type': 'application/x-www-form-urlencoded' }),
  'more than a megabyte': () => {
    const payload = JSON.stringify(event({ padding: 'x'.repeat(1_100_000) }))
    return send(payload, { 'stripe-signature': sign(payload) })
  },
  'another method': () => {
    const payload = JSON.stringify(event())
    return send(payload, { 'stripe-signature': sign(payload) }, { method: 'PUT' })
  },
}

test.for(Object.entries(forgeries))('%s: refused, and nothing is kept', async ([, forge]) => {
  const { statusCode, body } = await forge()
  expect([400, 404, 413, 415]).toContain(statusCode)
  expect(body).not.toContain('whsec')
  expect(await rows()).toEqual([])
})

test('what is refused for its signature says so in one word', async () => {
  console.log(`${Object.keys(forgeries).length} kinds of forged webhook: none taken`)
  const answer = await forgeries['no signature']?.()
  expect(answer?.statusCode).toBe(400)
  expect(JSON.parse(answer?.body ?? '{}')).toMatchObject({ error: { code: 'bad-signature' } })
})
