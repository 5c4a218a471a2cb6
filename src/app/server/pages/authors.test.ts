/** Who wrote an item is said wherever it is shown, by the name of today, for as long as others may read it; and what follows for its page. */
import { expect, test } from 'vitest'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Word } from '#items/trust/trust.ts'
import { saveWord } from '#items/server/authors/words-store.ts'
import { givenServer } from '../../../../test/given.ts'
import { trust } from '../../../../test/given/trust.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, db, pool } = await givenServer({ stocked: true })
const html = async (url: string) => (await app.inject({ url })).body
const asksToBeLeftOut = async (url: string) => (await html(url)).includes('<meta name="robots" content="noindex"')
const say = (accountId: string, word: Word) =>
  inTransaction(db, (trx) =>
    saveWord(trx, { accountId, word, reason: 'As the test has it.', by: null, at: new Date() }),
  )

const title = 'More people name who wrote what they read'
const trend = {
  kind: 'trend',
  title,
  summary: 'Whoever reads wants to know who wrote it.',
  category: 'social',
  tags: ['reading'],
  horizon: { from: 2026, to: 2030 },
  series: null,
  thresholds: [],
  signals: [],
  links: [{ to: 'trend/131', relation: 'drives' }],
}

test('cards, tables, items beside and the sitemap name an author and lead there; another name, or a stop, reaches the pages that were kept', async () => {
  const uma = await givenUser(app, { name: 'Uma Reed' })
  await pool.query('update account set email_verified = true where id = $1', [uma.id])
  await trust(pool, uma.id)
  const { item } = (await uma.call('POST', '/api/items', trend)).json()
  expect((await uma.call('POST', `/api/items/trend/${item.id}/publish`)).statusCode).toBe(200)

  const pages = ['/', '/all-stuff', '/all-stuff?view=table', '/trend/131', `/author/${uma.id}`]
  const naming = async (name: string) => {
    const all = await Promise.all(pages.map(html))
    return pages.filter((_, i) => all[i]?.includes(`href="/author/${uma.id}"`) && all[i]?.includes(name))
  }
  await expect.poll(() => naming('Uma Reed')).toEqual(pages)
  expect(await html('/all-stuff')).not.toContain('href="/author/farsight"')
  expect(await html('/sitemap.xml')).toContain('/sitemap/authors.xml')
  for (const id of [uma.id, 'farsight']) expect(await html('/sitemap/authors.xml')).toContain(`/author/${id}<`)

  await uma.call('PATCH', '/api/me', { nickname: 'Quillon' })
  await expect.poll(() => naming('Quillon')).toEqual(pages)
  expect(await naming('Uma Reed')).toEqual([])

  await say(uma.id, 'stopped')
  await expect.poll(() => naming('Quillon')).toEqual([])
  expect(await html('/sitemap/authors.xml')).not.toContain(`/author/${uma.id}<`)
})

test('search engines are asked to leave out the page of an item until it is listed, and again once it is taken off the lists', async () => {
  const ned = await givenUser(app, { name: 'Ned Frost' })
  await pool.query('update account set email_verified = true where id = $1', [ned.id])
  const { item } = (await ned.call('POST', '/api/items', trend)).json()
  await ned.call('POST', `/api/items/trend/${item.id}/publish`)

  const page = `/trend/${item.id}`
  expect(await asksToBeLeftOut(page)).toBe(true)
  expect(await asksToBeLeftOut('/trend/131')).toBe(false)
  await say(ned.id, 'trusted')
  await expect.poll(() => asksToBeLeftOut(page)).toBe(false)
  await say(ned.id, 'unlisted')
  await expect.poll(() => asksToBeLeftOut(page)).toBe(true)
})

test('the page of an author leads by links to each of their items once, and says how many there are', async () => {
  const { rows } = await pool.query<{ path: string }>(
    `select '/' || kind || '/' || id as path from item where owner_id is null and is_listed`,
  )
  const every = rows.map(({ path }) => path)
  const first = await html('/author/farsight')
  expect(first).toContain(`${every.length} items.`)
  expect(first).not.toContain('First page')

  const found: (string | undefined)[] = []
  const last = await follow(first, (page) => found.push(...cardsOf(page)))
  expect(last).toContain('This is the last page.')
  expect(every.length).toBeGreaterThan(cardsOf(first).length)
  expect(found.toSorted()).toEqual(every.toSorted())
})

test('pages after the first are left to the first by search engines, and a mark that the list did not make leads back', async () => {
  const { next } = (await app.inject({ url: '/api/authors/farsight' })).json()
  expect(await asksToBeLeftOut('/author/farsight')).toBe(false)
  expect(await asksToBeLeftOut(`/author/farsight?cursor=${next}&utm_source=letter`)).toBe(true)
  const refused = await app.inject({ url: '/author/farsight?cursor=made-up' })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toMatch(/<h1>.*Farsight.*<\/h1>/s)
  expect(refused.body).toMatch(/<a [^>]*href="\/author\/farsight"[^>]*>First page/)
})

/** The items that a list shows, by the link in the title of each card. */
function cardsOf(page: string): (string | undefined)[] {
  const articles = page.match(/<article.*?<\/article>/gs) ?? []
  return articles.map((article) => /<h\d.*?href="([^"]+)"/s.exec(article)?.[1])
}

/** Page after page, by the links alone; answers with the last. */
async function follow(page: string, see: (page: string) => void, most = 10): Promise<string> {
  see(page)
  const [link = ''] = /<a [^>]*rel="next"[^>]*>/.exec(page) ?? []
  const [, next] = /href="([^"]+)"/.exec(link) ?? []
  if (next === undefined) return page
  if (most === 0) throw new Error('There is no end of pages.')
  return follow(await html(next), see, most - 1)
}
