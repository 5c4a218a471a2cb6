/** A question of two parts: what is told of the first is told of the second too, within the length of one report. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { checkReport } from '../../checking/check-report.ts'
import { givenCheckedReport, givenReport } from '../../../../test/given/report.ts'
import { documentOf } from '../../document/document.ts'
import { type Answer, plainAnswer, type SectionWriter, startWriting } from '../writing.ts'
import { ofEachPart } from './each-part.ts'

const { pool } = await givenDatabase({ stocked: true })

test('each part has its answer, a picture, what it means and what drives it, in a paragraph that names it', async () => {
  const { report, said } = await givenCheckedReport(
    pool,
    'Will oil be above 100 dollars in 2027, and where will gold stand in 2029?',
  )
  const blocks = report.sections.find(({ name }) => name === 'answer')?.blocks ?? []
  expect(blocks.flatMap((block) => (block.type === 'fan' ? [block.title] : []))).toEqual([
    expect.stringContaining('Brent oil'),
    expect.stringContaining('gold'),
  ])
  for (const name of ['meaning', 'drivers'] as const) {
    const second = said(name).indexOf('The second part of what you ask is “where will gold stand”.')
    expect(second).toBeGreaterThan(0)
    expect(said(name).slice(0, second).join(' ')).toMatch(/Brent oil/)
    expect(said(name).slice(second).join(' ')).toMatch(/gold/)
    const told = documentOf(report, {}).sections.find((section) => section.name === name)?.paragraphs ?? []
    const starts = told.map((runs) => runs.map(({ text }) => text).join(''))
    expect(starts).toContainEqual(
      expect.stringMatching(/^The second part of what you ask is “where will gold stand”\./),
    )
  }
  const words = report.sections.flatMap(({ sentences }) => sentences).flatMap(({ text }) => text.split(' '))
  expect(words.length).toBeLessThan(1400)
})

/** Of the report, and those that stand in its evidence. */
async function yearsIn(question: string) {
  const { report } = await givenCheckedReport(pool, question)
  const told = report.evidence.flatMap(({ field, value }) =>
    /^answers\.\d\.year$/.test(field) ? [[field, value]] : [],
  )
  return { years: report.years, told }
}

test('what is computed for each part is for its own year, also where the first asks when', async () => {
  expect(
    await yearsIn('Will oil be above 100 dollars in 2027, and will gold be above 6,000 dollars in 2029?'),
  ).toMatchObject({ years: [2027, 2029], told: [['answers.0.year', 2027]] })
  expect(
    await yearsIn('When do fossil emissions peak, and are they under 10,500 million tonnes of carbon in 2050?'),
  ).toMatchObject({ years: [null, 2050], told: [['answers.1.year', 2050]] })
})

test('of one of several answers nobody is told when acting on it pays, as if it were a statement', async () => {
  const { said } = await givenCheckedReport(
    pool,
    'When do people go back to the Moon and from which country will they be?',
  )
  expect(said('answer').join(' ')).toMatch(/the state that lands the next people on the Moon is United States is \d+%/)
  expect(said('meaning').filter((text) => text.startsWith('Why it matters: '))).toHaveLength(2)
  expect(said('meaning').join(' ')).not.toMatch(/A step that pays off only if|: United States is worth/)
})

test('a picture of another part marks the year of that part, and the check lets no other pass', async () => {
  const { report, resolve } = await givenReport(
    pool,
    'Will oil be above 100 dollars in 2027, and where will gold stand in 2029?',
  )
  const marking = (asked: string) => ({
    ...report,
    sections: report.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((one) =>
        one.type === 'fan' && one.title === 'Price of gold' ? { ...one, asked } : one,
      ),
    })),
  })
  expect(await checkReport(marking('2029'), resolve)).toEqual([])
  expect(await checkReport(marking('2031'), resolve)).toMatchObject([{ kind: 'wrong-block' }])
})

test('another table of the same title says of which part it is, and the same table is shown once', async () => {
  const { dossier } = await givenReport(
    pool,
    'Will oil be above 100 dollars in 2027, and where will gold stand in 2029?',
  )
  const answer = { ...plainAnswer } as unknown as Answer // the writers below look at none of it
  const part = { answer, nearest: null }
  const told = (of: (part: number) => string) => {
    const write: SectionWriter = (w) => ({
      sentences: [],
      blocks: [{ type: 'table', title: 'What bears on it', columns: [of(w.part)], rows: [] }],
    })
    const { blocks } = ofEachPart(write)({ ...startWriting(dossier), parts: [part, part] }, answer)
    return blocks.map(({ title }) => title)
  }
  expect(told((i) => `Driver ${i}`)).toEqual(['What bears on it', 'What bears on it, second part'])
  expect(told(() => 'Driver')).toEqual(['What bears on it'])
})

test('how the number of another part comes about stands with it, since no section tells of it', async () => {
  const { said } = await givenCheckedReport(pool, 'How high will the sea and CO2 each be in 2041?')
  expect(said('path').join(' ')).not.toMatch(/ppm/)
  expect(said('answer').join(' ')).toMatch(/The projection by itself says 4\d\d ppm; together/)
})

test('of three parts each has its answer, and the sections that tell more name each', async () => {
  const { report, said } = await givenCheckedReport(pool, 'We need oil, gas and gold prices for December 2027.')
  expect([report.answer, ...(report.others ?? [])].map((one) => one?.says)).toEqual([
    'The price of Brent oil in Dec 2027',
    'The price of US natural gas in Dec 2027',
    'The average gold price in December 2027',
  ])
  expect(said('drivers')).toEqual(
    expect.arrayContaining([
      'The second part of what you ask is “We need gas price”.',
      'A further part of what you ask is “We need gold price”.',
    ]),
  )
})
