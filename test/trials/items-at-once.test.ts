/** Many at once, and many in all: counts stay exact, the vocabulary of search follows, and limits hold. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenContent, type Person } from '../content-as.ts'
import { aTrend } from '../given/entries.ts'

const { ask, written, pool } = await givenContent()
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
const idOf = (at: string) => at.split('/').at(-1)

test('R3 fifty saves and takings back by four people leave the number of those who keep it', async () => {
  const at = await written('ada', aTrend(), { isPublished: true })
  const step = fc.tuple(fc.constantFrom<Person>('ada', 'ben', 'eve', 'olga'), fc.constantFrom('PUT', 'DELETE'))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
      const answers = await Promise.all(steps.map(([as, method]) => ask(`${method} ${at}/save`, { as })))
      expect(new Set(statuses(answers))).toEqual(new Set([200]))
      const { saves, rows } = await savesOf(at)
      expect(saves).toBe(rows)
    }),
    { numRuns: 4, seed: 3 },
  )
})

test('the most that one account may keep is 5,000 saves and 50 reports a day', async () => {
  const at = await written('ada', aTrend(), { isPublished: true })
  const columns = 'kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card'
  await pool.query(`alter table item disable trigger user`)
  await pool.query(
    `insert into item (${columns}, owner_id, author, updated_at, published_at)
      select ${columns}, 'x', 'x', now(), now() from item, generate_series(1, 5000) where id = $1`,
    [idOf(at)],
  )
  await pool.query(`insert into save select '2', id, now() from item where owner_id = 'x'`)
  await pool.query(
    `insert into report select '2', id, 'false', '', now() - interval '23 hours' from item where owner_id = 'x' limit 50`,
  )
  expect((await ask(`PUT ${at}/save`, { as: 'ben' })).body.error.code).toBe('too-many-items')
  expect((await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })).body.error.code).toBe(
    'too-many-items',
  )
  await pool.query(`update report set at = at - interval '2 hours'`)
  expect((await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })).status).toBe(200)
  await pool.query(`delete from item where owner_id = 'x'`)
  await pool.query(`alter table item enable trigger user`)
})

test('the vocabulary of search is that of what is published, whatever comes and goes', async () => {
  const words = ['zebra', 'zebras', 'walnut', 'walnuts', 'kettle', 'harbour', 'the', 'and']
  const text = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 8 }).map((some) => some.join(' '))
  const step = fc.record({
    which: fc.nat(2),
    does: fc.constantFrom('revise', 'publish', 'unpublish', 'hide', 'restore', 'delete'),
    title: text,
    body: text,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const items = await Promise.all(['one', 'two', 'three'].map((title) => written('ada', aTrend(`Item ${title}`))))
      for (const { which, does, title, body } of steps) {
        const at = items[which] ?? ''
        const version = (await ask(at, { as: 'ada' })).body.item?.version
        if (does === 'revise') await ask(`PATCH ${at}`, { as: 'ada', body: { version: version ?? 1, title, body } })
        else if (does === 'delete') await ask(`DELETE ${at}`, { as: 'ada' })
        else if (does === 'hide' || does === 'restore')
          await ask(`POST ${at}/${does}`, { as: 'olga', body: { reason: 'Because of it' } })
        else await ask(`POST ${at}/${does}`, { as: 'ada' })
      }
      const kept = await pool.query('select word, lexeme, holders, names, named from search_word order by word')
      const held =
        await pool.query(`select word, lexeme, count(*)::int as holders, sum(is_name)::int as names, max(is_name) > 0 as named
        from item, lateral words_of(title, label, tags, summary, item.words, body) where published_at is not null group by word, lexeme order by word`)
      expect(kept.rows).toEqual(held.rows)
    }),
    { numRuns: 12, seed: 7 },
  )
})

async function savesOf(at: string) {
  const { rows } = await pool.query(
    'select saves, (select count(*)::int from save where item_id = id) as rows from item where id = $1',
    [idOf(at)],
  )
  return rows[0]
}
