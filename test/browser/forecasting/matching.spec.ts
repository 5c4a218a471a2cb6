/** Somebody names the prediction that asks the same as a question they brought, compares, and takes it back: by keyboard, on a phone. */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors()
const overhang = 'document.documentElement.scrollWidth - innerWidth'
const fatebook = [
  'Question title,Multiple choice option,Forecast created by,Forecast (scale = 0-1),Forecast created at,Question created by,Question created at,Question resolve by,Resolution,Resolved at,Your Brier score for this question',
  '"Will people walk on Mars?",,"Ada",0.2,2024-01-03 00:00:00,"Ada",2024-01-01 00:00:00,2031-01-01 00:00:00,,,',
].join('\n')

test('a prediction is named as the same, its number stands beside one’s own, and is taken away again', async () => {
  const ada = await site.author('Ada Okafor')
  const { page } = ada
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open('/my-stuff?tab=forecasts')
  const part = page.getByRole('region', { name: 'From other platforms' })
  await part.getByText('never published').waitFor()
  await part.getByLabel('From', { exact: true }).selectOption('Fatebook')
  const buffer = Buffer.from(fatebook)
  await part.getByLabel('File', { exact: true }).setInputFiles({ name: 'fatebook.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Bring 1 forecast' }).press('Enter')
  const row = page
    .getByRole('region', { name: 'Questions that you have brought, with your scores' })
    .getByRole('row')
    .filter({ hasText: 'Will people walk on Mars?' })
  await row.getByRole('button', { name: 'Name it for Will people walk on Mars?' }).press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Which prediction asks the same?' })
  await dialog.getByRole('button', { name: 'It asks the same' }).press('Enter')
  await dialog.getByText('Choose a prediction first.').waitFor()
  await dialog.getByLabel('Prediction', { exact: true }).fill('Mars')
  await dialog.getByRole('option').first().waitFor()
  // What matches lies over nothing that can be pressed.
  const [matches, button] = await Promise.all(
    [dialog.getByRole('listbox'), dialog.getByRole('button', { name: 'It asks the same' })].map((one) =>
      one.boundingBox(),
    ),
  )
  expect(button?.y).toBeGreaterThanOrEqual((matches?.y ?? 0) + (matches?.height ?? 0))
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'It asks the same' }).press('Enter')
  await row.getByText(/\d% \(Farsight/).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)

  await row.getByRole('button', { name: /^Not the same/ }).press('Enter')
  await row.getByRole('button', { name: /^Name it/ }).waitFor()
  await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).toBe('OUTPUT')
})
