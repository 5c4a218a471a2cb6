/** Whoever is sent a view of how a crowd went is led there, however far below it lies, and sees the same time of it. */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const path = '/prediction/1'
const phone = { viewport: { width: 390, height: 844 } }
const clipboard = ['clipboard-read', 'clipboard-write']

test('a link to the last week of a history opens the last week, and another chart of the page has another link', async () => {
  for (const name of ['Nia Holt', 'Ben Sato', 'Eve Marsh']) {
    const { page, open } = await site.author(name, phone)
    await open(path)
    const panel = page.getByRole('region', { name: 'What people forecast' })
    await panel.getByLabel('Chance of yes', { exact: true }).fill('30')
    await panel.getByLabel('Chance of yes', { exact: true }).press('Enter')
    await panel.getByText('Your forecast is kept.').waitFor()
  }
  // A page is drawn anew some seconds after.
  await expect.poll(async () => (await site.served(path)).html).toContain('The crowd says')
  await pool.query(`update crowd_point set at = at - interval '30 days' where item_id = 1`)

  const { page, open } = await site.visitor({ ...phone, permissions: clipboard })
  await open(path)
  await page.getByRole('region', { name: 'What people forecast' }).scrollIntoViewIfNeeded()
  const chart = page.getByRole('figure').filter({ hasText: 'How it went' })
  const week = chart.getByRole('button', { name: 'A week', exact: true })
  await week.press('Enter')
  await chart.getByRole('button', { name: /^Copy link/ }).press('Enter')
  await chart.getByText('Link copied.').waitFor()
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()')
  const link = await copied()
  expect(link).toMatch(/\/prediction\/1#chart=prediction-1-what-people-forecast&window=week$/)
  const other = page.getByRole('figure').filter({ hasText: 'How likely is a yes?' }).first()
  await other.getByRole('button', { name: /^Copy link/ }).press('Enter')
  await expect.poll(copied).toMatch(/#chart=how-likely-is-a-yes$/)

  const sent = await site.visitor(phone)
  await sent.open(link.replace(/^.*(?=\/prediction)/, ''))
  const there = sent.page.getByRole('figure').filter({ hasText: 'How it went' })
  await there.getByRole('button', { name: 'A week', exact: true, pressed: true }).waitFor()
  await expect.poll(() => sent.page.evaluate<number>('scrollY')).toBeGreaterThan(600)
  expect(await violationsOn(sent.page)).toEqual([])
})
