/**
 * Facts about what one's own page shows beside the budgets: debts, payments that a bank has yet to make, and what was
 * paid for so far.
 */
import { beforeAll, expect, test } from 'vitest'
import { givenMoney } from '../../../test/given/money.ts'
import { givenDatabase } from '../../../test/given.ts'
import { analysisPack } from '../catalogue.ts'

const database = await givenDatabase<never>()
const money = await givenMoney({ database, delivery: {} })
const {
  person,
  call,
  buyPack,
  join,
  settle,
  intentOf,
  refund,
  dispute,
  closeDispute,
  answerForBank,
  membership,
  pool,
  mine,
} = money
const bankAccount = 'AT321904300235473204'

beforeAll(() => membership.start())

test('somebody new owes nothing, waits for no bank and has bought nothing', async () => {
  expect(await mine(await person())).toMatchObject({
    owed: { analysis: 0, trend: 0 },
    payments: [],
    bought: { pack: { times: 0, takenBack: null }, membership: { times: 0, takenBack: null } },
    lapse: null,
  })
})

test('what was used before its payment went back is owed, and the next purchase repays it', async () => {
  const ada = await person()
  const intent = await intentOf(await buyPack(ada))
  await settle()
  for (const order of ['1', '2', '3']) await membership.spend(ada.id, 'analysis', `${ada.id} ${order}`)
  await refund(intent)
  await settle()
  expect(await mine(ada)).toMatchObject({ owed: { analysis: 3, trend: 0 }, budgets: { analysis: { left: 0 } } })
  await buyPack(ada)
  await settle()
  expect(await mine(ada)).toMatchObject({ owed: { analysis: 0, trend: 0 }, budgets: { analysis: { left: 2 } } })
})

test('each purchase is counted once it was granted, and the latest tells whether and why it was taken back', async () => {
  const ada = await person()
  await buyPack(ada)
  await settle()
  const url = await buyPack(ada)
  await settle()
  await join(ada)
  await settle()
  expect((await mine(ada)).bought).toEqual({
    pack: { times: 2, takenBack: null },
    membership: { times: 1, takenBack: null },
  })
  const intent = await intentOf(url)
  await dispute(intent)
  await settle()
  expect((await mine(ada)).bought.pack).toEqual({ times: 2, takenBack: 'dispute' })
  await closeDispute(intent, 'won')
  await settle()
  expect((await mine(ada)).bought.pack).toEqual({ times: 2, takenBack: null })
  await refund(intent)
  await settle()
  expect((await mine(ada)).bought.pack).toEqual({ times: 2, takenBack: 'refund' })
})

test('a payment that a bank has not made yet is pending; one that it refuses has failed until another try gets further', async () => {
  const ada = await person()
  const url = await buyPack(ada, bankAccount)
  await call(ada, 'purchases/check')
  expect((await mine(ada)).payments).toMatchObject([{ product: analysisPack.key, state: 'pending' }])
  await answerForBank(await intentOf(url), 'failed')
  await settle()
  expect((await mine(ada)).payments).toMatchObject([{ product: analysisPack.key, state: 'failed' }])
  await call(ada, 'purchases/checkout') // a page that is open pays nothing yet
  expect((await mine(ada)).payments).toHaveLength(1)
  await buyPack(ada)
  await settle()
  expect(await mine(ada)).toMatchObject({ payments: [], bought: { pack: { times: 1 } } })
})

test('a payment that a bank has made is pending no longer', async () => {
  const ada = await person()
  const url = await buyPack(ada, bankAccount)
  await settle()
  await answerForBank(await intentOf(url), 'paid')
  await settle()
  expect(await mine(ada)).toMatchObject({ payments: [], bought: { pack: { times: 1, takenBack: null } } })
})

test('what a bank said two weeks ago is no news any more', async () => {
  const ada = await person()
  const url = await buyPack(ada, bankAccount)
  await settle()
  await answerForBank(await intentOf(url), 'failed')
  await settle()
  expect((await mine(ada)).payments).toHaveLength(1)
  await pool.query(`update checkout set at = at - interval '15 days' where state = 'failed'`)
  expect((await mine(ada)).payments).toEqual([])
})
