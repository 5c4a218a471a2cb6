/**
 * Somebody forecasts one quantity in several years at once, by keyboard on a telephone: what lies between is filled, what
 * one row refuses is no loss of the others, and it stands there as it was entered when they come back.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const overhang = 'document.documentElement.scrollWidth - innerWidth'
const title = 'The same question for other years'
const years = ['2027', '2028', '2029'] as const

/** Three questions of the collection become one for three years, as a file of it says it. */
async function pathsOfGroup(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from item where kind = 'prediction' and details -> 'question' ->> 'type' = 'numeric' and outcome is null order by id limit 3`,
  )
  const range = { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' }
  for (const [i, { id }] of rows.entries()) {
    const year = years[i] ?? ''
    const asked = { group: { id: 'co2-mean', label: year }, question: { type: 'numeric', unit: 'ppm', range } }
    const quantiles = Object.fromEntries(
      [424, 426, 428, 430, 433].map((one, at) => [`p${[5, 25, 50, 75, 95][at]}`, one + 2 * i]),
    )
    const house = { estimate: { type: 'numeric', quantiles }, made: '2026-11-01', reason: 'It rises by two a year.' }
    await pool.query(
      `update item set family = 'co2-mean', label = $2, closes = '2999-01-01', details = (details - 'automatic' - 'pool') || $3::jsonb,
        card = card || $4::jsonb where id = $1`,
      [
        id,
        `CO₂ in ${year}`,
        JSON.stringify({ ...asked, houseForecast: house, closes: '2999-01-01' }),
        JSON.stringify({ question: asked.question, houseForecast: house, closes: '2999-01-01' }),
      ],
    )
  }
  return rows.map(({ id }) => `/prediction/${id}`)
}
const paths = await pathsOfGroup()
const [path = '', , last = ''] = paths

test('a group of amounts is forecast in one table, filled between, and stands as it was entered', async () => {
  const vic = await site.visitor()
  await vic.page.setViewportSize({ width: 390, height: 844 })
  await vic.open(path)
  const read = vic.page.getByRole('region', { name: title, exact: true })
  await read.getByText('How much, year by year', { exact: true }).waitFor()
  await read.getByRole('link', { name: 'Sign in to forecast all of them at once' }).waitFor()
  expect(await vic.page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(vic.page)).toEqual([])

  const ada = await site.author('Ada Okafor')
  const { page } = ada
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open(path)
  const part = page.getByRole('region', { name: title, exact: true })
  const row = (year: string) => part.getByRole('group', { name: `What you say of ${year}`, exact: true })
  const field = (year: string, end: string) => row(year).getByLabel(end, { exact: true })
  const valuesOf = (year: string) => Promise.all(['Low', 'Middle', 'High'].map((end) => field(year, end).inputValue()))
  const button = (name: string) => part.getByRole('button', { name, exact: true })

  await field('2027', 'Low').focus()
  for (const value of ['424', '428', '433']) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await row('2027').getByText('Half of the chance from 426.3 to 429.9.').waitFor()
  await field('2029', 'Low').fill('428')
  await field('2029', 'Middle').fill('426')
  await field('2029', 'High').fill('441')
  await row('2029').getByText('It has its middle below its low end.').waitFor()
  await button('Fill between').press('Enter')
  expect(await valuesOf('2028')).toEqual(['426', '427', '437'])
  expect(await violationsOn(page)).toEqual([])

  // One row is refused, and the others are kept.
  await field('2028', 'High').press('Enter')
  await part.getByText('2 forecasts are kept: one was not taken, as it says there.').waitFor()
  expect(await row('2029').getByText('It has its middle below its low end.').count()).toBe(1)
  expect(await valuesOf('2029')).toEqual(['428', '426', '441'])
  await field('2029', 'Middle').fill('600')
  await field('2029', 'High').fill('')
  await field('2029', 'High').press('Enter')
  await row('2029').getByText('It has no high end.').waitFor()
  await field('2029', 'High').fill('700')
  await field('2029', 'High').press('Enter')
  await part.getByText('None is kept: one was not taken, as it says there.').waitFor()
  expect(await row('2029').getByText('It has its middle outside the range of the question, 400 to 500.').count()).toBe(
    1,
  )
  expect(await violationsOn(page)).toEqual([])
  await part.getByText('you 427').waitFor()
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)

  await page.reload()
  await row('2028').waitFor()
  await expect.poll(() => valuesOf('2027')).toEqual(['424', '428', '433'])
  expect(await valuesOf('2028')).toEqual(['426', '427', '437'])
  expect(await valuesOf('2029')).toEqual(['', '', ''])
  await button('Forecast all of these').press('Enter')
  await part.getByText('Nothing here is other than what you have said.').waitFor()

  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await violationsOn(page)).toEqual([])
})

test('what somebody said in more detail stays so until it is changed on its own page or replaced', async () => {
  const ben = await site.author('Ben Marsh')
  const { page } = ben
  await ben.open(last)
  const own = page.getByRole('region', { name: 'What people forecast' })
  for (const [level, value] of [
    ['with 5% chance', '424'],
    ['with 25%', '425'],
    ['with 50%', '430'],
    ['with 75%', '438'],
    ['with 95%', '440'],
  ] as const)
    await own.getByLabel(level, { exact: true }).fill(value)
  await own.getByRole('button', { name: 'Forecast', exact: true }).click()
  await own.getByText('Your forecast is kept.').waitFor()
  await ben.open(path)
  const part = page.getByRole('region', { name: title, exact: true })
  await part.getByText('You said it in more detail than three numbers keep.').waitFor()
  await part.getByRole('link', { name: 'Change it on its page' }).press('Enter')
  await expect.poll(() => own.getByLabel('with 25%', { exact: true }).inputValue()).toBe('425')

  // Or three numbers take its place, once that is meant.
  await page.setViewportSize({ width: 390, height: 844 })
  await ben.open(path)
  const low = part.getByRole('group', { name: 'What you say of 2029', exact: true }).getByLabel('Low', { exact: true })
  const replace = part.getByRole('button', { name: 'Say three numbers instead of 2029' })
  await replace.press('Enter')
  await part.getByText('Once sent, these three take the place of what you said in more detail.').waitFor()
  await part.getByRole('button', { name: 'Leave what you said of 2029' }).press('Enter')
  await replace.press('Enter')
  await page.keyboard.press('Tab')
  expect([await page.evaluate<string>('document.activeElement.value'), await low.inputValue()]).toEqual(['424', '424'])
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Enter')
  await part.getByText('One forecast is kept.').waitFor()
  await replace.waitFor({ state: 'detached' })
  await part.getByRole('button', { name: 'Leave what you said of 2029' }).waitFor({ state: 'detached' })
  expect(await low.inputValue()).toBe('424')
})
