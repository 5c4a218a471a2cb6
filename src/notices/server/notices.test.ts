/** Who is told what by mail, on a real database with a real queue. */
import { expect, test } from 'vitest'
import { saveWord } from '#items/server/authors/words-store.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { givenContent } from '../../../test/content-as.ts'
import { aTrend } from '../../../test/given/entries.ts'
import { whenDone } from '../../../test/when-done.ts'
import { noticeReader, noticeTasks } from './notice-work.ts'

const { ask, written, db, pool, url } = await givenContent()
await pool.query(`update account set email = 'person' || id || '@example.org', email_verified = true`)
const queue = openQueue({ database: { url }, log: createLog('silent') })
whenDone(() => queue.close())

const sent: { to: string; subject: string; text: string }[] = []
const tasks = noticeTasks({
  db,
  mail: { send: async (letter) => void sent.push(letter) },
  site: { productName: 'Farsight', origin: 'https://farsight.example', contact: 'desk@farsight.example' },
  operators: ['olga@example.org', 'ora@example.org'],
})

/** What has been sent since this was asked last. */
async function letters() {
  await catchUp(db, noticeReader)
  for (let done = 1; done > 0;) {
    done = 0
    // eslint-disable-next-line no-await-in-loop
    for (const task of tasks.toReversed()) done += await queue.workOff(task)
  }
  return sent.splice(0)
}
const published = (as: 'ada' | 'nia', title: string) => written(as, aTrend(title), { isPublished: true })
const hide = (at: string) => ask(`POST ${at}/hide`, { as: 'olga', body: { reason: 'It is advertising.' } })
const report = (at: string, as: 'ben' | 'eve') => ask(`POST ${at}/reports`, { as, body: { reason: 'false' } })
const restore = (at: string) => ask(`POST ${at}/restore`, { as: 'olga', body: { reason: 'It is none.' } })
const say = (word: 'stopped' | 'trusted', accountId = '1') =>
  inTransaction(db, (trx) => saveWord(trx, { accountId, word, reason: 'Adverts only.', by: null, at: new Date() }))

test('an author whose item was hidden reads why and where; of one that is shown again meanwhile there is no word', async () => {
  const [one, other] = [await published('ada', 'Ice on the river'), await published('ada', 'Ice on the lake')]
  await letters()
  await hide(one)
  await hide(other)
  await restore(other)
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ to: 'person1@example.org', subject: 'Your item “Ice on the river” was hidden' })
  expect(letter?.text).toContain('The reason: It is advertising.')
  expect(letter?.text).toContain(`https://farsight.example${one.replace('/api/items', '')}`)
  expect(letter?.text).toContain('If you disagree, write to desk@farsight.example.')
  expect(await letters()).toEqual([])
})

test('an author who is stopped gets one letter, however many items go; one without a verified address gets none', async () => {
  await published('ada', 'First of many')
  await published('ada', 'Second of many')
  await letters()
  await say('stopped')
  expect(await letters()).toMatchObject([{ to: 'person1@example.org', subject: 'Your items on Farsight were hidden' }])
  await say('trusted')
  await pool.query('update account set email_verified = false where id = 1')
  await say('stopped')
  expect(await letters()).toEqual([])
  await pool.query('update account set email_verified = true where id = 1')
  await say('trusted')
})

test('operators hear of what waits at once, and of more not before an hour, whatever is done meanwhile', async () => {
  const at = [await published('ada', 'Reported one'), await published('ada', 'Reported two')]
  await pool.query('delete from operators_told')
  await letters()
  await report(at[0] ?? '', 'ben')
  const first = await letters()
  expect(first.map(({ to }) => to).toSorted()).toEqual(['olga@example.org', 'ora@example.org'])
  expect(first[0]?.text).toContain('1 reported item waits:\nhttps://farsight.example/operator')

  await report(at[1] ?? '', 'ben')
  expect(await letters()).toEqual([])
  await pool.query(`update operators_told set at = at - interval '61 minutes'`)
  await pool.query(`update report set at = at - interval '61 minutes' where item_id = $1`, [at[0]?.split('/').at(-1)])
  await pool.query(`update job set due_at = now() where task = 'notices.operators'`)
  expect((await letters())[0]?.text).toContain('2 reported items wait')

  for (const one of at) await restore(one)
  await report(at[0] ?? '', 'eve')
  expect(await letters()).toEqual([])
  await pool.query(`update operators_told set at = at - interval '61 minutes'`)
  await pool.query(`update job set due_at = now() where task = 'notices.operators'`)
  expect(await letters()).toHaveLength(2)
})

test('operators hear of a signal that waits or was reported, and of none that is shown at once', async () => {
  const at = await published('ada', 'With signals of readers')
  await pool.query('update report set closed_at = now()')
  await letters()
  await pool.query('delete from operators_told')
  const keep = (as: 'ben' | 'nia', id: string) =>
    ask(`PUT ${at}/signals/${id}`, {
      as,
      body: {
        date: '2026-10-03',
        title: 'It rained',
        link: 'https://example.org/',
        direction: 'for',
        isPublished: true,
      },
    })
  const [shown, held] = [crypto.randomUUID(), crypto.randomUUID()]
  await keep('ben', shown)
  expect(await letters()).toEqual([])
  await keep('nia', held)
  expect((await letters())[0]?.text).toContain('1 signal waits')
  await pool.query('delete from operators_told')
  await ask(`POST ${at}/signals/${shown}/reports`, { as: 'eve', body: { reason: 'false' } })
  expect((await letters())[0]?.text).toContain('2 signals wait')
  await pool.query('delete from reader_signal')
})

test('whoever wrote a signal hears that it was hidden, and why, or that it is read now, and of no report that came to nothing', async () => {
  const at = await published('ada', 'With judged signals')
  const id = crypto.randomUUID()
  const body = {
    date: '2026-10-03',
    title: 'It hailed',
    link: 'https://example.org/',
    direction: 'for',
    isPublished: true,
  }
  const keep = (as: 'nia' | 'olga', signal: string) => ask(`PUT ${at}/signals/${signal}`, { as, body })
  const judge = (signal: string, its: object) =>
    ask(`PUT /api/operators/signals/${signal}`, { as: 'olga', body: { version: 1, ...its } })
  const toAuthor = async () => (await letters()).filter(({ to }) => to === 'person4@example.org')
  await keep('nia', id)
  await judge(id, { action: 'shown' })
  const [shown, ...more] = await toAuthor()
  expect([shown?.subject, more]).toEqual(['Your signal “It hailed” is shown', []])
  expect(shown?.text).toContain('on the trend “With judged signals”')
  expect(shown?.text).toContain(`https://farsight.example${at.replace('/api/items', '')}#signals-of-readers`)
  await ask(`POST ${at}/signals/${id}/reports`, { as: 'eve', body: { reason: 'false' } })
  await judge(id, { action: 'shown' })
  expect(await toAuthor()).toEqual([])
  await judge(id, { action: 'hidden', reason: 'It is advertising.' })
  const [hidden] = await toAuthor()
  expect(hidden?.subject).toBe('Your signal “It hailed” was hidden')
  expect(hidden?.text).toContain('The reason: It is advertising.')
  await judge(id, { action: 'hidden', reason: 'It is still advertising.' })
  await judge(id, { action: 'shown' })
  expect((await toAuthor()).map(({ subject }) => subject)).toEqual(['Your signal “It hailed” is shown'])
  await pool.query(`update account set email = 'olga@own.example', email_verified = true where name = 'Olga Nilsen'`)
  const own = crypto.randomUUID()
  await keep('olga', own)
  await judge(own, { action: 'hidden', reason: 'A slip of mine.' })
  expect((await letters()).filter(({ subject }) => subject.includes('signal “'))).toEqual([])
  await pool.query('delete from reader_signal')
})

test('operators hear of an outcome that came into doubt, and of none that is decided', async () => {
  const id = (await published('ada', 'As if it were a question')).split('/').at(-1)
  await pool.query('update report set closed_at = now()')
  await letters()
  await pool.query('delete from operators_told')
  const doubt = (day: string) =>
    pool.query('insert into overturned (item_id, known_since, value) values ($1, $2, 3)', [id, day])
  await doubt('2026-10-03')
  const told = await letters()
  expect(told.map(({ to }) => to).toSorted()).toEqual(['olga@example.org', 'ora@example.org'])
  expect(told[0]?.subject).toBe('1 outcome in doubt waits for operators of Farsight')
  await pool.query('delete from operators_told')
  await pool.query(`update overturned set closed_at = now(), word = 'kept', reason = 'As the test has it.'`)
  expect(await letters()).toEqual([])
})

test('operators hear of a change of a series that has waited for two weeks, once, and of none that was decided', async () => {
  const id = (await published('ada', 'Air holds more carbon')).split('/').at(-1)
  const wait = (days: number, digest: string) =>
    pool.query(
      `with look as (insert into refresh (item_id, at, ms, outcome, sentence) values ($1, now(), 1, 'held', 'x') returning id)
       insert into hold (refresh_id, item_id, at, proposed, reasons, digest) select id, $1, now() - make_interval(days => $2), '{}', '[]', $3 from look`,
      [id, days, digest],
    )
  await letters()
  await pool.query(`insert into job (task, payload) values ('notices.holds', '{}')`)
  await wait(13, 'young')
  expect(await letters()).toEqual([])
  await pool.query(`update hold set at = at - interval '2 days'`)
  await pool.query(`insert into job (task, payload) values ('notices.holds', '{}')`)
  const [letter, ...more] = await letters()
  expect(more.map(({ to }) => to)).toEqual(['ora@example.org'])
  expect(letter).toMatchObject({
    to: 'olga@example.org',
    subject: '1 change of a series waits for operators of Farsight',
  })
  expect(letter?.text).toContain('“Air holds more carbon”, since ')
  expect(letter?.text).toContain('https://farsight.example/operator/sources')
  await pool.query(`insert into job (task, payload) values ('notices.holds', '{}')`)
  expect(await letters()).toEqual([])
  await pool.query(`update hold set decision = 'refuse', told_at = null`)
  await pool.query(`insert into job (task, payload) values ('notices.holds', '{}')`)
  expect(await letters()).toEqual([])
})

test('whoever ordered a report hears that it is ready, or that none could be made, unless they want no such mail', async () => {
  const ordered = async (state: string, account = 2) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into analysis (account_id, order_id, kind, question, progress, ordered_at)
        values ($1, gen_random_uuid(), 'full', 'Will it rain?', '{}', now()) returning id`,
      [account],
    )
    await pool.query(`update analysis set state = $2, finished_at = now() where id = $1`, [rows[0]?.id, state])
    return rows[0]?.id
  }
  const id = await ordered('done')
  expect(await letters()).toMatchObject([{ to: 'person2@example.org', subject: 'Your report is ready: Will it rain?' }])
  await pool.query('update analysis set revision = revision + 1 where id = $1', [id])
  await ordered('cancelled')
  expect(await letters()).toEqual([])
  await ordered('failed')
  expect((await letters())[0]?.text).toContain('Nothing was charged for it.')
  await pool.query('update account set mails_reports = false where id = 2')
  await ordered('done')
  expect(await letters()).toEqual([])
})

/** Of one who follows; with `rerunOf` it was made again by itself. */
const made = async (state: string, answer: string | null, rerunOf: string | null = null) => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into analysis (account_id, order_id, kind, question, progress, ordered_at, answer, rerun_of, is_remade)
      values (4, gen_random_uuid(), 'full', 'Will it snow?', '{}', now(), $1, $2::bigint, $2::bigint is not null) returning id`,
    [answer && JSON.stringify({ figure: answer, says: 'Snow' }), rerunOf],
  )
  await pool.query(`update analysis set state = $2, finished_at = now() where id = $1`, [rows[0]?.id, state])
  return rows[0]?.id ?? null
}

test('whoever follows a report hears that its answer has moved, from what to what, and nothing of one that came to nothing', async () => {
  const before = await made('done', '46%')
  await letters()
  await made('failed', null, before)
  expect(await letters()).toEqual([])
  const id = await made('done', '58%', before)
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ to: 'person4@example.org', subject: 'The answer has moved: Will it snow?' })
  expect(letter?.text).toContain('It was 46% and is now 58%.')
  expect(letter?.text).toContain(`https://farsight.example/analysis/${id}`)
})

test('a member whose payment did not go through is told once', async () => {
  await pool.query(`insert into holder (account_id, status, created_at) values (3, 'member', now())`)
  const pays = (status: string) => pool.query('update holder set status = $1 where account_id = 3', [status])
  await pays('past_due')
  await pays('past_due')
  expect(await letters()).toMatchObject([
    { to: 'person3@example.org', subject: 'A payment for Farsight did not go through' },
  ])
  await pays('member')
  await pays('past_due')
  await pays('member')
  expect(await letters()).toEqual([])
})

test('a buyer whose bank refuses is told once what it did not pay for, unless they have paid in another way meanwhile', async () => {
  await pool.query(`insert into holder (account_id, status, created_at) values (2, 'guest', now())`)
  const checkOut = async (session: string, ...states: string[]) => {
    await pool.query(
      `insert into checkout (session, holder_id, product, origin, url, expires_at, at)
       select $1, id, 'farsight_analysis_pack', '', '', now(), clock_timestamp() from holder where account_id = 2`,
      [session],
    )
    for (const state of states) await pool.query(`update checkout set state = $2 where session = $1`, [session, state])
  }
  await checkOut('cs_1', 'pending', 'failed', 'failed')
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({
    to: 'person2@example.org',
    subject: 'Your bank did not pay for 5 analyses and 20 trend analyses',
  })
  expect(letter?.text).toContain('Nothing was added to your budgets, and you owe nothing for it.')
  expect(letter?.text).toContain('https://farsight.example/my-stuff?tab=membership')
  await checkOut('cs_2', 'pending')
  expect(await letters()).toEqual([])
  await pool.query(`update checkout set state = 'failed' where session = 'cs_2'`)
  await checkOut('cs_3', 'complete')
  expect(await letters()).toEqual([])
})
