/**
 * An operator brings a series by its address: what it holds is drawn, a choice is made, and once the trend is saved it
 * keeps itself current from there.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { givenSource, worldBankAnswer } from '../../sources/stand-in.ts'
import { violationsOn } from '../axe.ts'
import { hasFocus } from '../visitor.ts'
import { emailOf, fillPlace, givenAuthors, savePrivate } from './author.ts'

const source = await givenSource()
const site = await givenAuthors({
  env: {
    OPERATOR_EMAILS: `${emailOf('Olga Moss')},${emailOf('Ora Reed')}`,
    SIGN_IN_STAND_INS: 'on',
    SOURCES: 'on',
    SOURCES_CONTACT: 'sources@example.org',
    SOURCES_HOSTS: 'files.example.org',
  },
  sources: source.outside,
})
const { pool } = site as unknown as { pool: Pool } // of `ownService`
// Those that the collection binds would be looked at first, one after the other.
await pool.query('delete from source_binding')
const indicator = 'https://api.worldbank.org/v2/country/WLD/indicator/NE.EXP.TEST'
/** Four quarters a year from the end of 2021, of which 2024 has all. */
const quarters = (last: number) =>
  Array.from({ length: last }, (_, i): [string, number] => [
    `${2021 + Math.floor((i + 2) / 4)}Q${((i + 2) % 4) + 1}`,
    i + 1,
  ])

test('an operator brings a site’s address to a new trend, chooses, saves, and the next value comes by itself', async () => {
  const olga = await site.author('Olga Moss')
  const { page } = olga
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  source.at(indicator, worldBankAnswer(quarters(14), { unit: 'billion dollars' }))

  await olga.open('/new/trend')
  await type('Title', 'What the world sells abroad')
  await type('Summary', 'Counted by the World Bank, in dollars of today.')
  await page.getByLabel('There is data').check()
  const address = page.getByLabel('Or an address (optional)')
  await address.fill('https://data.worldbank.org/indicator/NE.EXP.TEST?locations=1W')
  expect(source.asked).toEqual([])
  await address.press('Enter')
  const held = page.getByRole('region', { name: 'What the address holds' })
  await held.getByText('14 values read, Q3 2021 to Q4 2024, World').waitFor()
  await held.getByText('CC BY 4.0').waitFor()
  await held.getByRole('heading', { name: 'A quantity for tests' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await held.getByLabel('Values', { exact: true }).selectOption('the mean of each year')
  await held.getByText('3 values read, 2022 to 2024').waitFor()
  await held.getByText('1 year short of a month or a quarter left out.').waitFor()
  expect(source.asked.length).toBe(1)
  await held.getByRole('button', { name: 'Take these 3 values' }).press('Enter')
  await page.getByText('3 observations, 2022 to 2024; the last is 12.5 billion dollars.').waitFor()
  expect(await hasFocus(page.getByRole('status').filter({ hasText: '3 observations' }))).toBe(true)
  expect(await page.getByLabel('Source of the series').inputValue()).toBe(
    'World Bank, A quantity for tests, NE.EXP.TEST',
  )
  expect(await page.getByLabel('Licence', { exact: true }).inputValue()).toBe('CC BY 4.0')
  expect(await page.getByRole('checkbox', { name: /^Keep the series current from there/ }).isChecked()).toBe(true)
  await fillPlace(page)
  const trend = await savePrivate(olga)
  // Where it comes from is asked for once it comes near: it stands at the foot of a long page.
  const openFoot = async () => {
    await olga.open(trend)
    await page.getByRole('heading', { name: 'Data and versions' }).scrollIntoViewIfNeeded()
  }
  await openFoot()
  await page.getByText('Computed by Farsight: the mean of each year’s values, of years that lack none.').waitFor()
  const looks = async () =>
    (await pool.query('select outcome from refresh where item_id = $1 order by id', [trend.split('/').at(-1)])).rows
  await expect.poll(looks).toEqual([{ outcome: 'same' }])

  source.at(indicator, worldBankAnswer(quarters(18), { unit: 'billion dollars' }))
  await openFoot()
  await page.getByRole('button', { name: 'Look now' }).press('Enter')
  await expect.poll(looks).toEqual([{ outcome: 'same' }, { outcome: 'new' }])
  await openFoot()
  await page.getByText('newest value 2025').waitFor()
  await page.getByText('version 2: 2025 added.').waitFor()
})

test('an operator brings a file of an allowed host by the keyboard, says which of its series it is, and keeps only the values', async () => {
  const ora = await site.author('Ora Reed')
  const { page, open } = ora
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  const file = 'https://files.example.org/laender.csv'
  source.at(file, 'Land;2021;2022;2023\nQuendel;1.234,5;1.240,0;1.251,25\nMohn;2.120,0;2.109,0;2.127,5\n')
  await open('/new/trend')
  await type('Title', 'People who live in Quendel')
  await type('Summary', 'Counted by the statistics office, in thousands.')
  await page.getByLabel('There is data').check()
  await type('Unit', 'thousand people')
  await type('Or an address (optional)', file)
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Which of these series is it?' }).waitFor()
  await page.getByRole('button', { name: /Take this\s+Quendel/ }).press('Enter')
  await page.getByText('3 values read, 2021 to 2023, Quendel').waitFor()
  expect(await hasFocus(page.getByRole('status').filter({ hasText: '3 values read' }))).toBe(true)
  await page.getByRole('button', { name: 'Take these 3 values' }).press('Enter')
  await page.getByText('3 observations, 2021 to 2023; the last is 1,251 thousand people.').waitFor()
  expect(await page.getByLabel('Address of the data').inputValue()).toBe(file)
  await type('Source of the series', 'Statistics office')
  await type('Licence', 'CC BY 4.0')
  await page.getByRole('checkbox', { name: /^Keep the series current from there/ }).press('Space')
  await fillPlace(page)
  const id = (await savePrivate(ora)).split('/').at(-1)
  const bound = () => pool.query('select address from source_binding where item_id = $1', [id])
  expect((await bound()).rows).toEqual([])
})

test('an author brings no address but those of statistics sites, and is told what to do instead', async () => {
  const ines = await site.author('Ines Moss')
  const { page, open } = ines
  ines.expectComplaints(/status of 400/)
  await open('/new/trend')
  await page.getByLabel('There is data').check()
  await page.getByLabel('Or an address (optional)').fill('https://files.example.org/laender.csv')
  await page.keyboard.press('Enter')
  await page.getByText('No series is known at this address.').first().waitFor()
  await page.getByText('bring it as a file when you edit the trend').waitFor()
  expect(await page.getByRole('region', { name: 'What the address holds' }).count()).toBe(0)
})
