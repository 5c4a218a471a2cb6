/**
 * Somebody forecasts a question for several values at once, by keyboard on a telephone: what cannot all be true is said
 * as it is typed, what one row refuses is no loss of the others, and every page of the group shows what they said.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const overhang = 'document.documentElement.scrollWidth - innerWidth'
const title = 'The same question for other values'
const pathOf = async (value: string) => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from item where kind = 'prediction' and family = 'gistemp-2027' and label like '%' || $1 || '%' or title like '%2027 at ' || $1 || '%'`,
    [value],
  )
  return `/prediction/${rows[0]?.id}`
}

test('a group is forecast in one table, held to its order, and sent as one', async () => {
  const [path, other] = [await pathOf('1.20'), await pathOf('1.40')]
  const vic = await site.visitor()
  await vic.page.setViewportSize({ width: 390, height: 844 })
  await vic.open(path)
  const read = vic.page.getByRole('region', { name: title, exact: true })
  await read.getByRole('link', { name: '1.30 °C' }).waitFor()
  await read.getByRole('link', { name: 'Sign in to forecast all of them at once' }).waitFor()
  expect(await vic.page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(vic.page)).toEqual([])

  const ada = await site.author('Ada Okafor')
  ada.expectComplaints(/status of 409/)
  const { page } = ada
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open(path)
  const part = page.getByRole('region', { name: title, exact: true })
  const field = (value: string) => part.getByLabel(`What you say of ${value} °C`, { exact: true })
  const button = (name: string) => part.getByRole('button', { name, exact: true })
  await field('1.20').focus()
  await page.keyboard.type('60')
  await field('1.40').focus()
  await page.keyboard.type('80')
  await part.getByText('It cannot be more likely than 1.20 °C: a yes here is a yes there.').waitFor()
  await part.getByText('The nearest that can: 70% for 1.20 °C, 70% for 1.40 °C.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await button('Take these').press('Enter')
  expect(await field('1.40').inputValue()).toBe('70')
  const taken = part.getByText('Taken: 70% for 1.20 °C, 70% for 1.40 °C.')
  await taken.waitFor()
  expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('OUTPUT')
  await field('1.20').fill('90')
  await field('1.40').fill('30')
  expect(await taken.count()).toBe(0)
  await button('Fill between').press('Enter')
  expect(await field('1.30').inputValue()).toBe('66.3')
  // However many digits a chance has, all of them can be read.
  await field('1.20').fill('90.1234')
  const cut = 'document.activeElement.scrollWidth - document.activeElement.clientWidth'
  expect(await page.evaluate<number>(cut)).toBe(0)
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  await field('1.20').fill('100')
  await field('1.20').press('Enter')
  await part.getByText('2 forecasts are kept: one was not taken, as it says there.').waitFor()
  await part.getByText('It gives ‘no’ less than 0.1%.').waitFor()
  expect(await field('1.20').inputValue()).toBe('100')

  // What stands is drawn.
  await part.getByText('you 30%').waitFor()
  await field('1.20').fill('90')
  await field('1.30').fill('55')
  await field('1.40').fill('20')
  // One of them closes meanwhile: its row says so, and the other is kept.
  await pool.query(
    `update item set card = card || '{"closes": "2026-11-21"}', details = details || '{"closes": "2026-11-21"}' where id = $1`,
    [other.split('/').at(-1)],
  )
  await field('1.30').press('Enter')
  await part.getByText('2 forecasts are kept: one was not taken, as it says there.').waitFor()
  await part.getByText('It closed on 21 Nov 2026 and takes no more forecasts.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)

  await part.getByRole('link', { name: '1.30 °C' }).press('Enter')
  await page.getByRole('region', { name: 'What people forecast' }).getByText('55% since').waitFor()
  // One by itself is held against the others too.
  const chance = page.getByLabel('Chance of yes', { exact: true })
  expect(await chance.inputValue()).toBe('55')
  await chance.fill('95')
  await page.getByText('This cannot all be true with what you said of the').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await field('1.20').inputValue()).toBe('90')

  // How one of them came out stands on the kept pages of the others.
  await pool.query(
    `update item set version = version + 1, outcome = 'resolved', details = jsonb_set(details, '{outcome}', $2::jsonb),
      card = jsonb_set(card, '{outcome}', $2::jsonb) where id = $1`,
    [
      other.split('/').at(-1),
      JSON.stringify({ state: 'resolved', value: 'no', at: '2026-11-28', reason: 'It was seen.' }),
    ],
  )
  await expect.poll(async () => (await site.served(path)).html).toContain('<b class="ink">no</b>')
})

test('forecasts whose answer was lost are sent again and are one each', async () => {
  const path = await pathOf('1.20')
  const ben = await site.author('Ben Marsh')
  const { page } = ben
  ben.expectComplaints(/ERR_CONNECTION_RESET/)
  await ben.open(path)
  const part = page.getByRole('region', { name: title, exact: true })
  let lost = 0
  await page.route(/\/forecasts$/, async (route) => {
    if (route.request().method() === 'POST' && lost++ === 0) {
      await route.fetch() // the server has written it
      await route.abort('connectionreset')
    } else await route.continue()
  })
  await part.getByLabel('What you say of 1.20 °C', { exact: true }).fill('41')
  await part.getByLabel('What you say of 1.30 °C', { exact: true }).fill('31')
  await part.getByRole('button', { name: 'Forecast all of these' }).click()
  await part.getByText('One forecast is kept: one was not taken, as it says there.').waitFor()
  await part.getByRole('button', { name: 'Forecast all of these' }).click()
  await part.getByText(/One forecast is kept\.|Nothing here is other/).waitFor()
  const { rows } = await pool.query(
    `select count(*)::int as rows from forecast_of_person where (estimate ->> 'probability')::float in (0.41, 0.31)`,
  )
  expect(rows).toEqual([{ rows: 2 }])
})

test('what was taken is not sent again while it is still to be told what stands', async () => {
  const path = await pathOf('1.20')
  const cai = await site.author('Cai Lund')
  const { page } = cai
  cai.expectComplaints(/ERR_ABORTED/)
  const mine = /\/asked-with\/mine$/
  const away = () => page.route(mine, (route) => route.abort('aborted'))
  await away()
  await cai.open(path)
  const part = page.getByRole('region', { name: title, exact: true })
  const field = part.getByLabel('What you say of 1.20 °C', { exact: true })
  const press = () => part.getByRole('button', { name: 'Forecast all of these' }).click()
  // Without what one has said there is no field, and it is said why.
  await part.getByText('What you have forecast of these could not be loaded.').waitFor()
  await page.unroute(mine)
  await part.getByRole('button', { name: 'Try again' }).click()
  await field.fill('43')
  await away()
  await press()
  await part.getByText('One forecast is kept.').waitFor()
  await press()
  await part.getByText('Nothing here is other than what you have said.').waitFor()
  await field.fill('44')
  await press()
  await part.getByText('One forecast is kept.').waitFor()
  const { rows } = await pool.query(
    `select estimate ->> 'probability' as chance from forecast_of_person where (estimate ->> 'probability')::float in (0.43, 0.44) order by 1`,
  )
  expect(rows.map(({ chance }) => chance)).toEqual(['0.43', '0.44'])
})

test('while it is sent the fields are only read, and whoever went on is not called back', async () => {
  const path = await pathOf('1.20')
  const dee = await site.author('Dee Ray')
  const { page } = dee
  await dee.open(path)
  const part = page.getByRole('region', { name: title, exact: true })
  const field = part.getByLabel('What you say of 1.20 °C', { exact: true })
  const other = part.getByLabel('What you say of 1.30 °C', { exact: true })
  const button = part.getByRole('button', { name: 'Forecast all of these' })
  const focused = () => page.evaluate<string>('document.activeElement.tagName')
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  await page.route(/\/forecasts$/, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await field.fill('46')
  await button.press('Enter')
  await expect.poll(() => other.getAttribute('readonly')).not.toBeNull()
  await other.focus()
  await page.keyboard.type('9')
  go()
  await part.getByText('One forecast is kept.').waitFor()
  expect([await other.inputValue(), await focused()]).toEqual(['', 'INPUT'])
  await field.fill('47')
  await button.press('Enter')
  await part.getByText('One forecast is kept.').waitFor()
  await expect.poll(focused).toBe('OUTPUT')
})
