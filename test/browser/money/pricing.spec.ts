/** The page of prices: each offer has a way of its own, for a visitor by the sign-in, and leads to exactly that. */
import { expect, test } from 'vitest'
import { atCheckout, givenShop, join } from './world.ts'

const shop = await givenShop()
const offer = (page: Awaited<ReturnType<typeof shop.visitor>>['page'], name: string) =>
  page.getByRole('region', { name, exact: true })

test('a visitor who wants a pack signs up, is back at it, and pays for that', async () => {
  const person = await shop.visitor()
  const { page } = person
  await person.open('/pricing')
  await offer(page, 'A pack of analyses').getByRole('link', { name: 'Buy analyses' }).click()
  await person.send({ Email: 'ada@example.org' }, 'Continue')
  await person.heading('Create account')
  await person.send({ Name: 'Ada Okafor', 'Choose password': 'abc123' }, 'Create account')
  await page.waitForURL('**/pricing#pack')
  await offer(page, 'A pack of analyses').getByRole('button', { name: 'Buy analyses' }).click()
  await atCheckout(person)
  await person.button('Pay €29.00').waitFor()
  expect(await person.button('Subscribe for €19.00 a month').count()).toBe(0)
})

test('whoever is signed in gets to the membership by its own button, and once a member manages it there', async () => {
  const bob = await shop.buyer('Bob Moss')
  await bob.open('/pricing')
  await offer(bob.page, 'An account').getByRole('link', { name: 'Go to my stuff' }).waitFor()
  await offer(bob.page, 'Membership').getByRole('button', { name: 'Become a member' }).click()
  await atCheckout(bob)
  await bob.button('Subscribe for €19.00 a month').waitFor()

  await join(bob)
  await bob.open('/pricing')
  await offer(bob.page, 'Membership').getByRole('button', { name: 'Manage membership' }).waitFor()
  expect(await bob.button('Become a member').count()).toBe(0)
})
