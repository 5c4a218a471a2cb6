/** Very many listed items: each a copy of one of the starter collection, under a number, in one of the years to come. */
import type { Pool } from 'pg'

/** `count` of each of the kinds, spread evenly over 2027 to 2060 and the categories. Their words are nobody's suggestion. */
export async function givenManyItems(pool: Pool, count: number): Promise<void> {
  await pool.query('alter table item disable trigger item_words_learnt')
  await pool.query(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, words,
        opens, closes, outcome, owner_id, author, published_at, updated_at)
      select kind, 'Copy ' || n, 'Copy ' || n, summary, '', (array['social', 'technological', 'economic', 'environmental', 'political'])[1 + n % 5],
        tags, 2026, 2027 + n % 34, details, card, '', opens, closes, outcome, null, author, now() - n * interval '1 minute', now()
      from (select distinct on (kind) * from item where published_at is not null and outcome is null order by kind, id) as first
        cross join generate_series(1, $1::int) as n`,
    [count],
  )
  await pool.query('alter table item enable trigger item_words_learnt')
  await pool.query('analyze item')
}
