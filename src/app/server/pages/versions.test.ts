/** The page of a version: what a citation leads to, for good. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const page = (url: string) => app.inject({ url })
const visible = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

await pool.query(
  `insert into item_version (item_id, version, at, author, data, is_public, is_text)
   select item_id, 2, at + interval '1 day', author, data || '{"title": "Carbon dioxide, told anew"}', true, true
   from item_version where item_id = 131 and version = 1`,
)
await pool.query(`update item set version = 2, title = 'Carbon dioxide, told anew' where id = 131`)

test('R8 an earlier version is shown as it was, says which it is, and is for no search engine', async () => {
  const { statusCode, body } = await page('/trend/131/v/1')
  expect(statusCode).toBe(200)
  expect(visible(body).includes('Version 1 of 2, of')).toBe(true)
  expect(body.split('</h1>')[0]).not.toContain('told anew')
  expect(body).toContain('name="robots" content="noindex"')
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/trend/131"')
})

test('R8 the newest version says that it is, and the item itself says nothing of it', async () => {
  const newest = await page('/trend/131/v/2')
  expect(visible(newest.body).includes('This address always shows version 2')).toBe(true)
  expect(newest.body).toContain('Carbon dioxide, told anew')
  const item = await page('/trend/131')
  expect(visible(item.body)).not.toContain('This address always shows')
  expect(item.body).not.toContain('name="robots"')
})

test.each(['3', '0', '01', '-1', 'x', '1e3', '9999999999', '1.0', '1%20'])(
  'a version that never was is not there, and its page leads to the item and does not deny it: %s',
  async (version) => {
    const { statusCode, body } = await page(`/trend/131/v/${version}`)
    expect(statusCode).toBe(404)
    expect(body).toMatch(/href="\/trend\/131"[^>]*>Look for the item itself/)
    expect(body).not.toContain('There is no trend 131')
  },
)

test('the newest has the address of the item', async () => {
  const { statusCode, headers } = await page('/trend/131/v/latest')
  expect([statusCode, headers.location]).toEqual([301, '/trend/131'])
})
