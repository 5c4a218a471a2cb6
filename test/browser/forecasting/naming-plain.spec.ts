/** Whoever writes a question with a condition is offered questions of their own alone as the same without it. */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })

test('of what everybody reads nothing is offered that would tie nothing', async () => {
  const ada = await site.author('Ada Okafor')
  const { page } = ada
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open('/new/prediction')
  await page.getByLabel(/^It counts only if another prediction turns out a certain way/).check()
  await page.getByLabel('The same question without this condition (optional)').fill('Mars')
  await page.getByText('No item matches these words.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Prediction', { exact: true }).fill('Mars')
  await page.getByRole('option').first().waitFor()
})
