/** R27 What a report answers. Reports on many questions are read in test/trials/questions.test.ts. */
import { describe, expect, it, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { checkReport } from '../../checking/check-report.ts'
import { connecting } from '../../report/connecting.ts'
import { resolverOf } from '../../checking/dossier-resolver.ts'
import { writeReport } from '../../writing/write-report.ts'

const database = await givenDatabase({ stocked: true })
describe('an analysis of a trend', () => {
  it('answers by that trend', async () => {
    const trend = 'trend/177'
    const { report: ofAll } = await givenReport(database.pool, 'A growing share of people live in cities', {
      trend,
    })
    expect(ofAll.answer?.says).toMatch(/^The share of people in cities and towns in \d{4}$/)
    const { report } = await givenReport(database.pool, 'Will it pass 62% by 2030?', { trend })
    expect(report.answer?.figure).toMatch(/%$/)
    expect(report.answer?.says).toBe('The share of people in cities and towns is above 62% of population in 2030')
  })

  it('says at the head of the drivers which series it speaks of, where the answer has told the rest', async () => {
    const question = 'Will electric cars be more than half of new cars sold in the world by 2035?'
    const { report, resolve } = await givenReport(database.pool, question, { trend: 'trend/140' })
    const drivers = report.sections.find(({ name }) => name === 'drivers')?.sentences.map(({ text }) => text)
    expect(drivers?.[0]).toMatch(/^The number of electric cars sold a year has gone up by [\d.]+% a year since \d{4}/)
    expect(await checkReport(report, resolve)).toEqual([])
  })
})

describe('a question is answered as it is asked', () => {
  const answers: [question: string, figure: RegExp, says: string | RegExp][] = [
    ['When will people land on Mars?', /^after 2050$/, 'The time at which a human being lands on Mars'],
    [
      'Is child mortality still falling?',
      /^(over )?\d+%$/,
      /^Child mortality is below [\d.]+ deaths per 1,000 births in \d{4}$/,
    ],
    ['What will oil cost at the end of 2027?', /^[\d.]+ dollars per barrel$/, 'The price of Brent oil in Dec 2027'],
    [
      'Will the Arctic be free of sea ice in summer by 2050?',
      /^\d+%$/,
      /^The Arctic Ocean has a September mean below .+ of sea ice by the end of 2050$/,
    ],
    // Its own question says so, and the series that decides it says otherwise.
    [
      'Will methane in the air reach 2 ppm in any month by 2032?',
      /^30%$/,
      /^The global monthly mean of methane reaches/,
    ],
    ['Who will be next on the Moon?', /^\d+%$/, /^The state that lands the next people on the Moon: .+$/],
  ]
  test.for(answers)('%s', async ([question, figure, says]) => {
    const { report, resolve } = await givenReport(database.pool, question)
    expect(report.answer).toMatchObject({ figure: expect.stringMatching(figure), says: expect.stringMatching(says) })
    expect(await checkReport(report, resolve)).toEqual([])
  })

  it('and of a date that may lie beyond all that was asked, or never come, it says so', async () => {
    const question = "In which year will China's GDP at market exchange rates first exceed that of the United States?"
    const { report, resolve } = await givenReport(database.pool, question)
    const said = report.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    expect(said).toContain(
      'Even odds run from 2042 to after 2059 or never, 90% of the chance from 2034 to after 2059 or never.',
    )
    expect(said.filter((text) => /2042 to (in )?2059/.test(text))).toEqual([])
    expect(await checkReport(report, resolve)).toEqual([])
  })

  it('and what nearly fits does not answer it: the report says so', async () => {
    const { report } = await givenReport(database.pool, 'Will robots replace nurses by 2045?')
    expect(report.sections[0]?.sentences[0]?.text).toBe(connecting['not-direct'])
  })
})

it('what cannot all be so in a world that bears on the answer is said in its words', async () => {
  const { dossier } = await givenReport(database.pool, 'Will fossil CO2 be below 10,500 MtC in 2035?')
  const world = dossier.items.find(
    ({ kind, links }) => kind === 'scenario' && links.some(({ to }) => to === 'prediction/43'),
  )
  const [one, other] = ['prediction/43', 'prediction/42']
  if (world?.numbers) world.numbers['incoherences'] = [{ kind: 'exclusive', one, other }]
  const report = writeReport(dossier)
  const said = report.sections.find(({ name }) => name === 'against')?.sentences.map(({ text }) => text)
  expect(said).toContainEqual(
    `In “${world?.title}”: “Fossil CO2 below 10,500 MtC in 2035” and “Fossil CO2 below 10,500 MtC in 2030” cannot both turn out as this world needs them.`,
  )
  expect(await checkReport(report, resolverOf(dossier))).toEqual([])
  // What pulls elsewhere in a world that merely counts on the answer says nothing of it.
  const third = dossier.items.find(({ kind, ref }) => kind === 'prediction' && ref !== one && ref !== other)?.ref
  if (world?.numbers) world.numbers['incoherences'] = [{ kind: 'exclusive', one: third, other }]
  const others = writeReport(dossier).sections.find(({ name }) => name === 'against')?.sentences ?? []
  expect(others.filter(({ text }) => text.includes('cannot both turn out'))).toEqual([])
})

test.for<[question: string, way: string]>([
  ['Will people land on Mars by 2045?', 'between them the risk is the same in each year'],
  ['Will CO2 in the air reach 450 ppm in 2035?', 'between them runs a straight line in log-odds'],
])(
  'between two deadlines the same risk goes on, between values of a series in two years a line: %s',
  async ([question, way]) => {
    const { report } = await givenReport(database.pool, question)
    const path = report.sections.find(({ name }) => name === 'path')
    expect(path?.sentences.map(({ text }) => text).join(' ')).toContain(way)
  },
)

const reportOnSpace = async (
  change: (members: number, place: number) => number,
  { likely = {}, noneOfThese = {} } = {},
) => {
  const { dossier } = await givenReport(database.pool, 'What will space look like in 2050?')
  const scenarios = dossier.items.filter(({ kind }) => kind === 'scenario')
  for (const [place, { details, numbers }] of scenarios.entries()) {
    const chance = numbers?.['chance'] as { counted: number; likely: object } // of the collection, where each has one
    Object.assign(chance.likely, likely)
    // A member of the collection's rests on a series that is withheld, so that its worlds may have less.
    Object.assign(numbers?.['noneOfThese'] as object, { isLeast: false, ...noneOfThese })
    chance.counted = change((details['members'] as unknown[]).length, place)
  }
  const report = writeReport(dossier)
  const said = report.sections.find(({ name }) => name === 'answer')?.sentences.map(({ text }) => text) ?? []
  return { answer: report.answer, said: said.join(' ') }
}

test('of a world whose numbers have no likely chance yet nothing is said of its members’ chances', async () => {
  const { dossier } = await givenReport(database.pool, 'Will world life expectancy be above 78 years in 2040?')
  const told = () =>
    writeReport(dossier)
      .sections.find(({ name }) => name === 'branches')
      ?.sentences.map(({ text }) => text)
      .join(' ') ?? ''
  const worlds = dossier.items.filter(({ kind }) => kind === 'scenario')
  expect(told()).toMatch(/has a chance of/)
  // Of the collection, where each has one.
  for (const { numbers } of worlds) if (numbers) Object.assign(numbers['chance'] as object, { likely: null })
  expect(told()).not.toMatch(/has a chance of|none has a chance yet/)
  expect(worlds.some(({ title }) => told().includes(`“${title}”`))).toBe(true)
  for (const { numbers } of worlds) if (numbers) numbers['chance'] = null
  expect(told()).toContain('has members of which none has a chance yet')
})

describe('of worlds', () => {
  test('the likeliest is told first where as much must hold for each, and none of their chances stands above', async () => {
    const { answer, said } = await reportOnSpace((members) => members)
    expect(answer).toBeNull()
    expect(said).toMatch(
      /^Of the worlds of the set “The space economy in 2050” “Grounded” is the likeliest: it has a chance of about \d+% \(likely \d+% to \d+%\)/,
    )
    expect(said).toMatch(/That leaves about \d+% for none of them\./)
    const least = await reportOnSpace((members) => members, { noneOfThese: { isLeast: true } })
    expect(least.said).toMatch(/That leaves about \d+% or more for none of them\./)
  })

  test('no lower end of a band is said that is under 1%', async () => {
    const { said } = await reportOnSpace((members) => members, { likely: { lowest: 0.004 } })
    expect(said).toMatch(/it has a chance of about \d+% \(likely at most \d+%\)/)
  })

  test('none comes before another where a member has no chance: each is told as what it is or less', async () => {
    const { answer, said } = await reportOnSpace((members, place) => (place === 0 ? members - 1 : members))
    expect(answer).toBeNull()
    expect(said).toMatch(/tells of several worlds: .*has a chance of about \d+% or less/)
    expect(said).toContain(connecting['unequal-worlds'])
    expect(said).not.toContain('likeliest:')
  })
})

test('a figure that was read off a band which failed its own backtest says so at once', async () => {
  const { dossier } = await givenReport(database.pool, 'What will become of world trade by 2040?')
  const afterFirst = () => {
    const said = writeReport(dossier).sections.find(({ name }) => name === 'answer')?.sentences ?? []
    return said[said.findIndex(({ text }) => text.startsWith('By its projection')) + 1]?.text
  }
  expect(afterFirst()).not.toContain('too sure of itself')
  const trend = dossier.items.find(({ label }) => label === 'Goods trade, share of GDP')
  const backtest = trend?.numbers?.['backtest'] as { coverage: Record<string, number> } // of the collection
  backtest.coverage['80'] = 0.44
  expect(afterFirst()).toMatch(
    /^The projection behind it has been too sure of itself: its 80% band held only 44% of \d+ past values/,
  )
})

const answerTo = async (question: string) => {
  const { report, resolve } = await givenReport(database.pool, question, { trend: 'trend/177' })
  expect(await checkReport(report, resolve)).toEqual([])
  return report.sections.find(({ name }) => name === 'answer')?.sentences.map(({ text }) => text) ?? []
}

test('a figure that lies beyond what was tested says so beside it, and a nearer one need not', async () => {
  expect((await answerTo('Will it pass 65% by 2050?'))[1]).toMatch(
    /^That lies beyond what was tested: the bands of the projection have been checked up to \d{4} only\.$/,
  )
  expect((await answerTo('Will it pass 60% by 2027?')).join(' ')).not.toContain('beyond what was tested')
})

test('of a question that names no year the report says which was taken, and why', async () => {
  const { report, dossier } = await givenReport(database.pool, 'Where is this heading?', { trend: 'trend/177' })
  const year = Number(dossier.madeAt.slice(0, 4)) + 10
  expect(report.year).toBe(year)
  expect(report.sections.find(({ name }) => name === 'method')?.sentences[0]?.text).toContain(
    `it names no year, so the answer is for ${year}, a decade from when it was made`,
  )
})

const told = async (question: string) => {
  const { report, resolve } = await givenReport(database.pool, question)
  expect(await checkReport(report, resolve)).toEqual([])
  return report.sections[0]?.sentences.map(({ text }) => text) ?? []
}

test('a year that nobody named is said to be the choice of the base, beside the answer', async () => {
  expect((await told('Will a human being land on Mars?'))[1]).toBe('You named no year: 2040 is the base’s own choice.')
  expect((await told('Will anybody ever land on Mars?'))[1]).toBe(
    'You named no last year: 2040 is the base’s own choice.',
  )
  const named = [
    'Will a human being land on Mars by 2050?',
    'When will a human being land on Mars?',
    'If China attacks Taiwan by 2035, will US forces fight?',
  ]
  for (const question of named) expect((await told(question)).join(' ')).not.toContain('own choice')
})
