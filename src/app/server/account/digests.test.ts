/** The mail of a day, from what happened to a real mail server, and the way out of it. */
import { expect, test } from 'vitest'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { createSmtpMailer } from '#local/identity/server/mails/mailer.ts'
import { digestTasks } from '#notices/server/digests/digest-work.ts'
import { serveLeaving } from '#notices/server/digests/leaving.ts'
import { givenFollowers } from '../../../../test/followers/followers.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { givenMailServer } from '../../../../test/sign-in/mail-server.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { kinds } from '../../kinds.ts'

const world = await givenFollowers()
const { app, ask, db, pool, url, question, written, follow, revise, decide, told, see } = world
serveLeaving(app, db)
await pool.query(`update account set email = 'person' || id || '@example.org', email_verified = true`)
const post = await givenMailServer()
const site = { productName: 'Farsight', origin: 'https://farsight.example', contact: undefined }
const tasks = () =>
  digestTasks({ db, pool, kinds, site, mail: createSmtpMailer(post.url, 'Farsight <no-reply@farsight.example>') })
const queues = [1, 2].map(() => openQueue({ database: { url }, log: createLog('silent') }))
whenDone(() => Promise.all(queues.map((queue) => queue.close())))

/** As the clock does at seven, in two processes at once. */
async function morning() {
  await told('ben')
  await pool.query(`insert into job (task, payload) values ('notices.digests', '{}')`)
  for (const name of ['notices.digests', 'notices.digest'])
    // eslint-disable-next-line no-await-in-loop
    await Promise.all(queues.map((queue) => queue.workOff(tasks().find((task) => task.name === name)!)))
  return post.letters.splice(0)
}
/** The next day. */
const nextDay = () =>
  pool.query(
    `with gone as (delete from job where task = 'notices.digest') update account set digest_day = digest_day - 1`,
  )
const wants = (id: number, isWanted = true) =>
  pool.query('update account set mails_notices = $2 where id = $1', [id, isWanted])
const isWanted = async () =>
  (await pool.query<{ is: boolean }>('select mails_notices as is from account where id = 2')).rows[0]?.is
const plain = (text = '') => text.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n')
const headerOf = (text: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'mi').exec(text)?.[1]?.replaceAll(/\r\n[ \t]+/g, ' ')

test('whoever wants it gets one mail a day, in two processes too, with what is new by importance, and the way out', async () => {
  const [one, other] = [await question(), await written('ada', aTrend('Ice <on> the river'), { isPublished: true })]
  for (const at of [one, other]) for (const who of ['ben', 'eve'] as const) await follow(at, who) // eslint-disable-line no-await-in-loop
  await wants(2)
  expect(await morning()).toEqual([])
  await revise(other, { title: 'Ice <on> the lake' })
  await decide(one, { state: 'resolved', value: 'yes' })
  const [letter, ...more] = await morning()
  expect([letter?.to, more]).toEqual([['person2@example.org'], []])
  const text = plain(letter?.text)
  expect(headerOf(text, 'Subject')).toBe('Farsight: 1 came out, 1 changed')
  const leave = /^<(https:\/\/farsight\.example\/u\/2\.1\.[\w-]{22})>$/.exec(
    headerOf(text, 'List-Unsubscribe') ?? '',
  )?.[1]
  expect(leave).toBeDefined()
  expect(headerOf(text, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(headerOf(text, 'List-ID')).toBe('Farsight notices <notices.farsight.example>')
  expect(headerOf(text, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(text, 'Precedence')).toBe('bulk')
  expect(headerOf(text, 'Message-ID')).toMatch(/^<[\da-f]{32}@farsight\.example>$/)
  const [, asText = '', asHtml = ''] = text.split(/Content-Type: text\/(?:plain|html)/)
  expect(asText.indexOf('It came out: yes.')).toBeGreaterThan(0)
  expect(asText.indexOf('Title: ')).toBeGreaterThan(asText.indexOf('It came out: yes.'))
  expect(asText).toContain(`https://farsight.example${one.replace('/api/items', '')}`)
  expect(asHtml).toContain('Ice &lt;on&gt; the')
  expect(asHtml).not.toMatch(/<img|<link|src=|url\(/)
  for (const part of [asText, asHtml]) expect(part).toContain(leave)
  expect(await morning()).toEqual([])
  await nextDay()
  expect(await morning()).toEqual([])
})

test('what its reader has seen is no news, nor is anything mailed to an address that nobody has confirmed', async () => {
  const at = await question()
  for (const who of ['eve', 'olga'] as const) await follow(at, who) // eslint-disable-line no-await-in-loop
  for (const id of [3, 9]) await wants(id) // eslint-disable-line no-await-in-loop
  await pool.query('update account set email_verified = false where id = 9')
  await decide(at, { state: 'resolved', value: 'yes' })
  await told('eve')
  await see('eve')
  expect(await morning()).toEqual([])
})

test('a mail that could not leave is tried again, is the same mail, and what one that died with it told comes the next day', async () => {
  const at = await question()
  await follow(at, 'nia')
  await wants(4)
  await decide(at, { state: 'resolved', value: 'yes' })
  post.state.takes = false
  expect(await morning()).toEqual([])
  post.state.takes = true
  await pool.query(`update job set due_at = now() where task = 'notices.digest'`)
  const [first] = await morning()
  expect(first?.to).toEqual(['person4@example.org'])
  await nextDay()
  await pool.query('update notice set mailed_at = null')
  await pool.query(`update account set digest_day = (now() at time zone 'utc')::date where id = 4`)
  expect((await morning()).filter(({ to }) => to[0] === 'person4@example.org')).toEqual([])
  await nextDay()
  const [again] = (await morning()).filter(({ to }) => to[0] === 'person4@example.org')
  expect(headerOf(again?.text ?? '', 'Message-ID')).toBe(headerOf(first?.text ?? '', 'Message-ID'))
})

test('of more than twenty the most important are told, and how many more there are', async () => {
  const at = await question()
  await follow(at, 'ben')
  await pool.query('delete from notice')
  await pool.query(
    `insert into notice (account_id, item_id, what, day, at, told)
      select '2', $1, 'changed', '2026-01-01'::date + one, now(), '{"from": 1, "to": 1}' from generate_series(1, 24) as one`,
    [at.split('/').at(-1)],
  )
  await decide(at, { state: 'resolved', value: 'yes' })
  await nextDay()
  const [letter] = await morning()
  const text = plain(letter?.text)
  expect(headerOf(text, 'Subject')).toBe('Farsight: 1 came out, 19 changed')
  expect(text).toContain('5 more things happened to what you follow.')
  await nextDay()
  expect(await morning()).toEqual([])
})

test('the link in a mail only shows a button; a press ends the mails, without signing in, and a second one is as good', async () => {
  const at = await question()
  await follow(at, 'ben')
  await decide(at, { state: 'resolved', value: 'no' })
  await nextDay()
  const [letter] = await morning()
  const leave = /\/u\/2\.[\w.-]+/.exec(plain(letter?.text))?.[0] ?? ''
  const page = await app.inject({ url: leave, headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['cache-control'], await isWanted()]).toEqual([200, 'no-store', true])
  expect(page.body).toContain(`<form method="post" action="${leave}"><button`)
  const press = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: leave, headers: { 'content-type': type }, payload })
  const mine = await press('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')
  expect([mine.statusCode, await isWanted()]).toEqual([200, false])
  expect((await press('multipart/form-data; boundary=x', '--x--')).statusCode).toBe(200)
  await decide(at, { state: 'resolved', value: 'yes' })
  await nextDay()
  expect(await morning()).toEqual([])
})

test.each(['x', '2.1.', '2.1.AAAAAAAAAAAAAAAAAAAAAA', '2.9.AAAAAAAAAAAAAAAAAAAAAA', '99999.1.AAAAAAAAAAAAAAAAAAAAAA'])(
  'an address that was never given ends nothing: %s',
  async (token) => {
    await wants(2)
    for (const method of ['GET', 'POST']) expect((await ask(`${method} /u/${token}`)).status).toBe(404) // eslint-disable-line no-await-in-loop
    const { rows } = await pool.query('select mails_notices as wanted from account where id = 2')
    expect(rows).toEqual([{ wanted: true }])
  },
)
