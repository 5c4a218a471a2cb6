/** What a reader of the log hears, and in which order, whoever commits when and whoever dies in between. */
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'
import { createLog } from '#kit/server/log.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { type Cursor, findEnd, readEvents } from './event-log.ts'
import { askIn, catchUp, type EventsFor, reader, readOn } from './reader.ts'
import { runReaders } from './run-readers.ts'

const { db, pool, url } = await givenDatabase()
const said = eventKind({ name: 'said', data: z.object({ word: z.string() }), notice: () => null })
const ask = askIn(db)
const say = (to: Pick<Client, 'query'>, word: string, kind = 'said') =>
  to.query(`insert into event (kind, ref, data) values ($1, 'word/1', $2)`, [kind, JSON.stringify({ word })])

async function givenClient(): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Someone who reads on from where they were. */
async function givenCursor() {
  const state: { cursor: Cursor } = { cursor: await findEnd(ask) }
  return async (most?: number) => {
    const { events, cursor } = await readEvents(ask, state.cursor, [said], most)
    state.cursor = cursor
    return events.map(({ kind, data }) => (kind === 'said' ? (data as { word: string }).word : kind))
  }
}

describe('a cursor', () => {
  test('skips nothing of a transaction that began early and is committed late', async () => {
    const [early, late] = [await givenClient(), await givenClient()]
    const read = await givenCursor()
    await early.query('begin')
    await say(early, 'early')
    await late.query('begin')
    await say(late, 'late')
    await late.query('commit')
    expect(await read()).toEqual(['late'])
    await early.query('commit')
    expect(await read()).toEqual(['early'])
    expect(await read()).toEqual([])
  })

  test('waits for no transaction but the one that it is to tell of', async () => {
    const long = await givenClient()
    const read = await givenCursor()
    await long.query('begin')
    await say(long, 'long')
    for (const word of ['one', 'two']) {
      await say(pool, word)
      expect(await read()).toEqual([word])
    }
    await long.query('rollback')
    expect(await read()).toEqual([])
  })

  test('hears two changes of one row in their order, whichever transaction began first', async () => {
    const [first, second] = [await givenClient(), await givenClient()]
    await pool.query(
      'create table if not exists one_row (id int primary key); insert into one_row values (1) on conflict do nothing',
    )
    const read = await givenCursor()
    await second.query('begin; select pg_current_xact_id()')
    await first.query('begin; update one_row set id = 1')
    await say(first, 'first')
    const blocked = second.query('update one_row set id = 1').then(() => say(second, 'second'))
    await first.query('commit')
    await blocked
    await second.query('commit')
    expect(await read()).toEqual(['first', 'second'])
  })

  test('reads a long list in parts and loses nothing between them, nor what comes meanwhile', async () => {
    const read = await givenCursor()
    for (const word of ['a', 'b', 'c', 'd', 'e']) await say(pool, word)
    expect(await read(2)).toEqual(['a', 'b'])
    await say(pool, 'f')
    expect([await read(2), await read(2), await read(2)]).toEqual([['c', 'd'], ['e'], ['f']])
  })

  test('of a kind that it cannot read, it hears that everything may have changed', async () => {
    const read = await givenCursor()
    await pool.query(`insert into event (kind, ref, data) values ('said', 'word/1', '{"word": 7}')`)
    expect(await read()).toEqual(['everything'])
  })

  test('from another PostgreSQL hears that everything may have changed, and reads on from now', async () => {
    const state = { seen: '900000000:900000000:', until: null, after: '0' }
    await pool.query(
      `insert into event (kind, ref, xid, data) values ('said', 'word/1', '900000001', '{"word": "foreign"}')`,
    )
    const { events, cursor } = await readEvents(ask, state, [said])
    expect(events.map(({ kind }) => kind)).toEqual(['everything'])
    expect((await pool.query(`select from event where data ->> 'word' = 'foreign'`)).rows).toEqual([])
    await say(pool, 'here')
    expect((await readEvents(ask, cursor, [said])).events).toMatchObject([{ data: { word: 'here' } }])
  })
})

/** A reader by this name, and the words it has heard. */
function heardBy(name: string, work: (events: EventsFor<typeof said>) => Promise<void> | void = () => {}) {
  const heard: string[] = []
  const one = reader({
    name,
    kinds: [said],
    async perform(events) {
      await work(events)
      heard.push(...events.map((event) => (event.kind === 'said' ? event.data.word : event.kind)))
    },
  })
  return { heard, one }
}

describe('a reader whose cursor is kept', () => {
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const lines: string[] = []

  test('begins with the oldest event that is kept, and hears each once, in however many processes it runs', async () => {
    await pool.query('truncate event')
    await say(pool, 'before')
    const { heard, one } = heardBy('once')
    const processes = [1, 2, 3].map(() => runReaders(db, [one], log))
    for (const { start } of processes) start()
    onTestFinished(async () => void (await Promise.all(processes.map(({ stop }) => stop()))))
    for (let i = 0; i < 20; i++) {
      await say(pool, `word ${i}`)
      for (const { wake } of processes) wake()
    }
    await expect.poll(() => heard.length).toBe(21)
    expect(heard).toEqual(['before', ...Array.from({ length: 20 }, (_, i) => `word ${i}`)])
  })

  test('that dies between its work and its cursor is run again, and holds up no other', async () => {
    let dies = true
    const { heard, one } = heardBy('dying', () => {
      if (dies) throw new Error('It died.')
    })
    await catchUp(db, heardBy('dying').one)
    const other = heardBy('other')
    await say(pool, 'kept')
    await expect(readOn(db, one, { waits: true })).rejects.toThrow('It died.')
    await catchUp(db, other.one)
    expect(other.heard.at(-1)).toBe('kept')
    dies = false
    await catchUp(db, one)
    expect(heard).toEqual(['kept'])
  })

  test('takes back what it wrote when it fails', async () => {
    const writes = reader({
      name: 'writing',
      kinds: [said],
      async perform(_, trx) {
        await askIn(trx)(`insert into event (kind, ref) values ('written', 'x')`, [])
        throw new Error('Too late.')
      },
    })
    await say(pool, 'x')
    await expect(catchUp(db, writes)).rejects.toThrow('Too late.')
    expect((await pool.query(`select from event where kind = 'written'`)).rows).toEqual([])
  })

  test('moves past events of other kinds', async () => {
    const { heard, one } = heardBy('particular')
    await catchUp(db, one)
    heard.length = 0
    await say(pool, 'x', 'whispered')
    expect(await catchUp(db, one)).toBe(0)
    const { rows } = await pool.query(
      `select from event, event_reader where name = 'particular' and not pg_visible_in_snapshot(xid, seen)`,
    )
    expect([heard, rows]).toEqual([[], []])
  })
})
