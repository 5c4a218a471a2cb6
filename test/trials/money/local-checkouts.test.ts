/** Checkouts at the stand-in for Stripe with every card that is declined, and with clocks and banks of their own. */
import { expect, test } from 'vitest'
import { givenPayments, payAfterDecline } from '../../given/payments.ts'
import { cards, sayNumber } from '#local/payments/cards.ts'

/** Where nobody moves the clock, and each looks at their own. */
const shop = await givenPayments()

const declined = cards.flatMap(({ number, decline }) => (decline ? [[number, decline.message] as const] : []))

test.for(declined)(
  'a card that is declined (%s) says "%s", takes nothing, and another card pays',
  async ([number, message]) => {
    const answer = { status: 200, body: { is: 'declined', message } }
    const seen = { answer, left: { status: 'open', paid: 'unpaid', intent: null }, another: 'paid', charges: 1 }
    expect(await payAfterDecline(shop, sayNumber(number))).toEqual([seen, seen])
  },
)

test('a bank answers once: what it says later changes nothing', async () => {
  const { stripe, checkout, pay, page, events } = await givenPayments()
  const { id } = await checkout()
  await pay(id, 'AT861904300235473202')
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id)
  for (const outcome of ['paid', 'failed', 'paid']) {
    expect((await page('POST', `/payments/${String(payment_intent)}/bank`, { outcome })).status).toBe(200)
  }
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' })
  expect((await events()).filter((type) => /async|charge/.test(type))).toEqual([
    'charge.pending',
    'charge.succeeded',
    'checkout.session.async_payment_succeeded',
  ])
})

test('after the clock was moved, a caller that goes by the real time still makes checkouts', async () => {
  const { checkout, payments, pay } = await givenPayments()
  await payments.advance(40 * 86_400)
  const inAnHour = Math.floor(Date.now() / 1000) + 3600
  const made = await checkout('payment', { expires_at: inAnHour })
  expect(made.expires_at).toBe(inAnHour + 40 * 86_400)
  expect((await pay(made.id)).body.is).toBe('paid')
})
