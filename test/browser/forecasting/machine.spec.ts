/**
 * A language model is a forecaster: it is asked what somebody follows, stands on the page of the question in its own
 * words, and has a record once that comes out. By keyboard, on a telephone.
 */
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ContentTables } from '#items/server/tables.ts'
import { enqueue } from '#kit/server/work/enqueue.ts'
import { complete, openModelServer } from '../../analyses/model-server.ts'
import { whenDone } from '../../when-done.ts'
import { violationsOn } from '../axe.ts'
import { emailOf, givenAuthors } from '../mine/author.ts'

const server = await openModelServer()
whenDone(() => server.close())
const env = {
  SIGN_IN_STAND_INS: 'on',
  OPERATOR_EMAILS: emailOf('Olga Moss'),
  FARSIGHT_MODEL_URL: server.url,
  FARSIGHT_MODEL: 'org/model-4.1:large',
  FARSIGHT_MODEL_JOBS: 'forecast',
}
const site = await givenAuthors({ env })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const db = new Kysely<ContentTables>({ dialect: new PostgresDialect({ pool }) })
const path = '/prediction/1'
const own = '/forecaster/machine:org~model-4.1:large'
const overhang = 'document.documentElement.scrollWidth - innerWidth'
const reason = 'Such things come about once in ten years, whatever example-org says.'
/** As the hour of the day does. */
const itsHour = () =>
  enqueue(db, { name: 'forecasts.machine', payload: z.object({}), repeat: 'again' }, { payload: {} })

test('what somebody follows is asked of it, and what it says stands there as its own words', async () => {
  server.behave((_, answer) => complete(answer, { chance: 0.12, reason }))
  const [ada, vic] = [await site.author('Ada Okafor'), await site.visitor()]
  await itsHour()
  await ada.open(path)
  await ada.page.getByRole('button', { name: 'Follow', exact: true }).first().press('Enter')
  await ada.page.getByRole('button', { name: 'Following' }).first().waitFor()
  expect((await site.served(path)).html).not.toContain('org/model')
  await itsHour()
  await expect.poll(async () => (await site.served(path)).html).toContain('org/model-4.1:large')
  expect(server.calls).toHaveLength(1)

  const { page, open } = vic
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await open(path)
    const part = page.getByRole('region', { name: 'What people forecast' })
    await part.getByText('The machine (org/model-4.1:large) says 12%').waitFor()
    expect(await part.getByText(reason).getByRole('link').count()).toBe(0)
    await part.getByText('Nobody has checked what it says').scrollIntoViewIfNeeded()
    expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
    expect(await violationsOn(page)).toEqual([])
  }
  await page.getByRole('link', { name: 'The machine (org/model-4.1:large)' }).press('Enter')
  await page.getByRole('heading', { name: 'The machine (org/model-4.1:large)', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'No scores yet' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(own)
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
  expect((await site.served(own)).status).toBe(200)
  expect((await site.served('/forecaster/machine:nobody')).status).toBe(404)
})

test('the page of methods says which it is; once the question has come out it has a record', async () => {
  const { page, open } = await site.visitor()
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/method#machine')
  await page.getByText('Here it is org/model-4.1:large, which is asked about 50 questions a day at most.').waitFor()
  await page.getByText('1 forecast of 1 question since').waitFor()
  await pool.query(
    `update item set version = version + 1, outcome = 'resolved', details = jsonb_set(details, '{outcome}', $1::jsonb),
      card = jsonb_set(card, '{outcome}', $1::jsonb) where id = 1`,
    [JSON.stringify({ state: 'resolved', value: 'yes', at: '2999-01-01', reason: 'It was seen by everybody.' })],
  )
  await expect.poll(async () => (await site.served(own)).html).toContain('Question by question')
  await open(own)
  await page.getByRole('heading', { name: 'Question by question' }).waitFor()
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
  const file = await page.getByRole('link', { name: '1 question as CSV' }).getAttribute('href')
  expect((await site.served(file ?? '')).html).toMatch(/^prediction,question,.*\r\n1,/)
})

test('operators see what was spent of its day', async () => {
  const { page, open } = await site.author('Olga Moss')
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await open('/operator/analyses')
    const part = page.getByRole('region', { name: 'The machine' })
    await part.getByText('1 of 50 questions').waitFor()
    expect(await part.getByRole('link', { name: 'org/model-4.1:large' }).getAttribute('href')).toBe(own)
    expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
    expect(await violationsOn(page)).toEqual([])
  }
})
