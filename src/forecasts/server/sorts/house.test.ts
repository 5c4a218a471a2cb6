/** What Farsight says in a version of a question is a row of its own among the forecasts, and in no crowd. */
import { expect, test } from 'vitest'
import { aPrediction } from '../../../../test/given/entries.ts'
import { came, givenScores } from '../../../../test/people/scores.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { listOpenForecast } from '../learning/teaching-store.ts'
import { rebuildCrowd } from '../rebuild-crowd.ts'

const { ask, db, pool, question, forecast, change, crowd, tell } = await givenScores()
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const reason = 'It was so in most years that anybody has counted.'
const saying = (probability: number, made = '2026-11-20') => ({
  houseForecast: { made, estimate: yes(probability), reason },
})
const rows = async (at: string) =>
  (
    await pool.query(
      `select sort, item_version as version, estimate, reason, made, wording, forecast.at = item_version.at as "isAtOnce"
       from forecast join forecaster on forecaster.id = forecaster_id join item_version on item_version.item_id = forecast.item_id
         and version = item_version
       where forecast.item_id = $1 order by seq`,
      [idOf(at)],
    )
  ).rows

test('each time that it is said, said again of another day, changed or taken away a row follows, and at no other time', async () => {
  const at = await question()
  expect(await rows(at)).toEqual([])
  await change(at, saying(0.3))
  await change(at, { criteria: 'Yes if the survey of 2035 says so in its first or in its second table.' })
  await change(at, saying(0.3, '2026-11-21'))
  await change(at, saying(0.4, '2026-11-21'))
  await change(at, { houseForecast: null })
  await change(at, { outcome: came('yes') })
  await change(at, saying(0.4, '2026-11-21'))
  const house = { sort: 'house', reason, wording: null, isAtOnce: true }
  expect(await rows(at)).toEqual([
    { ...house, version: 2, estimate: yes(0.3), made: '2026-11-20' },
    { ...house, version: 4, estimate: yes(0.3), made: '2026-11-21' },
    { ...house, version: 5, estimate: yes(0.4), made: '2026-11-21' },
    { ...house, version: 6, estimate: null, reason: null, made: null },
    { ...house, version: 8, estimate: yes(0.4), made: '2026-11-21' },
  ])
})

test('pages and cards draw it from what the question says, which is what its newest row says whatever happened', async () => {
  const at = await question()
  const drawn = async () => {
    const { item } = (await ask(`${at}?include=card`, { as: 'ada' })).body
    const { rows: cards } = await pool.query(
      `select card #> '{houseForecast,estimate}' as estimate, card #>> '{houseForecast,made}' as made from item where id = $1`,
      [idOf(at)],
    )
    const { body } = await ask(`${at}/crowd`, { as: 'ada' })
    return { page: item.houseForecast, card: cards[0], beside: body.house }
  }
  const agrees = async () => {
    const { estimate, made, reason: why } = (await rows(at)).at(-1) ?? {}
    const said = estimate && { estimate, made }
    expect(await drawn()).toEqual({
      page: said ? { ...said, reason: why } : null,
      card: said ?? { estimate: null, made: null },
      beside: estimate ?? null,
    })
  }
  await agrees()
  for (const what of [saying(0.3), saying(0.3, '2026-11-21'), { houseForecast: null }, saying(0.4)]) {
    await change(at, what)
    await agrees()
  }
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  await change(at, saying(0.6))
  await agrees()
  await ask(`POST ${at}/publish`, { as: 'ada' })
  await change(at, { outcome: came('yes') })
  await agrees()
})

test('it is in no crowd and no count, tells nobody that somebody forecast, and is nobody’s own', async () => {
  const at = await question()
  const before = await pool.query(`select count(*)::int as told from event where kind = 'forecast.made'`)
  await change(at, saying(0.9))
  expect((await pool.query(`select count(*)::int as told from event where kind = 'forecast.made'`)).rows).toEqual(
    before.rows,
  )
  await tell(at)
  expect((await pool.query('select from crowd_point where item_id = $1', [idOf(at)])).rows).toEqual([])
  expect(await rebuildCrowd(db, idOf(at))).toBe(0)
  // Nor is its crowd told anew once something was learnt.
  expect(await listOpenForecast(db, '2026-12-01')).not.toContain(idOf(at))
  expect(await crowd(at)).toMatchObject({ forecasters: 0 })
  // Whoever wants to forecast first is hidden nothing: there is no crowd yet.
  const hides = async () =>
    (await pool.query('select crowd_may_be_hidden(item) as hides from item where id = $1', [idOf(at)])).rows[0].hides
  expect(await hides()).toBe(false)
  for (const [i, as] of (['ben', 'eve', 'nia'] as const).entries()) {
    await forecast(at, as, yes(0.3))
    await change(at, saying(0.9, `2026-11-2${i}`))
    expect(await crowd(at)).toMatchObject({ forecasters: i + 1, crowd: i < 2 ? null : { estimate: yes(0.3) } })
  }
  expect(await hides()).toBe(true)
  const { body } = await ask(`${at}/resolutions/mine`, { as: 'olga' })
  expect(body.resolving.forecasters).toBe(3)
  expect((await ask(`${at}/forecasts/mine`, { as: 'ada' })).body.forecasts).toEqual([])
  expect((await ask('/api/me/forecasts', { as: 'ada' })).body.forecasts).toEqual([])
})

test('a question of which Farsight alone has said anything may be asked otherwise', async () => {
  const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' }
  const numeric = { type: 'numeric', unit: 'ppm', range }
  const at = await question({ question: numeric })
  const otherwise = async (max: number) => {
    const { version } = (await ask(at)).body.item
    const { kind: _, ...entry } = aPrediction(undefined, { question: { ...numeric, range: { ...range, max } } })
    return (await ask(`PATCH ${at}`, { as: 'ada', body: { ...entry, version } })).status
  }
  const quantiles = { p5: 10, p25: 20, p50: 30, p75: 40, p95: 50 }
  await change(at, { houseForecast: { made: '2026-11-20', estimate: { type: 'numeric', quantiles }, reason } })
  expect(await otherwise(200)).toBe(200)
  await forecast(at, 'ben', { type: 'numeric', quantiles })
  expect(await otherwise(300)).toBe(400)
})

test('there is one house and one model, without an account, and neither can be made to count', async () => {
  const sorts = await pool.query(`select sort from forecaster where sort <> 'person' order by sort`)
  expect(sorts.rows).toEqual([{ sort: 'house' }, { sort: 'model' }])
  await expect(pool.query(`update forecaster set is_counted = true where sort = 'house'`)).rejects.toThrow('crowds')
  await expect(pool.query(`update forecaster set account_id = '1' where sort = 'model'`)).rejects.toThrow('crowds')
  await expect(pool.query(`insert into forecaster (sort, is_counted) values ('house', false)`)).rejects.toThrow('voice')
})

test('all that they said is told to everybody as JSON and as a file, and to nobody else of what is private', async () => {
  const at = await question()
  await change(at, saying(0.3))
  await change(at, { houseForecast: null })
  await pool.query(
    `insert into forecast (item_id, item_version, forecaster_id, at, estimate, request_id)
     select $1, 1, id, '2026-11-22', '{"type": "binary", "probability": 0.25}', gen_random_uuid() from forecaster where sort = 'model'`,
    [idOf(at)],
  )
  await forecast(at, 'ben', yes(0.8))
  const told = { predictionId: idOf(at), question: { type: 'binary' } }
  const { body } = await ask(`${at}/forecasts`)
  expect(body).toEqual({
    ...told,
    forecasts: [
      { by: 'house', at: expect.any(String), made: '2026-11-20', itemVersion: 2, estimate: yes(0.3), reason },
      { by: 'house', at: expect.any(String), made: null, itemVersion: 3, estimate: null, reason: null },
      { by: 'model', at: '2026-11-22T00:00:00.000Z', made: null, itemVersion: 1, estimate: yes(0.25), reason: null },
    ],
  })
  const { text } = await ask(`${at}/forecasts.csv`)
  const [head, first, second, third] = text.trim().split('\r\n')
  expect(head).toBe('forecaster,at,made,version,chance of a yes,reason')
  expect(first).toMatch(/^house,[^,]+,2026-11-20,2,0\.3,It was so/)
  expect(second).toMatch(/^house,[^,]+,,3,,$/)
  expect(third).toBe('model,2026-11-22T00:00:00.000Z,,1,0.25,')

  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  for (const path of [`${at}/forecasts`, `${at}/forecasts.csv`]) {
    expect((await ask(path)).status).toBe(404)
    expect((await ask(path, { as: 'ben' })).status).toBe(404)
    expect((await ask(path, { as: 'ada' })).status).toBe(200)
  }
})

test('what was said while a question was private, or of other options, is told to nobody else', async () => {
  const at = await question()
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  await change(at, saying(0.3))
  await change(at, saying(0.35))
  await ask(`POST ${at}/publish`, { as: 'ada' })
  await change(at, saying(0.4, '2026-11-21'))
  const chances = async (as?: 'ada') =>
    (await ask(`${at}/forecasts`, { as })).body.forecasts.map(
      ({ estimate: { probability } }: { estimate: { probability: number } }) => probability,
    )
  // What stands when it is published is public with it.
  expect(await chances()).toEqual([0.35, 0.4])
  expect(await chances('ada')).toEqual([0.3, 0.35, 0.4])
  await change(at, { question: { type: 'choice', options: ['Solar', 'Coal'] } })
  expect((await ask(`${at}/forecasts`)).body.forecasts).toEqual([])
})
