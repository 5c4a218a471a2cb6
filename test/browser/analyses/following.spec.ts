/**
 * A report is followed, a new observation comes, and the report is made again by itself, at no cost, with what moved it
 * first; its reader says whether it answered.
 */
import { expect, test } from 'vitest'
import { loadCollection } from '#app/server/collection.ts'
import { collectionWithOther } from '../../collection-copy.ts'
import { violationsOn } from '../axe.ts'
import { givenShop, join } from '../money/world.ts'

const shop = await givenShop({ stocked: true })
const question = 'Will the world emit less fossil CO2 in 2035 than in 2024?'

test('a member follows a report, which is made again once its answer moves, with the difference first', async () => {
  const ada = await shop.buyer('Ada Okafor')
  const { page } = ada
  await join(ada)
  await ada.open('/')
  await page.getByRole('textbox', { name: 'What do you want to know about the future?' }).fill(question)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Order the analysis' }).click()
  await page.waitForURL('**/analysis/*')
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
  const path = new URL(page.url()).pathname
  await page
    .getByText(/^(Outdated by|Outdated any day|May be outdated) ?/)
    .first()
    .waitFor()

  // By the keyboard; an amount that nobody may choose is said to be none.
  await ada.button('Follow').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Follow this report?' })
  await dialog.getByText('Made again once a day at most, for a year').waitFor()
  const amount = dialog.getByLabel('By more than so many points')
  expect(await amount.inputValue()).toBe('5')
  await amount.fill('1')
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText(/^Followed until .*: made again once its answer moves by more than 1 point\.$/).waitFor()

  await page
    .getByRole('group', { name: 'Did this answer your question?' })
    .getByRole('button', { name: 'Partly' })
    .click()
  await page.getByText('Thank you. Only operators read how many said what.').waitFor()

  // The base learns another value.
  const folder = collectionWithOther('trends/co2-fossil-emissions.md', (item) =>
    item.replace('2024 10527', '2024 10400'),
  )
  await loadCollection(shop.database.db, { folder })
  await shop.app.makeNumbers()
  const made = async () =>
    (await shop.database.pool.query<{ id: string }>(`select id from analysis where is_remade and state = 'done'`))
      .rows[0]?.id
  await expect.poll(made).toBeTruthy()

  // It answers by what it answered by before.
  const says = `select answer ->> 'says' as says from analysis where is_remade`
  expect((await shop.database.pool.query<{ says: string }>(says)).rows[0]?.says).toMatch(
    /^The yearly total of fossil CO2 emissions is below /,
  )

  await page.reload()
  await page.getByRole('link', { name: 'A newer report' }).click()
  await page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith('/analysis/'))
  const changed = page.getByRole('region', { name: 'What changed since the report before' })
  await changed.getByText('Made again by itself, at no cost, since you follow it and its answer has moved.').waitFor()
  await changed.getByText(/^The answer was .* and is now /).waitFor()
  const said = await changed.innerText()
  const at = (words: RegExp) => said.search(words)
  expect(at(/10,527\s+10,400/)).toBeGreaterThan(0)
  expect(at(/The answer was .* and is now/)).toBeGreaterThan(at(/10,527\s+10,400/))
  await page.getByText(/^Followed until /).waitFor()
  expect(await violationsOn(page)).toEqual([])

  // Nothing was charged, and the list says so.
  await ada.open('/my-stuff?tab=analyses')
  await page.getByText('made again by itself, at no cost').waitFor()
  await page.getByText('followed', { exact: true }).waitFor()
  const { rows } = await shop.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ledger where kind = 'spend'`,
  )
  expect(rows).toEqual([{ n: 1 }])
})
