/**
 * A question comes out by the word of its author: with what is wrong said at its field, by keyboard, and read by
 * everybody; somebody who forecast it objects on a phone, an operator lets it stand, and its author takes it back.
 */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { emailOf, givenAuthors, ownBar, publish, writePrediction } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on', OPERATOR_EMAILS: emailOf('Olga Nilsen') } })

test('its author says how a question came out, who forecast it objects, and an operator decides, with reasons that all read', async () => {
  const [ada, ben, olga] = await Promise.all([
    site.author('Ada Okafor'),
    site.author('Ben Sato', { viewport: { width: 390, height: 844 } }),
    site.author('Olga Nilsen'),
  ])
  await writePrediction(ada, 'Will the river freeze this winter?')
  await publish(ada)
  const path = new URL(ada.page.url()).pathname
  await ben.open(path)
  const panel = ben.page.getByRole('region', { name: 'What people forecast' })
  await panel.getByLabel('Chance of yes', { exact: true }).fill('20')
  await panel.getByRole('button', { name: 'Forecast', exact: true }).click()
  await panel.getByText('Your forecast is kept.').waitFor()

  await ada.open(path)
  const outcome = ada.page.getByRole('region', { name: /^(Its outcome|How it came out)$/ })
  await outcome.getByRole('button', { name: 'Say how it came out' }).press('Enter')
  const keep = outcome.getByRole('button', { name: 'Keep this outcome' })
  await keep.press('Enter')
  await outcome.getByText('Say first what happened.').waitFor()
  await outcome.getByRole('radio', { name: 'Yes' }).focus()
  await ada.page.keyboard.press('Space')
  const reason = outcome.getByLabel('Why, in a sentence', { exact: true })
  await reason.fill('It froze.')
  ada.expectComplaints(/status of 400/)
  await reason.press('Enter')
  await outcome.getByText(/^It .*10/).waitFor()
  await outcome.getByText('One person forecast it: what stood before it could be known is scored.').waitFor()
  expect(await violationsOn(ada.page)).toEqual([])
  await reason.fill('The service reports ice from bank to bank.')
  await reason.press('Enter')
  await outcome.getByText('It is kept, and forecasts are scored by it.').waitFor()
  await outcome.getByText(/^Provisional until /).waitFor()
  await ada.page.getByText(/^Resolved on /).waitFor()
  await expect.poll(async () => (await site.served(path)).html).toContain('The service reports ice from bank to bank.')

  await ben.open(path)
  const read = ben.page.getByRole('region', { name: 'How it came out' })
  await read.getByRole('button', { name: 'Object to it' }).click()
  await read.getByLabel('Why, in a sentence', { exact: true }).fill('There was open water at the bridge.')
  expect(await violationsOn(ben.page)).toEqual([])
  await read.getByRole('button', { name: 'Object', exact: true }).click()
  await read.getByText('An operator will read your objection.').waitFor()
  await read.getByText('One person objects. It stands until an operator has decided.').waitFor()
  expect(await ben.page.evaluate('document.documentElement.scrollWidth')).toBe(390)

  await olga.open('/operator/outcomes')
  const queue = olga.page.getByRole('region', { name: 'How questions came out' })
  await queue.getByText('There was open water at the bridge.').waitFor()
  await queue.getByRole('button', { name: 'Let it stand' }).click()
  await queue.getByLabel('Why, in a sentence', { exact: true }).fill('The bridge lies outside of what was asked.')
  expect(await violationsOn(olga.page)).toEqual([])
  await queue.getByRole('button', { name: 'Let it stand', exact: true }).click()
  await queue.getByRole('heading', { name: 'No question waits for operators' }).waitFor()
  await ben.open(path)
  await read.getByText('The bridge lies outside of what was asked.').waitFor()
  expect((await site.served(path)).html).not.toContain('There was open water at the bridge.')

  await ada.open(path)
  await outcome.getByRole('button', { name: 'Take the outcome back' }).click()
  await reason.fill('It was the ice of the other river.')
  await outcome.getByRole('button', { name: 'Take it back' }).click()
  await outcome.getByText('The outcome is taken back.').waitFor()
  await outcome.getByText('No outcome any more').waitFor()
  await outcome.getByRole('button', { name: 'Say how it came out' }).waitFor()
  await ownBar(ada.page).waitFor()
})
