/**
 * Somebody wants to forecast before they read what others do: they hide it in their account, by keyboard on a telephone,
 * and meet the number nowhere; once they have forecast it is there; and they may have it shown again.
 */
import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { addForecasts } from '#forecasts/server/forecast-store.ts'
import { tellCrowd } from '#forecasts/server/tell-crowd.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const db = new Kysely<ContentTables>({ dialect: new PostgresDialect({ pool }) })
const overhang = 'document.documentElement.scrollWidth - innerWidth'
/** What the page says at its head, above its parts. */
const around = `[...document.querySelectorAll('main *')].filter((one) => one.children.length === 0 && !one.closest('#forecasts, script')).map((one) => one.textContent).join(' ')`
const choice = 'Hide what people forecast until I have'
/** What people say, with and without whoever reads. */
const ofPeople = /\b[78]\d%/
/** Farsight says 25% of it. */
const [path, id] = ['/prediction/1', '1']

/** Of five people; answers with what they say together: '85%'. */
async function say(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into forecaster (is_counted) select true from generate_series(1, 5) returning id',
  )
  const made = { itemId: id, itemVersion: 1, wording: '', at: new Date(), until: null, reason: null }
  await inTransaction(db, (trx) =>
    addForecasts(
      trx,
      rows.map(({ id: forecasterId }, i) => ({
        ...made,
        forecasterId,
        estimate: { type: 'binary' as const, probability: 0.82 + i / 100 },
        requestId: randomUUID(),
      })),
    ),
  )
  await tellCrowd(db, id, new Date())
  const answer = await fetch(`${site.address}/api/items${path}/crowd`)
  const { crowd } = (await answer.json()) as { crowd: { estimate: { probability: number } } }
  return `${Math.round(crowd.estimate.probability * 100)}%`
}

test('what people forecast is hidden until one has, everywhere, and shown as soon as one has', async () => {
  const number = await say()
  await expect.poll(async () => (await site.served(path)).html).toContain(number)
  const [vic, ada] = [await site.visitor(), await site.author('Ada Okafor')]
  const { page } = ada
  const text = () => page.locator('body').textContent()
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open('/my-stuff?tab=account')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByLabel(choice).press('Space')
  expect((await kept).status()).toBe(200)
  expect(await page.getByLabel(choice).isChecked()).toBe(true)
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])

  for (const list of ['/all-stuff?q=calment', '/all-stuff?q=calment&view=table', '/']) {
    await ada.open(list)
    expect([list, (await text())?.includes(number)]).toEqual([list, false])
    await vic.open(list)
  }
  await ada.open('/all-stuff?q=calment')
  await vic.open('/all-stuff?q=calment')
  await vic.page.getByText(number).first().waitFor()
  // Within the page as well: what the browser asks for itself is asked with its session.
  await page.locator(`a[href="${path}"]`).first().press('Enter')
  const part = page.getByRole('region', { name: 'What people forecast' })
  await part.getByText('Hidden until you have forecast. 5 people have.').waitFor()
  expect((await text())?.includes(number)).toBe(false)
  await ada.open(path)
  await part.getByText('Hidden until you have forecast. 5 people have.').waitFor()
  expect((await text())?.includes(number)).toBe(false)
  expect(await violationsOn(page)).toEqual([])

  expect(await page.evaluate<string>(around)).not.toMatch(ofPeople)
  await part.getByLabel('Chance of yes', { exact: true }).focus()
  // With it they still say so, whether that was told by then or is about to be.
  await page.keyboard.type('65')
  await page.keyboard.press('Enter')
  await part.getByText('Your forecast is kept.').waitFor()
  await part.getByText(/\d people, the middle half/).waitFor()
  await part.getByText('Hidden until you have forecast.').waitFor({ state: 'hidden' })
  await part.getByText('How it went', { exact: true }).waitFor()
  // It leads the page as well, which was drawn without, and nothing has moved from under whoever pressed the button.
  await expect.poll(() => page.evaluate<string>(around)).toMatch(ofPeople)
  await part.getByText('Your forecast is kept.').waitFor()
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])

  // It leads the page again as soon as the browser knows who reads, and may be shown of everything.
  await ada.open(path)
  await page
    .getByText(/^\d people$/)
    .first()
    .waitFor()
  await part.getByLabel(choice).press('Space')
  await expect.poll(() => part.getByLabel(choice).isChecked()).toBe(false)
  await ada.open('/all-stuff?q=calment')
  await page
    .getByText(/\d people/)
    .first()
    .waitFor()
})

test('a page that the browser kept while it was hidden elsewhere hides it once one comes back to it', async () => {
  const ben = await site.author('Ben Sato')
  // What hangs on the crowd is asked anew with it, and refused.
  ben.expectComplaints(/403 \(Forbidden\).*\/crowd\//)
  const { page } = ben
  await ben.open(path)
  const part = page.getByRole('region', { name: 'What people forecast' })
  await part.getByText(/\d people, the middle half/).waitFor()
  await part.getByLabel(choice).waitFor()
  // By a page that this one does not hear, as it hears none while the browser keeps it.
  await pool.query(`update account set hides_crowd = true where email = 'ben.sato@example.org'`)
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
  await part.getByText('Hidden until you have forecast.').waitFor()
  expect(await part.getByLabel(choice).isChecked()).toBe(true)
  await expect.poll(() => page.evaluate<string>(around)).not.toMatch(ofPeople)
})
