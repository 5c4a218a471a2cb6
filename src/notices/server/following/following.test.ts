/** Who is told what of the items that they follow, on a real database with a real log of events. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runOut } from '#forecasts/server/taking-back/run-out.ts'
import { dayMs } from '#kit/dates.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { yes } from '../../../../test/people/forecasts.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { givenFollowers } from '../../../../test/followers/followers.ts'
import { followingTasks, tellByClock } from './following-work.ts'

const world = await givenFollowers()
const { ask, pool, db, question, forecast, written, follow, revise, decide, move, told, unseen, see, says, sleep } =
  world
const trend = (title: string) => written('ada', aTrend(title), { isPublished: true })
/** What the browsers of account 3 were told. */
const heard = () => pool.query(`select from event where kind = 'notices.changed' and ref = 'account/3'`)
const chance = (of: number) => ({ of: 'chance', chance: of })
const series = (year: string, value: number) => ({
  of: 'series',
  last: { at: year, value },
  ahead: [],
  headline: null,
})
const stand = (of: number, ...on: string[]) => ({ of: 'world', chance: of, on })

/** A question that was to resolve so many days ago. */
const due = async (ago: number) => {
  const at = await question()
  await follow(at, 'ben')
  const days = { closes: '2026-11-02', resolves: new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10) }
  await pool.query('update item set details = details || $2::jsonb where id = $1', [at.split('/').at(-1), days])
  return at
}

test('whoever follows a question hears from what to what it was changed, in one notice a day; its author does not', async () => {
  const at = await question()
  for (const who of ['ada', 'ben'] as const) await follow(at, who)
  expect(await says('ben', at)).toEqual([])
  await revise(at, { closes: '2035-05-01' })
  expect(await says('ben', at)).toEqual(['changed: Closes: 1 May 2035 instead of 1 Jun 2035.'])
  await follow(at, 'eve')
  await revise(at, { criteria: 'Yes if the survey of 2036 says so in its first table.' })
  const criteria =
    'Criteria: “Yes if the survey of 2036 says so in its first table.” instead of “Yes if the survey of 2035 says so in its first table.”'
  expect(await says('ben', at)).toEqual([`changed: ${criteria} Closes: 1 May 2035 instead of 1 Jun 2035.`])
  expect(await says('eve', at)).toEqual([`changed: ${criteria}`])
  expect(await says('ada', at)).toEqual([])
  await sleep(at)
  await revise(at, { title: 'Will more people write down what they think?' })
  expect((await says('ben', at))[0]).toContain('Title: ')
  expect(await says('ben', at)).toHaveLength(2)
})

test('what says nothing of what is asked is no notice, and what was changed back says so', async () => {
  const at = await question()
  await follow(at, 'ben')
  await revise(at, { summary: 'Another summary of the same question.' })
  expect(await says('ben', at)).toEqual([])
  await revise(at, { closes: '2035-05-01' })
  await revise(at, { closes: '2035-06-01' })
  expect(await says('ben', at)).toEqual(['changed: What it says was changed, and changed back.'])
})

test('what was written while an item was private is told once it is back, and nothing of what stood meanwhile', async () => {
  const at = await question()
  await follow(at, 'ben')
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  await revise(at, { closes: '2035-05-01' })
  await revise(at, { closes: '2035-04-01' })
  expect(await says('ben', at)).toEqual(['gone: A prediction that you followed was made private by its author.'])
  await ask(`POST ${at}/publish`, { as: 'ada' })
  expect(await says('ben', at)).toEqual(['changed: Closes: 1 Apr 2035 instead of 1 Jun 2035.'])
  const { rows } = await pool.query(`select told from notice where item_id = $1`, [at.split('/').at(-1)])
  expect(rows).toEqual([{ told: { from: 1, to: 3 } }])
  await sleep(at)
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  await revise(at, { closes: '2035-03-01' })
  await revise(at, { closes: '2035-04-01' })
  await ask(`POST ${at}/publish`, { as: 'ada' })
  expect(await says('ben', at)).toEqual(['changed: Closes: 1 Apr 2035 instead of 1 Jun 2035.'])
})

test('whoever has seen a change hears of another one of the same day', async () => {
  const at = await question()
  await follow(at, 'eve')
  await see('eve')
  await revise(at, { closes: '2035-05-01' })
  expect(await unseen('eve')).toBe(1)
  const { rowCount: before } = await heard()
  await see('eve')
  expect((await heard()).rowCount).toBe((before ?? 0) + 1)
  expect(await unseen('eve')).toBe(0)
  await revise(at, { closes: '2035-04-01' })
  expect(await unseen('eve')).toBe(1)
})

test('followers hear how a question came out, that this was corrected, annulled or taken back', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.4))
  await decide(at, { state: 'resolved', value: 'yes' })
  expect(await says('ben', at)).toEqual(['outcome: It came out: yes.'])
  await sleep(at)
  await decide(at, { state: 'resolved', value: 'no' })
  expect((await says('ben', at))[0]).toBe('outcome: Its outcome was corrected: no, and not yes.')
  await sleep(at)
  await decide(at, null)
  expect((await says('ben', at))[0]).toBe('outcome: It is open again: its outcome, no, was taken back.')
  await sleep(at)
  await decide(at, { state: 'annulled', value: null })
  expect((await says('ben', at))[0]).toBe('outcome: It was annulled: nobody is scored.')
})

test('whoever stopped following hears nothing, though they forecast it', async () => {
  const at = await question()
  await forecast(at, 'eve', yes(0.4))
  await ask(`DELETE ${at}/follow`, { as: 'eve' })
  await forecast(at, 'eve', yes(0.5))
  await follow(at, 'nia')
  await decide(at, { state: 'resolved', value: 'yes' })
  expect([await says('eve', at), await says('nia', at)]).toEqual([[], ['outcome: It came out: yes.']])
})

test('a move is told from three points on, small ones add up, and one that came back is none', async () => {
  const at = await question()
  await follow(at, 'ben')
  await pool.query(`update follow set at = at - interval '8 days'`)
  await move(at, chance(0.6), chance(0.62), 30)
  expect(await says('ben', at)).toEqual([])
  await move(at, chance(0.62), chance(0.6), 20)
  expect(await says('ben', at)).toEqual([])
  // Of one day, at whatever hour this runs.
  await move(at, chance(0.6), chance(0.61), 0.003)
  await move(at, chance(0.61), chance(0.64), 0.002)
  expect(await says('ben', at)).toEqual(['moved: Up 4 points: 64%, 60% before. Its forecast was made anew.'])
  await see('ben')
  await move(at, chance(0.64), chance(0.7), 0.001)
  expect(await says('ben', at)).toEqual(['moved: Up 10 points: 70%, 60% before. Its forecast was made anew.'])
  expect(await unseen('ben')).toBe(0)
})

test('a value that arrives is told of its trend, and of whoever follows it since then nothing', async () => {
  const at = await trend('A value arrives')
  await follow(at, 'ben')
  await pool.query(`update follow set at = at - interval '2 hours'`)
  await move(at, series('2024', 424), series('2025', 425.64), 1)
  await follow(at, 'nia')
  expect(await says('ben', at)).toEqual(['moved: New value. 425.6 in 2025.'])
  expect(await says('nia', at)).toEqual([])
})

test('a signpost of a world that turned on is told, and its band', async () => {
  const at = await trend('Stands for a world')
  await follow(at, 'ben')
  await pool.query(`update follow set at = at - interval '2 hours'`)
  await move(at, stand(0.1), stand(0.13, 'Ice is gone'), 1)
  expect(await says('ben', at)).toEqual(['moved: Signpost on: 13%, 10% before. Ice is gone.'])
})

test('on the day on which a question closes its followers hear so once, and whether a forecast of theirs stands', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const at = await question({ closes: today })
  await forecast(at, 'ben', yes(0.4))
  for (const who of ['eve', 'nia'] as const) await follow(at, who)
  await pool.query(`update follow set at = at - interval '2 days' where account_id in ('2', '3')`)
  await tellByClock(db, new Date())
  await tellByClock(db, new Date())
  const [ben, eve, nia] = await Promise.all((['ben', 'eve', 'nia'] as const).map((who) => says(who, at)))
  expect(ben?.[0]).toMatch(/^closing: It closes at the end of .* \(UTC\). Your forecast stands unless you change it.$/)
  expect(eve?.[0]).toMatch(/No forecast of yours stands.$/)
  // Who follows it since today has read so on its page.
  expect([ben?.length, nia]).toEqual([1, []])
  await decide(at, { state: 'resolved', value: 'yes' })
  expect((await says('eve', at)).at(-1)).toMatch(/^closing: It was decided by the day on which it was to close, /)
})

test('whoever let a forecast hold until a day hears once that it counts no longer, and nobody else does', async () => {
  const at = await question()
  const next = new Date(Date.now() + dayMs)
  const [today = '', tomorrow = ''] = [new Date(), next].map((day) => day.toISOString().slice(0, 10))
  const until = (as: 'ben' | 'eve' | 'nia', day: string) =>
    ask(`POST ${at}/forecasts`, { as, body: { requestId: randomUUID(), estimate: yes(0.4), until: day } })
  for (const who of ['ben', 'nia'] as const) expect((await until(who, today)).status).toBe(201)
  expect((await until('eve', tomorrow)).status).toBe(201)
  await ask(`DELETE ${at}/follow`, { as: 'nia' })
  await tellByClock(db, next)
  expect(await says('ben', at)).toEqual([])
  await runOut(db, tomorrow)
  for (const now of [next, next]) await tellByClock(db, now)
  const counts = expect.stringMatching(
    /^ran-out: Your forecast was to hold until .*, and counts no longer\. The question takes/,
  )
  expect(await says('ben', at)).toEqual([counts])
  expect([await says('eve', at), await says('nia', at), await says('ada', at)]).toEqual([[], [], []])
  await forecast(at, 'ben', yes(0.5))
  expect(await says('ben', at)).toEqual([expect.stringMatching(/; you have forecast again since\.$/)])
})

test('the author of a question that is due and has no outcome hears so once, and nobody else does', async () => {
  const [yesterday, today, long, decided] = [await due(1), await due(0), await due(30), await due(2)]
  await decide(decided, { state: 'resolved', value: 'yes' })
  await tellByClock(db, new Date())
  await tellByClock(db, new Date())
  const heardOf = await Promise.all([yesterday, today, long, decided].map((at) => says('ada', at)))
  expect(heardOf).toEqual([[expect.stringMatching(/^due: It was to resolve on .*, and nobody has said/)], [], [], []])
  expect((await says('ben', yesterday)).filter((one) => one.startsWith('due'))).toEqual([])
  await ask(`POST ${yesterday}/resolutions`, {
    as: 'ada',
    body: { state: 'annulled', reason: 'The survey was never made.' },
  })
  expect(await says('ada', yesterday)).toEqual([expect.stringMatching(/and has its outcome.$/)])
})

test('of what was taken away nothing is told but that, until it is back; of what was deleted for good', async () => {
  const [hidden, deleted] = [await question(), await trend('To be deleted')]
  for (const at of [hidden, deleted]) await follow(at, 'ben')
  await revise(hidden, { closes: '2035-05-01' })
  await revise(deleted, { title: 'To be deleted soon' })
  expect([await says('ben', hidden), await says('ben', deleted)].flat()).toHaveLength(2)
  await ask(`POST ${hidden}/hide`, { as: 'olga', body: { reason: 'It is advertising.' } })
  await ask(`DELETE ${deleted}`, { as: 'ada' })
  expect(await says('ben', hidden)).toEqual(['gone: A prediction that you followed was hidden by an operator.'])
  expect(await says('ben', deleted)).toEqual(['gone: A trend that you followed was deleted.'])
  const others = (await told('ben')).filter(({ what, label }) => what !== 'gone' && label === null)
  expect(others).toEqual([])
  const labels = (await told('ben')).filter(({ what }) => what === 'gone').map(({ label }) => label)
  expect(labels).toEqual([null, null])
  await ask(`POST ${hidden}/restore`, { as: 'olga', body: { reason: 'It is none.' } })
  expect(await says('ben', hidden)).toEqual(['changed: Closes: 1 May 2035 instead of 1 Jun 2035.'])
  await pool.query(`update notice set seen_at = now()`)
  await ask(`POST ${hidden}/unpublish`, { as: 'ada' })
  expect((await says('ben', hidden))[0]).toBe('gone: A prediction that you followed was made private by its author.')
  await see('ben')
  await ask(`POST ${hidden}/publish`, { as: 'ada' })
  expect((await says('ben', hidden))[0]).toBe('gone: It was taken away for a time, and can be read again.')
})

test('read again the log tells nothing twice, and nothing that is older than a day', async () => {
  const [at, old] = [await question(), await question()]
  for (const one of [at, old]) await follow(one, 'olga')
  await revise(at, { closes: '2035-05-01' })
  await revise(old, { closes: '2035-05-01' })
  await pool.query(`update event set at = at - interval '25 hours' where ref = 'item/' || $1`, [old.split('/').at(-1)])
  expect([await says('olga', at), await says('olga', old)].map(({ length }) => length)).toEqual([1, 0])
  await see('olga')
  const before = await pool.query('select * from notice order by seq')
  await pool.query(`update event_reader set seen = '1:1:', until = null, after = 0 where name = 'notices.following'`)
  await catchUp(db, world.reader)
  expect((await pool.query('select * from notice order by seq')).rows).toEqual(before.rows)
})

test('where anything may have happened, all that somebody follows is looked at', async () => {
  const at = await question()
  await follow(at, 'olga')
  await catchUp(db, world.reader)
  await decide(at, { state: 'resolved', value: 'yes' })
  await pool.query(`delete from event where ref = 'item/' || $1`, [at.split('/').at(-1)])
  await pool.query(`insert into event (kind, ref) values ('everything', 'everything')`)
  expect(await says('olga', at)).toEqual(['outcome: It came out: yes.'])
})

test('thousands who follow one item are told together, each in a row of their own', async () => {
  const at = await question()
  const id = at.split('/').at(-1)
  await pool.query(
    `insert into follow (account_id, item_id, at) select 'x' || one, $1, now() - interval '1 day' from generate_series(1, 3000) as one`,
    [id],
  )
  await decide(at, { state: 'resolved', value: 'yes' })
  await catchUp(db, world.reader)
  const { rows } = await pool.query(
    `select count(*)::int as told, count(distinct xmin::text)::int as statements from notice where item_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ told: 3000, statements: 1 }])
  const events = await pool.query(`select from event where kind = 'notices.changed' and data ->> 'account' like 'x%'`)
  expect(events.rowCount).toBe(3000)
})

test('a notice is kept for 90 days, and none of an account or an item that is gone', async () => {
  const at = await question()
  await follow(at, 'eve')
  await pool.query(`delete from notice`)
  await pool.query(
    `insert into notice (account_id, item_id, what, day, at, told)
      select account, $1, 'changed', '2026-01-01', now() - make_interval(days => age), '{"from": 1, "to": 1}'
      from (values ('2', 89), ('3', 91), ('x', 1)) as one (account, age)`,
    [at.split('/').at(-1)],
  )
  await pool.query(`insert into follow (account_id, item_id, at) values ('3', 999999, now())`)
  const forgetting = followingTasks(db).find(({ name }) => name === 'notices.forgetting')!
  await forgetting.perform({}, null as never)
  expect((await pool.query('select account_id from notice')).rows).toEqual([{ account_id: '2' }])
  const { rows } = await pool.query(`select distinct item_id = 999999 or account_id like 'x%' as is_lost from follow`)
  expect(rows).toEqual([{ is_lost: false }])
})
