/** When numbers are made anew, and what they survive. */
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { countings, engineVersion } from '#app/kind-numbers.ts'
import { openNumbers } from '#app/numbers.ts'
import { createLog } from '#kit/server/log.ts'
import { computeTrendNumbers, type TrendInput } from '#trends/compute-numbers.ts'
import { givenServer } from '../../../test/given.ts'
import { claimTurn, saveFailure, saveNothing, saveNumbers } from './numbers-store.ts'
import { createNumbersWork } from './numbers-work.ts'
import { createItemStore } from './store.ts'

const { app, pool, db, database } = await givenServer({ stocked: true })
const lines: string[] = []
const log = createLog('error', { write: (line) => void lines.push(line) })
const [ppm, fertility] = ['133', '142'] as const

/** Ids of the items with numbers since. */
async function idsMade(work: () => Promise<unknown>): Promise<string[]> {
  const { rows: before } = await pool.query<{ at: Date }>(`select max(made_at) as at from item_numbers`)
  await work()
  const { rows } = await pool.query<{ id: string }>(`select distinct item_id as id from item_numbers where made_at > $1 order by item_id`, [
    before[0]?.at,
  ])
  return rows.map(({ id }) => id)
}

async function newest(id: string) {
  const { rows } = await pool.query(
    `select version, rests_on as "restsOn", digest, numbers, (select count(*)::int from item_numbers where item_id = $1) as rows
     from item_numbers where item_id = $1 order by made_at desc limit 1`,
    [id],
  )
  return rows[0]
}

/** Writes another last value, as a reviser would. */
const observe = (id: string, factor: number) =>
  pool.query(
    `update item set version = version + 1, details = jsonb_set(details, '{series,observations,-1,1}',
       to_jsonb((details #>> '{series,observations,-1,1}')::float8 * $2::float8)) where id = $1`,
    [id, factor],
  )

test('every item of the starter collection has numbers, and nothing is due', async () => {
  const { rows } = await pool.query(
    `select (select count(*)::int from item) as items, count(distinct item_id)::int as counted, (select count(*)::int from numbers_due) as due,
       (select count(*)::int from numbers_turn) as turns from item_numbers`,
  )
  expect(rows).toEqual([{ items: 221, counted: 221, due: 0, turns: 0 }])
  expect(await app.makeNumbers()).toBe(0)
})

test('a changed observation changes the numbers of its trend and of what rests on it, and of nothing else', async () => {
  const resting = await pool.query<{ id: string }>(
    `select distinct item_id as id from item_numbers where rests_on @> $1 order by item_id`,
    [JSON.stringify([{ item: `trend/${ppm}` }])],
  )
  expect(resting.rows.length).toBeGreaterThan(0)
  const made = await idsMade(async () => {
    await observe(ppm, 1.001)
    await app.makeNumbers()
  })
  const near = new Set([ppm, ...resting.rows.map(({ id }) => id)])
  expect(made).toContain(ppm)
  for (const { id } of resting.rows) expect(made).toContain(id)
  for (const id of made.filter((one) => !near.has(one))) {
    const refs: { item: string }[] = (await newest(id)).restsOn
    expect(refs.some(({ item }) => made.includes(item.slice(item.indexOf('/') + 1)))).toBe(true)
  }
  expect(made.length).toBeLessThan(30)
  expect((await newest(ppm)).version).toBe(2)
})

test('what changes no number makes none, and the numbers hold for the new version', async () => {
  const before = await newest(fertility)
  await pool.query(`update item set title = title || '!', version = version + 1 where id = $1`, [fertility])
  expect(await idsMade(() => app.makeNumbers())).not.toContain(fertility)
  expect(await newest(fertility)).toEqual({ ...before, version: before.version + 1 })
})

test('an item whose numbers fail keeps its old ones, holds up nobody, and is tried at once when it has changed', async () => {
  const before = await newest(fertility)
  const { rows } = await pool.query('select details from item where id = $1', [fertility])
  const turn = async () =>
    (await pool.query('select tries, has_failed, until > now() as waits from numbers_turn where item_id = $1', [fertility])).rows
  await pool.query(`update item set details = '{"series": 7}' where id = $1`, [fertility])
  await app.makeNumbers()
  expect(await turn()).toEqual([{ tries: expect.any(Number), has_failed: true, waits: true }])
  // However slow the machine, it waits for as long as this test takes.
  await pool.query(`update numbers_turn set tries = 1, until = now() + interval '1 hour'`)
  await observe(ppm, 1.001)
  expect(await idsMade(() => app.makeNumbers())).toContain(ppm)
  expect(await turn()).toEqual([{ tries: 1, has_failed: true, waits: true }])
  expect(await newest(fertility)).toEqual(before)
  await pool.query('update item set details = $2, version = version + 1 where id = $1', [fertility, rows[0].details])
  await app.makeNumbers()
  expect(await newest(fertility)).toEqual({ ...before, version: before.version + 1 })
  expect((await pool.query('select from numbers_turn union all select from numbers_due')).rows).toEqual([])
})

test('what fails is tried again after a while, and after a longer one each time', async () => {
  await pool.query('insert into numbers_due (item_id) values ($1)', [fertility])
  const waits: number[] = []
  for (const tries of [1, 2, 3]) {
    const turn = await claimTurn(db, ['trend'])
    if (!turn) throw new Error('nothing was due')
    expect(turn.tries).toBe(tries)
    await saveFailure(db, turn)
    const { rows } = await pool.query(
      `update numbers_turn set until = now() returning (select extract(epoch from until - now())::float8 from numbers_turn) as wait`,
    )
    waits.push(rows[0].wait)
  }
  for (const [i, seconds] of [10, 20, 40].entries()) expect(Math.abs((waits[i] ?? 0) - seconds)).toBeLessThan(9)
  await app.makeNumbers()
})

test('two processes at once make each number once', async () => {
  const others = [1, 2].map(() => openNumbers({ database, log }))
  onTestFinished(async () => void (await Promise.all(others.map((one) => one.close()))))
  await pool.query(`update item set version = version + 1, details = jsonb_set(details, '{series,observations,-1,1}', '7')
    where kind = 'trend' and details #>> '{series,unit}' like '%population%'`)
  const counts = await Promise.all(others.map((one) => one.make()))
  const { rows } = await pool.query(
    `select item_id from (select item_id, digest = lag(digest) over (partition by item_id order by made_at) as is_same from item_numbers) as rows where is_same`,
  )
  expect(rows).toEqual([])
  expect(counts.every((count) => count > 0)).toBe(true)
  expect(await app.makeNumbers()).toBe(0)
  expect(lines).toEqual([])
})

test('what changes while its numbers are made is made once more', async () => {
  let changes = 0
  const compute = async (_: string, input: unknown) => {
    if (changes++ === 0) await observe(fertility, 1.02)
    return computeTrendNumbers(input as TrendInput)
  }
  const trends = countings.filter(({ kind }) => kind.name === 'trend')
  const work = createNumbersWork({ db, pool, countings: trends, engineVersion, compute, log })
  await observe(fertility, 1.01)
  const { rows: before } = await newest(fertility)
  expect(await work.workOff()).toBe(2)
  const { rows, version } = await newest(fertility)
  expect(rows).toBe(before + 2)
  expect((await pool.query('select version from item where id = $1', [fertility])).rows).toEqual([{ version }])
  await app.makeNumbers()
})

test('the turn of a process that died is taken over, and whoever lost a turn writes nothing', async () => {
  await observe(fertility, 1.01)
  const kinds = ['trend']
  const lost = await claimTurn(db, kinds)
  expect(lost?.itemId).toBe(fertility)
  const { rows: due } = await pool.query('select 1 from numbers_due where item_id <> $1', [fertility])
  for (const _ of due) await claimTurn(db, kinds)
  expect(await claimTurn(db, kinds)).toBeNull()
  await pool.query(`update numbers_turn set until = now() - interval '1 second'`)
  const taken = await claimTurn(db, kinds)
  expect(taken).toMatchObject({ itemId: fertility, marks: lost?.marks, tries: 2 })
  const made = { version: 1, restsOn: [], isPublic: true, digest: 'x', numbers: {}, at: new Date() }
  const before = await newest(fertility)
  if (!lost || !taken) throw new Error('nothing was due')
  expect(await saveNumbers(db, lost, made)).toBe(false)
  expect(await newest(fertility)).toEqual(before)
  expect(await saveNothing(db, taken)).toBe(true)
  await pool.query(`insert into numbers_due (item_id) values ($1)`, [fertility])
  await app.makeNumbers()
  expect((await newest(fertility)).rows).toBe(before.rows + 1)
})

test('numbers of an older mathematics are made anew, and so is what has none', async () => {
  await app.makeNumbers()
  await pool.query(`update item_numbers set digest = '0:old' where item_id = $1`, [fertility])
  await pool.query(`delete from item_numbers where item_id = $1`, [ppm])
  const numbers = openNumbers({ database, log })
  onTestFinished(() => numbers.close())
  await numbers.start()
  await expect.poll(async () => (await newest(fertility)).digest, { timeout: 35_000 }).toMatch(new RegExp(`^${engineVersion}:`))
  await expect.poll(() => newest(ppm), { timeout: 35_000 }).toMatchObject({ rows: 1 })
})

test('two who write at once do not wait for each other, though the same rests on what they write', async () => {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  try {
    await one.query(`begin; update item set version = version + 1 where id = ${ppm}`)
    await other.query(
      `set statement_timeout = 3000; begin; update item set version = version + 1 where id in (select to_id from link where from_id in (select from_id from link where to_id = ${ppm})) and id <> ${ppm}`,
    )
    await one.query(`update item set version = version + 1 where id = ${fertility}`)
    await other.query('commit')
    await one.query('commit')
  } finally {
    one.release(true)
    other.release(true)
  }
  expect(await app.makeNumbers()).toBeGreaterThanOrEqual(0)
})

test('an item that is deleted takes its marks along when they are looked at, and its family is made anew', async () => {
  const { rows } = await pool.query(`select id, family from item where kind = 'scenario' and family is not null order by id limit 1`)
  const [{ id, family }] = rows
  const kin = await pool.query(`select id from item where kind = 'scenario' and family = $1 and id <> $2 order by id`, [family, id])
  await observe(fertility, 1.01)
  await pool.query('delete from item where id = $1', [id])
  const made = await idsMade(() => app.makeNumbers())
  for (const one of kin.rows) expect(made).toContain(one.id)
  expect((await pool.query('select from numbers_turn union all select from numbers_due')).rows).toEqual([])
})

test('R3 what rests on an item that is taken back rests on it no longer', async () => {
  const ref = JSON.stringify([{ item: `trend/${fertility}` }])
  const resting = async () =>
    (
      await pool.query(
        `select item_id from (select distinct on (item_id) item_id, rests_on from item_numbers order by item_id, made_at desc) as newest where rests_on @> $1`,
        [ref],
      )
    ).rows.length
  expect(await resting()).toBeGreaterThan(0)
  await pool.query('update item set published_at = null where id = $1', [fertility])
  await app.makeNumbers()
  expect(await resting()).toBe(0)
})

test('R3 numbers of what is private are told to nobody', async () => {
  const heard: string[] = []
  const client = new Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(() => client.end())
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('listen content')
  const notices = async (id: string) => {
    heard.length = 0
    await pool.query(
      `insert into item_numbers select item_id, made_at + interval '1 second', version, rests_on, digest, numbers, is_public from item_numbers where item_id = $1 order by made_at desc limit 1`,
      [id],
    )
    await pool.query(`select pg_notify('content', 'end')`)
    await expect.poll(() => heard.at(-1), { interval: 5 }).toBe('end')
    return heard.length - 1
  }
  expect(await notices(fertility)).toBe(0)
  expect(await notices(ppm)).toBe(1)
})

test('R3 numbers made while an item was private are read by its author alone, until others are made of what everybody may see', async () => {
  const own = { id: 'author-of-private', name: 'Ada', email: null, isOperator: false }
  const read = async (viewer: typeof own | null) =>
    (await createItemStore(pool).findItem({ kind: 'prediction', id: '21', viewer }, ['numbers']))?.numbers ?? null
  const put = (isPublic: boolean) => pool.query(`update item_numbers set is_public = $1 where item_id = 21`, [isPublic])
  await pool.query(`update item set owner_id = $1 where id = 21`, [own.id])
  await put(false)
  expect(await read(null)).toBeNull()
  expect(await read(own)).not.toBeNull()
  await pool.query(`insert into numbers_due (item_id) values (21)`)
  await app.makeNumbers()
  expect(await read(null)).not.toBeNull()
})
