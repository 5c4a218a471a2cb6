/** What months of time make of memberships at the stand-in for Stripe, and clocks that were moved while nobody was there. */
import { expect, test } from 'vitest'
import { givenPayments } from '../../given/payments.ts'
import { day, givenMember } from '../../given/member.ts'

test('each thing that happens bears the moment at which it was due, however far the clock was moved', async () => {
  const { stripe, payments } = await givenMember()
  await payments.advance(100 * day)
  const renewals = (await stripe.events.list({ type: 'invoice.paid' })).data.map(({ created }) => created)
  const gaps = renewals.slice(0, -1).map((created, index) => (created - (renewals[index + 1] ?? 0)) / day)
  expect(renewals).toHaveLength(4)
  expect(gaps.every((days) => days >= 28 && days <= 31)).toBe(true)
})

test('where the control page says so, it stays unpaid instead of ending, and a new card brings it back', async () => {
  const { subscription, months, payments, page, portal } = await givenMember({ number: '4000 0000 0000 0341' })
  expect((await page('POST', '/after-retries', { outcome: 'unpaid' })).status).toBe(200)
  await months(1)
  await payments.advance(16 * day)
  const { id, status } = await subscription()
  expect(status).toBe('unpaid')
  expect((await page('POST', `${await portal()}/card`, { id, number: '4242424242424242' })).body).toEqual({
    is: 'mended',
  })
  expect((await subscription()).status).toBe('active')
})

test('a new card in the portal pays what is open, and renewals go on with it', async () => {
  const { stripe, subscription, months, page, portal, invoices, customer } = await givenMember({
    number: '4000 0000 0000 0341',
  })
  await months(1)
  const { id } = await subscription()
  const shown = (await page('GET', await portal())).body
  expect(shown.memberships).toMatchObject([
    { status: 'past_due', owedCents: 1900, card: 'Visa ending in 0341', triesAgainAt: expect.any(String) },
  ])
  const mend = async (number: string) => (await page('POST', `${await portal()}/card`, { id, number })).body
  expect(await mend('4000 0000 0000 0002')).toEqual({ is: 'declined', message: 'Your card was declined.' })
  expect(await mend('4000 0000 0000 0341')).toMatchObject({
    is: 'declined',
    message: expect.stringContaining('what is open could not be paid'),
  })
  expect((await subscription()).status).toBe('past_due')
  expect(await mend('4242 4242 4242 4242')).toEqual({ is: 'mended' })
  expect((await subscription()).status).toBe('active')
  expect((await stripe.invoices.list({ customer, status: 'open' })).data).toEqual([])
  await months(1)
  expect((await invoices()).map(([, status]) => status)).toEqual(['paid', 'paid', 'paid'])
})

test('the clock stays where it was moved to when the service is opened again', async () => {
  const { payments, database, subscription } = await givenMember()
  const end = (await subscription()).items.data[0]?.current_period_end
  await payments.advance(20 * day)
  const again = await givenPayments({ database })
  expect((await again.payments.now()).getTime() - Date.now()).toBeGreaterThan(19.9 * day * 1000)
  await again.payments.advance(12 * day)
  expect((await subscription()).items.data[0]?.current_period_start).toBe(end)
})

test('what fell due while nobody was there happens when the service opens', async () => {
  const { database, subscription, stripe, customer } = await givenMember()
  await givenPayments({ database, now: in70Days })
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(3)
  expect((await subscription()).status).toBe('active')
})

function in70Days(): Date {
  return new Date(Date.now() + 70 * day * 1000)
}
