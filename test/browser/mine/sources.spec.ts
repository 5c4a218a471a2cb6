/**
 * An operator binds a trend to a statistics site: its new value is on the page by itself, and a release that cannot be
 * right waits until the operator has looked at both series.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { givenSource, worldBankAnswer } from '../../sources/stand-in.ts'
import { emailOf, givenAuthors } from './author.ts'

const source = await givenSource()
const site = await givenAuthors({
  env: {
    OPERATOR_EMAILS: emailOf('Olga Moss'),
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
  const { id = '', label = '' } = found ?? {}
  const { observations, unit } = (await fetchJson(`/api/items/trend/${id}`)).item.series
  const [[last, value]] = observations.slice(-1) as [[string, number]]
  const year = String(Number(last) + 1)
  const said = (factor: number) =>
    worldBankAnswer(
      [...observations, [year, value + 0.4] as const].map(([at, one]) => [at, one * factor]),
      { unit },
    )
  source.at(indicator, said(1))

  const olga = await site.author('Olga Moss')
  await olga.open('/operator/sources')
  await olga.page.getByLabel('Series', { exact: true }).selectOption({ label })
  await olga.page.getByLabel('Address').fill('https://data.worldbank.org/indicator/SP.URB.TOTL.IN.ZS')
  await olga.button('Bind').click()
  await olga.page.getByText('It is bound.').waitFor()
  await expect.poll(async () => (await fetchJson(`/api/items/trend/${id}`)).item.version).toBe(2)

  const rex = await site.visitor()
  await rex.open(`/trend/${id}`)
  await rex.page.getByText(`newest value ${year}`).waitFor()
  await rex.page.getByText(`version 2: ${year} added.`).waitFor()

  source.at(indicator, said(1.5))
  await olga.open('/operator/sources')
  await olga.page.getByRole('button', { name: new RegExp(`Look now.*${label}`) }).click()
  await expect
    .poll(async () => (await fetchJson(`/api/items/trend/${id}/source`)).source.bound.heldSince)
    .not.toBe(null)
  await rex.open(`/trend/${id}`)
  await rex.page.getByText('A new release is being checked since').waitFor()
  await olga.open('/operator/sources')
  await olga.page.getByText('All values are 1.5 times what they were').waitFor()
  await olga.page.getByRole('button', { name: 'Refuse it for good' }).click()
  await olga.page.getByText('Nothing waits').waitFor()
  expect((await fetchJson(`/api/items/trend/${id}`)).item.version).toBe(2)
})

/** What the API answers, as far as this story reads it. */
type Answer = {
  items: { id: string; label: string }[]
  item: { version: number; series: { observations: Observations; unit: string } }
  source: { bound: { heldSince: string | null } }
}

async function fetchJson(path: string): Promise<Answer> {
  const response = await fetch(site.address + path)
  return (await response.json()) as Answer // as the contracts promise it
}
