/** Each night the crowd learns of the questions that came out, and those that are open are told by it. */
import { expect, test } from 'vitest'
import { dayMs, dayOf } from '#kit/dates.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { came, givenScores, yes } from '../../../../test/people/scores.ts'
import { fewestLessons } from '../../words.ts'
import { listForecasted, removeForecaster } from '../account-data.ts'
import { crowdWork } from '../crowd-work.ts'
import { rebuildCrowd } from '../rebuild-crowd.ts'
import { findLearningTold } from '../record/ways-store.ts'
import { learnCrowd } from './learn-work.ts'

const { ask, db, pool, question, forecast, tell, turn, queue, resolve, addForecasters, addRows } = await givenScores()
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const people = await addForecasters(6)
/** The first is mostly right, the last mostly wrong, of whoever else nobody knows. */
const sayings = (happens: boolean) => [happens ? 0.95 : 0.05, 0.6, 0.6, 0.6, 0.6, happens ? 0.1 : 0.9]
const times = { opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-01-20' }
const on = (day: number) => new Date(Date.parse('2026-01-01') + day * 86_400_000)

async function resolved(nth: number) {
  const at = await question(times)
  const happens = nth % 4 === 0
  const rows = sayings(happens).map((chance, i) => ({
    forecaster: people[i] ?? '',
    at: on(1),
    estimate: yes(chance),
  }))
  await addRows(at, rows)
  await resolve(at, came(happens ? 'yes' : 'no', '2026-01-10'))
  return at
}
/** Open, with what each of the six says. */
async function open(chances: readonly number[]) {
  const at = await question()
  await addRows(
    at,
    chances.map((chance, i) => ({ forecaster: people[i] ?? '', at: new Date(), estimate: yes(chance) })),
  )
  await tell(at)
  return at
}
const points = async (at: string) =>
  (
    await pool.query(
      `select learning, (said #>> '{estimate,probability}')::float8 as chance, until::int from crowd_point where item_id = $1 order by seq`,
      [idOf(at)],
    )
  ).rows
const learnings = async () => (await pool.query('select * from crowd_learning order by version')).rows
const skills = async () =>
  (
    await pool.query(
      'select distinct on (forecaster_id) forecaster_id, skill from crowd_skill order by 1, version desc',
    )
  ).rows.map(({ forecaster_id, skill }) => [people.indexOf(forecaster_id), skill])

/** As SQL: the outcome of a row of `item`, by somebody's word. */
const decidedBy = (who: string) =>
  `details -> 'outcome' || '{"decided": {"by": "${who}", "knownAt": "2026-01-10T00:00:00Z", "source": null}}'`
const learningTold = async () => (await ask('/api/crowds/record')).body.learning

const spread = [0.9, 0.5, 0.5, 0.5, 0.5, 0.1]
const at = await open(spread)
const over = await open(spread)
const [before] = await points(at)

test('of nineteen questions nothing is learnt, and every crowd says what it said', async () => {
  for (let nth = 0; nth < fewestLessons - 1; nth++) await resolved(nth)
  expect(await learnCrowd(db, new Date())).toBeNull()
  expect(await learnings()).toEqual([])
  expect(await learningTold()).toEqual({ counted: 19, fewest: 20, newest: null })
  await tell(at)
  expect(await points(at)).toEqual([before])
  expect(before).toMatchObject({ learning: null })
})

test('from twenty on whoever was right counts for more, and open questions are told anew by jobs', async () => {
  const last = await resolved(fewestLessons - 1)
  const now = new Date()
  await turn(over, 'closes', dayOf(new Date(now.getTime() - 2 * dayMs)))
  const version = await learnCrowd(db, now)
  expect(await learnings()).toMatchObject([{ version, questions: fewestLessons, learnt_at: now }])
  expect(await learningTold()).toMatchObject({
    counted: 20,
    newest: { questions: 20, weights: { least: 0.25, greatest: 4 } },
  })
  const [first, ...others] = (await skills()).toSorted(([a], [b]) => a - b)
  expect(first).toEqual([0, expect.toSatisfy((skill: number) => skill > 1)])
  expect(others.at(-1)).toEqual([5, expect.toSatisfy((skill: number) => skill < 1)])
  const { rows: jobs } = await pool.query(`select key from job where task = 'forecasts.crowd'`)
  expect(jobs.map(({ key }) => key)).toContain(idOf(at))
  expect(jobs.map(({ key }) => key)).not.toContain(idOf(last))
  await pool.query(`update crowd_point set at = at - interval '1 hour'`)
  await pool.query(`update job set due_at = now()`)
  await queue.workOff(crowdWork(db))
  const after = await points(at)
  expect(after).toEqual([before, { learning: version, chance: expect.any(Number), until: before.until }])
  expect(after[1].chance).not.toBe(before.chance)
  // A question that has closed since says what it said while it lived.
  await tell(over)
  expect(await points(over)).toEqual([{ ...before, until: expect.any(Number) }])
  await rebuildCrowd(db, idOf(over))
  expect((await points(over)).filter(({ learning }) => learning !== null)).toEqual([])
  const { body } = await ask(`${at}/crowd`)
  expect(body.crowd.estimate.probability).toBe(after[1].chance)
})

test('why it moved then is what was learnt, and nobody is said to have done anything', async () => {
  const answer = async () => (await ask(`${at}/crowd/shift`)).body.shift
  await pool.query(`update crowd_point set at = at - interval '2 hours' where item_id = $1`, [idOf(at)])
  const { amount, parts, from, to } = await answer()
  expect(amount).toBeCloseTo(to.estimate.probability - from.estimate.probability, 9)
  expect(parts).toEqual([{ by: 'learning', people: 0, amount }])
  const { rows } = await pool.query(`select because from item_move where item_id = $1 order by at desc limit 1`, [
    idOf(at),
  ])
  expect(rows.map(({ because }) => because.by)).toEqual(['learnt'])
})

test('learning again, at once or by two processes, adds nothing; whoever dies in it leaves nothing', async () => {
  const had = await learnings()
  expect(await learnCrowd(db, new Date())).toBeNull()
  await resolved(40)
  await pool.query(`alter table job add constraint broken check (task <> 'forecasts.crowd') not valid`)
  const broken = learnCrowd(db, new Date())
  await expect(broken).rejects.toThrow(/broken/)
  await pool.query('alter table job drop constraint broken')
  expect(await learnings()).toEqual(had)
  await Promise.all([1, 2, 3].map(() => learnCrowd(db, new Date())))
  const versions = await learnings()
  expect(versions.length).toBeLessThanOrEqual(had.length + 1)
  expect(await learnCrowd(db, new Date())).toBeNull()
  expect(await learnings()).toEqual(versions)
})

test('an outcome that may still become another teaches nothing', async () => {
  const { counted } = await learningTold()
  const { rows } = await pool.query(
    `insert into resolution (item_id, item_version, at, by, outcome, final_at)
    select item_id, 1, now(), 'author', '{}', now() + interval '1 day' from scored_question order by item_id limit 1 returning id`,
  )
  expect((await learningTold()).counted).toBe(counted - 1)
  await pool.query('delete from resolution where id = $1', [rows[0].id])
  expect((await learningTold()).counted).toBe(counted)
})

test('what came out by the word of its author alone teaches nothing, an operator’s word does', async () => {
  const { counted } = await learningTold()
  const { rows } = await pool.query('select min(item_id) as id from scored_question')
  /** Long ago, so that it is final. */
  const countedBy = async (outcome: string) => {
    await pool.query(`update item set details = jsonb_set(details, '{outcome}', ${outcome}) where id = $1`, [
      rows[0].id,
    ])
    await pool.query('update resolution set final_at = at where item_id = $1', [rows[0].id])
    // No version says it, so nobody who is told would hear of it.
    return (await findLearningTold(pool)).counted
  }
  expect(await countedBy(decidedBy('author'))).toBe(counted - 1)
  expect(await countedBy(decidedBy('operator'))).toBe(counted)
  expect(await countedBy(`(details -> 'outcome') - 'decided'`)).toBe(counted)
})

test('a history that is made anew is put together by the version that stood then', async () => {
  await tell(at)
  const told = await points(at)
  await pool.query('alter table forecast disable trigger forecast_stands')
  await pool.query(`update forecast set at = at - interval '2 hours' where item_id = $1`, [idOf(at)])
  await pool.query('alter table forecast enable trigger forecast_stands')
  await rebuildCrowd(db, idOf(at))
  const anew = await points(at)
  expect(anew[0].learning).toBeNull()
  expect(anew.at(-1).chance).toBe(told.at(-1).chance)
  expect(anew.at(-1).learning).not.toBeNull()
})

test('what was learnt later changes no score, and what was learnt is never changed', async () => {
  const { rows } = await pool.query(`select item_id, ways, told, crowd from scored_question order by item_id limit 3`)
  expect(rows[0].ways.map(({ way }: { way: string }) => way)).toEqual([
    'pool',
    'median',
    'recency-weighted-median',
    'mean',
    'geometric-mean-of-odds',
  ])
  expect(rows[0].told).toEqual([{ probability: expect.any(Number), weight: expect.any(Number) }])
  for (const change of ['update crowd_learning set shift = 1', 'delete from crowd_learning', 'delete from crowd_skill'])
    await expect(pool.query(change)).rejects.toThrow('What was learnt is never changed.')
})

test('the question of whoever asked it teaches nothing of them, and one that lists do not show nothing at all', async () => {
  await forecast(at, 'ada', yes(0.4))
  const { rows } = await pool.query(`select id from forecaster where account_id = '1'`)
  const ada = rows[0].id
  // As if she had been always right of her own questions.
  const { rows: asked } = await pool.query(`select item_id as id from scored_question order by item_id`)
  for (const { id } of asked) await addRows(`/${id}`, [{ forecaster: ada, at: on(1), estimate: yes(0.01) }])
  await pool.query(`update scored_question set digest = digest || 'x'`)
  await learnCrowd(db, new Date())
  expect((await pool.query('select from crowd_skill where forecaster_id = $1', [ada])).rows).toEqual([])
  await pool.query(`update item set published_at = null where id = any($1)`, [asked.map(({ id }) => id)])
  const version = await learnCrowd(db, new Date())
  expect(await learnings()).toContainEqual(expect.objectContaining({ version, questions: 0, shift: 0, scale: 1 }))
  expect((await skills()).filter(([, skill]) => skill !== 1)).toEqual([])
})

test('who takes their data along reads how much they counted; without their account nobody knows whose it was', async () => {
  await forecast(at, 'ben', yes(0.4))
  const [newest] = (await learnings()).toReversed()
  await pool.query(
    `insert into crowd_skill (forecaster_id, version, skill) select id, $1, 2 from forecaster where account_id = '2'`,
    [newest.version],
  )
  const { crowdWeight } = await listForecasted(db, '2')
  expect(crowdWeight).toEqual([{ learntAt: newest.learnt_at, weight: 2 }])
  await inTransaction(db, (trx) => removeForecaster(trx, '2'))
  expect((await listForecasted(db, '2')).crowdWeight).toEqual([])
  expect((await pool.query('select from crowd_skill where skill = 2')).rows.length).toBeGreaterThan(0)
})
