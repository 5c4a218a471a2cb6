/** What open browsers are told, who is told what, and what becomes of a stream that is cut off. */
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Point } from '../../../../test/analyses/pipeline.ts'
import { givenAnalyses } from '../../../../test/given/analyses.ts'
import { listenTo } from '../../../../test/server-sent.ts'

const world: { at: (point: Point) => Promise<void> | void } = { at: () => {} }
const { app, pool, orderer, order } = await givenAnalyses({ at: (point) => world.at(point) })
// New numbers are a change too, which comes whenever they are made; here what the test changes is all that changes.
await pool.query(`
  create function no_numbers() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger no_numbers before insert on job for each row when (new.task = 'items.numbers') execute function no_numbers()`)
const address = await app.listen({ host: '127.0.0.1', port: 0 })

async function listen(refs: string, options: Parameters<typeof listenTo>[1] = {}) {
  await app.hearEvents() // what was done before is no news
  const ear = await listenTo(`${address}/api/stream?refs=${refs}`, options)
  onTestFinished(() => ear.leave())
  return ear
}
type Refused = { error: { code: string } }
const changed = (ref: string) => ({ kind: 'item.changed', ref })
const change = (id: string) => pool.query('update item set version = version + 1 where id = $1', [id])
/** With this one, all that was told before it is here. */
async function until(ear: Awaited<ReturnType<typeof listen>>, message: unknown) {
  await expect.poll(() => ear.data()).toContainEqual(message)
}

describe('an open page', () => {
  test('is greeted, and told of what it shows and of nothing else', async () => {
    const ear = await listen('item/131,item/12,item/99999')
    expect(ear.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(ear.answer.headers.get('cache-control')).toContain('no-store')
    await expect.poll(() => ear.data()).toEqual([{ kind: 'hello', refs: ['item/12', 'item/131'] }])
    await change('133')
    await change('131')
    await until(ear, changed('item/131'))
    expect(JSON.stringify(ear.data())).not.toContain('133')
  })

  test('that was cut off is told what it missed, once, and what comes then', async () => {
    const first = await listen('item/131')
    await change('131')
    await until(first, changed('item/131'))
    first.leave()
    const lastEventId = first.messages.at(-1)?.id
    await change('131')
    await change('12')
    const again = await listen('item/131', { lastEventId })
    await until(again, changed('item/131'))
    await pool.query(`update item set published_at = null where id = 131`)
    await until(again, { kind: 'item.gone', ref: 'item/131' })
    expect(again.data()).toEqual([
      { kind: 'hello', refs: ['item/131'] },
      changed('item/131'),
      { kind: 'item.gone', ref: 'item/131' },
    ])
    await pool.query(`update item set published_at = now() where id = 131`)
  })

  test('that has heard of nothing yet misses nothing either', async () => {
    const first = await listen('item/142')
    await expect.poll(() => first.messages.length).toBe(1)
    first.leave()
    await change('142')
    const again = await listen('item/142', { lastEventId: first.messages[0]?.id })
    await until(again, changed('item/142'))
  })

  test.each(['1:1:', '9999999999:9999999999:', '5:3:', '5:9:4'])(
    'that says it heard %s last is told to ask for everything anew',
    async (lastEventId) => {
      const ear = await listen('item/21', { lastEventId })
      await expect.poll(() => ear.data()).toEqual([{ kind: 'hello', refs: ['item/21'] }, { kind: 'reset' }])
    },
  )

  test('is told to ask for everything anew when nobody can say what changed', async () => {
    const ear = await listen('item/21', { lastEventId: 'nonsense' })
    await pool.query(`insert into event (kind, ref) values ('everything', 'everything')`)
    await expect.poll(() => ear.data()).toEqual([{ kind: 'hello', refs: ['item/21'] }, { kind: 'reset' }])
  })
})

describe('what is private', () => {
  test('an item that was hidden is told of as gone, and of what happens to it then only who may see it hears', async () => {
    const owner = await orderer()
    const { rows } = await pool.query<{ id: string }>(`select id from account order by id desc limit 1`)
    await pool.query('update item set owner_id = $1 where id = 14', [rows[0]?.id])
    const [visitor, author] = [await listen('item/14,item/15'), await listen('item/14', { cookie: owner.cookie })]
    await expect.poll(() => visitor.messages.length + author.messages.length).toBe(2)
    await pool.query(`update item set published_at = null where id = 14`)
    await until(visitor, { kind: 'item.gone', ref: 'item/14' })
    await change('14')
    await change('15')
    await until(visitor, changed('item/15'))
    await until(author, changed('item/14'))
    expect(visitor.data()).not.toContainEqual(changed('item/14'))
    const later = await fetch(`${address}/api/stream?refs=item/14`)
    expect([later.status, ((await later.json()) as Refused).error.code]).toEqual([401, 'sign-in-needed'])
  })

  test('that an item was reported is told to nobody', async () => {
    const ear = await listen('item/131')
    await pool.query(`insert into report (account_id, item_id, reason, note, at) values ('1', 131, 'false', '', now())`)
    await change('131')
    await until(ear, changed('item/131'))
    expect(ear.data()).toHaveLength(2)
  })

  test('budgets and analyses are told to whose they are, as their own, and to nobody else', async () => {
    world.at = () => {}
    const [ada, ben] = [await orderer({ analysis: 2 }), await orderer()]
    const ears = [await listen('own', { cookie: ada.cookie }), await listen('own', { cookie: ben.cookie })] as const
    const { id } = (await order(ada)).analysis
    await until(ears[0], { kind: 'ledger.moved', ref: 'own' })
    await until(ears[0], { kind: 'analysis.progressed', ref: `analysis/${id}` })
    const stranger = await fetch(`${address}/api/stream?refs=analysis/${id}`, { headers: { cookie: ben.cookie } })
    expect([stranger.status, ((await stranger.json()) as Refused).error.code]).toEqual([404, 'not-found'])
    const own = await listen(`analysis/${id}`, { cookie: ada.cookie })
    expect((await ada.call('DELETE', `/api/analyses/${id}`)).statusCode).toBe(200)
    await until(own, { kind: 'analysis.gone', ref: `analysis/${id}` })
    expect(ears[1].data()).toEqual([{ kind: 'hello', refs: ['own'] }])
    expect(JSON.stringify(ears[0].data())).not.toContain('account')
  })
})

describe('what is refused', () => {
  test.each([
    '',
    'item',
    'item/x',
    'item/131;own',
    'set/x',
    Array.from({ length: 41 }, (_, i) => `item/${i + 1}`).join(','),
  ])('refs=%s', async (refs) => {
    const answer = await fetch(`${address}/api/stream?refs=${refs}`)
    expect([answer.status, ((await answer.json()) as Refused).error.code]).toEqual([400, 'invalid-input'])
  })

  test('a visitor has no account to hear of', async () => {
    const answer = await fetch(`${address}/api/stream?refs=own`)
    expect([answer.status, ((await answer.json()) as Refused).error.code]).toEqual([401, 'sign-in-needed'])
  })

  test('a thirteenth stream of one account, until one of the others is closed', async () => {
    const ada = await orderer()
    const open = async () => listen('own', { cookie: ada.cookie })
    const ears = await Promise.all(Array.from({ length: 12 }, open))
    expect((await open()).answer.status).toBe(429)
    ears[0]?.leave()
    await expect.poll(async () => (await open()).answer.status, { interval: 50 }).toBe(200)
  })
})

test('a stream whose reader has left is no longer under way, and no stop waits for it', async () => {
  await expect.poll(() => app.underWay).toBe(0)
  const ear = await listen('item/131')
  expect(app.underWay).toBe(1)
  ear.leave()
  await expect.poll(() => app.underWay).toBe(0)
})
