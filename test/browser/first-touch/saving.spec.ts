/** Save, pressed by a visitor: it is done once they are signed in, in the tab that it was pressed in. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdProgram, programFiles } from './hold-program.ts'
import { personOf } from '../sign-in/person.ts'
import { givenSite } from '../visitor.ts'

const site = await givenSite()

/** What a tab is told of the item. */
const toldIn = (page: Page) => page.getByRole('status').filter({ hasText: 'that you pressed Save for is among' })

test('Save pressed before the program was there is done and told once an account is made, and no address saves anything', async () => {
  const ada = personOf(await site.visitor())
  const { page, isIn, send, heading, button } = ada
  const come = await holdProgram(page)
  await page.goto('/trend/131')
  await page.getByRole('main').getByRole('link', { name: 'Save', exact: true }).click()
  expect(new URL(page.url()).pathname).toBe('/trend/131')
  come()
  await page.waitForURL('**/sign-in?continueUrl=%2Ftrend%2F131')
  await send({ Email: 'saves@example.org' }, 'Continue')
  await heading('Create account')
  await send({ Name: 'Sam Saves', 'Choose password': 'abc123' }, 'Create account')
  await isIn('Sam Saves')
  await page.waitForURL('**/trend/131')
  await page.getByRole('button', { name: 'Saved', pressed: true }).waitFor()
  const told = page
    .getByRole('status')
    .filter({ hasText: 'The trend that you pressed Save for is among what you saved.' })
  await told.waitFor()
  await button('Close this note').click()
  expect(await told.count()).toBe(0)
  await ada.signOut()
  const asked = { kind: 'trend', id: '132', save: 'trend/132', saving: 'trend/132' }
  await ada.open(`/sign-in?${String(new URLSearchParams({ continueUrl: '/trend/132', ...asked }))}`)
  await send({ Email: 'saves@example.org' }, 'Continue')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await send({ Password: 'abc123' }, 'Sign in')
  await isIn('Sam Saves')
  await page.waitForURL('**/trend/132')
  await page.getByRole('button', { name: 'Save', exact: true, pressed: false }).waitFor()
})

test('each tab saves what Save was pressed for in it, with Ctrl too, and who signs in elsewhere later is given nothing', async () => {
  const ada = personOf(await site.visitor())
  const { page, isIn, send, heading } = ada
  await page.goto('/trend/148')
  await page.getByRole('main').getByRole('link', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/sign-in?continueUrl=%2Ftrend%2F148')
  const other = await page.context().newPage()
  await other.goto('/prediction/18')
  await other
    .getByRole('main')
    .getByRole('link', { name: 'Save', exact: true })
    .click({ modifiers: ['Control'] })
  await other.waitForURL('**/sign-in?continueUrl=%2Fprediction%2F18')
  const left = await page.context().newPage()
  await left.goto('/trend/173')
  await left.getByRole('main').getByRole('link', { name: 'Save', exact: true }).click()
  await left.waitForURL('**/sign-in?continueUrl=%2Ftrend%2F173')
  await left.close()
  await send({ Email: 'tabs@example.org' }, 'Continue')
  await heading('Create account')
  await send({ Name: 'Tess Tabs', 'Choose password': 'abc123' }, 'Create account')
  await isIn('Tess Tabs')
  await toldIn(page).waitFor()
  await toldIn(other).waitFor()
  const mine = `fetch('/api/me/items?shelf=saved').then((answer) => answer.json())`
  const { items } = await page.evaluate<{ items: { item: { kind: string; id: string } }[] }>(mine)
  expect(items.map(({ item }) => `${item.kind}/${item.id}`).toSorted()).toEqual(['prediction/18', 'trend/148'])
})

test('where the program cannot be had, Save still leads to signing in', async () => {
  const { page, expectComplaints } = await site.visitor()
  expectComplaints(/ERR_FAILED/)
  await page.route(programFiles, (route) => route.abort())
  await page.goto('/trend/131')
  await page.getByRole('main').getByRole('link', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/sign-in?continueUrl=%2Ftrend%2F131')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
