/** Who may not come near the stand-in for Stripe, and where it does not open at all. */
import { expect, onTestFinished, test } from 'vitest'
import { whyNotStandIn } from '#kit/server/config/payments.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { createHttpServer } from '#kit/server/http/http.ts'
import { serve } from '#kit/server/api/serve.ts'
import { givenPayments } from '../../../../test/given/payments.ts'
import { admitAll } from '../../../../test/plenty.ts'
import { localPaymentsContract } from '../contract.ts'
import { localPaymentsHandlers } from './handlers.ts'
import { openLocalPayments } from './local-payments.ts'

const { checkout, database, page, pay, payments } = await givenPayments()

test.for<[origin: string, host: string, isForced: boolean, opens: boolean]>([
  ['http://localhost:3000', '127.0.0.1', false, true],
  ['http://farsight.localhost', 'localhost', false, true],
  ['http://[::1]:3000', '::1', false, true],
  ['https://farsight.example', '127.0.0.1', false, false],
  ['http://localhost:3000', '0.0.0.0', false, false],
  ['http://localhost:3000', '::', false, false],
  ['http://localhost.evil.example', '127.0.0.1', false, false],
  ['https://farsight.example', '0.0.0.0', true, true],
])('at %s on %s (forced: %s) it opens: %s', ([origin, host, isForced, opens]) => {
  expect(whyNotStandIn({ publicUrl: origin, host, isLocalPaymentsForced: isForced }) === null).toBe(opens)
})

test('where others can reach the server it refuses to open and says what to set', async () => {
  const queue = openQueue({ database, log: createLog('silent') })
  onTestFinished(() => queue.close())
  const opening = openLocalPayments({ database, queue, origin: 'https://farsight.example', webhook: () => null })
  await expect(opening).rejects.toThrow(/STRIPE_SECRET_KEY.*FARSIGHT_LOCAL_PAYMENTS=1/)
})

test('its pages answer this machine alone', async () => {
  const { id } = await checkout()
  const strangers = [
    { host: 'farsight.example' },
    { host: 'evil.example:3000' },
    { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' },
    { host: 'localhost:3000', forwarded: 'for=203.0.113.9' },
  ]
  const asked: ['GET' | 'POST', string, object?][] = [
    ['GET', `/checkouts/${id}`],
    ['POST', `/checkouts/${id}/pay`, { number: '4242424242424242' }],
    ['GET', '/portals/test_x'],
    ['GET', ''],
    ['POST', '/clock', { days: 1 }],
    ['POST', '/payments/pi_x/refund', {}],
    ['POST', '/after-retries', { outcome: 'unpaid' }],
  ]
  for (const headers of strangers) {
    for (const [method, path, body] of asked) expect((await page(method, path, body, headers)).status).toBe(404)
  }
  expect((await page('GET', `/checkouts/${id}`)).body.state).toBe('open')
  expect((await pay(id)).body.is).toBe('paid')
})

test('shown to others by its operator, they can pay and manage what they have, and the controls stay with this machine', async () => {
  const shown = await givenPayments({ database, origin: 'https://farsight.example', isForced: true })
  const visitor = { host: 'farsight.example', 'x-forwarded-for': '203.0.113.9' }
  const { id } = await shown.customer()
  const { id: session } = await shown.checkout('subscription', { customer: id })
  expect((await shown.page('GET', `/checkouts/${session}`, undefined, visitor)).body.state).toBe('open')
  const paid = await shown.page('POST', `/checkouts/${session}/pay`, { number: '4242424242424242' }, visitor)
  expect(paid).toMatchObject({ status: 200, body: { is: 'paid' } })
  const secret = (await shown.stripe.billingPortal.sessions.create({ customer: id })).url.split('/').at(-1)
  const [membership] = (await shown.stripe.subscriptions.list({ customer: id })).data
  expect((await shown.page('GET', `/portals/${secret}`, undefined, visitor)).status).toBe(200)
  expect((await shown.page('POST', `/portals/${secret}/cancel`, { id: membership?.id }, visitor)).status).toBe(200)
  expect((await shown.page('GET', '/portals/test_x', undefined, visitor)).status).toBe(404)
  const controls: ['GET' | 'POST', string, object?][] = [
    ['GET', ''],
    ['POST', '/clock', { days: 1 }],
    ['POST', '/payments/pi_x/refund', {}],
    ['POST', `/memberships/${membership?.id}/card`, { number: '4242424242424242' }],
    ['POST', '/after-retries', { outcome: 'unpaid' }],
  ]
  for (const [method, path, body] of controls) {
    expect(await shown.page(method, path, body, visitor)).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
    })
  }
  expect((await shown.page('GET', '')).status).toBe(200)
  expect((await shown.pay(session)).status).toBe(409)
})

const origin = () => 'http://localhost:3000'
test('where no address is set, its pages are where the buyer is: under any name if others are let in, else on this machine', async () => {
  const success_url = 'http://192.168.1.5:3000/purchase-success'
  const open = await givenPayments({ database, origin, isForced: true })
  const closed = await givenPayments({ database, origin })
  for (const [one, host] of [
    [open, '192.168.1.5'],
    [closed, 'localhost'],
  ] as const)
    expect(new URL((await one.checkout('payment', { success_url })).url ?? '').host).toBe(`${host}:3000`)
})

test('where payments are Stripe’s there is nothing at these addresses', async () => {
  const app = createHttpServer()
  serve(
    app,
    localPaymentsContract,
    localPaymentsHandlers(null),
    admitAll(async () => null),
  )
  const answer = await app.inject({ url: '/api/local/payments', headers: { host: 'localhost' } })
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not-found'])
  await app.close()
})

test('nonsense is refused, and nothing breaks', async () => {
  const { id } = await checkout()
  expect((await page('GET', '/checkouts/cs_test_none')).status).toBe(404)
  expect((await page('GET', "/checkouts/'%20or%201=1")).status).toBe(400)
  for (const body of [{}, { number: 5 }, { number: 'x'.repeat(61) }, { number: '4242', more: 1 }]) {
    expect((await page('POST', `/checkouts/${id}/pay`, body)).status).toBe(400)
  }
  for (const number of ['', '\0', '💳💳💳💳💳💳💳', "4242'; drop table"]) {
    expect((await page('POST', `/checkouts/${id}/pay`, { number })).body.is).toBe('declined')
  }
  for (const days of [0, -1, 1.5, 401]) expect((await page('POST', '/clock', { days })).status).toBe(400)
  for (const amountCents of [0, -100, 1.5])
    expect((await page('POST', '/payments/pi_x/refund', { amountCents })).status).toBe(400)
})

test('its keys are made anew each time it opens', async () => {
  const again = (await givenPayments({ database })).payments
  expect(again.sdk.secretKey).not.toBe(payments.sdk.secretKey)
  expect(again.webhookSecret).not.toBe(payments.webhookSecret)
  expect(again.sdk.config.host).toBe('127.0.0.1')
})
