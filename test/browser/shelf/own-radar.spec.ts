/**
 * A radar of one's own, by the keyboard alone: begun with what was saved, placed, kept, changed, compared, deleted; and
 * two editions of the radar of all stuff beside each other.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { inspection } from '../inspection.ts'
import { givenAuthors } from '../mine/author.ts'
import { hasFocus } from '../visitor.ts'

/** As long as one may be, without a space to break it. */
const wide = 'W'.repeat(40)

const site = await givenAuthors()

test('somebody gathers what they saved on a radar, places and keeps it, and sees later what moved', async () => {
  const ida = await site.author('Ida Marsh')
  const { page } = ida
  const { look, faults } = inspection(ida)
  await ida.open('/my-stuff?tab=radars&radar=mine')
  await page.getByText('You have no radar “mine”. You have none yet.').waitFor()
  ida.expectComplaints(/404 .*\/api\/me\/radars\/99/)
  await ida.open('/my-stuff?tab=radars&radar=99')
  await page.getByText('You have no radar “99”. You have none yet.').waitFor()
  for (const path of ['/trend/131', '/prediction/83']) {
    await ida.open(path)
    await ida.button('Save').click()
    await ida.button('Saved').waitFor()
  }
  await ida.open('/my-stuff')
  await page.getByRole('navigation', { name: 'My stuff' }).getByRole('link', { name: 'Radars' }).click()
  await page.getByText('You can put on it what you saved: 2 items.').waitFor()
  await look('no radar yet')

  await page.getByLabel('Name of a new radar').focus()
  await page.keyboard.type('Care in 2040')
  await page.keyboard.press('Enter')
  await ida.heading('Nothing on it yet')
  await look('an empty radar')
  const list = page.getByRole('main').getByRole('listitem')
  const press = async (name: string) => {
    await ida.button(name).focus()
    await page.keyboard.press('Enter')
  }
  await press('Take what I saved')
  await page.getByRole('img', { name: /^Radar: items of the coming years by sector/ }).waitFor()
  await page.getByText('Your own set of 2.').waitFor()

  // Another, found by its words.
  await page.getByLabel('Find an item').focus()
  await page.keyboard.type('Hands wanted')
  const found = page.getByRole('button', { name: 'Add: Hands wanted' })
  await found.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Your own set of 3.').waitFor()
  expect(await hasFocus(ida.button('On it: Hands wanted'))).toBe(true)

  await press('Rename Social')
  await page.keyboard.type('People')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'People' }).waitFor()
  await press('Add a sector')
  await page.keyboard.type(wide)
  await page.keyboard.press('Enter')
  await ida.button(`Rename ${wide}`).waitFor()

  await page.getByLabel('Keep this as an edition').focus()
  await page.keyboard.type('Before the summit')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Since “Before the summit”/ }).waitFor()
  await page.getByText('Nothing here moved by a month or more.').waitFor()

  await page.getByLabel('Item', { exact: true }).selectOption({ label: 'Hands wanted' })
  await page.getByLabel('Sector', { exact: true }).selectOption({ label: wide })
  await page.getByLabel('Year', { exact: true }).fill('20')
  await page.getByText(/^A year from \d{4} to 2200, or none\.$/).waitFor()
  await page.getByLabel('Year', { exact: true }).fill('2035')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Put elsewhere' }).waitFor()
  const put = list.filter({ hasText: 'Hands wanted' })
  await put.getByText(/^placed by you at 2035; stood at 2040, from \w+ to W{40}$/).waitFor()
  expect(await list.getByText(/nearer by|farther off by/).count()).toBe(0)
  await look('a radar with an edition')

  await page.getByLabel('Keep this as an edition').fill('After the summit')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Since “After the summit”/ }).waitFor()
  // Two that are both past.
  const editions = page.getByRole('form', { name: 'Editions' })
  await editions.getByLabel('Edition').selectOption({ index: 1 })
  await editions.getByLabel('compared with').selectOption({ index: 2 })
  await editions.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('heading', { name: /^From “Before the summit”.* to “After the summit”/ }).waitFor()
  await put.getByText(/^stood at 2040, from \w+ to W{40}$/).waitFor()
  expect(await page.getByLabel('Find an item').count()).toBe(0)
  await page.getByRole('link', { name: 'As a list' }).click()
  await page.getByRole('row', { name: /Hands wanted.*placed by you at 2035.*stood at 2040/ }).waitFor()
  await look('an edition as a list')
  await page.goBack()
  await page.getByRole('img', { name: /^Radar: / }).waitFor()

  await page.getByRole('link', { name: 'How it stands today' }).click()
  await press('Delete Before the summit')
  await page.getByRole('dialog').getByText('goes for good.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Before the summit' }).waitFor({ state: 'hidden' })
  await press('Delete this radar')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await ida.heading('My radars')
  await expect.poll(() => page.getByRole('link', { name: 'Care in 2040' }).count()).toBe(0)
  expect(faults).toEqual({})
})

test('two editions of the radar that are both past are chosen, drawn and compared, with scripts and without', async () => {
  const { pool } = site as typeof site & { pool: Pool }
  for (const [day, later] of [
    ['2026-06-01', 4],
    ['2026-09-01', 0],
  ]) {
    const { rows } = await pool.query(`insert into radar_edition (kept_on) values ($1) returning id`, [day])
    await pool.query(
      `insert into radar_place select $1, id, horizon_to + $2::int, '7%', true from item where is_listed and kind = 'trend'`,
      [rows[0].id, later],
    )
  }
  for (const javaScriptEnabled of [true, false]) {
    const ben = await site.visitor({ javaScriptEnabled })
    const { page } = ben
    await page.goto('/all-stuff?category=social&view=radar&as=list')
    const form = page.getByRole('form', { name: 'Editions' })
    await form.getByLabel('Edition').selectOption({ label: '1 Sep 2026' })
    await form.getByLabel('compared with').selectOption({ label: '1 Jun 2026' })
    await form.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('heading', { name: 'From the edition of 1 Jun 2026 to that of 1 Sep 2026' }).waitFor()
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('edition'), searchParams.get('since')]).toEqual(['2026-09-01', '2026-06-01'])
    await page.getByRole('row', { name: /Child mortality.*nearer by 4 years/ }).waitFor()
    // Without scripts nothing can look.
    expect(javaScriptEnabled ? await violationsOn(page) : []).toEqual([])
  }
})
