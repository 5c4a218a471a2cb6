/**
 * Search and lists over many items: made from the words of the starter collection, so that words are as common as they
 * really are.
 */
import type { Pool } from 'pg'
import type { FastifyInstance } from 'fastify'
import { benchWorld, quantile, rounded } from './world.ts'

const rounds = 400

export async function benchSearch(items: number) {
  const { app, database, close } = await benchWorld()
  try {
    const began = performance.now()
    await fillWithCopies(database.pool, items)
    const stockedSeconds = rounded((performance.now() - began) / 1000, 1)
    const words = await wordsOf(database.pool)
    const search = await time(app, rounds, (i) => `/api/items?q=${encodeURIComponent(queryOf(words, i))}`)
    const typing = await time(
      app,
      rounds,
      (i) => `/api/items?limit=6&q=${encodeURIComponent((words[(i * 7) % words.length] ?? '').slice(0, 2 + (i % 5)))}`,
    )
    const misspelt = await time(
      app,
      rounds,
      (i) => `/api/items?q=${encodeURIComponent(misspell(words[(i * 13) % words.length] ?? '', i))}`,
    )
    const list = await time(app, rounds, (i) => `/api/items?${filters[i % filters.length]}`)
    const deep = await deepPages(app, Math.floor(items / 200))
    const counts = await time(
      app,
      60,
      (i) => `/api/counts?${(filters[i % filters.length] ?? '').replace(/&?sort=\w+/, '')}`,
    )
    return { items, stockedSeconds, milliseconds: { search, typing, misspelt, list, ...deep, counts } }
  } finally {
    await close()
  }
}

const filters = [
  '',
  'sort=saved',
  'sort=horizon',
  'sort=closing',
  'sort=updated',
  'kind=trend',
  'category=social&kind=prediction',
  'tag=climate',
  'status=open',
  'from=2040&to=2045',
  'kind=scenario&sort=horizon',
  'tag=asteroids',
]

/** Copies of the collection's items with words of other items in their titles and texts. */
export async function fillWithCopies(pool: Pool, items: number): Promise<void> {
  await pool.query(`alter table item disable trigger item_words_learnt`) // copies bring no new words
  await pool.query(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, family, details, card, words, opens, closes, author, published_at, updated_at, saves)
     select a.kind, a.title || ' ' || split_part(b.title, ' ', 3 + n % 5) || ' ' || n, a.label, b.summary, left(c.body, 700), b.category,
       a.tags || b.tags[1:1], a.horizon_from, greatest(a.horizon_from, a.horizon_to - n % 7), a.family, case a.kind when 'trend' then a.details || '{"series": null}' else a.details end, a.card - 'series' || '{"series": null}', a.words, a.opens, a.closes + n % 500, a.author,
       a.published_at - n * interval '1 minute', a.updated_at - n * interval '1 second', n % 50
     from generate_series(1, $1::int) as n
     join (select row_number() over (order by id) as at, count(*) over () as all_of, * from item where id < 10000) as a on a.at = 1 + n % a.all_of
     join (select row_number() over (order by title) as at, count(*) over () as all_of, * from item where id < 10000) as b on b.at = 1 + (n / 3) % b.all_of
     join (select row_number() over (order by summary) as at, count(*) over () as all_of, body from item where id < 10000) as c on c.at = 1 + (n / 7) % c.all_of`,
    [items - 221],
  )
  await pool.query(`alter table item enable trigger item_words_learnt`)
  await pool.query('vacuum analyze')
}

/** Words of titles and summaries as they come: common ones come often. */
async function wordsOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `select word from item, regexp_split_to_table(lower(title || ' ' || summary), '[^a-z]+') as word where id < 10000 and length(word) > 3 order by md5(id || word)`,
  )
  return rows.map(({ word }) => word)
}

function queryOf(words: readonly string[], i: number): string {
  return Array.from({ length: 1 + (i % 3) }, (_, k) => words[(i * 31 + k * 17) % words.length]).join(' ')
}

/** Two letters change places. */
function misspell(word: string, i: number): string {
  const at = 1 + (i % Math.max(1, word.length - 2))
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

async function time(app: FastifyInstance, times: number, url: (i: number) => string) {
  for (let i = 0; i < 20; i++) await app.inject(url(i + times)) // connections and plans
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    const { statusCode, body } = await app.inject(url(i))
    taken.push(performance.now() - began)
    if (statusCode !== 200) throw new Error(`${url(i)} answered ${statusCode}: ${body}`)
  }
  return { p50: rounded(quantile(taken, 0.5)), p95: rounded(quantile(taken, 0.95)), max: rounded(Math.max(...taken)) }
}

/** The first page against one in the middle of the list, the same way. */
async function deepPages(app: FastifyInstance, pages: number) {
  let cursor = ''
  for (let page = 0; page < pages; page++)
    cursor = `&cursor=${(await app.inject(`/api/items?limit=100${cursor}`)).json().next}`
  return {
    firstPage: await time(app, 100, () => '/api/items'),
    deepPage: await time(app, 100, () => `/api/items?${cursor.slice(1)}`),
  }
}
