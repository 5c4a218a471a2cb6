/** A report on a question that people lead, and a world that counts on it, by keyboard on a telephone. */
import { expect, test } from 'vitest'
import { givenCrowds } from '../../people/crowd.ts'
import { violationsOn } from '../axe.ts'
import { givenShop, join } from '../money/world.ts'

const shop = await givenShop({ stocked: true })
const { tellAs } = givenCrowds(shop.database)

test('a member reads how many people say it, what Farsight says beside it, and by which row it can be read again', async () => {
  const begin = Date.now()
  await tellAs('64', 0.31, begin, 39)
  await tellAs('65', 0.42, begin, 12)
  await shop.app.makeNumbers()
  const ada = await shop.buyer('Ada Okafor')
  const { page } = ada
  await join(ada)
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open('/')
  const box = page.getByRole('textbox', { name: 'What do you want to know about the future?' })
  await box.fill('Will a human being land on Mars by the end of 2040?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Order the analysis' }).press('Enter')
  await page.waitForURL('**/analysis/*')
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await answer.getByText(/is 31%.*, by what 39.* people forecast together, as of /).waitFor()
  await answer.getByText(/Farsight says 10%.*, as of 20 Nov 2026/).waitFor()
  expect(await violationsOn(page)).toEqual([])
  // What people say anew changes nothing of it.
  await tellAs('64', 0.66, begin + 20_000, 52)
  await page.getByRole('main').locator('a[href^="#note-"]').filter({ hasText: '31%' }).first().press('Enter')
  const card = page.getByRole('dialog')
  await card.getByText(/what people said together \(row \d+ of what was told\), probability/i).waitFor()
  await page.keyboard.press('Escape')

  const { rows } = await shop.pool.query<{ id: string }>(
    `select from_id::text as id from link where to_id = 65 and relation = 'member' order by from_id limit 1`,
  )
  await ada.open(`/scenario/${rows[0]?.id}`)
  await page.getByText(/what people say together; (it is|they are) counted anew once an hour at most/).waitFor()
  await page
    .getByText(/12 people together; Farsight \d+%/)
    .first()
    .waitFor()
  expect(await violationsOn(page)).toEqual([])
})
