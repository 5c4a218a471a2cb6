/**
 * An operator says how a question of the collection came out, takes that back, and says it otherwise: by keyboard, with
 * reasons that everybody reads, and whoever forecast it is scored by what stands.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { emailOf, givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on', OPERATOR_EMAILS: emailOf('Olga Nilsen') } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const path = '/prediction/1'

test('an operator says how a question came out, takes it back, and says it otherwise; scores follow each time', async () => {
  const [ben, olga] = await Promise.all([
    site.author('Ben Sato', { viewport: { width: 390, height: 844 } }),
    site.author('Olga Nilsen'),
  ])
  await ben.open(path)
  const panel = ben.page.getByRole('region', { name: 'What people forecast' })
  await panel.getByLabel('Chance of yes', { exact: true }).fill('90')
  await panel.getByRole('button', { name: 'Forecast', exact: true }).press('Enter')
  await panel.getByText('Your forecast is kept.').waitFor()
  // What is said on the day on which the outcome could be known comes too late to be scored.
  await pool.query(`alter table forecast disable trigger forecast_stands; update forecast set at = at - interval '3 days';
    alter table forecast enable trigger forecast_stands`)

  const outcome = olga.page.getByRole('region', { name: /^(Its outcome|How it came out)$/ })
  const reason = outcome.getByLabel('Why, in a sentence', { exact: true })
  const say = async (what: 'Yes' | 'No', why: string) => {
    await olga.open(path)
    await outcome.getByRole('button', { name: 'Say how it came out' }).press('Enter')
    await outcome.getByRole('radio', { name: what, exact: true }).focus()
    await olga.page.keyboard.press('Space')
    await reason.fill(why)
    expect(await violationsOn(olga.page)).toEqual([])
    await reason.press('Enter')
    await outcome.getByText('It is kept, and forecasts are scored by it.').waitFor()
    await expect.poll(async () => (await site.served(path)).html).toContain(why)
  }
  /** What his record says, once it does. */
  const scored = async (text: string) => {
    await expect
      .poll(async () => {
        await ben.open('/my-stuff?tab=record')
        await ben.page.getByRole('heading', { name: /Your record|No scores yet/ }).waitFor()
        return ben.page.getByRole('main').innerText()
      })
      .toContain(text)
  }

  await say('Yes', 'The record office wrote it down in May.')
  await scored('0.010')
  await ben.open(path)
  await ben.page.getByText('It came out yes.').waitFor()
  expect(await violationsOn(ben.page)).toEqual([])

  await olga.open(path)
  await outcome.getByRole('button', { name: 'Take the outcome back' }).press('Enter')
  await reason.fill('The office has withdrawn its note.')
  await outcome.getByRole('button', { name: 'Take it back' }).press('Enter')
  await outcome.getByText('The outcome is taken back.').waitFor()
  await expect.poll(async () => (await site.served(path)).html).toContain('The office has withdrawn its note.')
  await scored('No scores yet')
  await ben.open(path)
  await panel.getByText('90%').first().waitFor()

  await say('No', 'The office wrote that it did not come about.')
  await scored('0.810')
  await ben.open(path)
  await ben.page.getByText('It came out no.').waitFor()
  const { html } = await site.served(path)
  for (const why of ['wrote it down in May', 'has withdrawn its note', 'did not come about'])
    expect(html).toContain(why)
  expect(await ben.page.evaluate('document.documentElement.scrollWidth')).toBe(390)
})
