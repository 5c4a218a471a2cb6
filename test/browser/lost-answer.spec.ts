/**
 * What was done and never answered: saving again makes no second item, and a browser that has lost its user ends the
 * session it cannot name.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { givenSignIn, signUp } from './sign-in/person.ts'

const { person } = await givenSignIn()

test('R3 an item whose answer was lost is saved again, with what was typed since, as the next version of that one item', async () => {
  const ada = await person()
  const { page } = ada
  ada.expectComplaints(/ERR_CONNECTION_RESET/)
  await signUp(ada, 'ada@lost.example')
  await ada.open('/new/trend')
  await fill(page, {
    Title: 'Ice on the river lasts for fewer days',
    Summary: 'Fewer days each winter.',
    Tags: 'ice,',
    To: '2032',
  })
  await page.getByLabel('Category', { exact: true }).selectOption('environmental')
  let lost = 0
  await page.route(/\/api\/items$/, async (route) => {
    if (route.request().method() === 'POST' && lost++ === 0) {
      await route.fetch() // the server has written it
      await route.abort('connectionreset')
    } else await route.continue()
  })
  await ada.button('Save as private item').click()
  await ada.alert('Not saved.')
  await fill(page, { Title: 'Ice on the river lasts for far fewer days' })
  await ada.button('Save as private item').click()
  await ada.heading('Ice on the river lasts for far fewer days')
  const { items, drafts } = await page.evaluate<{
    items: { item: { title: string; version: number } }[]
    drafts: unknown[]
  }>(
    `Promise.all(['/api/me/items', '/api/me/drafts'].map((url) => fetch(url).then((answer) => answer.json()))).then(([a, b]) => ({ ...a, ...b }))`,
  )
  expect(items.map(({ item: { title, version } }) => [title, version])).toEqual([
    ['Ice on the river lasts for far fewer days', 2],
  ])
  expect(drafts).toEqual([])
})

test('where the sign-in service’s program has lost its user, the session of this browser ends too', async () => {
  const eve = await person()
  const { page } = eve
  eve.expectComplaints(/401/)
  await signUp(eve, 'eve@lost.example', 'Eve Marsh')
  await eve.open('/all-stuff')
  expect((await eve.me()).email).toBe('eve@lost.example')
  await page.evaluate(`new Promise((done) => {
    const asked = indexedDB.deleteDatabase('firebaseLocalStorageDb')
    asked.onsuccess = asked.onerror = asked.onblocked = done
    for (const name of Object.keys(localStorage)) if (name.startsWith('firebase:')) localStorage.removeItem(name)
  })`)
  await page.reload()
  await eve.isOut()
  await expect.poll(() => page.evaluate(`fetch('/api/me').then(({ status }) => status)`)).toBe(401)
})

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}
