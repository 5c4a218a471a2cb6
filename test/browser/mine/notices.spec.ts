/**
 * A visitor presses Follow and signs in; what happens to the item then arrives at the bell of every tab by itself, is
 * read on my stuff, by keyboard, on a telephone too, and is new no more.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from './author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as typeof site & { pool: Pool } // of this very server

/** As a file of the collection would: another day on which it closes, or how it came out. */
async function revise(id: number, field: string, value: unknown) {
  await pool.query(
    `with now as (
      update item set version = version + 1, details = jsonb_set(details, array[$2], $3::jsonb) where id = $1
      returning id, version, author, title
    )
    insert into item_version (item_id, version, at, author, data, is_public)
    select id, now.version, now(), now.author, jsonb_set(data, array['details', $2], $3::jsonb), true
    from now join item_version as last on last.item_id = id and last.version = now.version - 1`,
    [id, field, JSON.stringify(value)],
  )
}

test('Follow, pressed before signing in, brings what happens to the bell and to the list, until it is read', async () => {
  const nia = await site.visitor()
  const asked: string[] = []
  nia.page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await nia.open('/prediction/1')
  await nia.page.getByRole('main').getByRole('link', { name: 'Follow', exact: true }).click()
  await nia.page.waitForURL('**/sign-in?continueUrl=%2Fprediction%2F1')
  expect(asked.filter((path) => path.includes('notices') || path.includes('stream'))).toEqual([])
  await nia.send({ Email: 'nia.holt@example.org' }, 'Continue')
  await nia.heading('Create account')
  await nia.send({ Name: 'Nia Holt', 'Choose password': 'abc123' }, 'Create account')
  await nia.page.waitForURL('**/prediction/1')
  await nia.page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
  await nia.page.getByRole('status').filter({ hasText: 'is followed: what happens to it stands among' }).waitFor()
  const bell = nia.page.getByRole('banner').getByRole('link', { name: /^Notices/ })
  await bell.waitFor()
  expect(await bell.getAttribute('aria-label')).toBe('Notices')

  await revise(1, 'closes', '2029-05-01')
  await revise(1, 'outcome', { state: 'resolved', value: 'yes', at: '2026-11-20', reason: 'It came to pass.' })
  const news = nia.page.getByRole('banner').getByRole('link', { name: 'Notices, 2 new' })
  await news.waitFor()
  await news.focus()
  await nia.page.keyboard.press('Enter')
  await nia.page.waitForURL('**/my-stuff?tab=notices')
  const list = nia.page.getByRole('region', { name: 'Notices' })
  await list.getByText('It came out: yes.').waitFor()
  await list.getByText(/^Closes: 1 May 2029 instead of /).waitFor()
  await nia.page.getByRole('region', { name: 'What you follow' }).getByRole('link').waitFor()
  expect(await violationsOn(nia.page)).toEqual([])

  await nia.page.setViewportSize({ width: 390, height: 844 })
  expect(await nia.page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await news.waitFor()
  expect(await violationsOn(nia.page)).toEqual([])
  await nia.page.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await list.getByText('You have seen all').waitFor()
  await nia.page.getByRole('banner').getByRole('link', { name: 'Notices', exact: true }).waitFor()

  await revise(1, 'closes', '2029-04-01')
  await nia.page.getByRole('banner').getByRole('link', { name: 'Notices, 1 new' }).waitFor()
  // The bell may know of it before the list does, whose first row is an older one until then.
  await list.getByRole('listitem').filter({ hasText: 'Closes: 1 Apr 2029 instead of ' }).getByRole('link').click()
  await nia.page.waitForURL('**/prediction/1')
  await nia.page.getByRole('banner').getByRole('link', { name: 'Notices', exact: true }).waitFor()
  await nia.page.getByRole('button', { name: 'Following', pressed: true }).click()
  await nia.page.getByRole('button', { name: 'Follow', pressed: false, exact: true }).waitFor()
})
