/** One's own record over HTTP: of all questions that one forecast and that came out. */
import { expect, test } from 'vitest'
import type { Person } from '../../../../test/content-as.ts'
import { listForecasted } from '../account-data.ts'
import { annulled, came, givenScores, yes } from '../../../../test/people/scores.ts'

const { ask, pool, db, question, forecast, withdraw, resolve, change, follow, addForecasters, addRows } =
  await givenScores()
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const recordOf = async (as: Person) => (await ask('/api/me/record', { as })).body
const scoresOf = async (as: Person, query = '') => (await ask(`/api/me/record/questions${query}`, { as })).body
const soon = { opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-03-01' }
const on = (day: string) => new Date(`2026-01-${day}T00:00:00Z`)
/** Ten days that are over, of which somebody gave a chance in the middle. */
const past = async (forecaster: string, chance: number, other: object = {}) => {
  const at = await question({ ...soon, ...other })
  await addRows(at, [{ forecaster, at: on('06'), estimate: yes(chance) }])
  return at
}
const close = (value: number) => expect.closeTo(value, 2)
/** Of whoever has not forecast anything yet. */
const forecasterOf = async (account: string) =>
  (
    await pool.query<{ id: string }>('insert into forecaster (account_id, is_counted) values ($1, true) returning id', [
      account,
    ])
  ).rows[0]?.id ?? ''

test('whoever has forecast nothing has no record, and who waits for outcomes is told of how many and what closes next', async () => {
  expect(await recordOf('olga')).toEqual({
    means: null,
    calibration: { inTime: [], early: [] },
    bySeason: [],
    byCategory: [],
    byHorizon: [],
    beside: [],
    best: [],
    worst: [],
    areAgainstPeers: false,
    waiting: { open: 0, closed: 0, annulled: 0, next: null },
  })
  const [late, early, gone] = [await question(), await question({ closes: '2027-02-01' }), await question()]
  for (const at of [late, early, gone]) await forecast(at, 'olga', yes(0.4))
  await withdraw(gone, 'olga')
  expect((await recordOf('olga')).waiting).toEqual({
    open: 2,
    closed: 0,
    annulled: 0,
    next: { predictionId: idOf(early), label: expect.any(String), closes: '2027-02-01' },
  })
  await resolve(early, annulled)
  expect(await recordOf('olga')).toMatchObject({ means: null, waiting: { open: 1, annulled: 1 } })
})

test('a record is of one’s own questions, and of no one else’s', async () => {
  const [ben, other = ''] = [await forecasterOf('2'), ...(await addForecasters(1))]
  const right = await past(ben, 0.9)
  const wrong = await past(ben, 0.9)
  await past(other, 0.5)
  await resolve(right, came('yes', '2027-01-01'))
  await resolve(wrong, came('no', '2027-01-02'))
  expect(await recordOf('ben')).toMatchObject({
    means: {
      questions: 2,
      brier: { mean: close(0.41), of: 2 },
      baseline: close((42.4 - 116.1) / 2),
      peer: null,
      coverage: 0.5,
    },
    calibration: { inTime: [{ chance: close(0.9), frequency: close(0.5), questions: 2 }], early: [] },
    byCategory: [{ part: 'social', questions: 2 }],
    byHorizon: [{ part: 'quarter', questions: 2 }],
    best: [{ predictionId: idOf(right), label: expect.any(String), score: close(42.4) }],
    worst: [{ predictionId: idOf(wrong), score: close(-116.1) }],
  })
  expect((await scoresOf('ben')).scores).toMatchObject([
    { predictionId: idOf(wrong), outcome: 'no', cameOn: '2027-01-02', brier: close(0.81), peer: null, forecasts: 1 },
    { predictionId: idOf(right), outcome: 'yes', cameOn: '2027-01-01', coverage: 0.5, question: { type: 'binary' } },
  ])
  expect((await recordOf('nia')).means).toBe(null)
})

test('the file has a line for each question, with all digits', async () => {
  const { text, headers } = await ask('/api/me/record.csv', { as: 'ben' })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="my-record.csv"')
  const [head, ...lines] = text.trim().split('\r\n')
  expect(head).toMatch(/^prediction,question,category,outcome,came on,provisional,forecasts,coverage,Brier score/)
  expect(lines.map((line) => line.split(',').slice(2, 8))).toEqual([
    ['social', 'no', '2027-01-02', 'no', '1', '0.5'],
    ['social', 'yes', '2027-01-01', 'no', '1', '0.5'],
  ])
})

test('nobody who is not signed in has a record', async () => {
  for (const path of ['/api/me/record', '/api/me/record/questions', '/api/me/record.csv'])
    expect(await ask(path)).toMatchObject({ status: 401, body: { error: { code: 'sign-in-needed' } } })
})

test('a peer score is told from five people on, and the crowd of a question is said on its page', async () => {
  const eve = await forecasterOf('3')
  const [at, others] = [await past(eve, 0.9), await addForecasters(4)]
  const add = (forecasters: string[]) =>
    addRows(
      at,
      forecasters.map((forecaster) => ({ forecaster, at: on('06'), estimate: yes(0.5) })),
    )
  const mineOf = async () => (await ask(`${at}/forecasts/mine`, { as: 'eve' })).body
  expect(await mineOf()).toMatchObject({ isScored: false, scores: null })
  await add(others.slice(1))
  await resolve(at, came('yes'))
  const own = async () => (await mineOf()).scores
  expect(await own()).toMatchObject({ outcome: 'yes', peer: null, baseline: expect.closeTo(42.4, 2), coverage: 0.5 })
  expect((await ask(`${at}/crowd`)).body.scored).toMatchObject({
    outcome: 'yes',
    people: 4,
    crowd: { people: 4, coverage: 0.5 },
  })
  await add(others.slice(0, 1))
  await change(at, { resolves: '2026-04-01', closes: '2026-01-11' })
  await follow()
  const { peer } = await own()
  expect(peer).toBeCloseTo(((100 * 6) / 11) * Math.log(0.9 / 0.5), 6)
  expect((await recordOf('eve')).means.peer).toEqual({ mean: peer, of: 1 })
  expect((await ask(`${at}/forecasts/mine`, { as: 'nia' })).body).toMatchObject({ isScored: true, scores: null })
})

test('a question that one cannot read any more counts, without its name', async () => {
  const nia = await forecasterOf('4')
  const at = await past(nia, 0.7)
  await resolve(at, came('yes'))
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await scoresOf('nia')).scores).toMatchObject([{ predictionId: idOf(at), label: null, question: null }])
  expect(await recordOf('nia')).toMatchObject({ means: { questions: 1 }, best: [{ label: null }] })
})

test('how a question came out once one could not read it is told nowhere, nor any number that is made of it', async () => {
  const at = await past(await forecasterOf('5'), 0.7)
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  const told = async () => ({
    record: await recordOf('una'),
    scores: (await scoresOf('una')).scores,
    file: (await ask('/api/me/record.csv', { as: 'una' })).text.trim().split('\r\n').length - 1,
    kept: (await listForecasted(db, '5')).scores,
  })
  const before = await told()
  expect(before).toMatchObject({ record: { means: null, waiting: { open: 0, closed: 0 } }, scores: [], kept: [] })
  await resolve(at, annulled)
  expect(await told()).toEqual(before)
  await resolve(at, came('yes'))
  expect((await pool.query('select from score where item_id = $1', [idOf(at)])).rowCount).toBe(1)
  expect(await told()).toEqual(before)
  await ask(`POST ${at}/publish`, { as: 'ada' })
  const after = await told()
  expect(after).toMatchObject({ record: { means: { questions: 1 } }, scores: [{ outcome: 'yes' }], file: 1 })
  // What everybody could read is no secret; what it was changed to since is.
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await told()).scores).toMatchObject([{ outcome: 'yes', label: null }])
  await resolve(at, came('no'))
  expect(await told()).toEqual(before)
})

test('scores are listed page by page, those of one day too', async () => {
  const ada = await forecasterOf('1')
  const all: string[] = []
  for (let i = 0; i < 5; i++) {
    const at = await past(ada, 0.6)
    await resolve(at, came('yes', i < 3 ? '2027-01-02' : '2027-01-01'))
    all.push(idOf(at))
  }
  const ids: string[] = []
  for (let query: string | null = '?limit=2'; query;) {
    const { scores, next }: { scores: { predictionId: string }[]; next: string | null } = await scoresOf('ada', query)
    ids.push(...scores.map(({ predictionId }) => predictionId))
    query = next && `?limit=2&cursor=${next}`
  }
  expect(ids).toEqual([...all.slice(0, 3).toReversed(), ...all.slice(3).toReversed()])
  for (const cursor of ['2027', '2026-02-30_1', '0000-01-01_1']) {
    const { status, body } = await ask(`/api/me/record/questions?cursor=${cursor}`, { as: 'ada' })
    expect([status, body.error.details[0].field]).toEqual([400, 'cursor'])
  }
})
