/**
 * Readers add to a trend of others: a signal, which waits for an operator where its author is not known yet, and
 * ratings, of which everybody reads the distribution.
 */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { hasFocus } from '../visitor.ts'
import { verify } from '../sign-in/person.ts'
import { emailOf, givenAuthors, trusted } from './author.ts'

const site = await givenAuthors({ env: { OPERATOR_EMAILS: emailOf('Olga Moss'), SIGN_IN_STAND_INS: 'on' } })
const path = '/trend/131'

test('a signal is refused field by field, waits, is shown by an operator, and is changed and deleted by its author', async () => {
  const [nia, olga, vic] = [await site.newcomer('Nia Holt'), await site.author('Olga Moss'), await site.visitor()]
  nia.expectComplaints(/status of 400/)
  await verify(site, nia, emailOf('Nia Holt'))
  const region = nia.page.getByRole('region', { name: 'Signals of readers' })
  await nia.open(path)
  await region.getByText('No reader has added a signal yet.').waitFor()

  // By keyboard alone, with what is missing said at each field.
  await region.getByRole('button', { name: 'Add a signal' }).focus()
  await nia.page.keyboard.press('Enter')
  const dialog = nia.page.getByRole('dialog', { name: 'Add a signal' })
  await dialog.getByLabel('What happened').fill('The count of 2025 is out')
  await dialog.getByLabel('Where it can be read').fill('http://example.org/count')
  await dialog.getByLabel('Where it can be read').press('Enter')
  await dialog.getByText('It does not begin with https://.').waitFor()
  await dialog.getByText('It is no day, such as 2026-11-21.').waitFor()
  expect(await violationsOn(nia.page)).toEqual([])
  await nia.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await hasFocus(region.getByRole('button', { name: 'Add a signal' }))).toBe(true)
  await nia.page.keyboard.press('Enter')
  expect(await dialog.getByLabel('What happened').inputValue()).toBe('The count of 2025 is out')
  await dialog.getByLabel('On which day').fill('2026-03-18')
  await dialog.getByLabel('Where it can be read').fill('https://example.org/count')
  await dialog.getByLabel('against its going on').check()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await region.getByText('Published. An operator looks at it before others read it.').waitFor()
  const own = region.getByRole('listitem').filter({ hasText: 'The count of 2025 is out' })
  await own.getByText('Waiting').waitFor()
  await nia.open('/my-stuff')
  const said = nia.page.getByRole('region', { name: 'What you said of trends' })
  await said.getByText('An operator looks at it first.').waitFor()
  expect(await said.getByRole('link', { name: 'Child mortality' }).getAttribute('href')).toBe(path)
  expect(await violationsOn(nia.page)).toEqual([])

  await vic.open(path)
  await vic.page.getByText('No reader has added a signal yet.').waitFor()
  await olga.open('/operator/queue')
  await olga.page.getByRole('button', { name: 'Show it The count of 2025 is out' }).click()
  await olga.page.getByRole('heading', { name: 'No signal waits' }).waitFor()
  await vic.open(path)
  const shown = vic.page.getByRole('listitem').filter({ hasText: 'The count of 2025 is out' })
  await shown.getByText('by Nia Holt').waitFor()
  expect(await shown.getByRole('link', { name: 'example.org' }).getAttribute('href')).toBe('https://example.org/count')
  await shown.getByRole('button', { name: /^Report/ }).click()
  await vic.page.getByLabel('It says something that is not true').check()
  await vic.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await shown.getByText('Reported. An operator will look at it.').waitFor()

  await nia.open(path)
  await own.getByRole('button', { name: /^Change/ }).click()
  const change = nia.page.getByRole('dialog', { name: 'Change your signal' })
  await change.getByRole('button', { name: 'Take back' }).click()
  await region.getByText('Kept. Only you see it.').waitFor()
  await expect.poll(() => hasFocus(region.getByText('Kept. Only you see it.'))).toBe(true)
  await own.getByRole('button', { name: /^Delete/ }).click()
  await nia.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await own.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(region.getByText('Deleted.'))).toBe(true)
  await region.getByText('No reader has added a signal yet.').waitFor()
})

test('readers rate, change that and take it back, and from three on everybody sees how all rate', async () => {
  await rate('Uma Reed', '5 very much', '2 uncertain')
  const { region: second } = await rate('Tom Birch', '4 much', '2 uncertain')
  await second.getByText('2 readers have rated it.').waitFor()
  const { person, region } = await rate('Ines Vale', '2 little', '4 certain')
  await region.getByText('Median 4; at least half of the 3 readers say 2 to 5.').waitFor()
  await person.page.setViewportSize({ width: 320, height: 800 })
  expect(await violationsOn(person.page)).toEqual([])
  await region
    .getByRole('group', { name: /^Impact/ })
    .getByLabel('5 very much')
    .check()
  await region.getByRole('button', { name: 'Change my rating' }).click()
  const impact = region.getByRole('table', { name: /^Impact/ })
  await impact.getByRole('row', { name: '5 very much 2' }).waitFor()
  await region.getByRole('button', { name: 'Take it back' }).click()
  await region.getByText('2 readers have rated it.').waitFor()
  await region.getByRole('heading', { name: 'Rate this trend' }).waitFor()
})

/** Somebody new rates the trend. */
async function rate(name: string, impact: string, certainty: string) {
  const person = await site.newcomer(name)
  await trusted(site, person, emailOf(name))
  await person.open(path)
  const region = person.page.getByRole('region', { name: 'Ratings' })
  await region
    .getByRole('group', { name: /^Impact/ })
    .getByLabel(impact)
    .check()
  await region
    .getByRole('group', { name: /^Certainty/ })
    .getByLabel(certainty)
    .check()
  await region.getByRole('button', { name: 'Rate' }).click()
  await region.getByText('Your rating is counted.').waitFor()
  return { person, region }
}
