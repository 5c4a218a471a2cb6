/** A data folder from before there was one queue: whatever waited there waits in it, and is done. */
import { expect, test } from 'vitest'
import { migrate } from '#kit/server/database.ts'
import { givenDatabaseBefore } from '../../../test/given/previous.ts'
import type { Tables } from './tables.ts'

const { database } = await givenDatabaseBefore<Tables>('work')
const { pool } = database

/** What the release before would have kept. */
async function givenOldWork(): Promise<void> {
  const item = {
    kind: 'prediction',
    version: 1,
    title: 'Air',
    label: 'Air',
    summary: 'Air.',
    body: '',
    category: 'environmental',
    tags: [],
    links: [],
    horizon_from: 2020,
    horizon_to: 2030,
    details: {},
    card: {},
    words: '',
    owner_id: '7',
    author: 'Ada',
    saves: 0,
    updated_at: '2026-01-01T00:00:00Z',
  }
  for (const id of ['20001', '20002']) {
    await pool.query('insert into item select (jsonb_populate_record(null::item, $1::jsonb)).*', [
      JSON.stringify({ ...item, id }),
    ])
  }
  await pool.query(`truncate numbers_due, numbers_turn`)
  await pool.query(`insert into numbers_due (item_id) values (20001), (20001), (20002), (999)`)
  await pool.query(
    `insert into numbers_turn (item_id, marks, until) values (20002, '{1}', now() + interval '1 minute')`,
  )
  await pool.query(`
    insert into webhook_inbox (event, type, object, customer, received_at, next_at, attempts, error, processed_at) values
      ('evt_1', 'charge.refunded', 'ch_1', 'cus_1', now() - interval '1 hour', now() + interval '1 hour', 9, 'Error: away', null),
      ('evt_2', 'charge.refunded', 'ch_2', null, now(), now(), 0, null, now()),
      ('removed:h', 'account.removed', 'h', 'cus_2', now(), now(), 0, null, null)`)
  const { rows } = await pool.query(
    `insert into account (issuer, subject, email, created_at, seen_at) values ('urn:test', 'ada', null, now(), now()) returning id`,
  )
  await pool.query(
    `insert into analysis (account_id, order_id, kind, question, state, progress, ordered_at, begun, failures, lease, lease_until, finished_at)
     select $1, gen_random_uuid(), 'full', 'x', state, '{}', now(), 2, 1, null, null, case when state = 'done' then now() end
     from unnest('{queued,running,done}'::text[]) as state`,
    [rows[0].id],
  )
  await pool.query(
    `insert into analysis_part select id, 'reading', '{"made": 1}' from analysis where state = 'running'`,
  )
  await pool.query(
    `insert into payments_local.event (id, type, created, data) values ('evt_a', 'charge.refunded', 1, '{}')`,
  )
  await pool.query(`
    insert into payments_local.delivery (event_id, next_at, done_at, given_up_at) values
      ('evt_a', now(), null, null), ('evt_a', now(), now(), null), ('evt_a', now(), null, now())`)
}

const notice = (event: string, object: string, customer: string | null, type = 'charge.refunded') => ({
  task: 'membership.notice',
  payload: { event, type, object, customer, intent: null },
  owner: customer ?? '',
})

test('notices of Stripe, orders with their steps, deliveries and numbers that waited are jobs by now, and nothing is lost', async () => {
  await givenOldWork()
  await migrate(database.db)
  const { rows } = await pool.query(`
    select task, payload, owner, state, failures, fault, (select jsonb_object_agg(step, data) from job_step where job_id = job.id) as steps
    from job where due_at <= now() or state <> 'waiting' order by task, id`)
  const analyses = (await pool.query('select id, state, account_id as owner from analysis order by id')).rows
  const waiting = { state: 'waiting', failures: 0, fault: null, steps: null }
  const order = ({ id, owner }: { id: string; owner: string }) => ({
    ...waiting,
    task: 'analyses.report',
    payload: { id },
    owner,
    failures: 1,
  })
  const delivery = { ...waiting, task: 'local-payments.delivery', payload: { event: 'evt_a' }, owner: '' }
  const numbers = { ...waiting, task: 'items.numbers', owner: '7' }
  expect(rows).toEqual([
    order(analyses[0]),
    { ...order(analyses[1]), steps: { reading: { made: 1 } } },
    { ...numbers, payload: { id: '20001' } },
    { ...numbers, payload: { id: '20002' } },
    delivery,
    { ...delivery, state: 'given up' },
    { ...waiting, ...notice('evt_1', 'ch_1', 'cus_1'), fault: 'Error: away' },
    { ...waiting, ...notice('evt_2', 'ch_2', null), state: 'done' },
    { ...waiting, ...notice('removed:h', 'h', 'cus_2', 'account.removed') },
  ])
})
