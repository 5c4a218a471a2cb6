/**
 * An operator binds a trend to a statistics site: its new value is on the page by itself, a question that it decides
 * resolves, and the signposts of a world switch on. A release that cannot be right waits until the operator has looked
 * at both series.
 */
import type { Pool } from 'pg'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { givenSource, worldBankAnswer } from '../../sources/stand-in.ts'
import { hasFocus } from '../visitor.ts'
import { emailOf, fillPrediction, givenAuthors, publish, savePrivate } from './author.ts'

const source = await givenSource()
const site = await givenAuthors({
  env: {
    OPERATOR_EMAILS: `${emailOf('Olga Moss')},${emailOf('Ora Reed')}`,
    SIGN_IN_STAND_INS: 'on',
    SOURCES: 'on',
    SOURCES_CONTACT: 'sources@example.org',
  },
  sources: source.outside,
})
// Those that the collection binds would be looked at first, one after the other.
if ('pool' in site) await (site.pool as Pool).query('delete from source_binding') // of `ownService`
const indicator = 'https://api.worldbank.org/v2/country/WLD/indicator/SP.URB.TOTL.IN.ZS'
type Observations = [string, number][]

test('an operator binds a trend to a source: a new value comes by itself, and what cannot be right waits', async () => {
  const [found] = (await fetchJson('/api/items?kind=trend&q=urban')).items
  const { id = '', label = '', title = '' } = found ?? {}
  const { observations, unit } = (await fetchJson(`/api/items/trend/${id}`)).item.series
  const [[last, value]] = observations.slice(-1) as [[string, number]]
  const year = String(Number(last) + 1)
  const said = (factor: number) =>
    worldBankAnswer(
      [...observations, [year, value + 0.4] as const].map(([at, one]) => [at, one * factor]),
      { unit },
    )
  source.at(indicator, said(1))

  const rex = await site.visitor()
  const ada = await site.author('Ada Okafor')
  const question = await askedOf(ada, { title, year, threshold: value + 0.2 })
  const panel = ada.page.getByRole('region', { name: 'What people forecast' })
  await ada.open(question)
  await panel.getByLabel('Chance of yes', { exact: true }).fill('80')
  await panel.getByRole('button', { name: 'Forecast', exact: true }).click()
  await panel.getByText('Your forecast is kept.').waitFor()
  const world = await watchedBy(id, question, { threshold: value + 0.3, by: Number(year) + 4 })

  const olga = await site.author('Olga Moss')
  await olga.open('/operator/sources')
  await olga.page.getByLabel('Series', { exact: true }).selectOption({ label })
  await olga.page.getByLabel('Address').fill('https://data.worldbank.org/indicator/SP.URB.TOTL.IN.ZS')
  await olga.button('Bind').click()
  await olga.page.getByText('It is bound.').waitFor()
  await expect.poll(async () => (await fetchJson(`/api/items/trend/${id}`)).item.version).toBe(2)

  await rex.open(`/trend/${id}`)
  await comeNear(rex.page)
  await rex.page.getByText(`newest value ${year}`).waitFor()
  await rex.page.getByText(`version 2: ${year} added.`).waitFor()

  await expect.poll(async () => (await fetchJson(`/api/items${question}`)).item.outcome?.value).toBe('yes')
  await rex.open(question)
  await rex.page.getByText('Resolved: yes').waitFor()
  await rex.page.getByText(`Resolved by rule: the value of ${year} was`).first().waitFor()
  await rex.page.getByRole('link', { name: 'Version 2 of the series' }).waitFor()
  // Whoever forecast it is told, and scored by it.
  await ada.open(question)
  await panel.getByRole('heading', { name: 'Your scores' }).waitFor()
  await panel.getByText('It came out yes.').waitFor()
  await ada.page.getByRole('link', { name: 'Notices, 1 new' }).waitFor()
  await expect.poll(async () => (await fetchJson(`/api/items${world}?include=numbers`)).numbers.signsOn).toBe(2)
  await rex.open(world)
  await rex.page.getByText('2 of 2 are on.').waitFor()
  await rex.page.getByText(`Switched on by the value of ${year}, known on`).waitFor()
  await rex.page.getByText(/^On since .*, when it resolved so$/).waitFor()

  source.at(indicator, said(1.5))
  await olga.open('/operator/sources')
  await olga.page.getByRole('button', { name: new RegExp(`Look now.*${label}`) }).click()
  await expect
    .poll(async () => (await fetchJson(`/api/items/trend/${id}/source`)).source.bound.heldSince)
    .not.toBe(null)
  await rex.open(`/trend/${id}`)
  await comeNear(rex.page)
  await rex.page.getByText('A new release is being checked since').waitFor()
  await olga.open('/operator/sources')
  await olga.page.getByText('All values are 1.5 times what they were').waitFor()
  await olga.page.getByRole('button', { name: 'Refuse it for good' }).press('Enter')
  await olga.page.getByRole('dialog').getByText('What stands stays').waitFor()
  await olga.page.getByRole('dialog').getByRole('button', { name: 'Refuse it for good' }).press('Enter')
  await olga.page.getByText('Nothing waits').waitFor()
  await expect.poll(() => hasFocus(olga.page.getByText('It is refused.'))).toBe(true)
  expect((await fetchJson(`/api/items/trend/${id}`)).item.version).toBe(2)
})

test('an operator binds a trend to a mean over countries, weighted by another address, in a form that says what that is', async () => {
  const [found] = (await fetchJson('/api/items?kind=trend&q=life%20expectancy')).items
  const { id = '', label = '' } = found ?? {}
  const ora = await site.author('Ora Reed')
  ora.expectComplaints(/status of 400/)
  const { page, open, button } = ora
  await open('/operator/sources')
  const form = page.getByRole('region', { name: 'Bind a series' })
  const type = (name: string, value: string) => form.getByLabel(name, { exact: true }).fill(value)
  const made = form.getByLabel('What is made of its values')
  await form.getByLabel('Series', { exact: true }).selectOption({ label })
  expect(await made.getByRole('option').allInnerTexts()).not.toContain('the mean over countries')
  await form.getByLabel('Source', { exact: true }).selectOption('World Bank Indicators')
  await type('Indicator', 'SP.DYN.LE00.IN')
  await type('Area', 'ALL')
  await made.selectOption('the mean over countries, weighted by another address')
  await form.getByText('such as how many people live in it').waitFor()
  await form.getByText('With the area ALL the World Bank answers each country by itself.').waitFor()
  await type('Indicator of the weights', 'SP.POP.TOTL')
  await type('Area of the weights', 'everywhere')
  await button('Bind').press('Enter')
  await form.getByText(/Some of what you sent needs another look. Area of the weights/).waitFor()
  await type('Area of the weights', 'ALL')
  answerCountries()
  await button('Ask it first').press('Enter')
  await form.getByText('4 values read, 2020 to 2023').waitFor()
  expect(await form.getByText('First and last value').locator('..').innerText()).toContain('70 and 76')
  await button('Keep the series current from there').press('Enter')
  await form.getByText('It is bound.').waitFor()
  await open(`/trend/${id}`)
  await comeNear(page)
  await page.getByText('the mean over countries, weighted by another series of the source').waitFor()
})

/** How a series keeps itself current is asked for where it is about to be seen. */
async function comeNear(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Data and versions' }).scrollIntoViewIfNeeded()
}

/** As the World Bank answers a list. */
const onePage = (list: unknown[]) => [{ page: 1, pages: 1, total: list.length }, list]

/** Three quarters of all people live for 69 years and more, a quarter for 73 and more. */
function answerCountries(): void {
  const bank = 'https://api.worldbank.org/v2/country'
  const years = ['2020', '2021', '2022', '2023']
  const rows = (values: Record<string, (i: number) => number>) =>
    Object.entries(values).flatMap(([code, of]) =>
      years.map((date, i) => ({
        indicator: { id: 'x', value: 'X' },
        country: { id: code, value: code },
        countryiso3code: code,
        date,
        value: of(i),
      })),
    )
  const codes = ['AFG', 'MLI']
  source.at(`${bank}/ALL/indicator/SP.DYN.LE00.IN`, onePage(rows({ AFG: (i) => 69 + 2 * i, MLI: (i) => 73 + 2 * i })))
  source.at(`${bank}/ALL/indicator/SP.POP.TOTL`, onePage(rows({ AFG: () => 3, MLI: () => 1 })))
  source.at(bank, onePage(codes.map((id) => ({ id, region: { id: 'X' } }))))
}

type Question = { title: string; year: string; threshold: number }

/** A question whose answer is a value that is still to come, typed into the form and published. */
async function askedOf(ada: Awaited<ReturnType<typeof site.author>>, { title, year, threshold }: Question) {
  const { page } = ada
  await ada.open('/new/prediction')
  await fillPrediction(ada, 'Will cities and towns hold more of the people?')
  await page.getByLabel(/^A trend’s series answers it/).check()
  await page.getByRole('combobox', { name: 'Trend', exact: true }).fill(title)
  await page.getByRole('option', { name: title }).click()
  await page.getByLabel('The time of its value', { exact: true }).fill(year)
  await page.getByLabel('The threshold', { exact: true }).fill(threshold.toFixed(2))
  const question = await savePrivate(ada)
  await page
    .getByText(`Yes if the value of ${year} is at least ${Number(threshold.toFixed(2))}`)
    .first()
    .waitFor()
  await publish(ada)
  return question
}

/** A world of the collection, which from now on watches the trend and the question, and nothing else. */
async function watchedBy(trend: string, question: string, sign: { threshold: number; by: number }): Promise<string> {
  const { pool } = site as unknown as { pool: Pool } // of `ownService`
  const signposts = [
    { title: 'More people live in cities and towns', watch: `trend/${trend}`, comparison: '>=', ...sign },
    { title: 'It is answered with yes', watch: question.slice(1), outcome: 'yes', by: sign.by + 10 },
  ]
  const { rows } = await pool.query<{ id: string }>(
    `update item set version = version + 1, details = jsonb_set(details, '{signposts}', $1)
     where id = (select min(id) from item where kind = 'scenario') returning id`,
    [JSON.stringify(signposts)],
  )
  const id = rows[0]?.id ?? ''
  await pool.query(
    `insert into link (from_id, to_id, relation) select $1, unnest($2::bigint[]), 'signpost' on conflict do nothing`,
    [id, [trend, question.split('/').at(-1)]],
  )
  return `/scenario/${id}`
}

/** What the API answers, as far as this story reads it. */
type Answer = {
  items: { id: string; label: string; title: string }[]
  item: { version: number; series: { observations: Observations; unit: string }; outcome: { value: string } | null }
  numbers: { signsOn: number }
  source: { bound: { heldSince: string | null } }
}

async function fetchJson(path: string): Promise<Answer> {
  const response = await fetch(site.address + path)
  return (await response.json()) as Answer // as the contracts promise it
}
