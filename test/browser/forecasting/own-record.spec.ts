/**
 * Whoever forecasts is scored once the question has its outcome: told until then what is waited for, then how right
 * they were, on the page of the question and in a record of their own, which vanishes when the outcome does.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const path = '/prediction/1'
const overhang = 'document.documentElement.scrollWidth - innerWidth'
/** As whoever writes the next version of a question does. */
const resolve = (outcome: object | null) =>
  pool.query(
    `update item set version = version + 1, outcome = $1::jsonb ->> 'state', details = jsonb_set(details, '{outcome}', $1::jsonb),
      card = jsonb_set(card, '{outcome}', $1::jsonb) where id = 1`,
    [JSON.stringify(outcome)],
  )
const came = { state: 'resolved', value: 'yes', at: '2999-01-01', reason: 'It was seen by everybody.' }

test('a forecast waits for its outcome, is scored by it, and no longer is once the question is open again', async () => {
  const ada = await site.author('Ada Okafor')
  const { page } = ada
  await ada.open(path)
  const panel = page.getByRole('region', { name: 'What people forecast' })
  await panel.getByLabel('Chance of yes', { exact: true }).fill('90')
  for (const score of ['0.010', '0.810']) await panel.getByText(score, { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Forecast', exact: true }).click()
  await panel.getByText('Your forecast is kept.').waitFor()

  await ada.open('/my-stuff')
  const tab = page.getByRole('navigation', { name: 'My stuff' }).getByRole('link', { name: 'Record' })
  await tab.focus()
  await page.keyboard.press('Enter')
  await page.getByText('1 question that you forecast is open.').waitFor()
  await page.getByText('The next to close is').waitFor()
  expect(await violationsOn(page)).toEqual([])

  await resolve(came)
  const shown = async (text: string) => {
    await ada.open('/my-stuff?tab=record')
    await page.getByRole('heading', { name: /Your record|No scores yet/ }).waitFor()
    return page.getByText(text).count()
  }
  await expect.poll(() => shown('1 question')).toBeGreaterThan(0)
  const row = page
    .getByRole('region', { name: 'Questions that came out, with your scores' })
    .getByRole('row')
    .filter({ hasText: 'yes, 1 Jan 2999' })
  await row.getByText('0.010').waitFor()
  await page.getByRole('heading', { name: 'Beside Farsight', exact: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'All of it as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('my-record.csv')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])

  await row.getByRole('link').press('Enter')
  await panel.getByRole('heading', { name: 'Your scores' }).waitFor()
  await panel.getByText('It came out yes.').waitFor()
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
  await expect.poll(async () => (await site.served(path)).html).toContain('It came out yes. One person was scored')

  await resolve(null)
  await expect.poll(() => shown('No scores yet')).toBe(1)
})
