/**
 * Money that goes back: a refund, and a dispute that is won or lost. Each takes what was bought, and what is settled
 * gives it back.
 */
import { expect, test } from 'vitest'
import { buyPack, buyWith, cards, control, givenShop, openMoney, panelOn, rowsOn } from './world.ts'

const shop = await givenShop()
const reasons = async (page: Parameters<typeof rowsOn>[0]) =>
  (await rowsOn(page)).map((row) => row.replace(/ on \d+ \w+ \d+/, ''))

test('a refund takes back what the pack gave', async () => {
  const ada = await shop.buyer('Ada Okafor')
  await buyPack(ada)
  await shop.agree(ada, { analysis: 5, trend: 28 })
  await control(ada, 'Refund', 'The money has gone back.', ada.email)
  await shop.agree(ada, { analysis: 0, trend: 8 })
  expect(await reasons(ada.page)).toEqual([
    'Refund of the pack bought: −5, −20',
    'Pack bought: +5, +20',
    'Welcome: 0, +8',
  ])
})

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
})

test('a dispute that is lost leaves nothing of the pack', async () => {
  const cy = await shop.buyer('Cy Marsh')
  await buyPack(cy)
  await control(cy, 'Dispute', 'The payment is disputed.', cy.email)
  await control(cy, 'Dispute lost', 'The dispute is lost.', cy.email)
  await shop.agree(cy, { analysis: 0, trend: 8 })
  expect(await reasons(cy.page)).toEqual([
    'Dispute over the pack bought: −5, −20',
    'Pack bought: +5, +20',
    'Welcome: 0, +8',
  ])
})

test('a pack that is disputed as soon as it is paid is not waited for: its buyer is told where it went', async () => {
  const dee = await shop.buyer('Dee Marsh')
  await buyWith(dee, cards.disputed)
  await dee.heading('The payment is disputed')
  const words =
    'What you bought was taken back, because the payment is disputed at your bank. You now have 8 trend analyses.'
  await dee.page.getByText(words).waitFor()
  expect(await dee.page.getByText('appears here by itself').count()).toBe(0)
  await shop.agree(dee, { analysis: 0, trend: 8 })
})

test('what was used before its payment went back is said to be owed, and what a purchase then repays', async () => {
  const eli = await shop.buyer('Eli Marsh')
  const { page } = eli
  await buyPack(eli)
  await shop.agree(eli, { analysis: 5, trend: 28 })
  await shop.order(eli, 'analysis', 3)
  await control(eli, 'Refund', 'The money has gone back.', eli.email)
  await shop.agree(eli, { analysis: -3, trend: 8 })
  await panelOn(page)
    .getByText('3 analyses are owed: they were used before the payment went back. What you get next repays that first.')
    .waitFor()
  await panelOn(page).getByText('3 analyses of these repay what is owed.').first().waitFor()
  expect(await page.getByText('owes 3', { exact: true }).count()).toBe(1)
  await buyPack(eli)
  await page
    .getByText(
      '5 analyses and 20 trend analyses were added. 3 analyses of them repaid what was owed. You now have 2 analyses and 28 trend analyses.',
    )
    .waitFor()
  await shop.agree(eli, { analysis: 2, trend: 28 })
  await openMoney(eli)
  expect(await panelOn(page).getByText(/owed/).count()).toBe(0)
})
