/** What is bought, cancelled and given back over days, with the webhooks of the stand-in for Stripe, each sent three times. */
import { beforeAll, expect, test } from 'vitest'
import { countDrift } from '#membership/server/reconcile/sweep.ts'
import { givenMoney } from '../../given/money.ts'
import { givenDatabase } from '../../given.ts'

const database = await givenDatabase<never>()
const money = await givenMoney({ database, delivery: { copies: 3, spreadMs: 40 } })
const {
  person,
  call,
  buyPack,
  join,
  settle,
  balances,
  intentOf,
  refund,
  dispute,
  closeDispute,
  stripe,
  history,
  mine,
} = money
const { membership } = money
const asyncAccount = 'AT321904300235473204'

beforeAll(() => membership.start())

test('a membership that is cancelled lasts to its end, and can be taken up again', async () => {
  const ada = await person()
  const { id } = await join(ada)
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await settle()
  const cancelled = await mine(ada)
  expect([cancelled.status, cancelled.renewsAt, cancelled.endsAt !== null]).toEqual(['member', null, true])
  await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  await settle()
  const resumed = await mine(ada)
  expect([resumed.status, resumed.renewsAt, resumed.endsAt]).toEqual(['member', cancelled.endsAt, null])
})

test('a dispute that is lost takes all for good', async () => {
  const ada = await person()
  const intent = await intentOf(await buyPack(ada))
  await dispute(intent)
  await closeDispute(intent, 'lost')
  await settle()
  expect(await balances(ada)).toMatchObject({ analysis: 0, trend: 8 })
})

test('money that takes days is granted when it has come, and never where it does not', async () => {
  const [ada, eve] = [await person(), await person()]
  const urls = [await buyPack(ada, asyncAccount), await buyPack(eve, asyncAccount)]
  await settle()
  expect(await call(ada, 'purchases/check')).toMatchObject({ analysisBudget: 0 })
  const [come, failed] = await Promise.all(urls.map((url) => intentOf(url)))
  await money.answerForBank(come ?? '', 'paid')
  await money.answerForBank(failed ?? '', 'failed')
  await settle()
  expect([(await balances(ada)).analysis, (await balances(eve)).analysis]).toEqual([5, 0])
})

test('the refund of a month takes back its allowance, in part where it is in part', async () => {
  const ada = await person()
  const { latest_invoice: invoice } = await join(ada)
  await settle()
  const { data } = await stripe.invoicePayments.list({ invoice: String(invoice) })
  await refund(String(data[0]?.payment.payment_intent), 950)
  await settle()
  expect(await balances(ada)).toEqual({ status: 'member', analysis: 5, trend: 28 })
  expect((await history(ada))[0]?.reason).toMatch(/^Refund of the membership of \w+ \d{4}$/)
})

test('the balances of everybody are the sums of their ledgers, and nothing needs a look', async () => {
  await settle()
  expect(await countDrift(money.db)).toBe(0)
  expect(await membership.alarms()).toEqual([])
})
