/** What a source says of its values, from its answer to the page: as a revision of marks, which never waits. */
import { expect, test } from 'vitest'
import { decide, findWaiting } from '../holds.ts'
import { presentHold } from '../present.ts'
import { givenBound, indicator, tenYears } from '../../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../../test/sources/stand-in.ts'

const { source, trend, look, seriesOf, pool, db, clock } = await givenBound()

/** In the World Bank's shape, newest first. */
function answerOf(values: readonly (readonly [string, number])[], statuses: Record<string, string> = {}) {
  const [head, rows] = worldBankAnswer(values) as [object, { date: string }[]] // its shape
  return [head, rows.map((row) => ({ ...row, obs_status: statuses[row.date] ?? '' }))]
}
const nextDay = () => (clock.now = new Date(clock.now.getTime() + 86_400_000))

test('marks of a source stand beside its values, change alone, and go', async () => {
  const id = await trend()
  source.at(indicator, answerOf([...tenYears, ['2024', 422.4]], { 2022: 'E', 2024: 'P' }))
  expect(await look(id)).toMatchObject({ outcome: 'new', sentence: '2024 added; 2022 now estimated.' })
  expect(await seriesOf(id)).toMatchObject({
    marks: [
      ['2022', 'E'],
      ['2024', 'P'],
    ],
    provisional: '2024',
  })
  nextDay()
  source.at(indicator, answerOf([...tenYears, ['2024', 422.4]], { 2024: 'E' }))
  expect(await look(id)).toMatchObject({
    outcome: 'revised',
    sentence: '2 values marked otherwise than before.',
    version: 3,
  })
  nextDay()
  source.at(indicator, answerOf([...tenYears, ['2024', 422.4]]))
  expect(await look(id)).toMatchObject({ outcome: 'revised', sentence: '2024 no longer estimated.', version: 4 })
  const series = await seriesOf(id)
  expect(series).not.toHaveProperty('marks')
  expect(series).not.toHaveProperty('provisional')
  nextDay()
  expect(await look(id)).toMatchObject({ outcome: 'same', sentence: 'Nothing new.', version: null })
})

test('a hundred answers that are marked as before are nothing new', async () => {
  const id = await trend()
  source.at(indicator, answerOf(tenYears, { 2023: 'P' }))
  expect(await look(id)).toMatchObject({ outcome: 'revised', sentence: '2023 now preliminary.' })
  for (let i = 0; i < 100; i++) {
    nextDay()
    // eslint-disable-next-line no-await-in-loop
    expect(await look(id)).toMatchObject({ outcome: 'same', version: null })
  }
})

test('marks that stand stay where the source says nothing of them', async () => {
  const id = await trend(tenYears, { marks: [['2015', 'b']] })
  const [head, rows] = worldBankAnswer(tenYears) as [object, object[]] // its shape
  source.at(indicator, [head, rows.map((row) => ({ ...row, obs_status: undefined }))])
  expect(await look(id)).toMatchObject({ outcome: 'same' })
  expect((await seriesOf(id)).marks).toEqual([['2015', 'b']])
})

test('a change that waits or was refused is no other for its marks', async () => {
  const id = await trend()
  const thousand = tenYears.map(([at, value]): [string, number] => [at, value * 1000])
  source.at(indicator, answerOf(thousand, { 2023: 'P' }))
  expect(await look(id)).toMatchObject({ outcome: 'held' })
  expect(await seriesOf(id)).not.toHaveProperty('marks')
  nextDay()
  source.at(indicator, answerOf(thousand))
  expect(await look(id)).toMatchObject({ outcome: 'same', sentence: 'Nothing new. A change waits for an operator.' })
  await pool.query("update hold set decision = 'refuse' where item_id = $1", [id])
  await pool.query(
    'update source_binding set refused = (select array_agg(digest) from hold where item_id = $1) where item_id = $1',
    [id],
  )
  nextDay()
  source.at(indicator, answerOf(thousand, { 2022: 'E' }))
  expect(await look(id)).toMatchObject({ sentence: 'The source still says what an operator has refused.' })
})

test.each(['take', 'take-as-new'] as const)('a change that waited comes with its marks: %s', async (decision) => {
  const id = await trend()
  source.at(
    indicator,
    answerOf(
      tenYears.map(([at, value]) => [at, value * 1000]),
      { 2023: 'P' },
    ),
  )
  await look(id)
  const waiting = await findWaiting(db, id)
  expect(waiting && (await presentHold(db, waiting))).toMatchObject({
    stands: { marks: [], provisional: null },
    proposed: { marks: [['2023', 'P']], provisional: '2023' },
  })
  const { rows } = await pool.query('select id, (select min(id) from account) as by from hold where item_id = $1', [id])
  const by = { id: rows[0].by, name: 'An operator' }
  await decide(db, { id: rows[0].id, at: null, decision, note: '', by, now: clock.now })
  expect(await seriesOf(id)).toMatchObject({ marks: [['2023', 'P']], provisional: '2023' })
})
