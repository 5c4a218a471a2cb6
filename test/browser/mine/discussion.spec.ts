/**
 * People talk under a question: by keyboard, with what is wrong said at its field, with the forecast of that moment kept,
 * answered, changed and removed; another one's mind is changed, and an operator hides what was reported. On a phone too.
 */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { emailOf, givenAuthors } from './author.ts'

const operator = emailOf('Olga Nilsen')
const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on', OPERATOR_EMAILS: operator } })
const path = '/prediction/1'
const phone = { viewport: { width: 390, height: 844 } }

test('what people say of a question stands with their forecast of that moment, is answered, weighed, changed and taken back', async () => {
  const ada = await site.author('Ada Okafor')
  await ada.open(path)
  const forecast = ada.page.getByRole('region', { name: 'What people forecast' })
  await forecast.getByLabel('Chance of yes', { exact: true }).fill('44')
  await forecast.getByRole('button', { name: 'Forecast', exact: true }).click()
  await forecast.getByText('Your forecast is kept.').waitFor()
  const talk = ada.page.getByRole('region', { name: 'Discussion' })
  const field = talk.getByLabel('Add a comment', { exact: true })
  // By keyboard alone; what no comment may be is said at its field, and what was typed stays.
  await field.focus()
  await ada.page.keyboard.type('   ')
  await talk.getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  await talk.getByText('It is missing.').waitFor()
  await field.fill('They stop **paying** in June.')
  const kept = talk.getByLabel('Keep my forecast of now beside it: 44%')
  await kept.focus()
  await ada.page.keyboard.press('Space')
  await talk.getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  await talk.getByText('Your comment is there for everybody to read.').waitFor()
  const own = talk.getByRole('article').filter({ hasText: 'They stop paying in June.' })
  await own.getByText('forecast then 44%').waitFor()
  expect(await field.inputValue()).toBe('')
  expect(await violationsOn(ada.page)).toEqual([])

  // Whoever has no script reads it as the server sends it.
  await expect.poll(async () => (await site.served(path)).html).toContain('They stop <strong>paying</strong> in June.')

  const ben = await site.author('Ben Sato', phone)
  await ben.open(path)
  const shown = ben.page.getByRole('region', { name: 'Discussion' })
  const its = shown.getByRole('article').filter({ hasText: 'They stop paying in June.' })
  await its.getByRole('button', { name: 'It changed my mind' }).click()
  await its.getByText('One person changed their mind').waitFor()
  await its.getByRole('button', { name: 'Reply' }).click()
  await its.getByLabel('Reply to Ada Okafor').fill('Late enough to miss the value?')
  await its.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await shown.getByRole('list', { name: 'Replies' }).getByText('Late enough to miss the value?').waitFor()
  expect(await ben.page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  expect(await violationsOn(ben.page)).toEqual([])

  await ada.open(path)
  await own.first().getByRole('button', { name: 'Edit your comment' }).click()
  await own.first().getByLabel('Change your comment').fill('They stop paying in July.')
  await talk.getByRole('button', { name: 'Save', exact: true }).click()
  await talk.getByText('Your comment is changed. What it said before stays readable.').waitFor()
  const changed = talk.getByRole('article').filter({ hasText: 'They stop paying in July.' }).first()
  await changed.getByRole('button', { name: 'edited' }).click()
  await changed.getByRole('list', { name: 'What it said before' }).getByText('in June.').waitFor()
  await changed.getByRole('button', { name: 'Remove your comment' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await talk.getByText('Removed by its author.').waitFor()
  await talk.getByText('Late enough to miss the value?').waitFor()

  // What one has written stands on my stuff, and is removed from there too.
  await ben.open('/my-stuff')
  const mine = ben.page.getByRole('region', { name: 'Your comments' })
  await mine.getByText('Late enough to miss the value?').waitFor()
  expect(await violationsOn(ben.page)).toEqual([])
  await mine.getByRole('button', { name: 'Remove' }).click()
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await mine.waitFor({ state: 'hidden' })
})

test('somebody new waits for an operator, who also hides what readers report and says why', async () => {
  const [vic, nia] = [await site.author('Vic Lund'), await site.newcomer('Nia Holt')]
  await nia.open(path)
  const newcomers = nia.page.getByRole('region', { name: 'Discussion' })
  await newcomers.getByText('You can comment once your address is confirmed.').waitFor()
  await vic.open(path)
  const talk = vic.page.getByRole('region', { name: 'Discussion' })
  await talk.getByLabel('Add a comment', { exact: true }).fill('You fool.')
  await talk.getByRole('button', { name: 'Comment', exact: true }).click()
  await talk.getByText('Your comment is there for everybody to read.').waitFor()

  const visitor = await site.visitor()
  await visitor.open(`${path}#discussion`)
  const read = visitor.page.getByRole('region', { name: 'Discussion' })
  await expect
    .poll(async () => {
      await visitor.page.reload()
      return read.getByText('You fool.').count()
    })
    .toBe(1)
  await read.getByRole('link', { name: 'Sign in to comment' }).hover()
  await read.getByRole('article').filter({ hasText: 'You fool.' }).getByRole('button', { name: 'Report' }).click()
  const dialog = visitor.page.getByRole('dialog')
  await dialog.getByLabel('It insults or threatens somebody').check()
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await read.getByText('Reported. An operator will look at it.').waitFor()

  const olga = await site.author('Olga Nilsen')
  await olga.open('/operator/queue')
  const queue = olga.page.getByRole('region', { name: 'Comments' })
  const row = queue.getByRole('article').filter({ hasText: 'You fool.' })
  await row.waitFor()
  expect(await violationsOn(olga.page)).toEqual([])
  await row.getByRole('button', { name: 'Hide' }).click()
  await olga.page.getByRole('dialog').getByLabel('Reason').fill('It insults somebody.')
  await olga.page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click()
  await row.getByText('Hidden: It insults somebody.').waitFor()
  await vic.open(path)
  await talk.getByText('Hidden: only you and operators read this. The reason: It insults somebody.').waitFor()
  expect((await site.served(path)).html).not.toContain('You fool.')
})
