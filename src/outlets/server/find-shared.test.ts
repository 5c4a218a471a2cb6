/** What is shown outside: every item of the base in its number and words, and nothing that is not public. */
import { expect, test } from 'vitest'
import { kinds } from '#app/kinds.ts'
import { sayHeadline, sayShared } from '#items/sharing/shared-view.ts'
import { givenDatabase } from '../../../test/given.ts'
import { givenCrowds } from '../../../test/people/crowd.ts'
import { createFindShared } from './find-shared.ts'

const { pool, db } = await givenDatabase({ stocked: true })
const { tellAs } = givenCrowds({ pool, db })
const find = createFindShared(pool, kinds, () => new Date('2026-11-27T12:00:00Z'))
const of = async (kind: string, id: string, version?: number) => (await find({ kind, id, version }))?.view ?? null
const all = (await pool.query<{ kind: string; id: string }>('select kind, id::text from item order by id')).rows

test('R8 every item of the base has a number outside its page, or words for why it has none', async () => {
  expect(all.length).toBeGreaterThan(200)
  const bare: string[] = []
  for (const { kind, id } of all) {
    const view = await of(kind, id)
    const lines = view?.beside ?? []
    if (!view || (view.figure === '' && lines.length === 0)) bare.push(`${kind}/${id}`)
    expect(lines.length).toBeLessThanOrEqual(3)
    // Its number and its unit belong together.
    if (view && kind === 'trend' && sayHeadline(view).startsWith(`${view.figure},`)) bare.push(sayHeadline(view))
    expect(JSON.stringify(view)).not.toMatch(/NaN|undefined|Infinity/)
  }
  expect(bare).toEqual([])
})

test('a trend tells what is expected of the next round year, the same as its page', async () => {
  const view = await of('trend', '131')
  expect(view).toMatchObject({
    figure: '29',
    isEstimate: true,
    beside: ['deaths per 1,000 births in 2030', '80%: 25 to 37'],
  })
  expect(view?.drawing).toMatchObject({
    of: 'fan',
    // Every observation that its page opens on, as it was measured.
    past: expect.arrayContaining([
      ['2022', expect.any(Number)],
      ['2023', expect.any(Number)],
    ]),
    ahead: expect.arrayContaining([{ at: '2030', knots: expect.any(Array), validated: expect.any(Boolean) }]),
    thresholds: expect.arrayContaining([{ value: 10, label: '10 per 1,000' }]),
    spread: { at: '2030', rows: expect.arrayContaining([{ name: '25 to 30', chance: expect.any(Number) }]) },
  })
  expect(view && sayShared(view)).toBe(
    'Trend 131: Fewer children die before the age of five. 29 deaths per 1,000 births in 2030, 80%: 25 to 37.',
  )
})

test('a trend whose bands held too little says so wherever its range is told, and no other does', async () => {
  const { rows } = await pool.query<{ id: string; values: number; held: number }>(
    `select distinct on (item_id) item_id::text as id, (numbers #>> '{backtest,values}')::int as values,
       (numbers #>> '{backtest,coverage,80}')::float8 as held
     from item_numbers join item on item.id = item_id and kind = 'trend' where numbers #> '{backtest,values}' is not null order by item_id, made_at desc`,
  )
  const [said, tooSure]: [string[], string[]] = [[], []]
  for (const { id, values, held } of rows) {
    const view = await of('trend', id)
    if (!view?.isEstimate) continue // of what is only measured there is no range
    if (held - 0.8 < -2 * Math.sqrt(0.16 / values)) tooSure.push(id)
    if (/, 80% band, held only \d+%: /.test(sayShared(view))) said.push(id)
  }
  expect(tooSure).toContain('148')
  expect(said).toEqual(tooSure)
})

test('each type of question tells its headline, whose it is and how sure', async () => {
  const said: Record<string, unknown> = {}
  for (const { kind, id } of all) {
    const view = kind === 'prediction' ? await of(kind, id) : null
    const shape = view?.drawing?.of ?? 'none'
    if (view && !said[shape])
      said[shape] = [view.figure !== '', view.beside.some((line) => /Farsight|model/.test(line))]
  }
  expect(said).toMatchObject({ chance: [true, true], options: [true, true], quantiles: [true, true] })
})

test('what people say leads with its own day, and no version that is named has it, the newest neither', async () => {
  const before = await of('prediction', '64')
  const said = Date.parse('2031-05-06T07:08:09.000Z')
  await tellAs('64', 0.31, said, 39)
  const now = await of('prediction', '64')
  expect(now).toMatchObject({ figure: '31%', madeAt: '2031-05-06T07:08:09.000Z', isNewest: true })
  expect(now?.beside).toEqual(['39 people', `Farsight ${before?.figure}`])
  expect(now).not.toHaveProperty('saidAt')
  const then = await of('prediction', '64', now?.version)
  expect(then).toMatchObject({ figure: before?.figure, beside: before?.beside, madeAt: before?.madeAt, isNewest: true })
  // The same people with the same number are told of as they were.
  await tellAs('64', 0.31, said + 60_000, 39)
  expect((await of('prediction', '64'))?.digest).toBe(now?.digest)
})

test('what is private, held, hidden or gone has no view, and neither has another kind or no id at all', async () => {
  const ways = [
    'published_at = null',
    "published_at = null, hidden_at = now(), hidden_reason = 'said so', hidden_published_at = now()",
  ]
  for (const way of ways) {
    await pool.query(`update item set ${way} where id = 131`)
    expect(await of('trend', '131')).toBeNull()
    expect(await of('trend', '131', 1)).toBeNull()
    await pool.query(
      `update item set published_at = now(), hidden_at = null, hidden_reason = null, hidden_published_at = null where id = 131`,
    )
  }
  expect(await of('trend', '131')).not.toBeNull()
  for (const [kind, id] of [
    ['prediction', '131'],
    ['trend', '999999'],
    ['nothing', '1'],
    ['trend', '1 or 1=1'],
    ['trend', '-1'],
  ])
    expect(await of(kind ?? '', id ?? '')).toBeNull()
})

test('a version that is not public has no view', async () => {
  await pool.query(`update item_version set is_public = false where item_id = 132`)
  await pool.query(`update item set version = 2 where id = 132`)
  expect(await of('trend', '132', 1)).toBeNull()
})

test('the digest changes with the number, not with the asking', async () => {
  const before = await of('trend', '133')
  expect((await of('trend', '133'))?.digest).toBe(before?.digest)
  await pool.query(`update item set title = 'Told anew' where id = 133`)
  expect((await of('trend', '133'))?.digest).not.toBe(before?.digest)
})
