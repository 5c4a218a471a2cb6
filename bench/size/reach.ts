/** Does search find what is there: an item by its own title, in place 1, and every item that is counted, on some page? */
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

type Answer = { items: { id: string }[]; next: string | null }

/** Of so many titles, evenly taken from all, how many find their item first; and some that do not. */
export async function findByTitle(app: FastifyInstance, pool: Pool, titles: number) {
  const { rows } = await pool.query<{ id: string; title: string }>(
    `select id::text, title from item where is_listed order by md5(id::text) limit $1`,
    [titles],
  )
  const missed: string[] = []
  for (const { id, title } of rows) {
    const { items } = (await app.inject(`/api/items?limit=6&q=${encodeURIComponent(title)}`)).json<Answer>()
    if (items[0]?.id !== id) missed.push(title)
  }
  return { titles: rows.length, inPlace1: rows.length - missed.length, missed: missed.slice(0, 3) }
}

/** How many items the list of these words has from its first page to its last, beside how many are counted. */
export async function reachAll(app: FastifyInstance, q: string) {
  const asked = `q=${encodeURIComponent(q)}`
  const { total } = (await app.inject(`/api/counts?${asked}`)).json<{ total: number }>()
  const reached = new Set<string>()
  for (let next: string | null = ''; next !== null;) {
    const cursor: string = next ? `&cursor=${encodeURIComponent(next)}` : ''
    const answer: Answer = (await app.inject(`/api/items?limit=100&${asked}${cursor}`)).json<Answer>()
    for (const { id } of answer.items) reached.add(id)
    next = answer.next
  }
  return { q, counted: total, reached: reached.size }
}
