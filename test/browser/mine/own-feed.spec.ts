/** Following what one saved from elsewhere: an address of one's own, shown once, renewed and ended. */
import { parseAtomFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from './author.ts'

const site = await givenAuthors()
const statusOf = async (address: string) => (await fetch(address)).status

test('an address is made where the saved items are, works in a reader at once, and ends when it is renewed', async () => {
  const ida = await site.author('Ida Marsh')
  const { page } = ida
  await ida.open('/trend/131')
  await ida.button('Save').click()
  await ida.button('Saved').waitFor()
  await ida.open('/my-stuff?tab=saved')
  const part = page.getByRole('region', { name: 'What you saved, read elsewhere' })
  await part.getByRole('button', { name: 'Make an address' }).press('Enter')
  const field = part.getByLabel('Your address')
  await field.waitFor()
  expect(await violationsOn(page)).toEqual([])
  const first = await field.inputValue()
  expect(parseAtomFeed(await (await fetch(first)).text()).title?.value).toBe('Farsight: what I saved')
  await part.getByLabel('As', { exact: true }).selectOption({ label: 'iCalendar, for calendars' })
  const calendar = await field.inputValue()
  expect(await (await fetch(calendar)).text()).toContain('BEGIN:VCALENDAR')
  expect(await part.getByRole('link', { name: 'Open in a calendar' }).getAttribute('href')).toBe(
    calendar.replace('http', 'webcal').replace('webcals', 'webcal'),
  )

  await page.reload()
  await part.getByText(/^You made an address on/).waitFor()
  expect(await page.content()).not.toContain(first.split('/').at(-1)?.split('.')[0] ?? '')
  await part.getByRole('button', { name: 'Renew' }).click()
  await page.getByRole('dialog', { name: 'Make another address?' }).getByRole('button', { name: 'Renew' }).click()
  await field.waitFor()
  const second = await field.inputValue()
  expect([await statusOf(first), await statusOf(calendar), await statusOf(second)]).toEqual([404, 404, 200])

  await part.getByRole('button', { name: 'End it' }).click()
  await page.getByRole('dialog', { name: 'End this address?' }).getByRole('button', { name: 'End it' }).click()
  await part.getByRole('button', { name: 'Make an address' }).waitFor()
  expect(await statusOf(second)).toBe(404)
})
