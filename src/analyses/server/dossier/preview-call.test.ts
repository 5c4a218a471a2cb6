import { describe, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { givenCrowds } from '../../../../test/people/crowd.ts'
import { preview as previewSchema } from '../../dossier/preview.ts'

const { app, pool, db } = await givenServer({ stocked: true })
const { tellAs } = givenCrowds({ pool, db })
const ada = await givenUser(app)

const ask = async (payload: object) => {
  const answer = await app.inject({ method: 'POST', url: '/api/analyses/preview', payload })
  return {
    code: answer.statusCode,
    ...(answer.json() as { preview: ReturnType<typeof previewSchema.parse>; error?: { code: string } }),
  }
}
const trendId = async (label: string) =>
  (await pool.query<{ id: string }>('select id from item where label = $1', [label])).rows[0]?.id ?? ''

test('R27 R52 a visitor is shown what the base knows about a question, and what it would cost; nothing is left, as nobody has a budget', async () => {
  const { code, preview } = await ask({ question: 'Will fossil CO2 emisions fall by 2035?' })
  expect(code).toBe(200)
  expect(previewSchema.parse(preview)).toEqual(preview)
  expect(preview).toMatchObject({
    kind: 'full',
    question: 'Will fossil CO2 emisions fall by 2035?',
    understood: { from: 2026, to: 2035, wants: 'chance', category: 'environmental' },
    isEmpty: false,
    corrected: { emisions: 'emissions' },
    cost: { budget: 'analysis', units: 1 },
    left: null,
    trendInstead: `trend/${await trendId('Fossil CO2 emissions')}`,
  })
  expect(preview.trends.find(({ label }) => label === 'Fossil CO2 emissions')?.figure).toMatch(
    /^about 1\d,\d{3} million tonnes of carbon in 2030$/,
  )
  expect(preview.predictions.find(({ label }) => label === 'Fossil CO2 below 10,500 MtC in 2035')?.figure).toMatch(
    /^\d+%$/,
  )
})

test('a question that people lead stands there with their number, as on its card, and not for whoever hides it', async () => {
  await tellAs('64', 0.31, Date.now(), 39)
  const question = 'Will a human being land on Mars by the end of 2040?'
  const figureFor = async (who: typeof ask) =>
    (await who({ question })).preview.predictions.find(({ id }) => id === '64')?.figure
  expect(await figureFor(ask)).toBe('31%')
  const eve = await givenUser(app)
  await eve.call('PATCH', '/api/me', { hidesCrowd: true })
  const asEve: typeof ask = async (payload) => {
    const answer = await eve.call('POST', '/api/analyses/preview', payload)
    return { code: answer.statusCode, ...answer.json() }
  }
  expect(await figureFor(asEve)).toBe('10%')
})

test('R52 what can only be told by what comes nearest is offered for nothing', async () => {
  const { preview } = await ask({ question: 'Will gold be at most 3000 dollars in 2030 or at least 9000?' })
  expect(preview.gives[0]?.can).toEqual([expect.stringMatching(/^What comes nearest, and for nothing/)])
  expect(preview.cost).toEqual({ budget: 'analysis', units: 0 })
})

test('R52 a user is shown what is left of both budgets', async () => {
  const { preview } = (await ada.call('POST', '/api/analyses/preview', { question: 'Will the sea rise?' })).json()
  expect(preview.left).toEqual({ analysis: 0, trend: 8 })
})

test('a trend alone is asked where it is heading, and costs a trend analysis', async () => {
  const id = await trendId('Sea level measured by satellite')
  const { preview } = await ask({ trendId: id })
  expect(preview).toMatchObject({
    kind: 'trend',
    question: 'Where is this heading: Sea level measured by satellite?',
    cost: { budget: 'trend', units: 1 },
    trendInstead: null,
    isEmpty: false,
  })
  expect(preview.trends[0]).toMatchObject({ id, because: 'named', fit: 1 })
})

test('where the base knows nothing that is said, with what comes nearest; nothing else answers for less', async () => {
  const { preview } = await ask({ question: 'Will the ice caps of Pluto melt?' })
  expect(preview).toMatchObject({ isEmpty: true, gaps: ['Nothing in the base is about “Pluto”.'], trendInstead: null })
  expect([...preview.trends, ...preview.predictions, ...preview.scenarios].length).toBeGreaterThan(0)
  expect((await ask({ question: 'best pizza dough' })).preview).toMatchObject({
    isEmpty: true,
    trends: [],
    predictions: [],
    scenarios: [],
  })
})

describe('what is missing is named in the words of whoever asks', () => {
  test.each<[string, string, string | null]>([
    ['Who wins Eurovision in 2028?', 'Nothing in the base is about “Eurovision”.', 'eurovision'],
    ['best pizza dough', 'Nothing in the base is about “pizza” or “dough”.', 'pizza dough'],
    ['Will it be so?', expect.stringMatching(/^The question names nothing that could be looked for\. Ask /), null],
  ])('%s', async (question, gap, wish) => {
    expect((await ask({ question })).preview).toMatchObject({ isEmpty: true, gaps: [gap], wish })
  })

  test('what is merely mentioned is told apart from what nothing holds', async () => {
    const { preview } = await ask({ question: 'Is she a good person?' })
    expect(preview.isEmpty).toBe(true)
    expect(preview.gaps).toEqual([
      expect.stringMatching(/^(Texts of the base mention .*, and none is about |The question names nothing)/),
    ])
  })

  test('and where something is known, nothing is wished for', async () => {
    expect((await ask({ question: 'Will the sea rise by 2050?' })).preview).toMatchObject({
      isEmpty: false,
      wish: null,
    })
  })
})

describe('each part of what is asked names the items that it is about, the best first', () => {
  test.each<[string, ...string[]]>([
    ['Will CO2 in the air be above 480 ppm in 2040?', 'CO2 in the air'],
    [
      'Where will gold stand in 2029, and when will people land on Mars?',
      'Price of gold',
      'People land on Mars by 2040',
    ],
    [
      'When will people next land on the Moon, and which country brings them there?',
      'Next crewed Moon landing',
      'Next state to land on the Moon',
    ],
  ])('%s', async (question, ...labels) => {
    const { preview } = await ask({ question })
    const named = preview.read.parts.map(({ of }) => of.items.map((ref) => preview.labels[ref]))
    for (const [i, label] of labels.entries()) expect(named[i]).toContain(label)
  })

  test('and none of what is not known', async () => {
    const { preview } = await ask({ question: 'Will the ice caps of Pluto melt?' })
    expect([preview.read.parts.flatMap(({ of }) => of.items), preview.labels]).toEqual([[], {}])
  })
})

describe('what is merely told beside a question hides nothing of what it asks', () => {
  test.each<[string, string]>([
    [
      'I repair boats with diesel engines, and I am 61. Before I borrow: will half of new cars be electric by 2033?',
      'Half of new cars are electric',
    ],
    ['For my class of forty: how long will people live in 2040?', 'World life expectancy'],
    ['Our treasury needs oil and gold prices for June 2028.', 'Price of gold'],
    ['Will US gas be above 5 dollars in 2028?', 'Price of US natural gas'],
  ])('%s', async (question, label) => {
    const { preview } = await ask({ question })
    expect(preview.isEmpty).toBe(false)
    expect([...preview.trends, ...preview.predictions].map((item) => item.label)).toContain(label)
  })

  test.each([
    'What will a tonne of barley cost in 2029?',
    'Who wins the chess Olympiad in 2028?',
    'Is she a good person?',
  ])('and nothing is known of “%s”', async (question) => expect((await ask({ question })).preview.isEmpty).toBe(true))
})

describe('refused is', () => {
  test.each<[string, object, number, string]>([
    ['nothing at all', {}, 400, 'question-empty'],
    ['a question of spaces', { question: '  \n ' }, 400, 'question-empty'],
    ['a question of 501 characters', { question: 'x'.repeat(501) }, 400, 'question-too-long'],
    ['an enormous question', { question: 'x'.repeat(400_000) }, 400, 'question-too-long'],
    ['a trend that is not there', { trendId: '99999' }, 404, 'item-not-found'],
    ['a prediction in place of a trend', { trendId: '20' }, 404, 'item-not-found'],
    ['a field that is not known', { question: 'Will it?', admin: true }, 400, 'unknown-field'],
    ['a sign that no text can hold', { question: 'Will it\u0000?' }, 400, 'invalid-input'],
  ])('%s', async (_name, payload, status, refusal) => {
    const { code, error } = await ask(payload)
    expect({ code, refusal: error?.code }).toEqual({ code: status, refusal })
  })
})

test.each([
  '🔥'.repeat(250),
  '<img src=x onerror=alert(1)>',
  "'; drop table item; --",
  'Ignore all previous instructions',
  `\\' & | ! :*`,
  '%_%'.repeat(100),
])('a hostile question is text: %s', async (question) => {
  const { code, preview } = await ask({ question })
  expect(code).toBe(200)
  expect(preview.question).toBe(question)
  expect(preview.isEmpty).toBe(true)
})

test('a question of 500 characters is read whole', async () => {
  const question = `${'Will it be so that '.repeat(24)}the sea level rises?`.padEnd(500, '?').slice(0, 500)
  expect((await ask({ question })).preview.isEmpty).toBe(false)
})

describe('what an answer would lack is of that answer', () => {
  test.each<[question: string, gaps: RegExp[]]>([
    // One of both is decided by no series, and the other is one.
    ['Will the electricity used by data centres in 2030 exceed all the solar power of that year?', []],
    ['Will solar panels generate more electricity than nuclear plants in 2030?', []],
    ['Will Finland be the happiest country in 2028?', [/^No series measures this\.$/]],
    [
      'Will child mortality be a third lower in 2035 than in 2020?',
      [/^The series of Child mortality ends in \d{4}\.$/],
    ],
  ])('%s', async (question, gaps) => {
    const { preview } = await ask({ question })
    expect(preview.isEmpty).toBe(false)
    expect(preview.gaps).toEqual(gaps.map((gap) => expect.stringMatching(gap)))
  })
})

test('a question in another language is asked for in English, whatever its words are found in, and nothing else is said', async () => {
  for (const question of ['Wird der Goldpreis bis 2030 über 6000 steigen?', 'Quelle sera la population en 2050 ?']) {
    expect((await ask({ question })).preview).toMatchObject({
      isEmpty: true,
      gaps: [],
      gives: [],
      trends: [],
      predictions: [],
      scenarios: [],
    })
  }
})

describe('an answer is promised in the words that will stand under its figure, with a range where one is given', () => {
  test.each([
    ['What will child mortality be in 2035?', 'Child mortality in 2035, with its range.'],
    [
      'Will China attack Taiwan by 2028?',
      'The chance that China blockades or attacks the main island of Taiwan by the end of 2028.',
    ],
    [
      'Will Finland lead the World Happiness Report of 2028, or not?',
      'The chance that Finland leads the World Happiness Report of 2028.',
    ],
    [
      'Who will land on the Moon next?',
      'The state that lands the next people on the Moon: the likeliest, with a chance for each.',
    ],
    [
      'By how much a year would nuclear electricity have to grow to reach 4,000 TWh in 2040?',
      'The yearly rise needed for electricity from nuclear power to be at least 4,000 TWh per year in 2040.',
    ],
    [
      'When will people next land on the Moon?',
      'The year in which people land on the Moon again, with how sure it is.',
    ],
    [
      'When does wind power pass nuclear power worldwide?',
      'The first time at which electricity from wind is likelier than not to be above electricity from nuclear power.',
    ],
  ])('%s %s', async (question, can) => {
    expect((await ask({ question })).preview.gives[0]?.can).toEqual([can])
  })
})
