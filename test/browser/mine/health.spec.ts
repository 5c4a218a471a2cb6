/**
 * An operator in the morning: what needs a hand comes first, each line leads to its list, a job that was given up is done
 * again by keyboard, and nothing on the way would have to be mended for anybody, on a phone or a desk, by day or night.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { emailOf, givenAuthors } from './author.ts'

const site = await givenAuthors({ env: { OPERATOR_EMAILS: emailOf('Olga Moss'), SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of the server's own sign-in service, which this is

/** A day of one process, half an hour apart, that ends now. */
const aDay = `
  insert into watched_minute (at, process, memory_bytes, answers, failed, refused_sign_ins, mails_sent, mails_failed,
    tokens_asked, tokens_answered, cents, within, routes, tasks, database_bytes)
  select now() - ago * interval '30 minutes', '7d8c2a64-6f0e-4a5e-9b43-0d6d3c1a2b11', 2e8 + ago * 4e5, 300 + (ago * 37) % 90, ago % 2, 0, 13, 1,
    900, 250, 0.4, array[0, 0, 300, 0, 0, 0, 0, 0, 0, 0, 0, 0, ago % 2],
    '{"page allStuff": [30, 0, 0, 0, 0, 200, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0], "GET /api/items": [3, 1, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}',
    '{"items.numbers": [0.6, 60, 1, 0]}', pg_database_size(current_database()) - ago * 250000
  from generate_series(0, 47) as ago`

test('an operator sees what needs a hand, follows it to its list, and has a job done again', async () => {
  const olga = await site.author('Olga Moss')
  const { page } = olga
  await pool.query(aDay)
  await pool.query(`
    insert into job (task, key, payload, owner, state, ended_at, kept_until, failures, fault)
    values ('items.numbers', '131', '{"id": "131"}', '', 'given up', now(), now() + interval '30 days', 9, 'TypeError at items/numbers')`)
  await pool.query(`
    insert into moderation (item_id, action, reason, by_id, by_name, at)
    values (131, 'left', 'Nothing is wrong with it', '9', 'Ora Reed', now())`)
  await olga.open('/operator')
  const needs = page.getByRole('region', { name: 'Needs a hand' })
  await needs.getByText('1 job was given up', { exact: true }).waitFor()
  await needs.getByText(/^The mail server refused 48 attempts to send$/).waitFor()
  const health = page.getByRole('region', { name: 'Health' })
  await health.getByText('95% within 5 ms').waitFor()
  await health.getByText('fine').first().waitFor()
  await page.getByRole('table', { name: 'The slowest routes of the last hour' }).getByText('Page: all stuff').waitFor()
  await page.getByRole('table', { name: 'Routes that failed within a day' }).getByText('GET /api/items').waitFor()
  await page.getByText(/^Version \d+\.\d+\.\d+, up /).waitFor()
  await page.getByRole('row', { name: /Ora Reed Left as it is/ }).waitFor()

  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme }) // eslint-disable-line no-await-in-loop
    for (const width of [320, 390, 1280]) faults.push(...(await faultsAt(width, colorScheme))) // eslint-disable-line no-await-in-loop
  }
  expect(faults).toEqual([])

  await page.setViewportSize({ width: 390, height: 800 })
  await needs.getByRole('link', { name: /^Jobs ?: 1 job was given up$/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toContain('#work')
  await page.getByRole('button', { name: /^Do it again ?: job/ }).focus()
  await page.keyboard.press('Enter')
  await needs.getByText('1 job was given up', { exact: true }).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: /^Do it again ?: job/ }).count()).toBe(0)

  // Each number leads to what it comes of, and each tab has an address.
  const links = await Promise.all((await health.getByRole('link').all()).map((link) => link.getAttribute('href')))
  const lists = [...new Set(links)].filter((href) => href !== null).filter((href) => href.startsWith('/operator#'))
  expect(lists.length).toBeGreaterThan(4)
  for (const href of lists) expect([href, await page.locator(href.slice(9)).count()]).toEqual([href, 1]) // eslint-disable-line no-await-in-loop
  for (const tab of ['Queue', 'Outcomes', 'Sources', 'Analyses']) {
    await page.getByRole('navigation', { name: 'Operators' }).getByRole('link', { name: tab }).focus() // eslint-disable-line no-await-in-loop
    await page.keyboard.press('Enter') // eslint-disable-line no-await-in-loop
    await page.getByRole('heading', { level: 1, name: tab }).waitFor() // eslint-disable-line no-await-in-loop
    expect((await faultsAt(390, tab)).concat(await faultsAt(1280, tab))).toEqual([]) // eslint-disable-line no-await-in-loop
  }

  // Where a table is locked, what waits for a word comes late, and what is wrong stands there all the same.
  const holding = await pool.connect()
  try {
    await holding.query('begin; lock table report in access exclusive mode')
    await olga.open('/operator')
    await needs.getByText(/^The mail server refused 48 attempts to send$/).waitFor()
    await needs.getByText('What waits for your word: loading').waitFor()
  } finally {
    await holding.query('rollback')
    holding.release()
  }

  async function faultsAt(width: number, scheme: string): Promise<string[]> {
    await page.setViewportSize({ width, height: 800 })
    // Buttons take a moment to change with the scheme.
    await page.evaluate(
      'new Promise(requestAnimationFrame).then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished))).then(() => 0)',
    )
    const overhang = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    const found = (await violationsOn(page)).map((violation) => `${width} ${scheme}: ${violation}`)
    return overhang > 0 ? [...found, `${width}: can be scrolled sideways by ${overhang} px`] : found
  }
})
