/** Numbers and dates that a series answers, and values that are withdrawn. */
import { expect, test } from 'vitest'
import { givenFollowing } from '../../../../test/following.ts'
import { refOf } from '../../../../test/content-as.ts'
import { aPrediction, aTrend } from '../../../../test/given/entries.ts'
import { aSeries } from '../../../../test/given/series.ts'

const { ask, follow, replay, measured, asked, observe, observations, outcomeOf, written } = await givenFollowing()
const overturned = async () => (await ask('/api/operators/overturned', { as: 'olga' })).body.items
const judge = (question: string, word: string) =>
  ask(`PUT /api/operators/overturned/${question.split('/').at(-1)}`, {
    as: 'olga',
    body: { word, reason: 'Looked at the bulletin of the source.' },
  })

const ends = { openBelow: true, openAbove: true }
const askedOtherwise = (trend: string, question: object, automatic: object) =>
  written('ada', aPrediction('How much, and when?', { question, automatic: { trend: refOf(trend), ...automatic } }), {
    isPublished: true,
  })
const howMuch = { type: 'numeric', unit: 'ppm', range: { min: 400, max: 500, scale: 'linear', ...ends } }
const when = { type: 'date', range: { min: '2025-01-01', max: '2027-12-31', openBelow: false, openAbove: true } }

/** From now on its series measures something else. */
async function measuredIn(trend: string, unit: string, value: number) {
  const { version, series } = (await ask(trend, { as: 'ada' })).body.item
  const { id: _, ...told } = { ...series, unit, observations: [...observations, ['2025', value]] }
  const answer = await ask(`PATCH ${trend}`, { as: 'ada', body: { version, series: told } })
  if (answer.status !== 200) throw new Error(answer.text)
}

test('a number resolves to the value itself, with its unit and source, and a revision of it is told', async () => {
  const trend = await measured()
  const question = await askedOtherwise(trend, howMuch, { at: '2025' })
  await observe(trend)
  expect(await outcomeOf(question)).toBeNull()
  await observe(trend, ['2025', 427.35])
  const outcome = await outcomeOf(question)
  expect(outcome).toMatchObject({ value: '427.35', evidence: { at: '2025', value: 427.35, unit: 'ppm', version: 2 } })
  expect(outcome.reason).toMatch(/^Resolved by rule: the value of 2025 was 427\.35 ppm, as known on .*Source: NOAA\.$/)
  await observe(trend, ['2025', 427.36])
  expect(await overturned()).toMatchObject([{ value: 427.36, answer: '427.36', period: '2025' }])
  await observe(trend, ['2025', 427.35])
  expect(await overturned()).toEqual([])
})

const quarters = (...more: [string, number][]) => {
  const { id: _, ...series } = aSeries([['2026-Q1', 421], ['2026-Q2', 424], ...more], {
    // prettier-ignore
    frequency: 'quarterly',
    retrieved: '2040-01-01',
  })
  return series
}

test('a quarter answers a number, a threshold and a date as a year does, and none answers a question of a month', async () => {
  const trend = await written('ada', aTrend('Air by quarters', { series: quarters() }), { isPublished: true })
  const number = await askedOtherwise(trend, howMuch, { at: '2026-Q3' })
  const line = await asked(trend, { at: '2026-Q4' })
  const date = await askedOtherwise(trend, when, { comparison: '>=', threshold: 426 })
  const month = aPrediction('How much?', { question: howMuch, automatic: { trend: refOf(trend), at: '2026-07' } })
  const { body } = await ask('POST /api/items', { as: 'ada', body: month })
  expect(body.error.details[0].reason).toBe('is no quarter, and the series is quarterly')
  const { version } = (await ask(trend, { as: 'ada' })).body.item
  await ask(`PATCH ${trend}`, {
    as: 'ada',
    body: { version, series: quarters(['2026-Q3', 425.5], ['2026-Q4', 426.5]) },
  })
  await follow()
  expect(await outcomeOf(number)).toMatchObject({ value: '425.5', evidence: { at: '2026-Q3' } })
  expect((await outcomeOf(number)).reason).toContain('the value of Q3 2026 was 425.5 ppm')
  expect(await outcomeOf(line)).toMatchObject({ value: 'no', evidence: { at: '2026-Q4', value: 426.5 } })
  expect(await outcomeOf(date)).toMatchObject({ value: '2026-11-15', evidence: { at: '2026-Q4' } })
})

test('a number is not answered in another unit, which is said when it is written, nor once the unit changes', async () => {
  const trend = await measured()
  const inAnother = aPrediction('How much?', {
    question: { ...howMuch, unit: 'ppb' },
    automatic: { trend: refOf(trend), at: '2025' },
  })
  const { status, body } = await ask('POST /api/items', { as: 'ada', body: inAnother })
  const reason = 'is measured in ppm, and the question asks for ppb'
  expect([status, body.error.details]).toMatchObject([400, [{ field: 'automatic.trend', reason }]])
  const question = await askedOtherwise(trend, howMuch, { at: '2025' })
  await measuredIn(trend, 'ppb', 427_000)
  await follow()
  expect(await outcomeOf(question)).toBeNull()
})

test('a threshold is not held against values in another unit than it was stated in, until it is stated anew', async () => {
  const trend = await measured()
  const [question, date] = [await asked(trend), await askedOtherwise(trend, when, { comparison: '>=', threshold: 430 })]
  await measuredIn(trend, 'ppb', 427_000)
  await follow()
  expect([await outcomeOf(question), await outcomeOf(date)]).toEqual([null, null])
  const { version } = (await ask(date, { as: 'ada' })).body.item
  const stated = (threshold: number) =>
    ask(`PATCH ${date}`, {
      as: 'ada',
      body: { version, automatic: { trend: refOf(trend), comparison: '>=', threshold } },
    })
  const reason =
    'is answered already: the value of 2025 was the first that was at least 420,000: 427,000 ppb. Ask about what is still to come'
  expect((await stated(420_000)).body.error.details).toEqual([{ field: 'automatic.threshold', reason }])
  expect((await stated(428_000)).status).toBe(200)
  await measuredIn(trend, 'ppb', 428_500)
  await follow()
  expect(await outcomeOf(date)).toMatchObject({ value: '2025-07-01', evidence: { value: 428_500, unit: 'ppb' } })
  await measuredIn(trend, 'ppm', 427)
  await follow()
  expect(await outcomeOf(question)).toMatchObject({ value: 'yes' })
})

test('a date resolves to the first value that is as asked, and an earlier one that turns out so is told', async () => {
  const trend = await measured()
  const question = await askedOtherwise(trend, when, { comparison: '>=', threshold: 430 })
  await observe(trend, ['2025', 427])
  expect(await outcomeOf(question)).toBeNull()
  await observe(trend, ['2025', 427], ['2026', 430.5])
  const outcome = await outcomeOf(question)
  expect(outcome).toMatchObject({ value: '2026-07-01', evidence: { at: '2026', value: 430.5 } })
  expect(outcome.reason).toMatch(/^Resolved by rule: the value of 2026 was the first that was at least 430: 430\.5 ppm/)
  await observe(trend, ['2025', 427], ['2026', 430.5], ['2027', 433])
  expect(await overturned()).toEqual([])
  await observe(trend, ['2025', 430.1], ['2026', 430.5], ['2027', 433])
  expect(await overturned()).toMatchObject([{ period: '2025', value: 430.1, answer: '2025-07-01' }])
  await observe(trend, ['2025', 427], ['2026', 429], ['2027', 433])
  expect(await overturned()).toMatchObject([{ period: '2026', value: 429, answer: '2027-07-01' }])
  await judge(question, 'corrected')
  expect([await overturned(), (await outcomeOf(question)).value]).toEqual([[], '2027-07-01'])
})

test('a date resolves as later once the last value of its range is there and none was as asked', async () => {
  const trend = await measured()
  const question = await askedOtherwise(trend, when, { comparison: '>=', threshold: 440 })
  await observe(trend, ['2025', 427], ['2026', 430])
  expect(await outcomeOf(question)).toBeNull()
  await observe(trend, ['2025', 427], ['2026', 430], ['2027', 433])
  expect(await outcomeOf(question)).toMatchObject({ value: 'later', evidence: { at: '2027', value: 433 } })
  expect((await outcomeOf(question)).reason).toContain('no value up to 2027 was at least 440, the last was 433 ppm')
  await observe(trend, ['2025', 427], ['2026', 430])
  expect(await overturned()).toMatchObject([{ period: '2027', value: null, answer: null }])
  await observe(trend, ['2025', 427], ['2026', 430], ['2027', 441])
  expect(await overturned()).toMatchObject([{ period: '2027', value: 441, answer: '2027-07-01' }])
  await judge(question, 'kept')
})

test('a value that is withdrawn is in doubt: its outcome stands until an operator opens the question again', async () => {
  const trend = await measured()
  const question = await asked(trend)
  const id = question.split('/').at(-1)
  await observe(trend, ['2025', 427.3])
  await observe(trend)
  expect(await overturned()).toMatchObject([{ id, period: '2025', value: null, answer: null }])
  await observe(trend, ['2025', 427.4])
  expect(await overturned()).toEqual([])
  await observe(trend)
  await judge(question, 'corrected')
  await replay()
  expect([await overturned(), await outcomeOf(question)]).toEqual([[], null])
  const gone = { period: '2025', value: null, unit: 'ppm', answer: null }
  expect((await ask(`${question}/doubts`)).body.doubts).toMatchObject([
    {
      ...gone,
      former: { value: 427.3 },
      settled: { word: 'corrected', reason: 'Looked at the bulletin of the source.' },
    },
    { ...gone, former: { value: 427.3 }, settled: { word: 'withdrawn', reason: null } },
  ])
  expect((await ask(question)).body.item.status).toBe('open')
  await observe(trend, ['2025', 426.2])
  expect(await outcomeOf(question)).toMatchObject({ value: 'no', evidence: { value: 426.2 } })
})

test('a whole series that is withdrawn puts in doubt what it answered, and answers nothing more', async () => {
  const trend = await measured()
  const [question, next] = [await asked(trend), await asked(trend, { at: '2026' })]
  await observe(trend, ['2025', 427.3])
  const { version } = (await ask(trend, { as: 'ada' })).body.item
  expect((await ask(`PATCH ${trend}`, { as: 'ada', body: { version, series: null } })).status).toBe(200)
  await follow()
  expect(await overturned()).toMatchObject([{ id: question.split('/').at(-1), value: null, answer: null }])
  expect((await outcomeOf(question)).value).toBe('yes')
  expect(await outcomeOf(next)).toBeNull()
  await judge(question, 'kept')
})

test('what was first published of a series that measured something else does not count', async () => {
  const trend = await measured()
  const question = await askedOtherwise(trend, howMuch, { at: '2025', firstPublished: true })
  await measuredIn(trend, 'ppb', 427_000)
  await measuredIn(trend, 'ppm', 427)
  await measuredIn(trend, 'ppm', 428)
  await follow()
  expect(await outcomeOf(question)).toMatchObject({ value: '427' })
})
