/** Money that goes back: a refund, and a dispute that is won or lost. Each takes what was bought, and what is settled gives it back. */
import { expect, test } from 'vitest'
import { buyPack, control, givenShop, rowsOn } from './world.ts'

const shop = await givenShop()
const reasons = async (page: Parameters<typeof rowsOn>[0]) => (await rowsOn(page)).map((row) => row.replace(/ on \d+ \w+ \d+/, ''))

test('a refund takes back what the pack gave', async () => {
  const ada = await shop.buyer('Ada Okafor')
  await buyPack(ada)
  await shop.agree(ada, { analysis: 5, trend: 28 })
  await control(ada, 'Refund', 'The money has gone back.', ada.email)
  await shop.agree(ada, { analysis: 0, trend: 8 })
  expect(await reasons(ada.page)).toEqual(['Refund of the pack bought: −5, −20', 'Pack bought: +5, +20', 'Welcome: 0, +8'])
}, 60_000)

test('a dispute takes back what the pack gave; once it is won that is there again', async () => {
  const bob = await shop.buyer('Bob Moss')
  await buyPack(bob)
  await control(bob, 'Dispute', 'The payment is disputed.', bob.email)
  await shop.agree(bob, { analysis: 0, trend: 8 })
  await control(bob, 'Dispute won', 'The dispute is won.', bob.email)
  await shop.agree(bob, { analysis: 5, trend: 28 })
  expect(await reasons(bob.page)).toEqual([
    'Dispute over the pack bought is settled, given back: +5, +20',
    'Dispute over the pack bought: −5, −20',
    'Pack bought: +5, +20',
    'Welcome: 0, +8',
  ])
}, 60_000)

test('a dispute that is lost leaves nothing of the pack', async () => {
  const cy = await shop.buyer('Cy Marsh')
  await buyPack(cy)
  await control(cy, 'Dispute', 'The payment is disputed.', cy.email)
  await control(cy, 'Dispute lost', 'The dispute is lost.', cy.email)
  await shop.agree(cy, { analysis: 0, trend: 8 })
  expect(await reasons(cy.page)).toEqual(['Dispute over the pack bought: −5, −20', 'Pack bought: +5, +20', 'Welcome: 0, +8'])
}, 60_000)
