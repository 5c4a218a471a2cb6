/**
 * A membership from the first month on: joined, cancelled and resumed, renewed, and a renewal that fails until another
 * card pays it.
 */
import { expect, test } from 'vitest'
import { type Buyer, cards, control, givenShop, join, openMoney, openPortal, panelOn } from './world.ts'

const shop = await givenShop()
const status = ({ page }: Buyer, words: string) => panelOn(page).getByText(words, { exact: true }).waitFor()
const back = async ({ page }: Buyer) => {
  await page.getByRole('link', { name: 'Return to Farsight' }).click()
  await page.waitForURL('**/my-stuff*')
  await shop.settled()
}

test('R45 R46 a member has the allowance of the month, can cancel until it ends, and take that back', async () => {
  const ada = await shop.buyer('Ada Okafor')
  const { page } = ada
  await join(ada)
  await page
    .getByText('10 analyses and 40 trend analyses were added. You now have 10 analyses and 48 trend analyses.')
    .waitFor()
  await shop.agree(ada, { analysis: 10, trend: 48 })
  await status(ada, 'member')
  await panelOn(page)
    .getByText(/^It renews on .* for 19 euros, until you cancel\.$/)
    .waitFor()
  expect(await ada.button('Become a member').count()).toBe(0)

  await openPortal(ada)
  await ada.button('Cancel the membership').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await ada.button('Cancel the membership').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click()
  await ada.button('Keep the membership').waitFor()
  await back(ada)
  await openMoney(ada)
  await status(ada, 'member')
  await panelOn(page)
    .getByText(/^You have cancelled: it ends on .*, and nothing more is paid\./)
    .waitFor()
  await shop.agree(ada, { analysis: 10, trend: 48 })

  await openPortal(ada)
  await ada.button('Keep the membership').click()
  await ada.button('Cancel the membership').waitFor()
  await back(ada)
  await openMoney(ada)
  await panelOn(page)
    .getByText(/^It renews on/)
    .waitFor()
  await shop.agree(ada, { analysis: 10, trend: 48 })
})

test('a renewal brings its allowance once; one that fails brings nothing, says so, and is mended with another card', async () => {
  const bob = await shop.buyer('Bob Moss')
  const { page } = bob
  await join(bob)
  await shop.agree(bob, { analysis: 10, trend: 48 })
  await shop.passMonth(bob)
  await shop.agree(bob, { analysis: 20, trend: 88 })
  await control(bob, 'One day on', 'The clock was moved on.')
  await shop.agree(bob, { analysis: 20, trend: 88 })
  await status(bob, 'member')

  await control(bob, `One that fails, for ${bob.email}`, 'The next payment is tried with this card.')
  await shop.passMonth(bob)
  await shop.agree(bob, { analysis: 10, trend: 48 }) // what was left of the first month has ended
  await status(bob, 'payment due')
  await panelOn(page)
    .getByText(
      /^The last payment .* if none succeeds, the membership ends\. Of what you paid for, 10 analyses and 40 trend analyses end on /,
    )
    .waitFor()
  await page.getByRole('button', { name: 'Settle the payment' }).waitFor()
  await openPortal(bob, 'Change the card')
  await page.getByText(/^The last payment of €19\.00 failed\./).waitFor()
  await bob.send({ 'Card number': cards.declined }, 'Use this card and pay €19.00')
  await bob.alert('Your card was declined.')
  await bob.send({ 'Card number': cards.pays }, 'Use this card and pay €19.00')
  await page.getByText('This card is used from now on.').waitFor()
  await back(bob)
  await shop.agree(bob, { analysis: 20, trend: 88 })
  await status(bob, 'member')
  expect(await bob.button('Change the card').count()).toBe(0)
  const month = ['in analysis 10', 'in trend 40']
  expect(await shop.grants(bob)).toEqual(['signup trend 8', ...month, ...month, ...month])
})

test('a membership that was cancelled ends with its month, and leaves what was paid for', async () => {
  const cy = await shop.buyer('Cy Marsh')
  await join(cy)
  await openPortal(cy)
  await cy.button('Cancel the membership').click()
  await cy.button('Cancel it').click()
  await cy.button('Keep the membership').waitFor()
  await shop.passMonth(cy)
  await shop.agree(cy, { analysis: 10, trend: 48 })
  await status(cy, 'no membership')
  await cy.button('Become a member').waitFor()
  expect(await shop.grants(cy)).toEqual(['signup trend 8', 'in analysis 10', 'in trend 40'])
})
