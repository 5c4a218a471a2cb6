/** Reports are scored by what came of what they foretold, and that is made right where it turns out otherwise. */
import { expect, test } from 'vitest'
import { catchUp } from '#kit/server/events/reader.ts'
import { smallPipeline } from '../../../../test/analyses/pipeline.ts'
import { givenServer } from '../../../../test/given.ts'
import { peopleOf } from '../../../../test/given/analyses.ts'
import { reviseObservations } from '../../../../test/given/series.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import type { Awaits } from '../../living/awaits.ts'
import type { Report } from '../../report/report.ts'
import { scoringReader, scoringTask } from './scoring-work.ts'

/** What the next report awaits. */
let awaits: Awaits | null = null
const small = smallPipeline()
const { app, pool, db } = await givenServer({
  stocked: true,
  pipeline: { ...small, write: (dossier: Dossier): Report => ({ ...small.write(dossier), awaits }) },
})
await app.startAnalyses()
const { orderer, order, until, find } = peopleOf(app, pool)

async function foretold(what: Awaits) {
  awaits = what
  const who = await orderer({ trend: 1 })
  const { analysis } = await order(who, { trendId: '131' })
  await until(who, analysis.id, 'done')
  return { who, id: analysis.id }
}
const scoreOf = async ({ who, id }: Awaited<ReturnType<typeof foretold>>) => (await find(who, id)).analysis.score

async function settled(): Promise<void> {
  await catchUp(db, scoringReader)
  await expect
    .poll(
      async () =>
        (await pool.query(`select from job where task = $1 and state = 'waiting'`, [scoringTask.name])).rowCount,
    )
    .toBe(0)
}

const { rows: questions } = await pool.query<{ id: string }>(
  `select id from item where kind = 'prediction' and details #>> '{question,type}' = 'binary' and details -> 'outcome' = 'null' order by id limit 2`,
)
const [question = '', other = ''] = questions.map(({ id }) => id)
const resolve = async (id: string, outcome: object | null) => {
  await pool.query(
    `update item set version = version + 1, details = jsonb_set(details, '{outcome}', $2::jsonb) where id = $1`,
    [id, JSON.stringify(outcome)],
  )
  await settled()
}
const resolved = (value: string) => ({ state: 'resolved', value, at: '2027-01-05', reason: 'It was seen.' })
const onQuestion = (id: string, chance: number): Awaits => ({
  item: `prediction/${id}`,
  label: 'A question',
  at: null,
  unit: null,
  said: { is: 'chance', chance, of: { outcome: 'yes' }, isDenied: false },
})

test('a report is scored once its question resolves, anew where that is corrected, and no longer where it is withdrawn', async () => {
  const [sure, doubtful] = [await foretold(onQuestion(question, 0.9)), await foretold(onQuestion(question, 0.3))]
  await settled()
  expect(await scoreOf(sure)).toBeNull()
  await resolve(question, resolved('yes'))
  expect(await scoreOf(sure)).toMatchObject({
    came: 'yes',
    on: '2027-01-05',
    hasHappened: true,
    brier: expect.closeTo(0.01, 9),
  })
  expect(await scoreOf(doubtful)).toMatchObject({ brier: expect.closeTo(0.49, 9) })
  await resolve(question, resolved('no'))
  expect(await scoreOf(sure)).toMatchObject({ came: 'no', hasHappened: false, brier: expect.closeTo(0.81, 9) })
  await resolve(question, { ...resolved('no'), state: 'annulled', value: null })
  expect(await scoreOf(sure)).toBeNull()
  await resolve(question, resolved('yes'))
  expect(await scoreOf(sure)).toMatchObject({ hasHappened: true })
  await resolve(question, null)
  expect([await scoreOf(sure), await scoreOf(doubtful)]).toEqual([null, null])
})

test('a report that was being made while its question resolved is scored too', async () => {
  await resolve(other, resolved('no'))
  const late = await foretold(onQuestion(other, 0.2))
  await settled()
  expect(await scoreOf(late)).toMatchObject({ brier: expect.closeTo(0.04, 9) })
})

test('a range is scored once the year that it is for has a value, and follows its revisions', async () => {
  const { rows } = await pool.query<{ unit: string; last: string }>(
    `select series.unit, series.last from series_state as series join series as of on of.id = series_id where item_id = 131 and known_to = 'infinity'`,
  )
  const unit = rows[0]?.unit ?? ''
  const said = { is: 'range', unit, low: 400, middle: 450, high: 500, level: 0.8 } as const
  const on = (at: string, measured = unit): Awaits => ({ item: 'trend/131', label: 'CO2', at, unit: measured, said })
  const [inside, otherUnit] = [await foretold(on('2030')), await foretold(on('2030', 'furlongs'))]
  const observe = async (value: number | null) => {
    await reviseObservations(pool, '131', (before) => [
      ...before.filter(([at]) => at < '2026'),
      ...(value === null ? [] : [['2030', value] as [string, number]]),
    ])
    await settled()
  }
  await observe(480)
  expect(await scoreOf(inside)).toMatchObject({
    isInside: true,
    interval: 100,
    scaled: expect.any(Number),
    brier: null,
  })
  await observe(510)
  expect(await scoreOf(inside)).toMatchObject({ isInside: false, interval: expect.closeTo(200, 6) })
  // What is measured otherwise by now says nothing of it.
  expect(await scoreOf(otherUnit)).toBeNull()
  await observe(null)
  expect(await scoreOf(inside)).toBeNull()
})

const counted = async () => (await app.inject('/api/record')).json().record.reports

test('the track record counts reports that were scored, and those whose event has not come, of what everybody reads', async () => {
  const { rows: open } = await pool.query<{ id: string }>(
    `select id from item where kind = 'prediction' and details #>> '{question,type}' = 'binary' and details -> 'outcome' = 'null' and id <> all($1::bigint[]) order by id limit 1`,
    [[question, other]],
  )
  const id = open[0]?.id ?? ''
  const before = await counted()
  await foretold(onQuestion(id, 0.6))
  expect(await counted()).toEqual({ ...before, awaiting: before.awaiting + 1 })
  await resolve(id, resolved('yes'))
  const after = await counted()
  expect(after).toMatchObject({ awaiting: before.awaiting, scored: before.scored + 1, chances: before.chances + 1 })
  expect(after.brier * after.chances - (before.brier ?? 0) * before.chances).toBeCloseTo(0.16, 9)
})
