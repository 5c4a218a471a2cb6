/** Chances of worlds that are made of what people say: made once more of the very row that told it, whatever they say since. */
import { expect, test } from 'vitest'
import { givenCrowds } from '../../../../test/people/crowd.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { makeNumbers } from '../../../../test/make-numbers.ts'
import { scenarioNumbers } from '#scenarios/numbers.ts'
import { checkReport } from '../../checking/check-report.ts'
import { createResolver } from './recompute.ts'

const database = await givenDatabase({ stocked: true })
const { pool } = database
const { tellAs } = givenCrowds(database)
const question = 'Will a human being land on Mars by the end of 2050?'
const asked = 'prediction/65'
const id = '65'

async function worldIn() {
  const { dossier, report, resolve } = await givenReport(pool, question)
  const world = dossier.items.find(
    ({ kind, restsOn }) => kind === 'scenario' && restsOn.some(({ item }) => item === asked),
  )
  const numbers = scenarioNumbers.parse(world?.numbers)
  const place = numbers.members.findIndex(({ to }) => to === asked)
  // Each time anew, as a reader asks for it.
  const at = (field: string) =>
    createResolver(pool, 'ada', dossier)(world?.ref ?? '', world?.version ?? 0, `numbers.members.${place}.${field}`)
  const said = report.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  const row = world?.restsOn.find(({ item }) => item === asked)?.said
  return { member: numbers.members[place], said, row, at, check: () => checkReport(report, resolve) }
}

test('a world counts on what people say, keeps the row, and comes out the same after they moved on', async () => {
  await makeNumbers(database)
  expect((await worldIn()).member).toMatchObject({ from: 'house' })
  const begin = Date.now()
  await tellAs(id, 0.42, begin, 39)
  await makeNumbers(database)
  const { member, said, row, at, check } = await worldIn()
  expect(said).toContainEqual(
    expect.stringMatching(/^“.*” counts on what 39 people forecast together of one of its questions/),
  )
  expect(member).toMatchObject({ from: 'crowd', people: 39, forecastBy: 'house', forecast: expect.any(Number) })
  expect(row).toMatch(/^\d+$/)
  await tellAs(id, 0.77, begin + 3_600_000, 50)
  await makeNumbers(database)
  expect([await at('people'), await at('from'), await at('probability')]).toEqual([39, 'crowd', member?.probability])
  expect(await check()).toEqual([])
  const now = await worldIn()
  expect([now.member, now.row === row]).toMatchObject([{ people: 50 }, false])
  // What is gone makes nothing once more.
  await pool.query('delete from crowd_point where seq = $1', [row])
  expect(await at('people')).toBeNull()
})

test('a question that is taken back counts with nobody who said anything of it', async () => {
  await pool.query(`update item set owner_id = 'ada', published_at = null where id = $1`, [id])
  await makeNumbers(database)
  const { rows: worlds } = await pool.query(
    `select newest.numbers -> 'members' as members from item cross join lateral (
      select numbers, rests_on from item_numbers where item_id = item.id order by made_at desc limit 1) as newest
      where kind = 'scenario' and newest.numbers::text like $1`,
    [`%"${asked}"%`],
  )
  expect(worlds.length).toBeGreaterThan(0)
  for (const { members } of worlds)
    expect(members).toContainEqual(expect.objectContaining({ to: asked, why: 'not-seen' }))
})
