/**
 * Trend analyses that ask a question of the base, which of several or when: what is promised before an order is what the
 * report holds, and the series answers nothing that it was not asked.
 */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { aPrediction } from '../../../../test/given/entries.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { trust } from '../../../../test/given/trust.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { givenCrowds } from '../../../../test/people/crowd.ts'
import { checkReport } from '../../checking/check-report.ts'
import { connecting } from '../../report/connecting.ts'

const { app, pool, db } = await givenServer({ stocked: true })
await app.makeNumbers()
const { say } = givenCrowds({ pool, db })

const promised = async (body: object): Promise<string[]> =>
  (await app.inject({ method: 'POST', url: '/api/analyses/preview', payload: body }))
    .json()
    .preview.gives.flatMap(({ can }: { can: string[] }) => can)

const ada = await givenUser(app, { verifiedIn: pool })
await trust(pool, ada.id)

/** A question on low-carbon electricity, without a phrase, as those that people write. */
async function asked(title: string, question: object): Promise<string> {
  const links = [{ to: 'trend/157', relation: 'measured-by' }]
  const made = await ada.call('POST', '/api/items', aPrediction(title, { question, links }))
  const { id } = made.json().item
  const published = await ada.call('POST', `/api/items/prediction/${id}/publish`)
  expect(published.statusCode).toBe(200)
  return id
}

const options = ['Less than 42% of generation', '42 to less than 44% of generation', '44% of generation or more']

test('which of several is answered by what people say of each, and not by how much the series will be', async () => {
  const title = 'Low-carbon share of electricity: in which range in 2029?'
  const id = await asked(title, { type: 'choice', options })
  const said = [0.1, 0.7, 0.2]
  await say(
    id,
    Array.from({ length: 7 }, () => ({
      type: 'choice' as const,
      probabilities: Object.fromEntries(options.map((option, i) => [option, said[i] ?? 0])),
    })),
  )
  const can = 'The likeliest, with a chance for each.'
  expect(await promised({ question: title })).toEqual([can])
  expect(await promised({ question: title, trendId: '157' })).toEqual([can])
  const { report, resolve } = await givenReport(pool, title, { trend: 'trend/157' })
  expect(report.answer).toMatchObject({ figure: '70%', says: expect.stringContaining(options[1] ?? '') })
  const all = report.sections[0]?.sentences.map(({ text }) => text).join(' ') ?? ''
  expect(all).toMatch(/is 70%, by what 7 people forecast together/)
  for (const [option, chance] of [
    [options[2], '20%'],
    [options[0], '10%'],
  ])
    expect(all).toContain(`“${option}” ${chance}`)
  expect(await checkReport(report, resolve)).toEqual([])
})

test('when is answered by what people say of it, also where the series itself says another time', async () => {
  const title = 'Low-carbon share of electricity: when first at least 55% of generation?'
  const range = { min: '2027-01-01', max: '2049-12-31', openBelow: false, openAbove: true }
  const id = await asked(title, { type: 'date', range })
  const quantiles = { p5: '2030-07-01', p25: '2031-07-01', p50: '2032-07-01', p75: '2034-07-01', p95: '2038-07-01' }
  await say(
    id,
    Array.from({ length: 7 }, () => ({ type: 'date' as const, quantiles })),
  )
  expect(await promised({ question: title, trendId: '157' })).toEqual([
    expect.stringMatching(/, with how sure it is\.$/),
  ])
  const { report, resolve } = await givenReport(pool, title, { trend: 'trend/157' })
  expect(report.answer?.figure).toMatch(/2032/)
  expect(report.sections[0]?.sentences[0]?.text).toMatch(/by what 7 people forecast together/)
  expect(await checkReport(report, resolve)).toEqual([])
})

test.for([
  [
    'trend/139',
    'When will a fusion plant first deliver net electricity to a public grid?',
    /^The year in which a fusion plant delivers/,
  ],
  [
    'trend/138',
    "Which party's candidate will win the US presidential election of 2028?",
    /^The winning party of the US/,
  ],
] as const)('a question that is linked to %s is what answers it: %s', async ([trend, question, says]) => {
  const { report, resolve } = await givenReport(pool, question, { trend })
  expect(report.answer?.says).toMatch(says)
  expect(await checkReport(report, resolve)).toEqual([])
})

test('a trend without a series may be asked whatever is asked of values: what answers nothing of it says so, and is free', async () => {
  const question = 'How many soldiers will the armies of the world have in 2030?'
  expect(await promised({ question, trendId: '162' })).toEqual([
    expect.stringMatching(/^What comes nearest, and for nothing/),
  ])
  const { report } = await givenReport(pool, question, { trend: 'trend/162' })
  expect(report.sections[0]?.sentences[0]?.text).toBe(connecting['not-direct'])
  expect(report.isAnswered).toBe(false)
})

test.for([
  'What will world GDP be in 2029, in current US dollars?',
  'In which year will electric cars first make up half of new car sales worldwide?',
])('a trend is offered in place of the whole only where its analysis answers by the same: %s', async (question) => {
  const { preview } = (await app.inject({ method: 'POST', url: '/api/analyses/preview', payload: { question } })).json()
  const trendId = preview.trendInstead?.split('/')[1]
  expect(trendId).toBeDefined()
  expect(await promised({ question, trendId })).toEqual(preview.gives[0].can)
})
