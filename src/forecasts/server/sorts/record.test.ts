/** Farsight and the model have records as people have: by the same rules, under names that no person can take. */
import { expect, test } from 'vitest'
import { publicName } from '#accounts/public-name.ts'
import { givenShown } from '../../../../test/people/shown.ts'
import { came } from '../../../../test/people/scores.ts'
import { addressOfVoice, titleOf, voiceNamed } from '../../sorts/voices.ts'

const { ask, pool, forecaster, settled, question, change, resolve, follow, scored } = await givenShown()
const ben = await forecaster('2', 'grey-heron')
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const reason = 'It was so in most years that anybody has counted.'
const saying = (probability: number, made = '2026-01-06') => ({
  houseForecast: { made, estimate: { type: 'binary' as const, probability }, reason },
})
const recordOf = async (name: string) => (await ask(`/api/forecasters/${name}`)).body
const close = (value: number) => expect.closeTo(value, 6)
const modelSays = (at: string, probability: number, day: string) =>
  pool.query(
    `insert into forecast (item_id, item_version, forecaster_id, at, estimate, request_id)
     select $1, 1, id, $3, jsonb_build_object('type', 'binary', 'probability', $2::float8), gen_random_uuid()
     from forecaster where sort = 'model'`,
    [idOf(at), probability, day],
  )

test('no person is ever shown by one of their names, however it is typed', () => {
  for (const by of ['house', 'model', 'machine:gpt'] as const)
    for (const name of [addressOfVoice(by), `the-${addressOfVoice(by)}`, by, addressOfVoice(by).toUpperCase()])
      expect([name, publicName.safeParse(name).success]).toEqual([name, false])
  expect([voiceNamed('farsight'), voiceNamed('model'), voiceNamed('house'), voiceNamed('grey-heron')]).toEqual([
    'house',
    'model',
    null,
    null,
  ])
})

test('a machine is addressed by the name of its model, whatever signs that has', () => {
  for (const model of ['gpt-4.1-mini', 'hf.co/org/Model:q4', 'a@b+c_d']) {
    const address = addressOfVoice(`machine:${model}`)
    expect(address).not.toMatch(/[/?#%]/)
    expect(voiceNamed(address)).toBe(`machine:${model}`)
    expect(titleOf(`machine:${model}`)).toBe(`The machine (${model})`)
  }
})

test('before anything came out there is a page without scores', async () => {
  expect(await recordOf('farsight')).toMatchObject({
    name: 'farsight',
    by: 'house',
    record: { means: null },
    questions: [],
  })
  expect(await recordOf('grey-heron')).toMatchObject({ by: null, questions: null })
})

test('each has means, calibration, the other beside it, best and worst, and its questions', async () => {
  const right = await settled({ chances: { [ben]: 0.8 } })
  await change(right, saying(0.9))
  await modelSays(right, 0.6, '2026-01-06')
  await follow()
  await pool.query('delete from event_reader')
  await follow()
  const alone = await question({ opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-03-01' })
  await change(alone, saying(0.9))
  await resolve(alone, came('no', '2026-02-02'))

  const { record, questions } = await recordOf('farsight')
  expect(record.means).toMatchObject({ questions: 2, brier: { mean: close(0.41), of: 2 }, coverage: 0.5 })
  // Of the question that nobody else forecast there is none, and with five there is.
  const exact = (await scored(right)).find(({ sort }) => sort === 'house')?.peer
  expect(record.means.peer).toEqual({ mean: Number(exact.toFixed(1)), of: 1 })
  expect(record.means.peer.mean).not.toBe(exact)
  expect(record.calibration.inTime).toMatchObject([{ chance: close(0.9), frequency: close(0.5), questions: 2 }])
  expect(record.beside).toMatchObject([{ by: 'model', questions: 1, brier: { own: close(0.01), theirs: close(0.16) } }])
  expect([record.best, record.worst].flat().map(({ predictionId }) => predictionId)).toContain(idOf(right))
  expect(questions.map(({ predictionId }: { predictionId: string }) => predictionId)).toEqual([alone, right].map(idOf))
  expect(questions[0]).toMatchObject({
    outcome: 'no',
    brier: close(0.81),
    peer: null,
    isProvisional: expect.any(Boolean),
  })

  expect((await recordOf('model')).record).toMatchObject({
    means: { questions: 1, brier: { mean: close(0.16) } },
    beside: [{ by: 'house', brier: { own: close(0.16), theirs: close(0.01) } }],
  })
  const people = (await scored(right)).filter(({ sort }) => sort === 'person')
  expect(people).toHaveLength(5)
  expect(people[0]?.beside.map(({ by }: { by: string }) => by)).toEqual(['house', 'model'])
})

test('who forecast a question that Farsight was scored on are counted without it', async () => {
  const at = await settled({ chances: {}, others: 4 })
  await change(at, saying(0.9))
  await follow()
  const { rows } = await pool.query('select peers from scored_question where item_id = $1', [idOf(at)])
  expect(rows).toEqual([{ peers: 4 }])
  expect((await ask(`${at}/crowd`)).body.scored).toMatchObject({ people: 4, crowd: { people: 4 } })
  const { questions } = await recordOf('farsight')
  expect(questions.find((one: { predictionId: string }) => one.predictionId === idOf(at))).toMatchObject({ peer: null })
})

test('where nobody else forecast it, the page of the question speaks of no crowd that was scored', async () => {
  const at = await question({ opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-03-01' })
  await change(at, saying(0.9))
  await resolve(at, came('yes', '2026-02-02'))
  expect((await scored(at)).map(({ sort }) => sort)).toEqual(['house'])
  expect((await ask(`${at}/crowd`)).body).toMatchObject({ forecasters: 0, scored: null })
})

test('means are over the time for which each forecast stood, and what stood last in time is known by itself', async () => {
  const at = await question({ opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-03-01' })
  await change(at, saying(0.3, '2026-01-01'))
  await change(at, saying(0.8, '2026-01-06'))
  // Too late for either.
  await change(at, saying(0.99, '2026-02-02'))
  await resolve(at, came('yes', '2026-02-02'))
  expect(await scored(at)).toMatchObject([{ brier: close((0.49 + 0.04) / 2), chance: 0.8, forecasts: 2, coverage: 1 }])
})

test('what no list shows is in neither record', async () => {
  const before = (await recordOf('farsight')).record.means.questions
  const [{ predictionId }] = (await recordOf('farsight')).questions
  await pool.query('update item set is_listed = false where id = $1', [predictionId])
  expect((await recordOf('farsight')).record.means.questions).toBe(before - 1)
  await pool.query('update item set is_listed = true where id = $1', [predictionId])
})

test('a forecast of a range has a finite score wherever the outcome lies, and tells whether it was held', async () => {
  const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' as const }
  const quantiles = { p5: 10, p25: 20, p50: 30, p75: 40, p95: 50 }
  for (const [value, isInside90] of [
    ['30', true],
    ['99', false],
    ['1000', false],
    ['0', false],
  ] as const) {
    const asked = { opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-03-01' }
    const at = await question({ ...asked, question: { type: 'numeric', unit: 'ppm', range } })
    await change(at, { houseForecast: { made: '2026-01-06', estimate: { type: 'numeric', quantiles }, reason } })
    await resolve(at, came(value, '2026-02-02'))
    const [house] = await scored(at)
    expect(house).toMatchObject({ sort: 'house', brier: null, chance: null, isInside90, log: expect.any(Number) })
  }
})

test('the file has a line for each question; of a person there is none', async () => {
  const { text, headers } = await ask('/api/forecasters/farsight/questions.csv')
  expect(headers['content-disposition']).toBe('attachment; filename="record-of-farsight.csv"')
  const { record } = await recordOf('farsight')
  expect(text.trim().split('\r\n')).toHaveLength(record.means.questions + 1)
  for (const name of ['grey-heron', 'nobody'])
    expect(await ask(`/api/forecasters/${name}/questions.csv`)).toMatchObject({ status: 404 })
})
