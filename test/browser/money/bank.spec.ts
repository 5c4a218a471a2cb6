/** A pack paid from a bank account: it is waited for, and it is said when the bank does not pay. */
import { expect, test } from 'vitest'
import { anotherTab, buyPack, buyWith, cards, control, givenShop, openMoney, panelOn } from './world.ts'

const shop = await givenShop()

test('who pays from a bank account is told to wait for the bank, and, when it refuses, that nothing was bought', async () => {
  const ada = await shop.buyer('Ada Okafor')
  const { page } = ada
  await buyWith(ada, cards.bankFails)
  await ada.heading('Waiting for your bank')
  await page.getByText(/^Your bank has not paid yet\..* You do not have to pay again\.$/).waitFor()
  expect(await page.getByText('Payment received').count()).toBe(0)
  await shop.agree(ada, { analysis: 0, trend: 8 })
  const waits = panelOn(page).getByText(/^Your bank has not yet paid for 5 analyses and 20 trend analyses, bought on /)
  await waits.waitFor()

  await control(ada, 'Bank refuses', 'The bank has answered.', ada.email)
  await shop.agree(ada, { analysis: 0, trend: 8 })
  const failed = panelOn(page).getByText(
    /^Your bank did not pay for 5 analyses and 20 trend analyses, bought on .*\. Nothing was added/,
  )
  await failed.waitFor()
  expect(await waits.count()).toBe(0)
  // Whoever comes back to the page of success is told where failures are told.
  await ada.open('/purchase-success')
  await page.waitForURL('**/purchase-error')
  await ada.heading('Your bank did not pay')
  await page.getByRole('link', { name: 'Pay in another way' }).waitFor()

  await buyPack(ada)
  await page.getByText(/were added/).waitFor()
  await shop.agree(ada, { analysis: 5, trend: 28 })
  await openMoney(ada)
  expect(await failed.count()).toBe(0)
})

test('the page that waits for the bank says by itself that it refused, and so do the budgets in another tab', async () => {
  const bo = await shop.buyer('Bo Lind')
  const [bank, money] = [await anotherTab(bo), await anotherTab(bo)]
  await buyWith(bo, cards.bankFails)
  await bo.heading('Waiting for your bank')
  await openMoney(money)
  const waits = panelOn(money.page).getByText(/^Your bank has not yet paid for 5 analyses/)
  await waits.waitFor()
  await control(bank, 'Bank refuses', 'The bank has answered.', bo.email)
  await bo.heading('Your bank did not pay')
  await panelOn(money.page)
    .getByText(/^Your bank did not pay for 5 analyses/)
    .waitFor()
  expect(await waits.count()).toBe(0)
})
