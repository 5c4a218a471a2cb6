/** A version has an address of its own: what was said then, to whoever may read it, and nothing of later. */
import { expect, test } from 'vitest'
import { givenContent, refOf } from '../../../test/content-as.ts'
import { aPrediction, aTrend } from '../../../test/given/entries.ts'

const { ask, written, pool } = await givenContent()
const revised = (at: string, fields: object) => ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, ...fields } })
const then = (at: string, version: number | string, as?: 'ada' | 'ben') =>
  ask(`${at}?include=numbers,versions&version=${version}`, { as })

test('R8 an item is read as it was at a version, with the number of the newest', async () => {
  const at = await written('ada', aTrend('Paper is used up', { tags: ['paper'] }), { isPublished: true })
  const { status } = await revised(at, {
    title: 'Paper lasts',
    tags: ['wood'],
    horizon: { from: 2031, to: 2032 },
  })
  expect(status).toBe(200)
  const { body } = await then(at, 1)
  expect(body.item).toMatchObject({ title: 'Paper is used up', tags: ['paper'], version: 1 })
  expect(body.item.horizon).not.toEqual({ from: 2031, to: 2032 })
  expect(body.newest).toBe(2)
  expect((await then(at, 2)).body.item).toMatchObject({ title: 'Paper lasts', version: 2 })
  expect((await ask(at)).body).not.toHaveProperty('newest')
})

test('R8 what a version asked is asked in it still: type, days and card are of then', async () => {
  const at = await written('ada', aPrediction('Will paper last?', { closes: '2030-01-01' }), { isPublished: true })
  await revised(at, { closes: '2031-01-01' })
  expect((await then(at, 1)).body.item).toMatchObject({ closes: '2030-01-01', question: { type: 'binary' } })
  expect((await then(at, 2)).body.item).toMatchObject({ closes: '2031-01-01' })
})

test.each(['0', '-1', '1e9', 'latest', '1.5', '99999999999', ''])(
  'a version that cannot be is refused with a sentence: "%s"',
  async (version) => {
    const at = await written('ada', aTrend('Paper is counted'), { isPublished: true })
    const { status, body } = await then(at, version)
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid-input')
  },
)

test('R3 a version from before it was published is its author’s alone, and so is every one of a private item', async () => {
  const at = await written('ada', aTrend('Nobody knows this yet'))
  await revised(at, { title: 'Everybody knows this' })
  for (const version of [1, 2]) expect((await then(at, version, 'ben')).status).toBe(404)
  await ask(`POST ${at}/publish`, { as: 'ada' })
  expect((await then(at, 1, 'ben')).status).toBe(404)
  expect((await then(at, 1, 'ada')).body.item.title).toBe('Nobody knows this yet')
  expect((await then(at, 2, 'ben')).body.item.title).toBe('Everybody knows this')
  expect((await then(at, 3)).status).toBe(404)
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await then(at, 2, 'ben')).status).toBe(404)
})

test('the numbers of a version are the last that were made of it', async () => {
  const at = await written('ada', aTrend('Paper has numbers'), { isPublished: true })
  await revised(at, { title: 'Paper has other numbers' })
  const id = refOf(at).split('/')[1]
  const none = { projection: null, backtest: null, direction: null, momentum: null, maturity: null, crossings: [] }
  for (const [version, second] of [
    [1, 1],
    [1, 2],
    [2, 3],
  ])
    await pool.query(
      `insert into item_numbers (item_id, made_at, version, rests_on, digest, numbers, is_public)
       values ($1, timestamptz '2026-11-01T00:00:00Z' + make_interval(secs => $3), $2, '[]', '', $4, true)`,
      [id, version, second, JSON.stringify(none)],
    )
  const madeAt = async (version: number) => (await then(at, version)).body.numbers?.madeAt
  expect(await madeAt(1)).toBe('2026-11-01T00:00:02.000Z')
  expect(await madeAt(2)).toBe('2026-11-01T00:00:03.000Z')
})
