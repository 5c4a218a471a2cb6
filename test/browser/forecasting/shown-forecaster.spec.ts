/**
 * Whoever wants to be is shown as a forecaster: by a public name that they choose, on the leaderboard and on a page that
 * everybody reads, until they take it back.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const question = '/prediction/1'
const season = '/leaderboard?season=2999-Q1'
const own = '/forecaster/grey-heron'
const overhang = 'document.documentElement.scrollWidth - innerWidth'

/** Four whose accounts are gone, with even chances. */
const others = () =>
  pool.query(
    `with made as (insert into forecaster (is_counted) select true from generate_series(1, 4) returning id)
    insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
    select 1, 1, '', id, now(), '{"type": "binary", "probability": 0.5}', gen_random_uuid() from made`,
  )
/** As whoever writes the next version of a question does. */
const resolve = () =>
  pool.query(
    `update item set version = version + 1, outcome = 'resolved', details = jsonb_set(details, '{outcome}', $1::jsonb),
      card = jsonb_set(card, '{outcome}', $1::jsonb) where id = 1`,
    [JSON.stringify({ state: 'resolved', value: 'yes', at: '2999-01-01', reason: 'It was seen by everybody.' })],
  )

test('somebody is shown once they choose a name, is read by everybody, and is gone once they take it back', async () => {
  const [ada, vic] = [await site.author('Ada Okafor'), await site.visitor()]
  ada.expectComplaints(/status of 400/)
  const { page } = ada
  await ada.open(question)
  const panel = page.getByRole('region', { name: 'What people forecast' })
  await panel.getByLabel('Chance of yes', { exact: true }).fill('90')
  await panel.getByRole('button', { name: 'Forecast', exact: true }).click()
  await panel.getByText('Your forecast is kept.').waitFor()
  await others()
  await resolve()
  await vic.open('/leaderboard')
  await vic.page.getByRole('heading', { name: 'Nobody yet' }).waitFor()
  expect(await violationsOn(vic.page)).toEqual([])

  // By keyboard alone; what no name may be is said at its field, and what was typed stays.
  await ada.open('/my-stuff?tab=account')
  const form = page.getByRole('region', { name: 'Shown as a forecaster' })
  const name = form.getByLabel('Public name')
  await name.focus()
  await page.keyboard.type('Grey Heron')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await form.getByText('This name takes letters from a to z').first().waitFor()
  expect(await name.inputValue()).toBe('Grey Heron')
  await name.fill('Grey-Heron')
  await name.press('Enter')
  const link = form.getByRole('link', { name: own })
  await link.waitFor()
  expect(await violationsOn(page)).toEqual([])

  await link.press('Enter')
  await page.getByRole('heading', { name: 'grey-heron', exact: true }).waitFor()
  await expect.poll(async () => (await site.served(season)).html).toContain(`href="${own}"`)
  await vic.open(season)
  const row = vic.page.getByRole('region', { name: 'Leaderboard' }).getByRole('row').filter({ hasText: 'grey-heron' })
  await row.getByText('too few questions').waitFor()
  for (const width of [1280, 390]) {
    await vic.page.setViewportSize({ width, height: 844 })
    expect(await vic.page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
    expect(await violationsOn(vic.page)).toEqual([])
  }
  await row.getByRole('link').press('Enter')
  await vic.page.getByText('When grey-heron says 70%, does it happen 7 times in 10?', { exact: true }).waitFor()
  expect(await vic.page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(vic.page)).toEqual([])

  await ada.open('/my-stuff?tab=account')
  await form.getByRole('checkbox').press('Space')
  await name.press('Enter')
  await form.getByText('Saved. You are shown nowhere.').waitFor()
  await expect.poll(async () => (await site.served(own)).status).toBe(404)
  expect((await site.served(season)).html).not.toContain('heron')
})

test('Farsight is a forecaster like them: by keyboard on a telephone one comes to its record and its questions', async () => {
  const { page, open } = await site.visitor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(season)
  const row = page.getByRole('region', { name: 'Leaderboard' }).getByRole('row').filter({ hasText: 'Farsight' })
  await row.getByRole('link').press('Enter')
  await page.getByRole('heading', { name: 'Farsight', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Question by question' }).waitFor()
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
  const asked = page.getByRole('region', { name: 'Questions that came out, with their scores' }).getByRole('link')
  expect(await asked.first().getAttribute('href')).toBe(`${question}#forecasts`)
  const file = page.getByRole('link', { name: '1 question as CSV' })
  expect((await site.served((await file.getAttribute('href')) ?? '')).html).toMatch(/^prediction,question,.*\r\n1,/)
  // The record is summed up a little later, by a job.
  await expect.poll(async () => (await site.served('/api/record')).html).toMatch(/"people":\{"questions":[1-9]/)
  await page.getByRole('link', { name: 'the record', exact: true }).press('Enter')
  const people = page.getByRole('region', { name: /Scores of the crowd/ })
  await people.getByRole('link', { name: 'Farsight' }).press('Enter')
  await page.getByRole('heading', { name: 'Farsight', exact: true }).waitFor()
})
