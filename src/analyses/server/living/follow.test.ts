/** Reports that are followed: made again, at no cost, once their answer moves by more than was chosen; and not before. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { catchUp } from '#kit/server/events/reader.ts'
import { smallPipeline } from '../../../../test/analyses/pipeline.ts'
import { givenServer } from '../../../../test/given.ts'
import { peopleOf } from '../../../../test/given/analyses.ts'
import type { Analysis } from '../../analysis.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import type { Report } from '../../report/report.ts'
import { followReader, followTask } from './follow-work.ts'

/** The chance that each report gives, by the trend that it is about. */
const chances = new Map<string, number>()

const small = smallPipeline()
const { app, pool, db } = await givenServer({
  stocked: true,
  pipeline: {
    ...small,
    // What is read of the base is kept with the report.
    async gather(understood, asked): Promise<Dossier> {
      const dossier = await small.gather(understood, asked)
      return { ...dossier, gaps: [String(chances.get(dossier.trend ?? '') ?? 0.5)] }
    },
    write(dossier: Dossier): Report {
      const report = small.write(dossier)
      const value = Number(dossier.gaps[0])
      const read = { item: dossier.trend ?? '', version: 1, value, unit: 'chance' }
      const evidence = report.evidence.map((row) => ({ ...row, ...read }))
      return { ...report, evidence, answer: report.answer && { ...report.answer, figure: `${value * 100}%` } }
    },
  },
})
await app.startAnalyses()
const { orderer, order, until, find, left } = peopleOf(app, pool)
type Orderer = Awaited<ReturnType<typeof orderer>>

/** Somebody with a report on a trend of the starter collection. */
async function reported(trendId: string, units = 1) {
  const who = await orderer({ trend: units })
  const { analysis } = await order(who, { trendId })
  await until(who, analysis.id, 'done')
  return { who, id: analysis.id }
}
const follow = (who: Orderer, id: string, amount = 5) => who.call('PUT', `/api/analyses/${id}/follow`, { amount })
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code
const listed = async (who: Orderer): Promise<Analysis[]> => (await who.call('GET', '/api/me/analyses')).json().analyses

/** Once everything is done that follows from what has happened. */
async function settled(): Promise<void> {
  await catchUp(db, followReader)
  const waits = `select from job where task in ($1, 'analyses.report') and state = 'waiting' and due_at < now() + interval '1 minute'`
  await expect.poll(async () => (await pool.query(waits, [followTask.name])).rowCount).toBe(0)
}

/** The trend changes, and a report on it would give another chance. What is still being looked at has seen the one before. */
async function moves(trendId: string, to: number): Promise<void> {
  await settled()
  chances.set(`trend/${trendId}`, to)
  await pool.query(`update item set summary = summary || '.' where id = $1`, [trendId])
  await settled()
}

/** What waits for another day is due. */
async function aDayLater(): Promise<void> {
  await pool.query(`update followed set made_at = made_at - interval '1 day'`)
  await pool.query(`update job set due_at = now() where task = $1`, [followTask.name])
  await pool.query(`select pg_notify('work', $1)`, [followTask.name])
  await settled()
}

test('a report whose answer moves by more than was chosen is made again at no cost, and followed on from there', async () => {
  const { who, id } = await reported('131')
  const { analysis } = (await follow(who, id)).json()
  expect(analysis.follow).toMatchObject({ measure: 'points', amount: 5, madeAt: null })
  expect(Date.parse(analysis.follow.until) - Date.parse(analysis.follow.since)).toBe(365 * 86_400_000)
  await moves('131', 0.55)
  expect(await listed(who)).toHaveLength(1)
  await moves('131', 0.56)
  const [made, before, ...more] = await listed(who)
  expect(more).toEqual([])
  const { since } = analysis.follow
  expect(made).toMatchObject({
    state: 'done',
    rerunOf: id,
    isRemade: true,
    cost: { units: 0 },
    follow: { amount: 5, since },
  })
  expect(before).toMatchObject({ id, follow: null, newer: made?.id, cost: { units: 1 } })
  const { changes } = (await who.call('GET', `/api/analyses/${made?.id}/changes`)).json()
  expect(changes.answer).toEqual({ before: '50%', now: '56.00000000000001%' })
  expect(await left(who)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
})

test('it is made again once a day at most, and then with all that has come meanwhile', async () => {
  const { who, id } = await reported('132')
  await follow(who, id)
  await moves('132', 0.6)
  await moves('132', 0.7)
  await moves('132', 0.8)
  expect(await listed(who)).toHaveLength(2)
  await aDayLater()
  const [last] = await listed(who)
  expect((await find(who, last?.id ?? '')).report.answer.figure).toBe('80%')
  expect(await listed(who)).toHaveLength(3)
})

test('what has moved since the report was made is not missed by who follows it later', async () => {
  const { who, id } = await reported('133')
  await moves('133', 0.9)
  await follow(who, id)
  await settled()
  expect(await listed(who)).toHaveLength(2)
})

test('nothing is looked at before the numbers behind the answer are made of what stands there by now', async () => {
  const { who, id } = await reported('141')
  await follow(who, id)
  await settled()
  await pool.query('update item set version = version + 1 where id = 141')
  await moves('141', 0.9)
  expect(await listed(who)).toHaveLength(1)
  await pool.query('update item_numbers set version = item.version from item where item_id = item.id and item.id = 141')
  await settled()
  expect(await listed(who)).toHaveLength(2)
})

test('the same news makes one report, however often it is told, and whoever dies over it', async () => {
  const { who, id } = await reported('134')
  await follow(who, id)
  await moves('134', 0.6)
  for (const state of ['queued', 'done']) {
    // As if whoever looked had died before it could say so: the job comes again, once with the report still to be made.
    if (state === 'queued') {
      await pool.query(`update analysis set state = 'queued', finished_at = null where rerun_of = $1`, [id]) // eslint-disable-line no-await-in-loop
      await pool.query(
        `update followed set analysis_id = $1, made_at = null where analysis_id in (select id from analysis where rerun_of = $1)`,
        [id],
      ) // eslint-disable-line no-await-in-loop
    }
    await pool.query(
      `update job set state = 'waiting', due_at = now(), ended_at = null, kept_until = null where task = $1`,
      [followTask.name],
    ) // eslint-disable-line no-await-in-loop
    await pool.query(`select pg_notify('work', $1)`, [followTask.name]) // eslint-disable-line no-await-in-loop
    await settled() // eslint-disable-line no-await-in-loop
    expect(await listed(who)).toHaveLength(2) // eslint-disable-line no-await-in-loop
    await pool.query(`update analysis set state = 'done', finished_at = now() where rerun_of = $1`, [id]) // eslint-disable-line no-await-in-loop
  }
})

test('the order of a report that is made again and the end of the look are one: neither is there without the other', async () => {
  const { who, id } = await reported('135')
  await follow(who, id)
  await settled()
  await pool.query(
    `create function test_refuses() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  )
  await pool.query(
    `create trigger test_refuses before insert on job for each row when (new.task = 'analyses.report') execute function test_refuses()`,
  )
  chances.set('trend/135', 0.7)
  await pool.query(`update item set summary = summary || '.' where id = 135`)
  await catchUp(db, followReader)
  const failures = async () =>
    (
      await pool.query(`select max(failures)::int as n from job where task = $1 and state = 'waiting'`, [
        followTask.name,
      ])
    ).rows[0]?.n
  await expect.poll(failures).toBe(1)
  expect(await listed(who)).toHaveLength(1)
  await pool.query('drop trigger test_refuses on job')
  await pool.query(`update job set due_at = now() where task = $1`, [followTask.name])
  await pool.query(`select pg_notify('work', $1)`, [followTask.name])
  await settled()
  expect(await listed(who)).toHaveLength(2)
})

test('nothing is made again of a report whose following was ended, or that is gone, or whose question has come out', async () => {
  const { who, id } = await reported('136', 3)
  await follow(who, id)
  const ended = await who.call('DELETE', `/api/analyses/${id}/follow`)
  expect(ended.json().analysis.follow).toBeNull()
  const [gone, out] = [
    (await order(who, { trendId: '136', question: 'What drives it?' })).analysis.id,
    (await order(who, { trendId: '136', question: 'What could break it?' })).analysis.id,
  ]
  for (const one of [gone, out]) await until(who, one, 'done').then(() => follow(who, one)) // eslint-disable-line no-await-in-loop
  expect((await who.call('DELETE', `/api/analyses/${gone}`)).statusCode).toBe(200)
  // Whoever begins to follow is looked after at once: that is over before the question comes out.
  await settled()
  await pool.query(`update analysis set score = '{"came": "yes"}' where id = $1`, [out])
  await moves('136', 0.9)
  expect((await pool.query('select from analysis where account_id = $1', [who.id])).rowCount).toBe(2)
})

test('who runs a followed report again follows the new one', async () => {
  const { who, id } = await reported('137', 2)
  await follow(who, id, 40)
  const again = (await who.call('POST', `/api/analyses/${id}/rerun`, { orderId: randomUUID() })).json().analysis
  await until(who, again.id, 'done')
  const [now, before] = await listed(who)
  expect([now?.follow?.amount, now?.isRemade, before?.follow]).toEqual([40, false, null])
})

test('following ends after a year', async () => {
  const { who, id } = await reported('138')
  await follow(who, id, 1)
  await pool.query(`update followed set since = since - interval '366 days' where analysis_id = $1`, [id])
  expect((await find(who, id)).analysis.follow).toBeNull()
  await moves('138', 0.9)
  expect(await listed(who)).toHaveLength(1)
})

test('what cannot be followed is refused, with the reason', async () => {
  const { who, id } = await reported('139')
  const eve = await orderer()
  expect(codeOf(await app.inject({ method: 'PUT', url: `/api/analyses/${id}/follow`, payload: { amount: 5 } }))).toBe(
    'sign-in-needed',
  )
  for (const refused of [follow(eve, id), eve.call('DELETE', `/api/analyses/${id}/follow`), follow(who, '999999')])
    expect(codeOf(await refused)).toBe('analysis-not-found') // eslint-disable-line no-await-in-loop
  for (const amount of [0.5, 51])
    expect((await follow(who, id, amount)).json().error).toMatchObject({
      // eslint-disable-line no-await-in-loop
      code: 'invalid-input',
      details: [{ field: 'amount', reason: 'must lie between 1 point and 50 points' }],
    })
  expect(codeOf(await follow(who, id, -1))).toBe('invalid-input')

  const { rows } = await pool.query<{ id: string }>(
    `insert into analysis (account_id, order_id, kind, question, progress, ordered_at)
     values ($1, gen_random_uuid(), 'full', 'x', '{"step": "reading", "section": null, "done": 0, "of": 1}', now()) returning id`,
    [who.id],
  )
  expect(codeOf(await follow(who, rows[0]?.id ?? ''))).toBe('analysis-unfinished')

  await pool.query(`update analysis set score = '{"came": "yes"}' where id = $1`, [id])
  expect(codeOf(await follow(who, id))).toBe('follow-come-out')
  await pool.query(`update analysis set score = null where id = $1`, [id])
  await pool.query(`update analysis_report set report = jsonb_set(report, '{answer}', 'null') where analysis_id = $1`, [
    id,
  ])
  expect(codeOf(await follow(who, id))).toBe('follow-no-number')
})

test('ten reports of one account are followed at once, and an eleventh once one of them is not', async () => {
  const { who, id } = await reported('140')
  await pool.query(
    `with copied as (
       insert into analysis (account_id, order_id, kind, trend_id, question, progress, ordered_at, state, finished_at)
       select account_id, gen_random_uuid(), kind, trend_id, question, progress, ordered_at, state, finished_at
       from analysis, generate_series(1, 10) where id = $1 returning id
     )
     insert into followed (analysis_id, measure, amount, items, since) select id, 'points', 5, '{}', now() from copied`,
    [id],
  )
  expect(codeOf(await follow(who, id))).toBe('too-many-followed')
  const other = (await listed(who)).find((one) => one.follow)
  await who.call('DELETE', `/api/analyses/${other?.id}/follow`)
  expect((await follow(who, id)).statusCode).toBe(200)
  // By another amount it is the same one.
  expect((await follow(who, id, 9)).json().analysis.follow.amount).toBe(9)
})
