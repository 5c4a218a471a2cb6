/** Who makes numbers when, among several at once, and what becomes of the turn of one who fails or dies. */
import { expect, onTestFinished, test } from 'vitest'
import { countings, engineVersion } from '#app/server/kind-numbers.ts'
import { openNumbers } from '#app/server/numbers.ts'
import { createLog } from '#kit/server/log.ts'
import { computeTrendNumbers, type TrendInput } from '#trends/compute-numbers.ts'
import { fertility, givenNumbers, ppm } from '../../../../test/given-numbers.ts'
import { claimTurn, saveFailure, saveNothing, saveNumbers } from './store.ts'
import { createNumbersWork } from './work.ts'

const { app, pool, db, database, idsMade, newest, observe } = await givenNumbers()
const lines: string[] = []
const log = createLog('error', { write: (line) => void lines.push(line) })

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
      `update numbers_turn set until = now() - interval '1 second' returning (select extract(epoch from until - now())::float8 from numbers_turn) as wait`,
    )
    waits.push(rows[0].wait)
  }
  for (const [i, seconds] of [10, 20, 40].entries()) expect(Math.abs((waits[i] ?? 0) - seconds)).toBeLessThan(9)
  await app.makeNumbers()
})

test('two processes at once make each number once', async () => {
  const others = [1, 2].map(() => openNumbers({ database, log }))
  onTestFinished(async () => void (await Promise.all(others.map((one) => one.close()))))
  const measured = await pool.query<{ id: string }>(
    `select id from item where kind = 'trend' and card #>> '{series,unit}' like '%population%'`,
  )
  for (const { id } of measured.rows) await observe(id, 0.5)
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
