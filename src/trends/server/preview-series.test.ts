/** What is answered of a file that somebody brings. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { givenUser } from '../../../test/given/user.ts'

const { app, pool } = await givenServer({ stocked: true })
const ada = await givenUser(app)
const address = '/api/series/preview'
const preview = (body: object) => ada.call('POST', address, body)

/** As a browser sends a file. */
async function send(
  parts: Record<string, string | Blob>,
  headers: object = { authorization: `Bearer ${ada.token}`, cookie: ada.cookie },
) {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) form.append(name, part)
  const packed = new Response(form)
  const payload = Buffer.from(await packed.arrayBuffer())
  const type = packed.headers.get('content-type') ?? ''
  return app.inject({ method: 'POST', url: address, payload, headers: { ...headers, 'content-type': type } })
}

const german = 'Land;2021;2022;2023¹\nDeutschland;1,5;1,6 p;1,7\nWelt;2,5;..;2,7\n'

test('a file is understood, with the question that only a person can answer', async () => {
  const { statusCode, body } = await send({ file: new Blob([german]), retrieved: '2026-11-22' })
  expect([statusCode, JSON.parse(body)]).toMatchObject([
    200,
    {
      read: { encoding: 'utf-8', delimiter: ';', layout: 'wide' },
      series: [],
      asks: [
        {
          ask: 'key',
          proposals: [{ answer: { key: { Land: 'Welt' } } }, { answer: { key: { Land: 'Deutschland' } } }],
        },
      ],
      whyNot: { code: 'needs-answer' },
    },
  ])
})

test('answered it is a series, its marks with it', async () => {
  const { body } = await send({ file: new Blob([german]), mapping: '{"key":{"Land":"Deutschland"}}' })
  expect(JSON.parse(body)).toMatchObject({
    read: { decimal: ',', frequency: 'yearly' },
    series: [
      {
        key: { Land: 'Deutschland' },
        observations: [
          ['2021', 1.5],
          ['2022', 1.6],
          ['2023', 1.7],
        ],
        marks: [
          ['2022', 'p'],
          ['2023', '1'],
        ],
        notes: [],
      },
    ],
    whyNot: null,
  })
})

const counts = 'select (select count(*) from event) as event, (select count(*) from observation) as values'

test('it is held against the series of a trend, and nothing of it is kept', async () => {
  const before = (await pool.query(counts)).rows
  const { item } = (await app.inject('/api/items/trend/131')).json()
  const [[first, value], ...rest] = item.series.observations as [[string, number], ...[string, number][]]
  const text = `year,value\n${first},${value + 1}\n${rest
    .slice(0, -1)
    .map((one) => `${one.join(',')}\n`)
    .join('')}`
  expect((await preview({ text, trendId: '131' })).json().diff).toMatchObject({
    added: [],
    revised: [{ at: first, old: value, new: value + 1 }],
    gone: [rest.at(-1)],
    same: rest.length - 1,
  })
  expect((await pool.query(counts)).rows).toEqual(before)
})

test('quarters are kept as quarters, and gathered where that is asked', async () => {
  const text = 'quarter,value\n2023-Q1,1\n2023-Q2,2\n2023-Q3,3\n2023-Q4,6\n2024-Q1,1\n'
  expect((await preview({ text })).json()).toMatchObject({
    asks: [],
    read: { frequency: 'quarterly' },
    series: [{ frequency: 'quarterly', observations: expect.arrayContaining([['2023-Q4', 6], ['2024-Q1', 1]]) }], // prettier-ignore
    whyNot: null,
  })
  const mapping = { gather: { to: 'yearly', by: 'mean' } }
  expect((await preview({ text, mapping })).json()).toMatchObject({
    series: [{ frequency: 'yearly', observations: [['2023', 3]], notes: [{ note: 'incomplete', at: ['2024'] }] }],
    whyNot: { code: 'not-a-series', reason: 'has a single value' },
  })
})

test('days are gathered into months, quarters or years, as is asked', async () => {
  const text = 'date,value\n2023-01-03,1\n2023-02-09,3\n2023-05-30,5\n2023-06-02,9\n'
  const { asks, whyNot } = (await preview({ text })).json()
  expect([asks[0].ask, whyNot.code]).toEqual(['gather', 'needs-answer'])
  expect(asks[0].proposals).toContainEqual(
    expect.objectContaining({ answer: { gather: { to: 'quarterly', by: 'mean' } }, frequency: 'quarterly' }),
  )
  const mapping = { gather: { to: 'quarterly', by: 'mean' } }
  expect((await preview({ text, mapping })).json()).toMatchObject({
    series: [
      {
        frequency: 'quarterly',
        observations: [
          ['2023-Q1', 2],
          ['2023-Q2', 7],
        ],
      },
    ],
    whyNot: null,
  })
})

test('a value that no series of its kind can have is said before anything is saved', async () => {
  const said = await preview({ text: 'year,value\n2020,50\n2021,120\n', numbersAre: 'share' })
  expect(said.json().whyNot).toEqual({ code: 'not-a-series', reason: 'has 120 at 2021, which no share can be' })
})

test.for<[what: string, body: object, status: number, code: string]>([
  ['a page', { text: '<!DOCTYPE html><title>Sign in</title>' }, 400, 'no-table'],
  ['names alone', { text: 'year,value\n' }, 400, 'no-observations'],
  ['half a file', { text: '{"value": [1, 2' }, 400, 'broken-file'],
  ['JSON without an end', { text: '['.repeat(100) + ']'.repeat(100) }, 400, 'too-deep'],
  ['too many rows', { text: `year,value\n${'2020,1\n'.repeat(200_001)}` }, 413, 'too-big'],
  ['nothing', {}, 400, 'invalid-input'],
  ['a trend that is not there', { text: 'year,value\n2020,1\n', trendId: '99999999' }, 404, 'item-not-found'],
  ['an answer that there is not', { text: 'year,value\n2020,1\n', mapping: { colour: 'red' } }, 400, 'unknown-field'],
])('%s is refused', async ([, body, status, code]) => {
  const said = await preview(body)
  expect([said.statusCode, said.json().error.code]).toEqual([status, code])
})

test('what a source says in place of values is told on', async () => {
  const said = await preview({
    text: '[{"message": [{"id": "120", "value": "The provided parameter value is not valid"}]}]',
  })
  expect(said.json().error).toMatchObject({
    code: 'source-says-error',
    details: [{ field: 'file', reason: 'The provided parameter value is not valid' }],
  })
})

test('an archive that unpacks to more than it should is refused', async () => {
  const { zipSync } = await import('fflate')
  const bomb = zipSync({ 'a.csv': new Uint8Array(40_000_000) })
  const said = await send({ file: new Blob([new Uint8Array(bomb)]) })
  expect([said.statusCode, said.json().error.code]).toEqual([413, 'too-big-unpacked'])
})

test('nobody sends a file without a proof, nor one that is longer than is read', async () => {
  expect((await send({ file: new Blob([german]) }, {})).json().error.code).toBe('sign-in-needed')
  const long = await send({ file: new Blob([new Uint8Array(10_200_000)]) })
  expect([long.statusCode, long.json().error.code]).toEqual([413, 'body-too-large'])
})

test('a form of many parts, or one that is none, is refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`part${i}`, 'x']))
  expect((await send(many)).json().error.code).toBe('malformed-request')
  const headers = {
    authorization: `Bearer ${ada.token}`,
    cookie: ada.cookie,
    'content-type': 'multipart/form-data; boundary=x',
  }
  const none = await app.inject({ method: 'POST', url: address, payload: 'nothing', headers })
  expect(none.json().error.code).toBe('malformed-request')
})
