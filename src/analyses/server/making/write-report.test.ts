/** R27 Reports on many questions read well, say something, and can be recomputed. */
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { checkReport, type Fault } from '../../checking/check-report.ts'
import { connecting } from '../../report/connecting.ts'
import { resolverOf } from '../../checking/dossier-resolver.ts'
import { report as reportShape, type Report, sectionNames } from '../../report/report.ts'
import { writeReport } from '../../writing/write-report.ts'

const database = await givenDatabase({ stocked: true })
type Made = { question: string; report: Report; faults: Fault[] }
let made: Made[]
let trends: Made[]

beforeAll(async () => {
  const { pool } = database
  const questions = (await readFile('bench/questions.txt', 'utf8')).split('\n').filter((line) => line.trim() !== '')
  const make = async (question: string, trend: string | null = null): Promise<Made> => {
    const { report, resolve } = await givenReport(pool, question, { trend })
    return { question, report, faults: await checkReport(report, resolve) }
  }
  made = []
  for (const question of questions.filter((_, i) => i % 3 === 0)) made.push(await make(question))
  trends = [
    await make('Women win a growing share of parliamentary seats', 'trend/180'),
    await make('Will it pass 30% by 2030?', 'trend/180'),
  ]
})

const all = () => [...made, ...trends]
const textsOf = ({ report }: Made) => report.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))

describe('every report', () => {
  it('says only what the base says, at the versions that it cites', () => {
    expect(all().flatMap(({ question, faults }) => faults.map((fault) => ({ question, ...fault })))).toEqual([])
  })

  it('has the shape of a report, its sections in their order', () => {
    for (const { report } of all()) {
      expect(reportShape.parse(report)).toEqual(report)
      expect(report.sections.map(({ name }) => name)).toEqual(
        sectionNames.filter((name) => report.sections.some((section) => section.name === name)),
      )
    }
  })

  it('holds no number that is none, no empty word, and ends each sentence', () => {
    for (const text of all().flatMap(textsOf)) {
      expect(text).not.toMatch(/NaN|Infinity|undefined|\bnull\b|\[object|\s\s|\s[.,;:]|\.\.|—/)
      expect(text).toMatch(/\.$/)
    }
  })

  it('has no share above 100%', () => {
    const claims = all().flatMap(({ report }) =>
      report.sections.flatMap(({ sentences }) => sentences.flatMap((one) => one.claims)),
    )
    const shares = claims.filter(({ text, kind }) => kind === 'number' && text.includes('% of '))
    expect(shares.filter(({ text }) => Number.parseFloat(text) > 100)).toEqual([])
  })

  it('says nothing twice', () => {
    const twice = all().flatMap((one) => textsOf(one).filter((text, i, texts) => texts.indexOf(text) < i))
    expect(twice).toEqual([])
  })

  it('differs from the others in most of what it says', () => {
    for (const one of made) {
      for (const other of made) {
        if (one === other) continue
        const texts = new Set(textsOf(other))
        const shared = textsOf(one).filter((text) => texts.has(text)).length
        expect({ one: one.question, other: other.question, isOther: shared / textsOf(one).length < 0.7 }).toMatchObject(
          { isOther: true },
        )
      }
    }
  })
})

describe('an analysis of a trend', () => {
  it('answers by that trend', () => {
    for (const { report } of trends) expect(report.answer?.says).toContain('Women in parliaments')
    expect(trends[1]?.report.answer?.figure).toMatch(/%$/)
    expect(trends[1]?.report.answer?.says).toBe('Women in parliaments above 30% of seats in 2030')
  })
})

describe('a question is answered as it is asked', () => {
  const answers: [question: string, figure: RegExp, says: string | RegExp][] = [
    ['When will people land on Mars?', /^after 2050$/, 'People land on Mars'],
    [
      'Is child mortality still falling?',
      /^(over )?\d+%$/,
      /^Child mortality below [\d.]+ deaths per 1,000 births in \d{4}$/,
    ],
    ['What will oil cost at the end of 2027?', /^[\d.]+ US\$ per barrel$/, 'Price of Brent oil in 2027'],
    ['What will space look like in 2050?', /^at (least|most) \d+%$/, /^(Grounded|Swept orbits|Two flags at the pole)$/],
    ['Will the Arctic be free of sea ice in summer by 2050?', /^\d+%$/, 'Ice-free Arctic September by 2050'],
    ['Who will be next on the Moon?', /^\d+%$/, /^.+: Next state to land on the Moon$/],
  ]
  test.for(answers)('%s', async ([question, figure, says]) => {
    const { report, resolve } = await givenReport(database.pool, question)
    expect(report.answer).toMatchObject({ figure: expect.stringMatching(figure), says: expect.stringMatching(says) })
    expect(await checkReport(report, resolve)).toEqual([])
  })

  it('and what nearly fits does not answer it: the report says so', async () => {
    const { report } = await givenReport(database.pool, 'Will robots replace nurses by 2045?')
    expect(report.sections[0]?.sentences[0]?.text).toBe(connecting['not-direct'])
  })
})

it('what cannot all be so in a world that bears on the answer is said in its words', async () => {
  const { dossier } = await givenReport(database.pool, 'Will fossil CO2 emissions be lower in 2035 than today?')
  const world = dossier.items.find(
    ({ kind, links }) => kind === 'scenario' && links.some(({ to }) => to === 'prediction/43'),
  )
  const [one, other] = ['prediction/43', 'prediction/42']
  if (world?.numbers) world.numbers['incoherences'] = [{ kind: 'exclusive', one, other }]
  const report = writeReport(dossier)
  const said = report.sections.find(({ name }) => name === 'disagreement')?.sentences.map(({ text }) => text)
  expect(said).toContainEqual(
    `In “${world?.title}”: “Fossil CO2 below 10,500 MtC in 2035” and “Fossil CO2 below 10,500 MtC in 2030” cannot both turn out as this world needs them.`,
  )
  expect(await checkReport(report, resolverOf(dossier))).toEqual([])
})
