/**
 * What must hold of money whatever happens: the quick forms of the trials that `npm run bench -- money` runs at length.
 * Each prints its counts.
 */
import { expect, test } from 'vitest'
import { givenDatabase } from '../given.ts'
import { tryBackfill, tryCheckouts, tryDeliveries, tryHeldRead, trySuccessPages, tryTrouble } from '../money/trials.ts'

async function tried<Counts>(name: string, attempt: Promise<Counts>): Promise<Counts> {
  const counts = await attempt
  console.log(`${name}: ${JSON.stringify(counts)}`)
  return counts
}

test('every event delivered many times and in any order: everybody has what a model of plain arithmetic says', async () => {
  const counts = await tried('deliveries', tryDeliveries(await givenDatabase<never>(), { users: 12, deliveries: 1000 }))
  expect(counts).toMatchObject({ users: 12, right: 12, rightAfterThreeMore: 12, accepted: 1000, drift: 0 })
})

test('50 checkouts at once, on two servers: one page to pay at, one customer', async () => {
  const counts = await tried('checkouts at once', tryCheckouts(await givenDatabase<never>(), { clicks: 50 }))
  expect(counts).toEqual({ clicks: 50, urls: 1, customers: 1, failed: 0 })
})

test('success pages that race the webhooks, on two servers: each purchase is granted exactly once, and at once', async () => {
  const counts = await tried('success pages', trySuccessPages(await givenDatabase<never>(), { buyers: 12 }))
  expect(counts).toEqual({ buyers: 12, atOnce: 12, right: 12, drift: 0 })
})

test('no webhook ever comes: the events that Stripe remembers restore everything', async () => {
  const counts = await tried('backfill', tryBackfill(await givenDatabase<never>(), { buyers: 10 }))
  expect(counts).toMatchObject({ buyers: 10, right: 10, drift: 0 })
  expect(counts.before).toBeLessThan(10)
})

test('an old answer of Stripe that was held back does not undo a newer one', async () => {
  const counts = await tried('held read', tryHeldRead(await givenDatabase<never>()))
  expect(counts).toEqual({ newer: 'waited', analysis: 0, drift: 0 })
})

test('Stripe fails three calls in ten, also after it did what was asked: each purchase is granted exactly once', async () => {
  const counts = await tried('trouble', tryTrouble(await givenDatabase<never>(), { buyers: 8 }))
  expect(counts).toMatchObject({ buyers: 8, right: 8, customers: 9, drift: 0 })
  expect(counts.callsThatFailed).toBeGreaterThan(10)
})
