/** Coming back to one’s own things, what a nickname changes about them, and taking them along when one leaves. */
import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { isEmulator } from '../../sign-in/world.ts'
import { violationsOn } from '../axe.ts'
import { holdsFocus } from '../visitor.ts'
import { emailOf, expectUnknown, givenAuthors, publish, writePrediction } from './author.ts'

const site = await givenAuthors()

/** As if this account were old, and were signed in since yesterday. */
async function signInYesterday(email: string): Promise<void> {
  const { pool } = site as typeof site & { pool: Pool } // of `ownService`
  const { rows } = await pool.query<{ uid: string }>(
    `update identity.user set valid_since = valid_since - interval '2 days' where email = $1 returning uid`,
    [email],
  )
  await pool.query(`update identity.sign_in set auth_time = auth_time - interval '1 day' where uid = $1`, [
    rows[0]?.uid,
  ])
}

/** Rows say the kind first, for those who do not see its sign. */
const withoutKind = (shown: string) => shown.replace(/^\w+:\s/, '')

test('R3 what is saved from its page stands on my stuff, is found and ordered there, and leaves when it is pressed again', async () => {
  const ida = await site.author('Ida Marsh')
  const { page } = ida
  const titles: string[] = []
  for (const path of ['/trend/173', '/prediction/1', '/scenario/213']) {
    await ida.open(path)
    titles.push(await page.getByRole('heading', { level: 1 }).innerText())
    await ida.button('Save').click()
    await ida.button('Saved').waitFor()
  }
  const shelf = page.getByRole('region', { name: 'Saved' })
  const rows = () => shelf.getByRole('listitem').getByRole('link').allInnerTexts()
  const shows = async (expected: string[]) => {
    await expect.poll(async () => (await rows()).map(withoutKind)).toEqual(expected)
  }
  await ida.open('/my-stuff?tab=saved')
  await shows(titles.toReversed())
  await shelf.getByLabel('Sort by').selectOption('title')
  await shows(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
  await shelf.getByLabel('Search what I saved').fill(titles[0] ?? '')
  await shows(titles.slice(0, 1))
  await page.reload()
  await shows(titles.slice(0, 1))
  expect(await shelf.getByLabel('Search what I saved').inputValue()).toBe(titles[0])
  await shelf.getByRole('link', { name: titles[0] ?? '' }).click()
  // The shelf has a button of that name too.
  await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor()
  await ida.button('Saved').click()
  await ida.button('Save').waitFor()
  await ida.open('/my-stuff?tab=saved')
  await shows(titles.slice(1).toReversed())
  const ways = page.getByRole('navigation', { name: 'View of what you saved' })
  await ways.getByRole('link', { name: 'Timeline' }).click()
  await expect.poll(async () => (await rows()).length).toBe(2)
  await ways.getByRole('link', { name: 'Radar' }).click()
  await shelf.getByRole('img', { name: /^Radar: / }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await shelf.getByRole('link', { name: 'As a list' }).click()
  await page.waitForURL('**/my-stuff?tab=saved&view=radar-list')
  await expect.poll(async () => shelf.getByRole('table').getByRole('link').count()).toBe(2)
  await ways.getByRole('link', { name: 'Map' }).click()
  const around = shelf.getByRole('heading', { level: 2, name: /^Around / })
  await shelf.getByText('It is what you saved last of 2 items.').waitFor()
  const before = await around.innerText()
  const near = shelf.getByRole('region', { name: /What (bears|rests) on it/ }).getByRole('link')
  await near.first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/my-stuff\?tab=saved&view=map&item=[a-z]+\/\d+#map-title$/)
  await expect.poll(() => around.innerText()).not.toBe(before)
  expect(await violationsOn(page)).toEqual([])
  await page.goBack()
  await expect.poll(() => around.innerText()).toBe(before)
  ida.expectComplaints(/status of 404/)
  await ida.open('/my-stuff?tab=saved&view=map&item=trend/999999')
  await shelf.getByText('No item that you may read stands at “trend/999999”.').waitFor()
})

test('R3 a draft waits on its shelf, opens where it was left, and can be thrown away', async () => {
  const jon = await site.author('Jon Reed')
  const { page } = jon
  for (const [kind, title] of [
    ['trend', 'Rain on the roof'],
    ['prediction', 'Snow in the yard'],
  ] as const) {
    await jon.open(`/new/${kind}`)
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByText(/^Draft kept/).waitFor()
  }
  await jon.open('/my-stuff')
  await page.getByText('2 drafts', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Rain on the roof' }).click()
  await jon.heading('Write a trend')
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Rain on the roof')
  await jon.open('/my-stuff')
  await jon.button('Delete draft: Snow in the yard').click()
  await page.getByRole('dialog').getByText('“Snow in the yard” goes.').waitFor()
  await jon.button('Delete draft').click()
  await page.getByText('1 draft', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('1 draft', { exact: true }).waitFor()
  expect(await page.getByText('Snow in the yard').count()).toBe(0)
})

test('R3 each part of my stuff is a tab with an address of its own, which the back button knows, and asks for nothing that is not there', async () => {
  const una = await site.author('Una Reed')
  const { page } = una
  await una.open('/my-stuff')
  const tab = (name: string) => page.getByRole('navigation', { name: 'My stuff' }).getByRole('link', { name })
  await una.heading('You have written no item yet')
  expect(await page.getByRole('main').getByRole('search').count()).toBe(0)
  for (const [name, address, heading] of [
    ['Saved', '?tab=saved', 'You have saved nothing yet'],
    ['Analyses', '?tab=analyses', 'No analyses yet'],
    ['Membership', '?tab=membership', 'Ledger'],
    ['Account', '?tab=account', 'Your data'],
  ] as const) {
    await tab(name).click()
    await una.heading(heading)
    expect(new URL(page.url()).search).toBe(address)
    expect(await tab(name).getAttribute('aria-current')).toBe('page')
  }
  expect(await page.getByText('No analyses yet').count()).toBe(0)
  await page.goBack()
  await una.heading('Ledger')
  await page.goBack()
  await una.heading('No analyses yet')
  await page.getByRole('main').getByRole('button', { name: 'Write' }).press('Enter')
  await page.getByRole('link', { name: 'A trend', exact: true }).click()
  await una.heading('Write a trend')
})

test('R33 a visitor who presses Save signs in, comes back to the item, and it is saved', async () => {
  const kit = await site.visitor()
  await kit.open('/trend/173')
  const title = await kit.page.getByRole('heading', { level: 1 }).innerText()
  await kit.page.getByRole('link', { name: 'Save', exact: true }).click()
  await kit.send({ Email: 'kit@example.org' }, 'Continue')
  await kit.heading('Create account')
  await kit.send({ Name: 'Kit', 'Choose password': 'abc123' }, 'Create account')
  await kit.page.waitForURL('**/trend/173')
  await kit.heading(title)
  await kit.isIn('Kit')
  await kit.button('Saved').waitFor()
  expect(await kit.button('Saved').getAttribute('aria-pressed')).toBe('true')
})

test('R22 a nickname signs what its owner published, stands in the masthead, and belongs to one user at a time', async () => {
  const ada = await site.author('Ada Okafor')
  const bob = await site.author('Bob Moss')
  bob.expectComplaints(/status of 409/)
  const path = await writePrediction(ada, 'Will the Quendel freeze before 2032?')
  await publish(ada)
  await ada.open('/my-stuff?tab=account')
  await ada.send({ Nickname: 'Ice Watcher' }, 'Save profile')
  await ada.page.getByText('Profile saved.').waitFor()
  await ada.isIn('Ice Watcher')
  expect((await site.served(path)).html.replaceAll(/<[^>]+>/g, '')).toContain('by Ice Watcher, published')
  await bob.open('/my-stuff?tab=account')
  await bob.send({ Nickname: 'ice watcher' }, 'Save profile')
  await bob.alert('Somebody else goes by this nickname, or one that looks like it.')
  await bob.isIn('Bob Moss')
  await bob.open(path)
  await bob.page.getByText(/^by Ice Watcher, published/).waitFor()
  await ada.send({ Nickname: '' }, 'Save profile')
  await ada.isIn('Ada Okafor')
  expect((await site.served(path)).html).not.toContain('Ice Watcher')
})

test.skipIf(isEmulator)(
  'whoever signed in a while ago proves who they are before they read what goes with the account, and not again after it',
  async () => {
    const tom = await site.author('Tom Reed')
    const { page } = tom
    await tom.open('/my-stuff?tab=account')
    await signInYesterday(emailOf('Tom Reed'))
    await tom.button('Delete account').click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account' })
    await dialog.getByText('Before an account is deleted we ask who you are.').waitFor()
    expect(await dialog.getByText('these are deleted').count()).toBe(0)
    expect(await violationsOn(page)).toEqual([])
    await tom.send({ Password: 'abc123' }, 'Go on')
    await dialog.getByText('a payment that still waits for your bank').waitFor()
    expect(await holdsFocus(dialog)).toBe(true)
    expect(await violationsOn(page)).toEqual([])
    for (const goes of ['what you brought from other platforms', 'your page as a forecaster', 'your own radars'])
      await dialog.getByText(goes).waitFor()
    await tom.send({ 'Type DELETE to go on': 'DELETE' }, 'Delete for good')
    await tom.alert('Your account is deleted, with everything that you were told would go.')
  },
)

test('R3 everything of a user can be taken along, and goes with the account', async () => {
  const cy = await site.author('Cy Marsh')
  const { page } = cy
  const reader = await site.visitor()
  for (const one of [cy, reader]) one.expectComplaints(/status of 40[0-4]/)
  const path = await writePrediction(cy, 'Will the last lamp of Quendel go out?')
  await publish(cy)
  await cy.open('/trend/173')
  await cy.button('Save').click()
  await cy.button('Saved').waitFor()
  await cy.open('/prediction/1')
  const people = (on: typeof page) => on.getByRole('region', { name: 'What people forecast' })
  await people(page).getByLabel('Chance of yes', { exact: true }).fill('35')
  await people(page).getByRole('button', { name: 'Forecast', exact: true }).click()
  await people(page).getByText('Your forecast is kept.').waitFor()
  await expect
    .poll(async () => (await site.served('/prediction/1')).html)
    .not.toContain('Nobody has forecast this yet.')
  await cy.open('/new/trend')
  await page.getByLabel('Title', { exact: true }).fill('Lamps still lit')
  await page.getByText(/^Draft kept/).waitFor()

  await cy.open('/my-stuff#account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export everything of mine' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  const written: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(written).toMatchObject({
    user: { email: emailOf('Cy Marsh'), name: 'Cy Marsh' },
    items: [
      {
        standing: 'published',
        item: { title: 'Will the last lamp of Quendel go out?' },
        versions: [{ version: 1, author: 'Cy Marsh' }],
      },
    ],
    saved: [{ ref: 'trend/173' }],
    drafts: [{ kind: 'trend', entry: { title: 'Lamps still lit' } }],
    reports: [],
    forecasts: [{ prediction: 'prediction/1', estimate: { type: 'binary', probability: 0.35 } }],
  })

  await reader.open('/sign-in')
  await reader.send({ Email: emailOf('Cy Marsh') }, 'Continue')
  await reader.page.getByLabel('Password', { exact: true }).waitFor()

  await cy.button('Delete account').click()
  const last = page.getByRole('dialog', { name: 'Delete your account' })
  await last.getByRole('button', { name: 'Delete for good' }).click()
  expect(await last.getByLabel('Type DELETE to go on').getAttribute('aria-invalid')).toBe('true')
  await cy.send({ 'Type DELETE to go on': 'DELETE' }, 'Delete for good')
  await cy.alert('Your account is deleted, with everything that you were told would go.')
  await cy.isOut()
  await page.reload()
  await cy.isOut()

  // What stood on a question that is open is taken back with the account.
  await expect.poll(async () => (await site.served('/prediction/1')).html).toContain('Nobody has forecast this yet.')
  await reader.send({ Password: 'abc123' }, 'Sign in')
  await reader.alert("That email address doesn't match an existing account")
  expect((await site.served(path)).status).toBe(404)
  await expectUnknown(reader, path)
})
