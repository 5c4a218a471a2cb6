/**
 * Somebody brings what they forecast elsewhere: by keyboard, in a narrow window, told what was understood before anything
 * is kept; scored at home, brought again without anything new, and taken out again.
 */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { hasFocus } from '../visitor.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors()
const overhang = 'document.documentElement.scrollWidth - innerWidth'

const fatebook = [
  'Question title,Multiple choice option,Forecast created by,Forecast (scale = 0-1),Forecast created at,Question created by,Question created at,Question resolve by,Resolution,Resolved at,Your Brier score for this question',
  '"Will the ""long"" bridge open?",,"Ada",0.7,2024-01-03 00:00:00,"Ada",2024-01-01 00:00:00,2024-01-11 00:00:00,YES,2024-01-11 00:00:00,0.2',
  '"Will it snow?",,"Ada",0.2,2024-01-03 00:00:00,"Ada",2024-01-01 00:00:00,2031-01-01 00:00:00,,,',
  '"Will it be odd?",,"Ada",7,2024-01-03 00:00:00,"Ada",2024-01-01 00:00:00,2031-01-01 00:00:00,,,',
  '"Will Ben win?",,"Ben",0.9,2024-01-03 00:00:00,"Ben",2024-01-01 00:00:00,2031-01-01 00:00:00,,,',
].join('\n')
const crowded = [
  fatebook.split('\n')[0],
  ...Array.from(
    { length: 120 },
    (_, i) => `"Will it pass?",,"Voter ${i}",0.4,2024-01-03,"Ada",2024-01-01,2031-01-01,,,`,
  ),
].join('\n')
const curve = `[${Array.from({ length: 201 }, (_, i) => 0.01 + (0.98 * i) / 200).join(', ')}]`
const metaculus = zipSync({
  'question_data.csv': strToU8(
    `Question ID,Question URL,Question Title,Question Type,Lower Bound,Open Lower Bound,Upper Bound,Open Upper Bound,Open Time,Scheduled Close Time,Resolution,Resolution Known Time
9,https://www.metaculus.com/questions/9/,How many?,numeric,0.0,True,100.0,True,2024-01-01 00:00:00+00:00,2024-02-01 00:00:00+00:00,55.0,2024-02-01 00:00:00+00:00`,
  ),
  'forecast_data.csv': strToU8(
    `Question ID,Forecaster ID,Forecaster Username,Start Time,End Time,Continuous CDF\n9,7,ada,2024-01-05 00:00:00+00:00,,"${curve}"`,
  ),
})

test('forecasts of other platforms are brought, scored, brought again and taken out', async () => {
  const ada = await site.author('Ada Okafor')
  const { page } = ada
  ada.expectComplaints(/status of 400/)
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open('/my-stuff?tab=forecasts')
  const part = page.getByRole('region', { name: 'From other platforms' })
  await part.getByText('never published').waitFor()
  const [from, file] = [part.getByLabel('From', { exact: true }), part.getByLabel('File', { exact: true })]
  const give = (name: string, text: string | Uint8Array) =>
    file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }

  await give('fatebook.csv', fatebook)
  await part.getByText('It looks like an export of Fatebook, not of Metaculus.').waitFor()
  await from.focus()
  await page.keyboard.type('Fatebook')
  const who = part.getByLabel('Who of them are you?')
  await who.focus()
  await page.keyboard.type('Ada')
  await part.getByText('2 questions with 2 forecasts').waitFor()
  expect([await hasFocus(who), await who.inputValue()]).toEqual([true, 'Ada'])
  await part.getByText('Times that name no zone are read as UTC.').waitFor()
  await part.getByText('1 row could not be read').click()
  await part.getByText('line 4: it is no chance between 0 and 1').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)

  await press('Bring 2 forecasts')
  const said = part.getByRole('status').filter({ hasText: 'Brought: 2 questions with 2 forecasts.' })
  await said.waitFor()
  expect(await hasFocus(said)).toBe(true)
  const rows = page.getByRole('region', { name: 'Questions that you have brought, with your scores' }).getByRole('row')
  await rows.filter({ hasText: 'Will the "long" bridge open?' }).getByText('(0.100 there, 0.010 more)').waitFor()
  await page.getByRole('heading', { name: 'Your record on Fatebook' }).waitFor()

  await give('fatebook.csv', fatebook)
  await part.getByLabel('Who of them are you?').selectOption('Ada')
  await press('Bring 2 forecasts')
  await part.getByText('Nothing in it was new.').waitFor()

  await give('crowded.csv', crowded)
  const name = part.getByLabel('Or your name there')
  await name.fill('Voter 300')
  await name.press('Enter')
  await part.getByText('is called "Voter 300" in the file').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  await name.fill('Voter 119')
  await name.press('Enter')
  await part.getByText('1 question with 1 forecast').waitFor()

  await from.selectOption('Metaculus')
  await give('data.zip', metaculus)
  await part.getByText('1 of a number').waitFor()
  await press('Bring 1 forecast')
  const number = rows.filter({ hasText: 'How many?' })
  await number.getByText('55 units').waitFor()
  expect(await number.getByRole('link').getAttribute('href')).toBe('https://www.metaculus.com/questions/9/')
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  const table = page.waitForEvent('download')
  await page.getByRole('link', { name: 'All of it as CSV' }).click()
  expect((await table).suggestedFilename()).toBe('my-imported-questions.csv')

  await press(/what was brought from Fatebook/)
  await page.getByText('2 forecasts from Fatebook go').waitFor()
  await press('Take them out')
  await rows.filter({ hasText: 'Will it snow?' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Your record on Fatebook' }).waitFor({ state: 'detached' })
  await number.waitFor()
})
