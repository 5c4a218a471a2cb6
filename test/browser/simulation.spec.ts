/** Somebody looks at a base of people who are made up: it is said wherever they come, and they may be one of them. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { saysSimulation } from '#items/sharing/simulation.ts'
import { claimBase, fillBase } from '#simulation/server/fill.ts'
import { givenDatabase, givenServer } from '../given.ts'
import { inspection } from './inspection.ts'
import { personOf } from './sign-in/person.ts'
import { hasFocus, visitorsOf } from './visitor.ts'

const database = await givenDatabase({ stocked: true })
await claimBase(database.db, { forecasters: 12, questions: 8, seed: 3 })
await fillBase(database, new Date())
const { app, pool } = await givenServer({ database })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const visitor = await visitorsOf(address)
const { rows } = await pool.query<{ id: string }>(
  "select id::text from item where author = 'Simulation' and outcome is null order by item.id limit 1",
)
const question = `/prediction/${rows[0]?.id}`
const note = (page: Page) =>
  page.getByRole('complementary', { name: 'About this site' }).filter({ hasText: saysSimulation })
const phone = { viewport: { width: 390, height: 844 } }

test('with the keyboard alone a reader comes from a crowded question to all others, and each page says what it is', async () => {
  const { page, open: go } = await visitor(phone)
  await go(question)
  expect((await note(page).boundingBox())?.y).toBe(0)
  await page
    .getByText(/^The crowd says/)
    .first()
    .waitFor()
  // It is read before the ways in, and takes no step of the keyboard.
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true)
  const way = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All stuff' })
  await way.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'All stuff', level: 1 }).waitFor()
  expect(await note(page).isVisible()).toBe(true)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.title()).toContain('Farsight simulation')
})

test('on paper it is said too', async () => {
  const { page, open: go } = await visitor()
  await go(question)
  await page.emulateMedia({ media: 'print' })
  expect(await note(page).isVisible()).toBe(true)
})

test('somebody made up chooses a password by the mail in the outbox, and reads their record', async () => {
  const person = personOf(await visitor(phone))
  const { page } = person
  const email = 'forecaster-1@simulation.invalid'
  await person.open('/sign-in')
  await person.send({ Email: email }, 'Continue')
  await person.button('Trouble signing in?').press('Enter')
  await person.button('Send').press('Enter')
  await page.getByText('Follow the instructions sent to').waitFor()
  await person.open('/outbox')
  await page.getByRole('link', { name: 'Open the link of this mail' }).first().press('Enter')
  await person.send({ 'New password': 'new123' }, 'Save')
  await person.heading('Password changed')
  await person.button('Sign in').press('Enter')
  await person.send({ Password: 'new123' }, 'Sign in')
  await page.getByRole('heading', { name: /^Simulated 1, skill / }).waitFor()
  await page.getByRole('link', { name: 'Record', exact: true }).press('Enter')
  await page.getByRole('table', { name: /^Questions that came out/ }).waitFor()
  expect(await note(page).isVisible()).toBe(true)
})

test.each(['light', 'dark'] as const)('in the %s its pages have no fault, narrow and wide', async (colorScheme) => {
  const reader = await visitor({ colorScheme })
  const { faults, look } = inspection(reader)
  await reader.open(question)
  await look('a question of a simulation')
  expect(faults).toEqual({})
})
