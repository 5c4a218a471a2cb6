/** However often was learnt, before a question was asked and while it was open, what people said of it is scored as it was. */
import { expect, test } from 'vitest'
import { came, givenScores, yes } from '../../../../test/people/scores.ts'
import { rebuildCrowd } from '../rebuild-crowd.ts'
import { listLearntBy } from './learnt-by.ts'

const { db, pool, question, resolve, addForecasters, addRows } = await givenScores()
const people = await addForecasters(6)
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const times = { opens: '2026-01-01', closes: '2026-03-10', resolves: '2026-03-20' }
const on = (day: number) => new Date(Date.parse('2026-01-01') + day * 86_400_000)
const said = (day: number, chance: number) =>
  people.map((forecaster, i) => ({ forecaster, at: on(day + i / 4), estimate: yes(chance + i / 20) }))

async function scored() {
  const at = await question(times)
  await addRows(at, [...said(1, 0.3), ...said(40, 0.5)])
  await resolve(at, came('yes', '2026-03-10'))
  const { rows } = await pool.query('select crowd, ways, told from scored_question where item_id = $1', [idOf(at)])
  return { id: idOf(at), ...rows[0] }
}
/** So many versions, from a day on and so many hours apart, each of which corrects crowds by `shift`. */
const learn = (versions: number, { from, hours, shift }: { from: string; hours: number; shift: number }) =>
  pool.query(
    `insert into crowd_learning (learnt_at, questions, shift, scale, digest)
    select $2::timestamptz + nth * $3::float8 * interval '1 hour', 20, $4, 1, nth from generate_series(1, $1::integer) nth`,
    [versions, from, hours, shift],
  )

test('a thousand nights before anybody spoke, and nights that changed nothing for them, change no score', async () => {
  const { id: _, ...before } = await scored()
  expect(before.crowd.coverage).toBeGreaterThan(0.95)
  await learn(1000, { from: '2023-01-01', hours: 24, shift: 0 })
  await learn(250, { from: '2026-01-03', hours: 6, shift: 0 })
  expect(await scored()).toMatchObject(before)
  const { id } = await scored()
  await rebuildCrowd(db, id)
  const { rows } = await pool.query('select distinct learning from crowd_point where item_id = $1', [id])
  expect(rows.length).toBeGreaterThan(1)
})

test('where each of many nights changed something, whoever spoke is in it from when they spoke on', async () => {
  await learn(250, { from: '2026-01-03', hours: 6, shift: 0.01 })
  await learn(250, { from: '2026-01-03', hours: 6, shift: 0.02 })
  const { crowd } = await scored()
  // Three had spoken after a day and a half of 69, and on the last day the outcome could be known.
  expect(crowd.coverage).toBeCloseTo(1 - 1.5 / 69 - 1 / 69, 6)
})

test('whoever counted otherwise long before does so from the first of what is read on, by the newest of that time', async () => {
  const { id } = await scored()
  const { rows } = await pool.query('select version, learnt_at from crowd_learning order by learnt_at, version')
  const [early, later, begin, meanwhile, over] = [10, 20, 500, 1100, 1200].map((place) => rows[place])
  const skill = (person: number, { version }: { version: number }, weight: number) =>
    pool.query('insert into crowd_skill (forecaster_id, version, skill) values ($1, $2, $3)', [
      people[person],
      version,
      weight,
    ])
  await skill(0, early, 2)
  await skill(0, later, 4)
  await skill(1, later, 0.5)
  await skill(1, meanwhile, 1)
  await skill(2, over, 2)
  const learnt = await listLearntBy(db, id, { from: begin.learnt_at.getTime(), end: over.learnt_at.getTime() })
  const at = (version: number) => learnt.find((one) => one.version === version)?.skills
  expect(learnt[0]?.version).toBe(begin.version)
  expect(at(begin.version)).toEqual(
    new Map([
      [people[0], 4],
      [people[1], 0.5],
    ]),
  )
  expect(at(meanwhile.version)).toEqual(
    new Map([
      [people[0], 4],
      [people[1], 1],
    ]),
  )
  expect(at(over.version)).toBeUndefined()
  const all = await listLearntBy(db, id)
  expect(all.length).toBe(rows.length)
  expect(all.find(({ version }) => version === over.version)?.skills.get(people[2] ?? '')).toBe(2)
})
