/** Questions that a series decides resolve by themselves, and what a later revision means for them. */
import { expect, onTestFinished, test } from 'vitest'
import { givenFollowing } from '../../../../test/following.ts'
import { refOf } from '../../../../test/content-as.ts'
import { aPrediction } from '../../../../test/given/entries.ts'

const { ask, pool, clock, queue, task, follow, replay, measured, asked, observe, observations, outcomeOf, written } =
  await givenFollowing()
const overturned = async () => (await ask('/api/operators/overturned', { as: 'olga' })).body.items
const waiting = async () => (await ask('/api/operators/waiting', { as: 'olga' })).body.outcomes
const judge = (question: string, word: string) =>
  ask(`PUT /api/operators/overturned/${question.split('/').at(-1)}`, {
    as: 'olga',
    body: { word, reason: 'Looked at the bulletin of the source.' },
  })
const whole = async () =>
  (
    await pool.query(
      `select (select json_agg(item_version order by item_id, version) from item_version)::text as versions,
        (select json_agg(overturned order by item_id, known_since) from overturned)::text as overturned`,
    )
  ).rows

test('a question resolves by the observation that its rule names, and says which', async () => {
  const trend = await measured()
  const question = await asked(trend)
  await observe(trend)
  expect(await outcomeOf(question)).toBeNull()
  await observe(trend, ['2025', 427.3])
  const outcome = await outcomeOf(question)
  expect(outcome).toMatchObject({
    state: 'resolved',
    value: 'yes',
    evidence: { trend: refOf(trend), version: 2, at: '2025', value: 427.3, unit: 'ppm', isProvisional: false },
  })
  expect(outcome.reason).toMatch(/^Resolved by rule: the value of 2025 was 427\.3 ppm, as known on .* Source: NOAA\.$/)
  const { item, versions } = (await ask(`${question}?include=versions`)).body
  expect([item.status, item.author, item.version]).toEqual(['resolved', 'Ada Okafor', 2])
  expect(versions.map(({ author, changed }: { author: string; changed: string[] }) => [author, changed])).toEqual([
    ['Farsight', ['outcome']],
    ['Ada Okafor', expect.any(Array)],
  ])
})

test('a question that was closed before it was written here resolves by what is out since', async () => {
  const trend = await measured()
  await observe(trend, ['2025', 426.9])
  const question = await asked(trend, {}, { opens: '2023-01-01', closes: '2024-12-31', resolves: '2026-03-01' })
  await follow()
  expect(await outcomeOf(question)).toMatchObject({ value: 'no' })
})

test('a question that others read is answered by no private series, which is said where it is published or bound', async () => {
  const [trend, other] = [await measured('ada', { isPublished: false }), await measured('ada', { isPublished: false })]
  const rule = { trend: refOf(trend), at: '2025', comparison: '>=', threshold: 427 }
  const question = await written('ada', aPrediction('Is it above 427?', { automatic: rule }))
  expect((await ask(`POST ${question}/publish`, { as: 'ada' })).body.error.code).toBe('rests-on-private')
  expect((await ask(`POST ${trend}/publish`, { as: 'ada' })).status).toBe(200)
  expect((await ask(`POST ${question}/publish`, { as: 'ada' })).status).toBe(200)
  const bind = (automatic: object, other2: object = {}) =>
    ask(`PATCH ${question}`, { as: 'ada', body: { version: 1, automatic, ...other2 } })
  const reason = 'is private, and this question is not: publish the trend first'
  expect((await bind({ ...rule, trend: refOf(other) })).body.error.details).toEqual([
    { field: 'automatic.trend', reason },
  ])
  await ask(`POST ${trend}/unpublish`, { as: 'ada' })
  expect((await bind(rule, { summary: 'Another summary that is long enough.' })).status).toBe(200)
  await observe(trend, ['2025', 430])
  expect(await outcomeOf(question)).toBeNull()
  await ask(`POST ${trend}/publish`, { as: 'ada' })
  await follow()
  expect(await outcomeOf(question)).toMatchObject({ value: 'yes' })
})

test('a private question follows its author’s private series', async () => {
  const trend = await measured('ada', { isPublished: false })
  const rule = { trend: refOf(trend), at: '2025', comparison: '>', threshold: 424 }
  const question = await written('ada', aPrediction('Is it above 424?', { automatic: rule }))
  await observe(trend, ['2025', 424])
  expect(await outcomeOf(question, 'ada')).toMatchObject({ value: 'no' })
})

test('a question with a condition waits until that is met', async () => {
  const trend = await measured()
  const first = await asked(trend, { threshold: 426 })
  const second = await written(
    'ada',
    aPrediction('And 430 in 2026?', {
      automatic: { trend: refOf(trend), at: '2026', comparison: '>=', threshold: 430 },
      condition: { on: refOf(first), outcome: 'yes' },
    }),
    { isPublished: true },
  )
  await observe(trend, ['2026', 431])
  expect(await outcomeOf(second)).toBeNull()
  await observe(trend, ['2025', 427], ['2026', 431])
  expect(await outcomeOf(second)).toMatchObject({ value: 'yes' })
})

test('a question is annulled once its condition cannot be met, by rule or not, and is open again should that turn', async () => {
  const trend = await measured()
  const first = await asked(trend, { threshold: 426 })
  const condition = { on: refOf(first), outcome: 'yes' }
  const written2 = (other: object) =>
    written('ada', aPrediction('And if so?', { condition, ...other }), { isPublished: true })
  const rule = { trend: refOf(trend), at: '2025', comparison: '>=', threshold: 430 }
  const [byHand, byRule] = [await written2({}), await written2({ automatic: rule })]
  await follow()
  expect([await outcomeOf(byHand), await outcomeOf(byRule)]).toEqual([null, null])
  await observe(trend, ['2025', 425])
  for (const question of [byHand, byRule])
    expect(await outcomeOf(question)).toMatchObject({
      state: 'annulled',
      value: null,
      reason:
        'Annulled by rule: it counts only if “Will the air hold 427 ppm in 2025?” resolves to yes, and that resolved to no.',
      given: { on: refOf(first), outcome: 'no' },
    })
  await ask(`PATCH ${byHand}`, { as: 'ada', body: { version: 2, summary: 'Another summary that is long enough.' } })
  await replay()
  expect((await outcomeOf(byHand)).state).toBe('annulled')
  await observe(trend, ['2025', 431])
  expect((await outcomeOf(byRule)).state).toBe('annulled')
  await judge(first, 'corrected')
  await follow()
  expect([await outcomeOf(byHand), await outcomeOf(byRule)]).toMatchObject([null, { state: 'resolved', value: 'yes' }])
})

test('a revision across the threshold changes no outcome, and operators are told of it until it is taken back', async () => {
  const trend = await measured()
  const question = await asked(trend)
  await observe(trend, ['2025', 427.3])
  await observe(trend, ['2025', 426.8])
  expect(await outcomeOf(question)).toMatchObject({ value: 'yes', evidence: { value: 427.3 } })
  expect(await overturned()).toMatchObject([
    { title: 'Will the air hold 427 ppm in 2025?', value: 426.8, answer: 'no' },
  ])
  expect((await ask('/api/operators/overturned', { as: 'ada' })).status).toBe(403)
  expect((await ask(`${question}/doubts`)).body.doubts).toMatchObject([
    { period: '2025', value: 426.8, unit: 'ppm', answer: 'no', settled: null },
  ])
  await ask(`POST ${question}/unpublish`, { as: 'ada' })
  expect((await ask(`${question}/doubts`)).status).toBe(404)
  expect((await ask(`${question}/doubts`, { as: 'ada' })).body.doubts).toHaveLength(1)
  await observe(trend, ['2025', 427.1])
  expect(await overturned()).toEqual([])
})

test('an operator keeps the outcome, or has it resolved anew; either ends the matter', async () => {
  const trend = await measured()
  const question = await asked(trend)
  await observe(trend, ['2025', 427.3])
  await observe(trend, ['2025', 426.8])
  expect((await judge(question, 'kept')).status).toBe(200)
  await replay()
  expect([await overturned(), (await outcomeOf(question)).value]).toEqual([[], 'yes'])
  await observe(trend, ['2025', 426.7])
  expect((await judge(question, 'corrected')).status).toBe(200)
  await replay()
  expect([await overturned(), (await outcomeOf(question)).value]).toEqual([[], 'no'])
  expect((await judge(question, 'kept')).status).toBe(409)
})

test('an operator says why, and the log has it; nobody decides without a reason, or twice', async () => {
  const trend = await measured()
  const question = await asked(trend)
  await observe(trend, ['2025', 427.3])
  await observe(trend, ['2025', 426.8])
  const put = (body: object) => ask(`PUT /api/operators/overturned/${question.split('/').at(-1)}`, { as: 'olga', body })
  expect((await put({ word: 'kept' })).body.error.details).toMatchObject([{ field: 'reason' }])
  expect((await put({ word: 'kept', reason: 'no' })).status).toBe(400)
  const reason = 'The bulletin says 427.3 still.'
  expect((await put({ word: 'kept', reason })).status).toBe(200)
  expect((await put({ word: 'corrected', reason })).body.error.code).toBe('not-in-doubt')
  const { doubts } = (await ask(`${question}/doubts`)).body
  const former = { period: '2025', value: 427.3, answer: 'yes' }
  expect(doubts).toMatchObject([
    { period: '2025', value: 426.8, answer: 'no', former, settled: { word: 'kept', reason } },
  ])
  const log = await ask(`/api/operator/events?ref=item/${question.split('/').at(-1)}&limit=2`, { as: 'olga' })
  expect(log.body.events).toMatchObject([
    { kind: 'outcome.settled', data: { word: 'kept', reason, isPublic: true } },
    { kind: 'outcome.doubted', data: { isPublic: true } },
  ])
})

test('an outcome whose series is not to be seen any more is kept, or waits until it is', async () => {
  const trend = await measured()
  const question = await asked(trend)
  await observe(trend, ['2025', 427.3])
  await observe(trend, ['2025', 426.8])
  await ask(`POST ${trend}/unpublish`, { as: 'ada' })
  expect((await judge(question, 'corrected')).body.error.code).toBe('nothing-decides')
  expect(await overturned()).toHaveLength(1)
  expect((await judge(question, 'kept')).status).toBe(200)
})

test('outcomes in doubt are counted among what waits for operators, each once, until they are decided', async () => {
  const trend = await measured()
  const question = await asked(trend)
  await observe(trend, ['2025', 427.3])
  expect(await waiting()).toBe(0)
  await observe(trend, ['2025', 426.8])
  await observe(trend, ['2025', 426.7])
  expect(await waiting()).toBe(1)
  await judge(question, 'kept')
  expect(await waiting()).toBe(0)
})

test('the outcome of a question whose trend is deleted is in doubt no more, and stands', async () => {
  const trend = await measured()
  const question = await asked(trend)
  await observe(trend, ['2025', 427.3])
  await observe(trend, ['2025', 426.8])
  expect(await overturned()).toHaveLength(1)
  expect((await ask(`DELETE ${trend}`, { as: 'ada' })).status).toBe(200)
  await follow()
  expect([await overturned(), (await outcomeOf(question)).value]).toEqual([[], 'yes'])
})

test('by a rule of the first published value a revision means nothing', async () => {
  const trend = await measured()
  const late = await asked(trend, { firstPublished: true })
  await observe(trend, ['2025', 426.8])
  await observe(trend, ['2025', 427.2])
  expect(await outcomeOf(late)).toMatchObject({ value: 'no', evidence: { value: 426.8 } })
  expect(await overturned()).toEqual([])
})

test('what resolved by a rule falls with the rule, and stands while other words change', async () => {
  const trend = await measured()
  const question = await asked(trend)
  await observe(trend, ['2025', 427.3])
  const revise = (body: object) => ask(`PATCH ${question}`, { as: 'ada', body })
  await revise({ version: 2, summary: 'Another summary that is long enough.' })
  expect(await outcomeOf(question)).toMatchObject({ value: 'yes' })
  const rule = { trend: refOf(trend), at: '2025', comparison: '>=', threshold: 428 }
  const { status, body } = await revise({ version: 3, automatic: rule })
  const reason = 'is answered already: the value of 2025 was 427.3 ppm. Ask about what is still to come'
  expect([status, body.error.details]).toEqual([400, [{ field: 'automatic.at', reason }]])
  await revise({ version: 3, automatic: { ...rule, at: '2026' } })
  expect(await outcomeOf(question)).toBeNull()
  await observe(trend, ['2025', 427.3], ['2026', 427.9])
  expect(await outcomeOf(question)).toMatchObject({ value: 'no' })
})

test('reading all events twice more changes nothing', async () => {
  const before = await whole()
  await replay()
  await replay()
  expect(await whole()).toEqual(before)
})

test('a question that fails is tried again alone, and holds up no other', async () => {
  const trend = await measured()
  const [broken, sound] = [await asked(trend), await asked(trend, { threshold: 400 })]
  const brokenId = broken.split('/').at(-1) ?? ''
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.item_id = ${brokenId} then raise 'no'; end if; return new; end $$`)
  await pool.query('create trigger refuse before insert on item_version for each row execute function refuse()')
  onTestFinished(async () => void (await pool.query('drop function if exists refuse cascade')))
  await observe(trend, ['2025', 427.3])
  expect([await outcomeOf(broken), (await outcomeOf(sound)).value]).toEqual([null, 'yes'])
  await pool.query('drop function refuse cascade')
  await pool.query('update job set due_at = now()')
  await queue.workOff(task)
  expect(await outcomeOf(broken)).toMatchObject({ value: 'yes' })
})

test('a provisional value waits for ninety days, and no longer than until it is final', async () => {
  const trend = await measured()
  const [slow, quick] = [await asked(trend), await asked(trend, { firstPublished: true })]
  clock.now = new Date(Date.now() + 60_000)
  const say = async (provisional: string | null) => {
    const { series, version } = (await ask(trend, { as: 'ada' })).body.item
    const { provisional: _, ...rest } = series
    const told = { ...rest, observations: [...observations, ['2025', 427.3]], ...(provisional && { provisional }) }
    // Nobody writes marks in a form: sources bring them.
    await pool.query(
      `update item set version = version + 1, details = jsonb_set(details, '{series}', series_keep(id, $2::jsonb, now())) where id = $1`,
      [trend.split('/').at(-1), JSON.stringify(told)],
    )
    await follow()
    return version as number
  }
  await say('2025')
  expect([await outcomeOf(slow), (await outcomeOf(quick)).value]).toEqual([null, 'yes'])
  clock.now = new Date(Date.now() + 89 * 86_400_000)
  await replay()
  expect(await outcomeOf(slow)).toBeNull()
  clock.now = new Date(Date.now() + 91 * 86_400_000)
  await replay()
  expect(await outcomeOf(slow)).toMatchObject({ value: 'yes', evidence: { isProvisional: true } })
  expect((await outcomeOf(slow)).reason).toContain('still provisional')
})
