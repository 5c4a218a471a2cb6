/**
 * What is kept of somebody, by the database's own catalogue: whoever adds a table that names a user says here what the
 * file to take away tells of it, and what the end of an account leaves of it.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { trust } from '../../../../test/given/trust.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { naming } from '../../../../test/people/naming.ts'

const { app, pool } = await givenServer({ stocked: true })

/** By table: the field of the file that tells of it, or why none does. */
const told: Record<string, string> = {
  'identity.code': 'signIns.service.mails',
  'identity.mail': 'signIns.service.mails',
  'identity.phone_code': 'not: ten minutes old at most, and of no account',
  'identity.provider': 'signIns.service.providers',
  'identity.sign_in': 'signIns.service.signIns',
  'identity.user': 'signIns.service',
  'public.account': 'user',
  'public.analysis': 'analyses',
  'public.author_tally': 'not: how many of their items are listed',
  'public.author_tally_change': 'not: how many of their items are listed',
  'public.author_word': 'not: what operators said of an author is on my stuff',
  'public.budget': 'not: what was asked of the server in the last minutes',
  'public.checkout': 'purchases.checkouts',
  'public.comment': 'comments',
  'public.comment_act': 'not: what an operator did with the comments of others',
  'public.comment_mind': 'changedMinds',
  'public.comment_report': 'commentReports',
  'public.consent': 'consents',
  'public.crowd_point': 'not: what people say together',
  'public.crowd_skill': 'crowdWeight',
  'public.device': 'signIns.devices',
  'public.draft': 'drafts',
  'public.elsewhere': 'not: how many forecast on another platform, nobody by name',
  'public.event': 'not: that these rows changed, without what they say',
  'public.follow': 'follows',
  'public.forecast': 'forecasts',
  'public.forecaster': 'forecasts',
  'public.holder': 'purchases.holder',
  'public.import': 'importedQuestions',
  'public.imported_question': 'importedQuestions',
  'public.imported_record': 'not: what the scores of imported questions come to',
  'public.item': 'items',
  'public.item_version': 'items.0.versions',
  'public.job': 'not: who shares a queue, while it lasts',
  'public.job_turn': 'not: who shares a queue, while it lasts',
  'public.ledger': 'ledger',
  'public.lot': 'ledger',
  'public.machine_question': 'not: which questions a language model was asked',
  'public.moderation': 'not: what an operator did with the items of others',
  'public.notice': 'notices',
  'public.objection': 'objections',
  'public.own_feed': 'ownFeedMadeAt',
  'public.own_radar': 'radars',
  'public.payment': 'purchases.payments',
  'public.publication': 'not: which items were published in the last day, for the limit of it',
  'public.rating': 'ratings',
  'public.report_rating': 'reportRatings',
  'public.reader_signal': 'signals',
  'public.report': 'reports',
  'public.save': 'saved',
  'public.score': 'scores',
  'public.session': 'signIns.sessions',
  'public.signal_act': 'not: what an operator did with the signals of others',
  'public.signal_publication': 'not: which signals were published in the last day, for the limit of it',
  'public.signal_report': 'signalReports',
  'public.stopped_address': 'not: no address can be read from it; that one was stopped is on my stuff',
  'public.taken': 'ledger',
  'public.wallet': 'ledger',
}

const at = (path: string, from: unknown) =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], from)
const isSomething = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null
const trend = (title: string) => ({
  kind: 'trend',
  title,
  summary: 'Written by somebody who leaves.',
  category: 'social',
  tags: ['tests'],
  horizon: { from: 2026, to: 2030 },
  series: null,
  thresholds: [],
  signals: [],
})

/** Somebody who has done everything that leaves a trace, by a name and an address that stand nowhere else. */
async function givenTraces() {
  const name = `Wilhelmina ${randomUUID().slice(0, 8)}`
  const user = await givenUser(app, { email: `${randomUUID()}@zwiebelfisch.example`, name })
  await user.call('POST', '/api/items', trend('Of one who leaves'))
  await user.call('PUT', `/api/me/drafts/${randomUUID()}`, { kind: 'trend', entry: { title: 'Begun' } })
  await user.call('PUT', '/api/items/trend/131/save')
  await user.call('PUT', '/api/items/trend/131/follow')
  await user.call('POST', '/api/me/feed')
  await user.call('POST', '/api/me/radars', { name })
  await user.call('POST', '/api/items/trend/131/reports', { reason: 'other', note: 'Look at this' })
  const signal = { date: '2026-11-01', title: 'It was counted', link: 'https://example.org/', direction: 'for' }
  await user.call('PUT', `/api/items/trend/131/signals/${randomUUID()}`, { ...signal, isPublished: false })
  await pool.query(`insert into rating (trend_id, account_id, impact, certainty, at) values (131, $1, 3, 4, now())`, [
    user.id,
  ])
  const forecast = {
    estimate: { type: 'binary', probability: 0.4 },
    reason: `${name} thinks so`,
    requestId: randomUUID(),
  }
  await user.call('POST', '/api/items/prediction/1/forecasts', forecast)
  await pool.query(
    `with scored as (
      insert into scored_question (item_id, digest, outcome, came_on, closed_early, peers, made_at) values (1, '', 'yes', now(), false, 1, now())
      on conflict (item_id) do update set digest = '' returning item_id
    )
    insert into score (item_id, forecaster_id, log, baseline, coverage, forecasts, beside)
    select item_id, id, -1, 0, 0.5, 1, '[]' from scored, forecaster where account_id = $1`,
    [user.id],
  )
  await pool.query(
    `with learnt as (
      insert into crowd_learning (learnt_at, questions, shift, scale, digest) values (now(), 20, 0, 1, '') returning version
    )
    insert into crowd_skill (forecaster_id, version, skill) select id, version, 2 from learnt, forecaster where account_id = $1`,
    [user.id],
  )
  await pool.query(
    `insert into signal_report (account_id, signal_id, reason, note, at) select account_id, id, 'other', 'x', now() from reader_signal where account_id = $1`,
    [user.id],
  )
  await givenTalk(user, name)
  await pool.query(
    `with came as (insert into resolution (item_id, item_version, at, by, outcome) values (1, 1, now(), 'rule', '{}') returning id)
    insert into objection (resolution_id, account_id, at, reason) select id, $1, now(), 'It was not so.' from came`,
    [user.id],
  )
  await pool.query(
    `insert into notice (account_id, item_id, what, day, at, told) values ($1, 131, 'moved', now(), now(), '{}')`,
    [user.id],
  )
  await pool.query(
    `with brought as (insert into import (account_id, platform, at) values ($1, 'fatebook', now()) returning id),
      asked as (
        insert into imported_question (account_id, platform, key, title, question, came_at) values ($1, 'fatebook', $2, $2, '{}', now()) returning id
      )
    insert into imported_forecast (question_id, import_id, place, at) select asked.id, brought.id, 0, now() from asked, brought`,
    [user.id, `Will ${name} leave?`],
  )
  await user.call('POST', '/api/analyses', { orderId: randomUUID(), trendId: '131' })
  await pool.query(
    `insert into report_rating (analysis_id, account_id, word, at) select id, account_id, 'partly', now() from analysis where account_id = $1`,
    [user.id],
  )
  const { url: page } = (await user.call('POST', '/api/purchases/checkout', { email: user.email, name })).json()
  const session = String(page).split('/').at(-1)
  const paid = await app.inject({
    method: 'POST',
    url: `/api/local/payments/checkouts/${session}/pay`,
    payload: { number: '4242424242424242' },
  })
  if (paid.statusCode !== 200) throw new Error(paid.body)
  await user.call('GET', '/api/me/ledger')
  const { rows } = await pool.query<{ id: string }>('select id from holder where account_id = $1', [user.id])
  await pool.query(
    `insert into payment (source, holder_id, intent, product, at) values ('cs:' || $1, $1::uuid, 'pi_' || $1, 'pack', now())`,
    [String(rows[0]?.id)],
  )
  await pool.query(
    `insert into identity.provider (uid, provider_id, raw_id, email, linked_at) values ($1, 'google.com', $2, $2, now())`,
    [user.subject, user.email],
  )
  const url = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x'
  await app.inject({ method: 'POST', url, payload: { requestType: 'VERIFY_EMAIL', idToken: user.token } })
  await app.inject({ method: 'POST', url, payload: { requestType: 'EMAIL_SIGNIN', email: user.email } })
  return { ...user, name }
}

/** A comment of which others have read two texts, and what is said of comments of others. */
async function givenTalk(user: Awaited<ReturnType<typeof givenUser>>, name: string) {
  await trust(pool, user.id)
  await pool.query('update account set email_verified = true where id = $1', [user.id])
  const comments = '/api/items/prediction/1/comments'
  const body = { requestId: randomUUID(), text: `${name} thinks so`, withStance: true }
  const { comment } = (await user.call('POST', comments, body)).json()
  await user.call('PATCH', `${comments}/${comment.id}`, { text: `${name} is sure`, version: 1 })
  for (const table of ['comment_mind', 'comment_report'])
    await pool.query(
      `insert into ${table} (comment_id, account_id, at${table === 'comment_mind' ? '' : ', reason, note'})
      select id, $2, now()${table === 'comment_mind' ? '' : ", 'other', 'x'"} from comment where id = $1`,
      [comment.id, user.id],
    )
}

async function tablesOf(condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select distinct table_schema || '.' || table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' and ${condition} order by name`)
  return rows.map(({ name }) => name)
}

test('every table that names a user is thought of', async () => {
  expect(await tablesOf(`column_name ~ '${naming}'`)).toEqual(Object.keys(told).toSorted())
})

test('the file to take away holds all that is kept of somebody', async () => {
  const user = await givenTraces()
  const file = (await user.call('GET', '/api/me/export')).json()
  const paths = Object.values(told).filter((path) => !path.startsWith('not: '))
  expect(paths.filter((path) => !isSomething(at(path, file)))).toEqual([])
  expect(file.signIns).toMatchObject({
    devices: [{ agent: 'A program' }],
    service: { email: user.email, name: user.name, hasPassword: true, wrongPasswords: 0 },
  })
  expect(JSON.stringify(file)).not.toMatch(/scrypt|\$|digest|salt/)
})

test('of a deleted account neither name nor address is left anywhere, not even at the stand-in for Stripe', async () => {
  const user = await givenTraces()
  expect(await tablesWith(user.email)).toEqual(
    expect.arrayContaining(['identity.mail', 'identity.code', 'payments_local.object', 'payments_local.event']),
  )
  await app.startMoney()
  expect((await user.call('DELETE', '/api/me')).statusCode).toBe(200)
  for (const word of [user.email, user.name, user.subject]) await expect.poll(() => tablesWith(word)).toEqual([])
  const left = await pool.query(
    'select account_id as account, customer is not null as "isKnown" from holder where customer is not null',
  )
  expect(left.rows).toContainEqual({ account: null, isKnown: true })
})

/** Tables of which a row holds this word. */
async function tablesWith(word: string): Promise<string[]> {
  const found = await Promise.all(
    (await tablesOf('true')).map(async (table) => {
      const name = table
        .split('.')
        .map((part) => `"${part}"`)
        .join('.')
      const { rows } = await pool.query(`select from ${name} as kept where kept::text like $1 limit 1`, [`%${word}%`])
      return rows.length ? [table] : []
    }),
  )
  return found.flat()
}

test('of a deleted account its number is left in no column, whatever that is called, but in the word that its sign-ins ended', async () => {
  await pool.query(`select setval(pg_get_serial_sequence('account', 'id'), 918273645000)`)
  const user = await givenTraces()
  expect(user.id).toBe('918273645001')
  expect((await tablesWith(user.id)).length).toBeGreaterThan(25)
  await app.startMoney()
  expect((await user.call('DELETE', '/api/me')).statusCode).toBe(200)
  // That its sign-ins ended is told to whatever is open: by a number that leads to nobody.
  await expect.poll(() => tablesWith(user.id)).toEqual(['public.event'])
  const { rows } = await pool.query(`select kind, ref from event where event::text like $1`, [`%${user.id}%`])
  expect(rows).toEqual([{ kind: 'sign-in.ended', ref: `account/${user.id}` }])
})

test('of a deleted account its forecasts stay in crowds of the past, as nobody’s, and stand no more', async () => {
  const user = await givenTraces()
  const rows = async () =>
    (
      await pool.query(
        `select account_id as account, estimate, reason from forecast join forecaster on forecaster.id = forecaster_id
        where forecaster_id = $1 order by seq`,
        [id],
      )
    ).rows
  const { rows: own } = await pool.query<{ id: string }>('select id from forecaster where account_id = $1', [user.id])
  const id = own[0]?.id
  const estimate = { type: 'binary', probability: 0.4 }
  expect(await rows()).toEqual([{ account: user.id, estimate, reason: `${user.name} thinks so` }])
  expect((await user.call('DELETE', '/api/me')).statusCode).toBe(200)
  expect(await rows()).toEqual([
    { account: null, estimate, reason: null },
    { account: null, estimate: null, reason: null },
  ])
})

test('of a deleted account its comments keep their place without a text, a name or a forecast, and replies stay', async () => {
  const [user, other] = [await givenTraces(), await givenTraces()]
  const comments = '/api/items/prediction/1/comments'
  const { threads } = (await user.call('GET', comments)).json()
  const own = threads.find(({ isOwn }: { isOwn: boolean }) => isOwn)
  expect(own).toMatchObject({
    text: `${user.name} is sure`,
    stance: { estimate: { type: 'binary', probability: 0.4 } },
  })
  await other.call('POST', comments, { requestId: randomUUID(), text: 'Why?', replyTo: own.id })
  expect((await user.call('DELETE', '/api/me')).statusCode).toBe(200)
  const left = (await other.call('GET', comments)).json().threads.find(({ id }: { id: string }) => id === own.id)
  expect(left).toMatchObject({ state: 'left', author: null, text: null, prose: null, stance: null, minds: 0 })
  expect(left.more.replies).toMatchObject([{ text: 'Why?', author: other.name }])
})
