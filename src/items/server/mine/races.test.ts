/** Many at once, and many in all: counts stay exact, one of two writers wins, and limits hold. */
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kit/server/transaction.ts'
import { givenContent, refOf } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { givenNotices } from '../../../../test/given/notices.ts'

const { ask, create, written, db, pool, accountData } = await givenContent()
const idOf = (at: string) => at.split('/').at(-1)
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
async function savesOf(at: string) {
  const { rows } = await pool.query(
    'select saves, (select count(*)::int from save where item_id = id) as rows from item where id = $1',
    [idOf(at)],
  )
  return rows[0]
}

describe('at once', () => {
  test('R3 of two revisions of one version one wins, and the other is told so', async () => {
    const at = await written('ada', aTrend())
    const revise = (title: string) => ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title } })
    const answers = await Promise.all(['One of them', 'Two of them', 'Three of them', 'Four of them'].map(revise))
    expect(statuses(answers)).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('changed-meanwhile')
    expect((await ask(`${at}/versions`, { as: 'ada' })).body.versions).toHaveLength(2)
    expect((await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'Late' } })).status).toBe(409)
  })

  test('R3 of twenty creations from one draft there is one item, and all are told of it', async () => {
    const draft = crypto.randomUUID()
    await ask(`PUT /api/me/drafts/${draft}`, { as: 'ada', body: { kind: 'trend', entry: aTrend() } })
    const make = (_: unknown, i: number) => create(aTrend(`Try number ${i}`, { draft }))
    const answers = await Promise.all(Array.from({ length: 20 }, make))
    expect(new Set(statuses(answers))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => `${body.item.id} ${body.item.title}`)).size).toBe(1)
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1)
    expect((await pool.query('select version from item where draft = $1', [draft])).rows).toEqual([{ version: 1 }])
    expect((await ask(`/api/me/drafts/${draft}`, { as: 'ada' })).status).toBe(404)
  })

  test('R3 an item that is deleted while it is saved, linked and revised leaves nothing behind', async () => {
    for (let round = 0; round < 5; round++) {
      const at = await written('ada', aTrend(), { isPublished: true })
      const own = await written('ada', aTrend())
      const link = { to: refOf(at), relation: 'drives' }
      const answers = await Promise.all([
        ...(['ben', 'eve', 'olga'] as const).map((as) => ask(`PUT ${at}/save`, { as })),
        ask(`PATCH ${own}`, { as: 'ada', body: { version: 1, links: [link] } }),
        ask(`DELETE ${at}`, { as: 'ada' }),
        create(aTrend('Ben links', { links: [link] }), 'ben'),
        ask(`PATCH ${at}`, {
          as: 'ada',
          body: { version: 1, title: 'Another', links: [{ to: refOf(own), relation: 'drives' }] },
        }),
        ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const { rows } = await pool.query(
        `select (select count(*)::int from save where item_id = $1) + (select count(*)::int from link where $1 in (from_id, to_id)) as left`,
        [idOf(at)],
      )
      expect(rows).toEqual([{ left: 0 }])
    }
  })

  test('R3 an account that is deleted takes everything along, and gives back its saves', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    const gone = await written('eve', aTrend('Eve was here'), { isPublished: true })
    await ask(`PUT ${at}/save`, { as: 'eve' })
    await ask(`PUT ${gone}/save`, { as: 'eve' })
    await ask(`POST ${at}/reports`, { as: 'eve', body: { reason: 'other' } })
    await ask(`PUT /api/me/drafts/${crypto.randomUUID()}`, { as: 'eve', body: { kind: 'trend', entry: {} } })
    await db.transaction().execute((trx) => accountData.remove(trx, '3'))
    expect(await savesOf(at)).toEqual({ saves: 0, rows: 0 })
    expect((await ask(gone)).status).toBe(404)
    const { rows } =
      await pool.query(`select (select count(*)::int from item where owner_id = '3') + (select count(*)::int from save where account_id = '3')
      + (select count(*)::int from draft where owner_id = '3') + (select count(*)::int from report where account_id = '3') as left`)
    expect(rows).toEqual([{ left: 0 }])
  })
})

describe('accounts that are deleted', () => {
  test('R3 thirty at once, whose items share their words and are saved by each other, leave nothing', async () => {
    const columns = 'kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card'
    const from = await written('ada', aTrend())
    const ids = Array.from({ length: 30 }, (_, i) => String(500 + i))
    await pool.query(
      `insert into item (${columns}, owner_id, author, updated_at, published_at)
        select kind, word, word, word, word, category, array[word], horizon_from, horizon_to, details, card, owner, owner, now(), now()
        from item, generate_series(1, 4) as i, unnest($2::text[]) as owner,
          lateral (select (array['zebra', 'walnut', 'kettle', 'harbour'])[1 + (i * (1 + 2 * (owner::int % 2)) % 4)]) as named (word)
        where id = $1 order by owner, i`,
      [idOf(from), ids],
    )
    await pool.query(
      `insert into save select owner, id, now() from unnest($1::text[]) as owner join item on owner_id = any($1::text[]) and id::int % 7 = owner::int % 7`,
      [ids],
    )
    await pool.query(`update item set saves = (select count(*) from save where item_id = id)`)
    await Promise.all(ids.map((id) => inTransaction(db, (trx) => accountData.remove(trx, id))))
    const { rows } = await pool.query(
      `select (select count(*)::int from item where owner_id = any($1::text[])) as items, (select count(*)::int from save where account_id = any($1::text[])) as saves`,
      [ids],
    )
    expect(rows).toEqual([{ items: 0, saves: 0 }])
  })
})

describe('the most that one account may keep', () => {
  test('R3 is 1,000 items, also where the last is asked for twice at once', async () => {
    const own = Number((await pool.query(`select count(*) from item where owner_id = '2'`)).rows[0].count)
    const columns = 'kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card'
    const from = await written('ben', aTrend())
    await pool.query(
      `insert into item (${columns}, owner_id, author, updated_at) select ${columns}, '2', 'Ben Sato', now() from item, generate_series(1, $2) where id = $1`,
      [idOf(from), 998 - own],
    )
    const answers = await Promise.all([1, 2, 3].map(() => create(aTrend(), 'ben')))
    expect(statuses(answers)).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('too-many-items')
    await pool.query(`delete from item where owner_id = '2'`)
  })

  test('is 200 drafts; the ones there are may still be changed', async () => {
    await pool.query(`insert into draft (id, owner_id, kind, entry, updated_at)
      select gen_random_uuid(), '2', 'trend', '{}', now() from generate_series(1, 200)`)
    const keep = (id: string) =>
      ask(`PUT /api/me/drafts/${id}`, { as: 'ben', body: { kind: 'trend', entry: { title: 'One more' } } })
    expect((await keep(crypto.randomUUID())).body.error.code).toBe('too-many-items')
    const { drafts } = (await ask('/api/me/drafts', { as: 'ben' })).body
    expect((await keep(drafts[0].id)).status).toBe(200)
    await pool.query('delete from draft')
  })
})

describe('kept pages are forgotten when what they show changes, and not otherwise', () => {
  test('R3 what is written in private or saved is heard by nobody; what is published and taken back is', async () => {
    const noticesIn = givenNotices(db)
    const noticesOf = async (work: () => Promise<unknown>) => (await noticesIn(work)).length
    const shown = await written('ada', aTrend(), { isPublished: true })
    let at = ''
    const links = [{ to: refOf(shown), relation: 'drives' }]
    const as = 'ada'
    expect(await noticesOf(async () => (at = await written(as, aTrend('In private', { links }))))).toBe(0)
    expect(
      await noticesOf(() => ask(`PATCH ${at}`, { as, body: { version: 1, title: 'Still in private', links: [] } })),
    ).toBe(0)
    expect(await noticesOf(() => ask(`PUT ${at}/save`, { as }))).toBe(0)
    expect(
      await noticesOf(() =>
        ask(`PUT /api/me/drafts/${crypto.randomUUID()}`, { as, body: { kind: 'trend', entry: {} } }),
      ),
    ).toBe(0)
    expect(await noticesOf(() => ask(`POST ${at}/publish`, { as }))).toBe(1)
    expect(await noticesOf(() => ask(`PATCH ${at}`, { as, body: { version: 2, links } }))).toBeGreaterThan(0)
    for (const method of ['PUT', 'DELETE'])
      expect(await noticesOf(() => ask(`${method} ${at}/save`, { as: 'ben' }))).toBe(0)
    expect(await noticesOf(() => ask(`POST ${at}/hide`, { as: 'olga', body: { reason: 'Because of it' } }))).toBe(1)
    // It comes back to the page of what it links to, too.
    expect(await noticesOf(() => ask(`POST ${at}/restore`, { as: 'olga', body: { reason: 'Because of it' } }))).toBe(2)
    expect(await noticesOf(() => ask(`POST ${at}/unpublish`, { as }))).toBe(1)
    expect(await noticesOf(() => ask(`DELETE ${at}`, { as }))).toBe(0)
    expect(await noticesOf(() => ask(`DELETE ${shown}`, { as }))).toBe(1)
  })
})
