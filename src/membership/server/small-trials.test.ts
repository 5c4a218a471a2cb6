/**
 * What must hold of money whatever happens, each in its smallest case; `npm test` tries more
 * (test/trials/money.test.ts).
 */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'
import { tryCheckouts, tryDeliveries, trySuccessPages } from '../../../test/money/trials.ts'

test('every event delivered twice and in any order: everybody has what a model of plain arithmetic says', async () => {
  const counts = await tryDeliveries(await givenDatabase<never>(), { users: 2, deliveries: 60 })
  expect(counts).toMatchObject({ users: 2, right: 2, rightAfterThreeMore: 2, accepted: 60, drift: 0 })
})

test('three checkouts at once, on two servers: one page to pay at, one customer', async () => {
  expect(await tryCheckouts(await givenDatabase<never>(), { clicks: 3 })).toEqual({
    clicks: 3,
    urls: 1,
    customers: 1,
    failed: 0,
  })
})

test('a success page that races the webhooks, on two servers: the purchase is granted once, and at once', async () => {
  expect(await trySuccessPages(await givenDatabase<never>(), { buyers: 1 })).toEqual({
    buyers: 1,
    atOnce: 1,
    right: 1,
    drift: 0,
  })
})
