/**
 * Who makes numbers when, and what becomes of the turn of one who dies. Several at once, and one that fails, are tried
 * in test/trials/numbers.test.ts, who waits for whom in test/trials/numbers/in-turn.test.ts.
 */
import { expect, onTestFinished, test } from 'vitest'
import { countings, engineVersion, markDue } from '#app/server/kind-numbers.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { compute, fertility, givenNumbers, ppm } from '../../../../test/given/numbers.ts'
import { numbersTask } from './marks.ts'
import { markOutdated, numbersWork } from './work.ts'

const { app, pool, db, database, newest, observe, mark, givenWork } = await givenNumbers()
const jobsOf = async (id: string) =>
  (
    await pool.query(`select failures, due_at > now() as waits from job where task = $1 and key = $2`, [
      numbersTask.name,
      id,
    ])
  ).rows

const idsOf = async (kind: string) =>
  (await pool.query<{ id: string }>('select id from item where kind = $1 order by id limit 2', [kind])).rows.map(
    ({ id }) => id,
  )

test('an item that is deleted while its numbers are made has none, and that is no failure', async () => {
  const [gone = ''] = await idsOf('trend')
  const queue = openQueue({ database, log: createLog('silent') })
  onTestFinished(() => queue.close())
  const deleting = async (kind: string, input: unknown) => {
    await pool.query('delete from item where id = $1', [gone])
    return compute(kind, input)
  }
  const work = numbersWork({
    db,
    pool,
    countings: countings.filter(({ kind }) => kind.name === 'trend'),
    engineVersion,
    compute: deleting,
  })
  await observe(gone, 1.01)
  await pool.query('delete from job where key <> $1', [gone])
  await queue.workOff(work)
  expect(await jobsOf(gone)).toEqual([])
  expect((await pool.query('select from trend_record where item_id = $1', [gone])).rows).toEqual([])
  await app.makeNumbers()
})

test('what changes while its numbers are made is made once more', async () => {
  let changes = 0
  const { queue, task } = givenWork(async () => void (changes++ === 0 && (await observe(fertility, 1.02))))
  await observe(fertility, 1.01)
  await pool.query('delete from job where key <> $1', [fertility])
  const { rows: before } = await newest(fertility)
  while ((await catchUp(db, markDue)) + (await queue.workOff(task)) > 0);
  const { rows, version } = await newest(fertility)
  expect(changes).toBeGreaterThan(1)
  expect(rows).toBeGreaterThan(before)
  expect((await pool.query('select version from item where id = $1', [fertility])).rows).toEqual([{ version }])
  await app.makeNumbers()
})

test('the turn of a process that died is taken over, and whoever lost a turn writes nothing', async () => {
  await observe(fertility, 1.01)
  await pool.query('delete from job where key <> $1', [fertility])
  const before = await newest(fertility)
  // As if this process had stood still for longer than a lease lasts, and another had the job by now.
  const steal = () => pool.query(`update job set lease = gen_random_uuid() where key = $1`, [fertility])
  const { queue, task } = givenWork(async (id) => id === fertility && steal())
  await queue.workOff(task)
  expect(await newest(fertility)).toEqual(before)
  await pool.query('update job set due_at = now()')
  await app.makeNumbers()
  expect((await newest(fertility)).rows).toBe(before.rows + 1)
})

test('what somebody has changed comes before what is only made anew with everything, and foundations before what rests on them', async () => {
  const made: string[] = []
  const { queue, task } = givenWork(async (id) => made.push(id))
  const [scenarios, predictions, trends] = await Promise.all([idsOf('scenario'), idsOf('prediction'), idsOf('trend')])
  await mark('rest', ...scenarios, ...predictions, ...trends)
  await mark('change', ppm, scenarios[1] ?? '')
  await queue.workOff(task)
  expect(made).toEqual([ppm, scenarios[1], ...trends, ...predictions, scenarios[0]])
  await app.makeNumbers()
})

test('what somebody changes in the middle of all being made anew is made next', async () => {
  const made: string[] = []
  const { rows } = await pool.query<{ id: string }>(
    `select id from item where kind = 'trend' and id <> $1 order by id limit 9`,
    [ppm],
  )
  const trends = rows.map(({ id }) => id)
  const { queue, task } = givenWork(async (id) => {
    made.push(id)
    if (made.length === 3) await observe(ppm, 1.01)
  })
  await mark('rest', ...trends)
  await queue.start([task])
  await expect.poll(() => made).toEqual(expect.arrayContaining(trends))
  await queue.stop([task])
  // Along with it what rests on it, in any order.
  expect(made.slice(0, 3)).toEqual(trends.slice(0, 3))
  expect(made.slice(3, made.indexOf(trends[3] ?? ''))).toContain(ppm)
  await app.makeNumbers()
})

test('a start under the mathematics that was applied last looks at no item, and one under another marks all of them', async () => {
  await app.makeNumbers()
  await markOutdated({ db, countings, engineVersion })
  const marked = async () =>
    (await pool.query(`select count(*)::int as jobs from job where task = $1`, [numbersTask.name])).rows[0].jobs
  expect(await marked()).toBe(0)

  // Whoever looked would wait for as long as somebody else has them for themselves.
  const other = await pool.connect()
  await other.query('begin; lock table item, item_numbers, job in access exclusive mode')
  await markOutdated({ db, countings, engineVersion })
  await other.query('rollback')
  other.release()

  await markOutdated({ db, countings, engineVersion: engineVersion + 1, atOnce: 50 })
  const { rows } = await pool.query('select count(*)::int as items, (select version from engine_state) from item')
  expect(rows).toEqual([{ items: await marked(), version: engineVersion + 1 }])
  await markOutdated({ db, countings, engineVersion })
  await pool.query('delete from job where task = $1', [numbersTask.name])
})

test('a start that is told to leave while it looks ends after its batch, and the next start looks again', async () => {
  await app.makeNumbers()
  await markOutdated({ db, countings, engineVersion })
  const next = { db, countings, engineVersion: engineVersion + 1, atOnce: 50 }
  const marked = async () =>
    (
      await pool.query(
        `select count(*)::int as jobs, (select version from engine_state) as version from job where task = $1`,
        [numbersTask.name],
      )
    ).rows[0]
  await markOutdated({ ...next, leaving: AbortSignal.abort() })
  expect(await marked()).toEqual({ jobs: 50, version: engineVersion })
  await markOutdated(next)
  expect(await marked()).toEqual({ jobs: expect.toSatisfy((jobs: number) => jobs > 200), version: engineVersion + 1 })
  await markOutdated({ db, countings, engineVersion })
  await pool.query('delete from job where task = $1', [numbersTask.name])
})

test('a process that stops waits for no numbers, and keeps none of them: the next makes them', async () => {
  const [id = ''] = await idsOf('trend')
  const begun = Promise.withResolvers<void>()
  const leaving = givenWork(async () => {
    begun.resolve()
    await new Promise(() => {}) // for as long as nobody waits
  })
  await mark('change', id)
  await leaving.queue.start([leaving.task])
  await begun.promise
  await leaving.queue.stop([leaving.task])
  expect(await jobsOf(id)).toEqual([{ failures: 0, waits: false }])
  const next = givenWork(async () => {})
  expect(await next.queue.workOff(next.task)).toBe(1)
  expect(await jobsOf(id)).toEqual([])
})
