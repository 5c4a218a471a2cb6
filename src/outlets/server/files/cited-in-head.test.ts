/** What programs that keep references find in the head of a page is what its citation says, of each version. */
import openGraph from 'open-graph-scraper'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
await pool.query(
  `insert into item_version (item_id, version, at, author, data, is_public, is_text)
   select item_id, 2, '2026-11-25', 'Åsa "R&D" Öberg', data || jsonb_build_object('title', $1::text), true, true
   from item_version where item_id = 131 and version = 1`,
  ['Children & <others>\n"at home"'],
)
await pool.query(
  `update item set version = 2, updated_at = '2026-11-25', author = 'Åsa "R&D" Öberg', title = $1 where id = 131`,
  ['Children & <others>\n"at home"'],
)

const names = ['title', 'author', 'publisher', 'publication_date', 'public_url', 'language'] as const
async function inHead(page: string): Promise<Record<string, string>> {
  const html = (await app.inject(page)).body
  const customMetaTags = names.map((name) => ({ multiple: false, property: `citation_${name}`, fieldName: name }))
  const { result } = await openGraph({ html, customMetaTags })
  return result.customMetaTags as Record<string, string>
}

test.each([
  ['/trend/131', '/trend/131.csl.json'],
  ['/trend/131/v/1', '/trend/131.csl.json?v=1'],
  ['/prediction/12', '/prediction/12.csl.json'],
  ['/scenario/181', '/scenario/181.csl.json'],
])('the head of %s says what %s does', async (page, file) => {
  const [cited] = (await app.inject(file)).json()
  const found = await inHead(page)
  expect(found).toEqual({
    title: cited.title,
    author: cited.author[0].literal,
    publisher: cited.publisher,
    publication_date: expect.any(String),
    public_url: cited.URL,
    language: 'en',
  })
  expect(found['publication_date']?.split('/').map(Number)).toEqual(cited.issued['date-parts'][0])
  expect((await app.inject(cited.URL.replace('http://localhost:3000', ''))).statusCode).toBe(200)
})

test('nothing but an item is cited so', async () => {
  for (const page of ['/', '/all-stuff', '/record']) expect((await app.inject(page)).body).not.toContain('citation_')
})
