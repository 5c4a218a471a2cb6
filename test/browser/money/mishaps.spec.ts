/**
 * Two tabs, ways back, a tab that is closed too early, and a service that is away: nothing is lost, and nothing is paid
 * twice.
 */
import { expect, test } from 'vitest'
import { ready } from '../visitor.ts'
import {
  anotherTab,
  atCheckout,
  buyPack,
  checkOut,
  figuresOn,
  givenShop,
  join,
  openMoney,
  paid,
  panelOn,
} from './world.ts'

const shop = await givenShop()

test('a checkout that is open in two tabs is paid once', async () => {
  const ada = await shop.buyer('Ada Okafor')
  const other = await anotherTab(ada)
  ada.expectComplaints(/status of 409/)
  await checkOut(ada, 'Buy analyses')
  await other.open(ada.page.url())
  await atCheckout(other)
  await ada.button('Pay €29.00').click()
  await paid(ada)
  await other.button('Pay €29.00').click()
  await other.page.getByText('This checkout is paid. Paying it a second time is not possible.').waitFor()
  await shop.agree(ada, { analysis: 5, trend: 28 })
  await other.page.getByRole('link', { name: 'Go on' }).click()
  // The other tab has said what was added: this one knows of no payment that it waits for.
  await other.heading('What your account has')
  await shop.agree(other, { analysis: 5, trend: 28 })
  expect(await shop.grants(ada)).toEqual(['signup trend 8', 'cs analysis 5', 'cs trend 20'])
})

test('who presses the button in two tabs comes to the same checkout', async () => {
  const ian = await shop.buyer('Ian Okafor')
  const other = await anotherTab(ian)
  await checkOut(ian, 'Buy analyses')
  await checkOut(other, 'Buy analyses')
  expect(other.page.url()).toBe(ian.page.url())
  await other.button('Pay €29.00').click()
  await paid(other)
  await ian.page.reload()
  await ian.page.getByText('This checkout is paid.').waitFor()
  await shop.agree(ian, { analysis: 5, trend: 28 })
})

test('who breaks off in one tab what is paid in another is told that it is paid', async () => {
  const jo = await shop.buyer('Jo Okafor')
  const other = await anotherTab(jo)
  await checkOut(jo, 'Buy analyses')
  await checkOut(other, 'Buy analyses')
  await jo.button('Pay €29.00').click()
  await paid(jo)
  await jo.page.getByText(/were added/).waitFor()
  await other.page.getByRole('link', { name: 'Cancel and go back' }).click()
  await other.heading('You have already paid')
  await other.page
    .getByText('5 analyses and 20 trend analyses were added. You now have 5 analyses and 28 trend analyses.')
    .waitFor()
  expect(await other.page.getByText(/Nothing was/).count()).toBe(0)
  await shop.agree(jo, { analysis: 5, trend: 28 })
})

test('what changed in another tab is seen once one looks at this tab again', async () => {
  const kim = await shop.buyer('Kim Okafor')
  const other = await anotherTab(kim)
  await openMoney(kim)
  await buyPack(other)
  await other.page.getByText(/were added/).waitFor()
  // No window of the browser is ever covered here, so the page is told as the browser would tell it.
  await kim.page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await expect.poll(() => figuresOn(panelOn(kim.page))).toEqual({ analysis: 5, trend: 28 })
})

test('a member who still sees the offer in another tab is led to the membership there is, not to a second one', async () => {
  const bea = await shop.buyer('Bea Okafor')
  const other = await anotherTab(bea)
  await openMoney(other)
  // A tab that nobody sees hears of nothing. No window is ever covered here, so the page is told as the browser would
  // tell it.
  await other.page.evaluate(
    `Object.defineProperty(document, 'visibilityState', { value: 'hidden' }); document.dispatchEvent(new Event('visibilitychange'))`,
  )
  await join(bea)
  await other.button('Become a member').click()
  await other.page.waitForURL('**/local/portal/*')
  await other.heading('Manage the membership')
  await shop.agree(bea, { analysis: 10, trend: 48 })
  expect(await shop.grants(bea)).toEqual(['signup trend 8', 'in analysis 10', 'in trend 40'])
})

test('who goes back after paying sees that it is paid, and can press every button again', async () => {
  const cy = await shop.buyer('Cy Marsh')
  const { page } = cy
  await buyPack(cy)
  await page.getByText(/were added/).waitFor()
  await page.goBack()
  await page.getByText('This checkout is paid. Paying it a second time is not possible.').waitFor()
  await page.goBack()
  await ready(page)
  await panelOn(page).getByText('Analyses', { exact: true }).waitFor()
  await expect.poll(() => figuresOn(panelOn(page))).toEqual({ analysis: 5, trend: 28 })
  await cy.button('Buy analyses').click()
  await atCheckout(cy)
  await page.goBack()
  await cy.button('Buy analyses').click()
  await atCheckout(cy)
  await shop.agree(cy, { analysis: 5, trend: 28 })
})

test('who closes the tab before coming back from the payment page has what was paid for', async () => {
  const dan = await shop.buyer('Dan Reed')
  const later = await anotherTab(dan)
  await checkOut(dan, 'Buy analyses')
  await dan.page.route('**/purchase-success*', () => {}) // which never comes
  const taken = dan.page.waitForResponse(/\/pay$/)
  await dan.button('Pay €29.00').click()
  expect((await taken).status()).toBe(200)
  await dan.page.close()
  await shop.agree(later, { analysis: 5, trend: 28 })
})

test.each([
  {
    name: 'Eve Moss',
    button: 'Buy analyses',
    call: '**/api/purchases/checkout',
    words: 'Could not open purchase page. Please try again later.',
    isMember: false,
  },
  {
    name: 'Flo Moss',
    button: 'Become a member',
    call: '**/api/subscription/checkout',
    words: 'Could not open subscription page. Please try again later.',
    isMember: false,
  },
  {
    name: 'Gil Moss',
    button: 'Manage membership',
    call: '**/api/subscription/portal',
    words: 'Could not open customer portal. Please try again later.',
    isMember: true,
  },
])(
  'R50 where the service is away “$button” says so, and works once it is back',
  async ({ name, button, call, words, isMember }) => {
    const person = await shop.buyer(name)
    const { page } = person
    person.expectComplaints(/status of 503/, /failed\./)
    const left = isMember ? { analysis: 10, trend: 48 } : { analysis: 0, trend: 8 }
    if (isMember) await join(person)
    await openMoney(person)
    await page.route(call, (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Service Unavailable' }),
    )
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(`${dialog.type()}: ${dialog.message()}`)
      void dialog.accept()
    })
    await person.button(button).click()
    await expect.poll(() => said).toEqual([`alert: ${words}`])
    expect(new URL(page.url()).pathname).toBe('/my-stuff')
    expect(await figuresOn(panelOn(page))).toEqual(left)
    await page.unroute(call)
    await person.button(button).click()
    await page.waitForURL('**/local/**')
    await shop.agree(person, left)
  },
)

test('R50 checks that fail are silent: what is remembered and what the database says stay in sight, and are right once the service is back', async () => {
  const hal = await shop.buyer('Hal Marsh')
  const { page } = hal
  hal.expectComplaints(/status of 503/)
  await checkOut(hal, 'Buy analyses')
  const checks = /\/api\/(subscription|purchases)\/check$/
  let isAway = true
  await page.route(checks, (route) =>
    isAway ? route.fulfill({ status: 503, body: 'Service Unavailable' }) : route.continue(),
  )
  await hal.button('Pay €29.00').click()
  await paid(hal)
  await page
    .getByText('5 analyses and 20 trend analyses were added. You now have 5 analyses and 28 trend analyses.')
    .waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await shop.agree(hal, { analysis: 5, trend: 28 })
  isAway = false
  await hal.open('/purchase-success')
  await hal.heading('What your account has')
  await page.getByText('You now have 5 analyses and 28 trend analyses.').waitFor()
  await openMoney(hal)
  expect(await hal.button('Manage membership').count()).toBe(0)
})
