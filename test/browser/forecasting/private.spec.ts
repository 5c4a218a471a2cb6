/** A question that became private after somebody had forecast it: they read what they said, and take it back. */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const overhang = 'document.documentElement.scrollWidth - innerWidth'

test('what was said of a question that became private is taken back from my stuff, by keyboard on a phone', async () => {
  const ada = await site.author('Ada Okafor')
  const { page } = ada
  await ada.open('/prediction/1')
  const panel = page.getByRole('region', { name: 'What people forecast' })
  await panel.getByLabel('Chance of yes', { exact: true }).fill('90')
  await panel.getByRole('button', { name: 'Forecast', exact: true }).click()
  await panel.getByText('Your forecast is kept.').waitFor()
  // Its own page, still open, would ask anew for what it may not read any more.
  await ada.open('/method')
  const { rows } = await pool.query<{ label: string }>(
    'update item set published_at = null where id = 1 returning label',
  )

  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open('/my-stuff?tab=forecasts')
  const row = page
    .getByRole('region', { name: 'Predictions that you have forecast, the newest first' })
    .getByRole('row')
    .filter({ hasText: 'A prediction that you cannot read any more' })
  await row.getByRole('cell', { name: /^90%/ }).waitFor()
  await expect.poll(() => page.getByText(rows[0]?.label ?? '').count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  await row.getByRole('button', { name: /^Withdraw 90% since/ }).press('Enter')
  await row.getByText('withdrawn').waitFor()
  await expect.poll(() => row.getByRole('button').count()).toBe(0)
  await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).toBe('OUTPUT')
  expect(await violationsOn(page)).toEqual([])
})
