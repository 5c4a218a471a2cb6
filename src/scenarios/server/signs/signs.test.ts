/** What a scenario's signposts are read off, and who may read it. */
import { expect, test } from 'vitest'
import type { Series } from '#series/series.ts'
import { saveSeries } from '#series/server/store.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { aSeries, givenTrend } from '../../../../test/given/series.ts'
import { computeScenarioNumbers } from '../../compute-numbers.ts'
import { scenarioNumbers, type ScenarioNumbers } from '../../numbers.ts'
import { gatherScenarioNumbers } from '../gather-numbers.ts'
import { listWatched } from './watched-store.ts'

const { db, pool } = await givenDatabase()
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const before: [string, number][] = [
  ['1990', 445],
  ['2025', 430],
]

async function givenWatching({ isPublic = true, other = {} as Partial<Series>, start = before } = {}) {
  const id = await givenTrend(pool)
  if (isPublic) await pool.query('update item set published_at = now() where id = $1', [id])
  await saveSeries(db, id, aSeries(start, other), day(1))
  const signpost = { title: 'It reaches 440', watch: `trend/${id}`, comparison: '>=', threshold: 440, by: 2032 }
  const details = { set: 'none', states: {}, consistent: true, members: [{ to: 'prediction/1', outcome: 'yes' }] }
  const item = {
    id: '99',
    kind: 'scenario',
    version: 1,
    family: null,
    details: { ...details, signposts: [signpost] },
    horizon: { from: 2027, to: 2030 },
    ownerId: null,
    isPublished: true,
  }
  const look = async (last: ScenarioNumbers | null = null) => {
    const { input } = await gatherScenarioNumbers(pool, item, last)
    return scenarioNumbers.parse(computeScenarioNumbers(JSON.parse(JSON.stringify(input))))
  }
  const know = (at: number, ...more: [string, number][]) =>
    saveSeries(db, id, aSeries([...start, ...more], other), day(at))
  return { look, know }
}

test('values from before it was written switch no signpost on, later ones do, and a revision off again', async () => {
  const { look, know } = await givenWatching()
  const first = await look()
  expect([first.signsOn, first.signs]).toMatchObject([0, [{ isOn: false, read: { at: '2025', value: 430 } }]])
  await know(2, ['2026', 440.2])
  const second = await look(first)
  expect([second.signsOn, second.turns]).toEqual([
    1,
    [{ title: 'It reaches 440', isOn: true, at: '2026', on: '2026-01-02' }],
  ])
  expect(await look(second)).toEqual(second)
  await know(3, ['2026', 439.9], ['2027', 439])
  const third = await look(second)
  expect([third.signsOn, third.turns.map(({ isOn }) => isOn)]).toEqual([0, [true, false]])
  expect(third.turns.at(-1)).toEqual({
    title: 'It reaches 440',
    isOn: false,
    at: '2026',
    on: '2026-01-03',
    by: 'revision',
  })
})

test('a value that is withdrawn switches it off, on the day of that', async () => {
  const { look, know } = await givenWatching()
  await know(2, ['2026', 440.2])
  const on = await look()
  await know(4)
  const off = await look(on)
  expect([off.signsOn, off.signs, off.turns.at(-1)]).toMatchObject([
    0,
    [{ isOn: false, read: { at: '2025' } }],
    { isOn: false, at: '2026', on: '2026-01-04', by: 'withdrawal' },
  ])
  expect(await look(off)).toEqual(off)
})

test('a quarter of the year that a signpost was to be seen by switches it on, and none of the next', async () => {
  const other = { frequency: 'quarterly' as const, provisional: '2032-Q4' }
  const inTime = await givenWatching({ other, start: [['2032-Q3', 430]] })
  const first = await inTime.look()
  await inTime.know(2, ['2032-Q4', 441], ['2033-Q1', 442])
  const second = await inTime.look(first)
  expect(second.signs).toMatchObject([{ isOn: true, read: { at: '2032-Q4', value: 441, isProvisional: true } }])
  expect(second.turns).toEqual([{ title: 'It reaches 440', isOn: true, at: '2032-Q4', on: '2026-01-02' }])
  const late = await givenWatching({ other, start: [['2032-Q4', 430]] })
  await late.know(2, ['2033-Q1', 441])
  expect((await late.look()).signs).toMatchObject([{ isOn: false, read: { at: '2032-Q4', value: 430 } }])
})

test('nobody reads in a public scenario what a private series says', async () => {
  const { look } = await givenWatching({ isPublic: false })
  expect((await look()).signs).toMatchObject([{ title: 'It reaches 440', isOn: false, read: null, isSeen: false }])
})

test('a signpost on a question has the day of the version that resolved it, and of the one that opened it again', async () => {
  const id = await givenTrend(pool)
  await pool.query(`update item set kind = 'prediction', published_at = now() where id = $1`, [id])
  let version = 0
  const say = async (at: number, outcome: object | null) => {
    const details = JSON.stringify({ outcome })
    version += 1
    await pool.query(`update item set version = $3, details = $2 where id = $1`, [id, details, version])
    await pool.query(
      `insert into item_version (item_id, version, at, author, data, is_public) values ($1, $2, $3, 'Ada', $4, true)`,
      [id, version, day(at), JSON.stringify({ details: { outcome } })],
    )
  }
  const yes = { state: 'resolved', value: 'yes', at: '2025-12-31' }
  const watched = async () => (await listWatched(pool, reader, [`prediction/${id}`]))[`prediction/${id}`]
  const reader = { id: '99', ownerId: null, isPublished: true }
  await say(1, null)
  await say(2, null)
  expect(await watched()).toMatchObject({ outcome: null, since: '2026-01-01' })
  await say(3, yes)
  await say(4, yes)
  expect(await watched()).toMatchObject({ outcome: yes, since: '2026-01-03' })
  await say(5, null)
  expect(await watched()).toMatchObject({ outcome: null, since: '2026-01-05' })
})
