/**
 * What follows an observation survives the process that was at it: killed at any point, the next brings version, events
 * and whatever rests on them, once. And however many processes there are, what is due is asked for once.
 */
import { afterAll, expect, test } from 'vitest'
import { enqueue } from '#kit/server/work/enqueue.ts'
import { lookTask } from '#sources/server/work.ts'
import { refOf } from '../content-as.ts'
import { aPrediction } from '../given/entries.ts'
import { givenBound, indicator, tenYears } from '../sources/bound.ts'
import { startSourceServer } from '../sources/server.ts'
import { type Answer, worldBankAnswer } from '../sources/stand-in.ts'

const { source, trend, written, ask, db, pool, url, bind } = await givenBound()
const wait = { interval: 20 }
const arrived = JSON.stringify(worldBankAnswer([...tenYears, ['2024', 422.4]]))
type Server = Awaited<ReturnType<typeof startSourceServer>>
const servers: Server[] = []
const start = async () => {
  const server = await startSourceServer(url, source.port)
  servers.push(server)
  return server
}
/** Whoever is left by the test before goes on: to start takes a process longer than all else it does here. */
let left: Server | undefined
const running = async () => (left ??= await start())
const killIt = async () => {
  await left?.kill()
  left = undefined
}
afterAll(() => Promise.all(servers.map(({ kill }) => kill())))

/** A trend whose next value decides a question, and passes a value that matters. */
async function watched() {
  const id = await trend(tenYears, {})
  await pool.query('update source_binding set next_at = $2 where item_id <> $1', [id, new Date('9999-01-01')])
  const at = `/api/items/trend/${id}`
  const { version } = (await ask(at, { as: 'ada' })).body.item
  const thresholds = [{ value: 421, label: 'What matters' }]
  const changed = await ask(`PATCH ${at}`, { as: 'ada', body: { version, thresholds } })
  if (changed.status !== 200) throw new Error(changed.text)
  const automatic = { trend: refOf(at), at: '2024', comparison: '>=', threshold: 421 }
  const question = await written('ada', aPrediction(`Will the air hold more, ${id}?`, { automatic }), {
    isPublished: true,
  })
  return { id, question: question.split('/').at(-1) ?? '' }
}
type Watched = Awaited<ReturnType<typeof watched>>

/** All that came of the observation, and how often. */
async function followed({ id, question }: Watched) {
  const { rows } = await pool.query(
    `select (select version from item where id = $1::bigint)::int as version,
      (select array_agg(author order by version) from item_version where item_id = $1::bigint) as authors,
      (select array_agg(outcome order by id) from refresh where item_id = $1::bigint) as looks,
      (select array_agg(kind order by kind, seq) from event where kind not in ('numbers.made', 'scores.made') and ref in ('item/' || $1::bigint, 'item/' || $2::bigint) and seq > (select max(seq) from event where ref = 'item/' || $2::bigint and kind = 'item.published')) as events,
      (select count(*)::int from passing where item_id = $1::bigint) as passings,
      (select json_array_length(series_at(series_id, known_from, null) -> 'observations') from series_state join series on series.id = series_id where item_id = $1::bigint and known_to = 'infinity') as values,
      (select details #>> '{outcome,value}' from item where id = $2::bigint) as outcome,
      (select author from item_version where item_id = $2::bigint order by version desc limit 1) as decided_by,
      (select count(*)::int from item_version where item_id = $2::bigint) as decisions`,
    [id, question],
  )
  return rows[0]
}

/** The schedule comes round. */
const wake = () => enqueue(db, lookTask, { payload: {}, key: 'schedule' })
/** Leases of whoever died have run out. */
async function pass() {
  await pool.query(`update source_binding set leased_until = now() - interval '1 hour' where lease is not null`)
  await pool.query(`update source_host set leased_until = now() - interval '1 hour', next_at = '-infinity'`)
  await pool.query(`update job set due_at = now() - interval '1 second' where state = 'waiting'`)
}
/** Whether some connection waits for a lock that another holds. */
const isBlocked = async () =>
  (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .rows.length > 0

/** A lock that this test holds, from when the source is asked. */
async function holding(statement: string) {
  const client = await pool.connect()
  await client.query('begin')
  return {
    take: () => client.query(statement),
    async release() {
      await client.query('rollback')
      client.release()
    },
  }
}

const versionIs = async (id: string, version: number) => {
  const read = async () => (await pool.query('select version from item where id = $1', [id])).rows[0].version
  await expect.poll(read, wait).toBe(version)
}
const points: [name: string, lock: string | null, arrive: (of: Watched) => Promise<unknown>][] = [
  ['while the source is asked', null, async () => {}],
  [
    'when version and events are written and not yet whole',
    'select from source_binding for update',
    async () => await expect.poll(isBlocked, wait).toBe(true),
  ],
  ['between the version and its events', 'select from event_reader for update', ({ id }) => versionIs(id, 3)],
  [
    'while a question is being decided',
    `select from item where kind = 'prediction' for update`,
    async () => await expect.poll(isBlocked, wait).toBe(true),
  ],
]

/** As it is where nobody dies. */
const whole = {
  version: 3,
  authors: ['Ada Okafor', 'Ada Okafor', 'source'],
  looks: ['new'],
  /** Of the trend and of the question. Numbers are made as often as somebody begins to, and what the model said by then is scored. */
  events: ['item.changed', 'item.changed', 'item.linked', 'series.observed', 'trend.crossed'],
  passings: 1,
  values: 11,
  outcome: 'yes',
  decided_by: 'Farsight',
  decisions: 2,
}

test('where nobody dies, an observation is a version, an event, a passing and a decision', async () => {
  source.at(indicator, arrived)
  await running()
  const one = await watched()
  await wake()
  await expect.poll(() => followed(one), wait).toMatchObject(whole)
})

test.each(points)('killed %s: all comes once', async (_, statement, arrive) => {
  await running()
  const one = await watched()
  const lock = await holding(statement ?? 'select')
  const asked = Promise.withResolvers<void>()
  const act: Answer = async (_request, response) => {
    await lock.take()
    asked.resolve()
    if (statement) response.end(arrived)
  }
  source.at(indicator, act)
  await wake()
  await asked.promise
  await arrive(one)
  await killIt()
  await lock.release()
  source.at(indicator, arrived)
  await pass()
  await running()
  await wake()
  await expect.poll(() => followed(one), wait).toMatchObject(whole)
  // Nothing more comes of it.
  await wake()
  await expect.poll(async () => (await pool.query(`select from job where state = 'waiting'`)).rows.length, wait).toBe(0)
  expect(await followed(one)).toMatchObject(whole)
})

test('two processes and one binding that is due are one request, whoever of them asks', async () => {
  await Promise.all([running(), start()])
  const id = await trend()
  const held: (() => void)[] = []
  let requests = 0
  source.at(indicator, (_, response) => {
    requests += 1
    held.push(() => void response.end(arrived))
  })
  await pool.query(`delete from job where task = 'sources.look'`)
  await pool.query('delete from source_binding')
  await bind(id)
  for (const key of ['one', 'other']) await enqueue(db, lookTask, { payload: {}, key }) // eslint-disable-line no-await-in-loop
  const waiting = async () =>
    (await pool.query(`select from job where task = 'sources.look' and state = 'waiting'`)).rows.length
  // A process does one such job at a time: while one waits for the source, the other has found nothing to ask for.
  await expect.poll(waiting, wait).toBe(1)
  await expect.poll(() => requests, wait).toBe(1)
  held.forEach((answer) => answer())
  await expect.poll(waiting, wait).toBe(0)
  expect(requests).toBe(1)
})
