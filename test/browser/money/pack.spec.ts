/** A pack of analyses: paid, broken off, and declined before it is paid. */
import { expect, test } from 'vitest'
import { buyPack, cards, checkOut, figuresOn, givenShop, paid, panelOn, rowsOn } from './world.ts'

const shop = await givenShop()
const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

test('R40 R47 who pays for a pack is told what it added, and finds it in the budgets, the ledger and beside the question box', async () => {
  const ada = await shop.buyer('Ada Okafor')
  await shop.agree(ada, { analysis: 0, trend: 8 })
  await panelOn(ada.page).getByText('no membership').waitFor()
  await buyPack(ada)
  await ada.page
    .getByText('5 analyses and 20 trend analyses were added. You now have 5 analyses and 28 trend analyses.', {
      exact: true,
    })
    .waitFor()
  expect(await figuresOn(ada.page.getByRole('main'))).toEqual({ analysis: 5, trend: 28 })
  await shop.agree(ada, { analysis: 5, trend: 28 })
  expect(await rowsOn(ada.page)).toEqual([`Pack bought on ${today.format(new Date())}: +5, +20`, 'Welcome: 0, +8'])
  await panelOn(ada.page).getByText('no membership').waitFor()
  await buyPack(ada)
  await shop.agree(ada, { analysis: 10, trend: 48 })
})

test('R40 who leaves the payment page is told that nothing was bought, and nothing has changed', async () => {
  const bob = await shop.buyer('Bob Moss')
  await checkOut(bob, 'Buy analyses')
  await bob.page.getByText('No card is charged.').waitFor()
  await bob.page.getByRole('link', { name: 'Cancel and go back' }).click()
  await bob.page.waitForURL('**/purchase-cancelled*')
  await bob.heading('Nothing was bought')
  await bob.page.getByText('Nothing was charged, and nothing was added to your budgets.').waitFor()
  await bob.page.getByText('unchanged').nth(1).waitFor()
  expect(await figuresOn(bob.page.getByRole('main'))).toEqual({ analysis: 0, trend: 8 })
  await shop.agree(bob, { analysis: 0, trend: 8 })
  await buyPack(bob)
  await shop.agree(bob, { analysis: 5, trend: 28 })
})

test('R40 a card that is declined buys nothing, and another one pays on the same page', async () => {
  const cy = await shop.buyer('Cy Marsh')
  await checkOut(cy, 'Buy analyses')
  const address = cy.page.url()
  await cy.send({ 'Number of a card or bank account': cards.declined }, 'Pay €29.00')
  await cy.alert('Your card was declined. Nothing was taken; another number may do.')
  await shop.agree(cy, { analysis: 0, trend: 8 })
  await cy.open(address)
  await cy.send({ 'Number of a card or bank account': '4111 1111 1111 1111' }, 'Pay €29.00')
  await cy.alert('Your request was in test mode, but used a non test card.')
  await cy.send({ 'Number of a card or bank account': cards.pays }, 'Pay €29.00')
  await paid(cy)
  await cy.page.getByText('5 analyses and 20 trend analyses were added.').waitFor()
  await shop.agree(cy, { analysis: 5, trend: 28 })
  expect(await shop.grants(cy)).toEqual(['signup trend 8', 'cs analysis 5', 'cs trend 20'])
})
