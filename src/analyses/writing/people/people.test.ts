/**
 * Reports on questions where people lead: what they say together and who they are, what the others say beside it, and that
 * every value can be read again of the very row that told it. On the starter collection.
 */
import { describe, expect, test } from 'vitest'
import { givenCrowds } from '../../../../test/people/crowd.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { rebuildCrowd } from '#forecasts/server/rebuild-crowd.ts'
import { predictionDetails } from '#predictions/question.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { checkReport } from '../../checking/check-report.ts'
import { resolverOf } from '../../checking/dossier-resolver.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import { rowIn } from '../../dossier/crowd.ts'
import { compareReports } from '../../report/compare.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Report } from '../../report/report.ts'
import { writeReport } from '../write-report.ts'

const { pool, db } = await givenDatabase({ stocked: true })
const { say } = givenCrowds({ pool, db })

const times = (count: number, estimate: Estimate) => Array.from({ length: count }, () => estimate)
const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const mars = 'Will a human being land on Mars by the end of 2040?'

async function made(question: string) {
  const { report, resolve, dossier } = await givenReport(pool, question)
  const figure = report.evidence.find(({ id }) => id === report.answer?.evidence)
  if (!report.answer || !figure) throw new Error(`nothing answers ${question}`)
  const said = (name: string) =>
    report.sections.filter((one) => one.name === name).flatMap(({ sentences }) => sentences.map(({ text }) => text))
  const rows = (title: string) =>
    report.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'table' && block.title === title ? block.rows : [])),
    )
  return {
    says: report.answer.figure,
    report,
    resolve,
    dossier,
    figure,
    said,
    rows: (title: string) => rows(title).map((row) => row.map(({ text }) => text)),
  }
}
/** What answers it. */
const idOf = (figure: Evidence) => figure.item.slice(figure.item.indexOf('/') + 1)
const withoutPeople = (dossier: Dossier): Dossier => ({
  ...dossier,
  items: dossier.items.map((item) => ({ ...item, crowd: null })),
})

describe('a report on a question with a crowd', () => {
  test('leads with what people say, says whose that is, and what Farsight says beside it', async () => {
    const before = await made(mars)
    expect(before.figure.field).toBe('details.houseForecast.estimate.probability')
    const own = before.says
    await say(idOf(before.figure), times(2, yes(0.31)))
    expect((await made(mars)).says).toBe(own)
    await say(idOf(before.figure), times(37, yes(0.31)))
    const { says, report, resolve, figure, said, rows } = await made(mars)
    expect(await checkReport(report, resolve)).toEqual([])
    expect([says, figure.value, rowIn(figure.field)]).toEqual(['31%', 0.31, expect.any(String)])
    expect(said('answer').slice(0, 2)).toEqual([
      expect.stringMatching(/ is 31%, by what 39 people forecast together, as of \d+ \w+ \d{4}\.$/),
      expect.stringMatching(
        new RegExp(`^Farsight says ${own}, as of 20 Nov 2026; that has no part in what people say\\.$`),
      ),
    ])
    expect(rows('How the number came about')).toEqual([
      ['The forecast of Farsight', own, 'nothing', ''],
      ['What people forecast together', '31%', 'alone', '31%'],
    ])
    expect(said('path').filter((text) => text.startsWith('Farsight reasons: “'))).toHaveLength(1)
    expect(report.awaits?.said).toMatchObject({ is: 'chance', chance: 0.31, of: { outcome: 'yes' } })
    expect(figure.title).toMatch(/forecast by 39 people, as told on \d+ \w+ \d{4}, \d\d:\d\d UTC$/)
  })

  test('is right of the row that it cites when they say something else, and the next one says what changed', async () => {
    const { report, resolve, figure } = await made(mars)
    await say(idOf(figure), times(60, yes(0.6)))
    expect(await checkReport(report, resolve)).toEqual([])
    const next = await made(mars)
    expect(Number(next.figure.value)).toBeGreaterThan(0.4)
    const { values } = compareReports(report, next.report)
    expect(values[0]).toMatchObject({ before: 0.31, now: next.figure.value })
    expect(values.map(({ field }) => field.replace(/\d+/, 'n'))).toContain('crowd.n.people')
    // Nobody picks what people said at the moment that they like best.
    const { value, field } = figure
    const picked = next.report.evidence.map((row) => (row.id === next.figure.id ? { ...row, value, field } : row))
    const faults = await checkReport({ ...next.report, evidence: picked }, next.resolve)
    expect(faults.map(({ kind }) => kind)).toContain('unresolved')
  })

  const changes: [what: string, change: (row: Evidence, all: Evidence[]) => Partial<Evidence>][] = [
    ['another chance', ({ value }) => ({ value: Number(value) + 0.01 })],
    ['a row that nobody told', ({ field }) => ({ field: field.replace(/\d+/, '999999') })],
    ['the row of another moment', ({ field }) => ({ field: field.replace(/\d+/, (row) => String(Number(row) - 1)) })],
    ['the row of another question', () => ({ item: 'prediction/65' })],
    ['a row of a version that never was', () => ({ version: 99 })],
  ]
  test.for(changes)('that cites %s is found out', async ([, change]) => {
    const { report, resolve, figure } = await made(mars)
    const planted = report.evidence.map((row) =>
      row.id === figure.id ? { ...row, ...change(row, report.evidence) } : row,
    )
    const faults = await checkReport({ ...report, evidence: planted }, resolve)
    expect(faults.some(({ kind }) => kind === 'wrong-evidence' || kind === 'unresolved')).toBe(true)
  })

  test('keeps its numbers where the history is made anew: what is gone is read of what was read then', async () => {
    const { report, resolve, figure, dossier } = await made(mars)
    await rebuildCrowd(db, idOf(figure))
    expect(await resolve(figure.item, figure.version, figure.field)).toBeNull()
    expect(await checkReport(report, resolverOf(dossier))).toEqual([])
    const anew = await made(mars)
    expect(await checkReport(anew.report, anew.resolve)).toEqual([])
    expect([anew.figure.value, anew.figure.field === figure.field]).toEqual([figure.value, false])
  })

  test('of a dossier of earlier days says what it said then', async () => {
    const { dossier } = await made(mars)
    const then = withoutPeople(dossier)
    const report: Report = writeReport(then)
    expect(report.answer?.figure).toBe('10%')
    expect(report.evidence.filter(({ field }) => rowIn(field) !== null)).toEqual([])
    expect(await checkReport(report, resolverOf(then))).toEqual([])
  })

  test('of two of three who answered an earlier wording says so', async () => {
    const { figure } = await made('Will a human being land on Mars by the end of 2050?')
    await say(idOf(figure), times(2, yes(0.4)), 'another wording')
    await say(idOf(figure), times(1, yes(0.4)))
    const { said, report, resolve } = await made('Will a human being land on Mars by the end of 2050?')
    expect(said('answer')).toContain('2 of them have not said anything since what is asked was last worded anew.')
    expect(await checkReport(report, resolve)).toEqual([])
  })

  test('that is taken back does not lead with it any more, for its author either', async () => {
    const { figure } = await made(mars)
    await pool.query(`update item set owner_id = 'ada', published_at = null where id = $1`, [idOf(figure)])
    expect((await made(mars)).figure.field).toBe('details.houseForecast.estimate.probability')
    await pool.query(`update item set owner_id = null, published_at = now() where id = $1`, [idOf(figure)])
  })
})

test('of a chance that a series decides, the forecast and the projection stand beside what people say', async () => {
  const question = 'Will global fossil CO2 emissions in 2035 be below 10,500 million tonnes of carbon?'
  await say('43', times(5, yes(0.31)))
  const { says, said, rows, report, resolve } = await made(question)
  expect(await checkReport(report, resolve)).toEqual([])
  expect(says).toBe('31%')
  expect(said('answer')[1]).toMatch(
    /^Farsight says 55%, as of 20 Nov 2026, the projection of its series says 18%; neither has a part in what people say\.$/,
  )
  expect(rows('How the number came about').slice(-3)).toEqual([
    ['The projection of its series', '18%', 'nothing', ''],
    ['The forecast of Farsight', '55%', 'nothing', ''],
    ['What people forecast together', '31%', 'alone', '31%'],
  ])
  expect(said('against')[0]).toMatch(/^The view that lies farthest from this answer is /)
  // What they would say later they have not said.
  expect(said('answer').at(-1)).toMatch(
    /^Should the series stand at .*, what people say now would come to \d+% by how such series go on, whatever they say then; at .*, to \d+%\.$/,
  )
  expect(said('change').join(' ')).toContain('What people would say once such a thing is known nobody knows')
})

const asked: [type: string, question: string, says: RegExp, beside: RegExp][] = [
  [
    'a date',
    'When will people land on the Moon again?',
    /lie at 2030: as likely before as after it, by what 5 people forecast together/,
    /^Farsight has 2030 in the middle/,
  ],
  [
    'a number',
    'What will world GDP be in 2029?',
    /is 139 trillion current dollars, by what 5 people forecast together/,
    /^Farsight has 139 trillion current dollars in the middle/,
  ],
  [
    'one of several',
    'Which country will join the EU next?',
    /is 62%, by what 5 people forecast together/,
    /^Farsight gives it 62%/,
  ],
]

/** Of what its page says itself. */
function questionBehind({ items }: Dossier, { evidence }: Report): { id: string; estimate: Estimate } {
  const found = items.find(({ ref, kind }) => kind === 'prediction' && evidence.some(({ item }) => item === ref))
  const forecast = predictionDetails.parse(found?.details).houseForecast
  if (!found || !forecast) throw new Error('no question is behind it')
  return { id: found.ref.slice(found.ref.indexOf('/') + 1), estimate: forecast.estimate }
}

test.for(asked)('of %s people lead in the same way, pooled with nobody', async ([, question, says, beside]) => {
  const { dossier, report } = await made(question)
  const first = questionBehind(dossier, report)
  await say(first.id, times(5, first.estimate))
  const led = await made(question)
  expect(await checkReport(led.report, led.resolve)).toEqual([])
  expect(led.said('answer')[0]).toMatch(says)
  expect(led.said('answer')[1]).toMatch(beside)
  expect(rowIn(led.figure.field)).not.toBeNull()
})

const day = String.raw`\d+ \w+ \d{4}`
const together = String.raw`what [\d,]+ people forecast together, as of ${day}\.$`
const apart = String.raw`\d+%, as of ${day}; that has no part in what people say\.$`

/** What is read off what people say: of the other side, of another year, of a value, of any at all. */
const readOff: [question: string, says: string[]][] = [
  [
    'Will a human being not land on Mars by the end of 2040?',
    [
      String.raw`^The chance that no human being lands on Mars by the end of 2040 is \d+%\.$`,
      String.raw`^The chance that a human being lands on Mars by the end of 2040 is \d+%, by ${together}`,
      String.raw`^Farsight says ${apart}`,
    ],
  ],
  [
    'Will a human being land on Mars by the end of 2044?',
    [
      String.raw`^The chance that .* by the end of 2044 is \d+%\.$`,
      String.raw`^The base asks .*, at \d+% \([\d,]+ people\), `,
    ],
  ],
  ['Will people land on the Moon by 2028?', [String.raw`is \d+%, by ${together}`, `^Farsight gives it ${apart}`]],
  [
    'Will world GDP in 2029 be above 130 trillion dollars?',
    [String.raw`is \d+%, read off ${together}`, `^Farsight gives it ${apart}`],
  ],
  ['Will any country join the EU?', [String.raw`has \d+%, by ${together}`, `^Farsight says ${apart}`]],
]

test('of a year between two deadlines of which people give the nearer more, no chance is told', async () => {
  const mars2050 = 'Will a human being land on Mars by the end of 2050?'
  const [early, late] = [await made(mars), await made(mars2050)]
  expect(Number(early.figure.value)).toBeGreaterThan(Number(late.figure.value))
  const { report, resolve } = await givenReport(pool, 'Will a human being land on Mars by the end of 2044?')
  expect(await checkReport(report, resolve)).toEqual([])
  expect(report.answer).toBeNull()
  expect(report.sections[0]?.sentences.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The base holds no question and no series that asks exactly this; /),
    expect.stringMatching(
      /^The nearest that it answers is the chance that a human being lands on Mars by the end of 2040, at \d+%: that is for another time\.$/,
    ),
    expect.stringMatching(
      /^Near this the base also asks: “Will a human being land on Mars by the end of 2050\?” \(40%\)\.$/,
    ),
  ])
  await say(idOf(late.figure), times(2000, yes(0.9)))
})

test.for(readOff)('“%s” is answered by people, and what others say beside them is of the same', async ([of, says]) => {
  const { said, report, resolve } = await made(of)
  expect(await checkReport(report, resolve)).toEqual([])
  expect(said('answer').slice(0, says.length)).toEqual(says.map((one) => expect.stringMatching(new RegExp(one))))
})

test('of what people say of a question, and Farsight of the same on a condition, no third is made', async () => {
  const co2 = 'Will the global mean CO2 concentration reach 450 ppm for the year 2034?'
  const before = await made(co2)
  const cases = ({ rows }: typeof before) =>
    rows('The answer once each is known').flatMap(([what = '', ...row]) =>
      what.startsWith('Fossil CO2 below 10,500 MtC in 2030') ? [row.slice(-2)] : [],
    )
  expect(cases(before).map(([name]) => name)).toEqual(['comes true', 'fails'])
  await say(idOf(before.figure), times(5, yes(0.6)))
  const after = await made(co2)
  expect(await checkReport(after.report, after.resolve)).toEqual([])
  expect(cases(after)).toEqual(cases(before).slice(0, 1))
})

test('where an effect is asked of what people say, nothing stands in a picture that stands not above the report', async () => {
  const { report, resolve } = await givenReport(pool, 'What would raise the chance that a human lands on Mars by 2040?')
  expect(report.answer).toBeNull()
  expect(await checkReport(report, resolve)).toEqual([])
})
