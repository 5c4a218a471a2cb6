/** What follows a new observation on the page of its trend, and what stays of what had been said. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { reviseObservations } from '../../../../test/given/series.ts'
import type { Observation } from '#series/series.ts'

const { app, pool } = await givenServer({ stocked: true })
const co2 = '133'

async function ask(path: string, status = 200) {
  const answer = await app.inject({ url: `/api/items/trend/${co2}/${path}` })
  expect([path, answer.statusCode]).toEqual([path, status])
  return answer.json()
}
const recordOf = async () =>
  (await pool.query('select scored, scored_inside_80, revised, steps from trend_record where item_id = $1', [co2]))
    .rows[0]
const lastNow = async (): Promise<Observation> => (await ask('series')).series.observations.at(-1)
const next = (year: string) => String(Number(year) + 1)
const know = async (revise: (before: Observation[]) => Observation[]) => {
  await reviseObservations(pool, co2, revise)
  // As the program writes: a version that everybody reads.
  await pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public, is_text)
     select id, item.version, item.updated_at, item.author, jsonb_set(last.data, '{details}', details), true, false
     from item join item_version as last on item_id = id and last.version = item.version - 1 where id = $1`,
    [co2],
  )
  await app.makeNumbers()
}

const [at, last] = await lastNow()
const above = Math.ceil(last / 10) * 10
await pool.query(`update item set details = jsonb_set(details, '{thresholds}', $2::jsonb) where id = $1`, [
  co2,
  JSON.stringify([{ value: above, label: 'a value of this test' }]),
])

test('before anything came nothing is said of arrivals, passings and revisions', async () => {
  expect(await ask('course')).toMatchObject({ arrival: null, passings: [], revisions: [] })
})

test('a value that came is held against the band of before, and keeps its score when it is revised', async () => {
  const first = last + 2.2
  await know((before) => [...before, [next(at), first]])
  const { arrival, revisions } = await ask('course')
  expect(arrival).toMatchObject({ at: next(at), from: at, observed: first, now: first })
  expect(revisions).toMatchObject([{ counts: { added: 1, revised: 0, gone: 0 }, added: [[next(at), first]] }])
  const scored = await recordOf()
  // What has been measured since is no estimate of ours any more, but one year was over when it was projected.
  expect(scored.revised).toBeNull()

  await know((before) => before.map(([then, value]) => [then, then === next(at) ? above + 1 : value]))
  const later = await ask('course')
  expect(later.arrival).toMatchObject({ observed: first, now: above + 1 })
  expect(later.revisions[0].revised).toEqual([{ at: next(at), from: first, to: above + 1 }])
  expect(await recordOf()).toMatchObject({ scored: scored.scored, scored_inside_80: scored.scored_inside_80 })
  expect(later.passings).toMatchObject([{ threshold: above, towards: 'up', isRevision: true, at: next(at) }])
})

test('it passes back by a revision, both are told once, and making the numbers again tells nothing', async () => {
  await know((before) => before.map(([then, value]) => [then, then === next(at) ? above - 1 : value]))
  await know((before) => [...before, [next(next(at)), above + 3]])
  const { passings } = await ask('course')
  expect(
    passings.map(({ towards, isRevision }: { towards: string; isRevision: boolean }) => [towards, isRevision]),
  ).toEqual([
    ['up', true],
    ['down', true],
    ['up', false],
  ])
  const told = async () => (await pool.query(`select data from event where kind = 'trend.crossed' order by seq`)).rows
  const before = await told()
  expect(before).toHaveLength(3)
  await pool.query(`delete from event_reader where name like 'numbers%'`)
  await app.makeNumbers()
  expect([await told(), (await ask('course')).passings]).toEqual([before, passings])
})

test('the series is read as it was known on any day, thinned as asked, and not before anything was known', async () => {
  const { knownFrom, revisions } = await ask('course')
  const whole = await ask('series')
  expect(whole.series.observations.at(-1)).toEqual([next(next(at)), above + 3])
  const thin = await ask('series?thin=10')
  expect([thin.count, thin.series.observations.length <= 10]).toEqual([whole.count, true])
  expect(thin.series.observations.at(-1)).toEqual(whole.series.observations.at(-1))
  const then = await ask(`series?asOf=${new Date(Date.parse(revisions.at(-1).on) - 1).toISOString()}`)
  expect([then.version, then.series.observations.at(-1)]).toEqual([1, [at, last]])
  await ask(`series?asOf=${knownFrom.slice(0, 10)}`)
  await ask('series?asOf=1999-01-01', 404)
})

test('a series that measures something else from now on is compared with nothing of before', async () => {
  await pool.query(
    `update item set version = version + 1, updated_at = now(), details = jsonb_set(details, '{series}',
       series_keep(id, jsonb_set((details_whole(details) -> 'series')::jsonb, '{unit}', '"ppb"'), now())) where id = $1`,
    [co2],
  )
  await know((before) => before)
  expect(await recordOf()).toMatchObject({ scored: 0, revised: null })
})
