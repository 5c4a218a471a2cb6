/**
 * People forecast a question: by keyboard, with what is wrong said at its field, renewed, changed and taken back; three
 * of them make a crowd that everybody reads.
 */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { verify } from '../sign-in/person.ts'
import { emailOf, givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const path = '/prediction/1'
const say = async (probability: number) => {
  const person = await site.author(`Person ${String(probability)}`)
  await person.open(path)
  const panel = person.page.getByRole('region', { name: 'What people forecast' })
  await panel.getByLabel('Chance of yes', { exact: true }).fill(String(probability))
  await panel.getByRole('button', { name: 'Forecast', exact: true }).click()
  await panel.getByText('Your forecast is kept.').waitFor()
  return person
}

test('three people make a crowd, each by their newest forecast, and whoever takes theirs back is in it no more', async () => {
  const [nia, vic] = [await site.newcomer('Nia Holt'), await site.visitor()]
  await vic.open(path)
  const shown = vic.page.getByRole('region', { name: 'What people forecast' })
  await shown.getByText('Nobody has forecast this yet.').waitFor()
  await shown.getByRole('link', { name: 'Sign in to forecast' }).waitFor()

  await nia.open(path)
  const panel = nia.page.getByRole('region', { name: 'What people forecast' })
  const field = panel.getByLabel('Chance of yes', { exact: true })
  // By keyboard alone; what no forecast may be is said at its field, and what was typed stays.
  await field.focus()
  await nia.page.keyboard.type('100')
  await nia.page.keyboard.press('Enter')
  await panel.getByText('It gives ‘no’ less than 0.1%.').waitFor()
  expect(await field.inputValue()).toBe('100')
  await field.fill('200')
  await field.press('Enter')
  await panel.getByText('It is no chance: one lies between 0.1% and 99.9%.').waitFor()
  // A comma is no sign of numbers in English, and would be left out by the browser.
  await field.fill('')
  await nia.page.keyboard.type('7,5')
  expect(await field.inputValue()).toBe('7.5')
  await field.fill('20')
  await panel.getByLabel('Why (optional)').fill('It was always so.')
  await field.press('Enter')
  await panel.getByText('Your forecast is kept.').waitFor()
  await panel.getByText('It counts in the crowd once your address is confirmed.').waitFor()
  await panel.getByText('20% since').waitFor()
  await panel.getByText('Nobody has forecast this yet.').waitFor()
  await verify(site, nia, emailOf('Nia Holt'))
  await nia.open(path)
  await panel.getByText('20% since').waitFor()
  await panel.getByText('It counts in the crowd once').waitFor({ state: 'hidden' })
  // What people say is told anew after ten seconds, and whoever opens the page then reads it.
  const read = async () => {
    await nia.open(path)
    return panel.textContent()
  }
  await expect.poll(read).toContain('One person has forecast this.')

  await say(40)
  const ben = await say(90)
  const own = ben.page.getByRole('region', { name: 'What people forecast' })
  await own.getByText('3 people').first().waitFor()
  await own.getByText('How many gave a yes which chance').waitFor()
  await own.getByText('How it went', { exact: true }).waitFor()
  await own.getByText('Red: what you said.').waitFor()
  await own.getByText('you 90%').waitFor()
  expect(await violationsOn(ben.page)).toEqual([])
  await expect.poll(async () => (await site.served(path)).html).toContain('How many gave a yes which chance')

  const until = own.getByLabel('Until (optional)')
  ben.expectComplaints(/400 \(Bad Request\).*\/forecasts/)
  await until.fill('2026-01-01')
  await own.getByRole('button', { name: 'Update its last day' }).click()
  await own.getByText('It has passed.').waitFor()
  await until.fill('2027-02-28')
  await own.getByRole('button', { name: 'Update its last day' }).click()
  await own.getByText('until the end of 28 Feb 2027').waitFor()
  await own.getByRole('button', { name: 'Still 90%' }).waitFor()
  await own.getByText('All that you have said of it (2)').waitFor()
  await ben.page.getByRole('link', { name: 'My stuff' }).click()
  await ben.page.getByRole('navigation', { name: 'My stuff' }).getByRole('link', { name: 'Forecasts' }).click()
  const row = ben.page.getByRole('row').filter({ hasText: '90%' })
  expect(await violationsOn(ben.page)).toEqual([])
  await row.getByRole('link').click()
  await own.getByRole('button', { name: 'Withdraw' }).click()
  await own.getByText('Your forecast is withdrawn.').waitFor()
  await own.getByText('2 people have forecast this.').waitFor()
  await own.getByText(/^You withdrew .* on /).waitFor()
})
