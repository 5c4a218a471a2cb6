/** Branches of a report: what excludes each other comes to a hundred as printed, and worlds are told apart from it. */
import { expect, it, test } from 'vitest'
import { givenDatabase } from '../../../../../test/given.ts'
import { givenReport } from '../../../../../test/given/report.ts'
import { checkReport } from '../../../checking/check-report.ts'

const { pool } = await givenDatabase({ stocked: true })

async function branches(question: string) {
  const { report, resolve } = await givenReport(pool, question)
  expect(await checkReport(report, resolve)).toEqual([])
  const section = report.sections.find(({ name }) => name === 'branches')
  const table = section?.blocks.find(({ title }) => title === 'Which way it can go')
  const rows = table?.type === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : []
  return { report, rows, said: (section?.sentences ?? []).map(({ text }) => text).join(' ') }
}
const sum = (rows: readonly string[][]) => rows.reduce((all, [, chance = '']) => all + Number.parseInt(chance, 10), 0)

it('parts what is below a level from what is past its peak and not so low, by the forecast of the peak', async () => {
  const { rows, report } = await branches('Will fossil CO2 emissions in 2035 be below 10,500 million tonnes of carbon?')
  expect(rows.map(([path]) => path)).toEqual([
    'It gets there',
    'It is past its peak by then, and not there',
    'It is not past its peak by then',
  ])
  expect(rows[0]?.[1]).toBe(report.answer?.figure)
  expect(sum(rows)).toBe(100)
})

it('parts a series that is back by then from one that never got there', async () => {
  const { rows } = await branches('Will deaths in armed conflicts be above 250,000 in 2032?')
  expect(rows.map(([path]) => path)).toEqual([
    'It gets there',
    'It gets there earlier, and is back by then',
    'It never gets there by then',
  ])
  expect(sum(rows)).toBe(100)
})

it('takes no path of the projection from a number that a forecast has moved', async () => {
  const { rows, report } = await branches('Will at least 87% of children be vaccinated against measles in 2029?')
  expect(report.evidence.find(({ id }) => id === report.answer?.evidence)?.formula).toBe('chance-pooled')
  expect(rows.map(([path]) => path)).not.toContain('It gets there earlier, and is back by then')
  expect(sum(rows)).toBe(100)
})

it('says of a question that is denied the same ways that it can go as of the question itself', async () => {
  const asked = await branches('Will renewables plus nuclear reach half of the electricity before 2035?')
  const denied = await branches('Will renewables plus nuclear not reach half of the electricity before 2035?')
  expect(denied.rows[0]).toEqual(['It gets there', asked.report.answer?.figure])
  expect(denied.rows).toEqual(asked.rows)
  expect(denied.report.answer?.figure).not.toBe(asked.report.answer?.figure)
  const seen = /on the paths that get there, .*? on the others, at [\d.]+/
  expect(seen.exec(denied.said)?.[0]).toBe(seen.exec(asked.said)?.[0])
  expect(denied.said).toContain('which needs “yes” to “Half low-carbon electricity in 2035”')
})

it('has no way to go where the value lies on the side that is asked about already', async () => {
  const { rows } = await branches('Will world life expectancy stay below 77 years in 2040?')
  expect(rows.map(([path]) => path)).toEqual(['It ends on the side that is asked about', 'It ends on the other side'])
})

test.each([
  'Will child mortality be a third lower in 2035 than in 2020?',
  'Will world life expectancy be above 78 years in 2040?',
  'Will the world generate more than 40,000 TWh of electricity in 2035?',
  'Measles vaccination: at least 86% in 2028?',
  'What will be the number one source of electricity in the world in 2035?',
])('the paths come to a hundred as printed: %s', async (question) => {
  const { rows } = await branches(question)
  expect(rows.length).toBeGreaterThanOrEqual(2)
  const none = rows.filter(([, chance = '']) => chance.startsWith('under'))
  expect(sum(rows.filter((row) => !none.includes(row)))).toBe(100)
})

it('says of worlds that merely count on the answer that they do not exclude each other', async () => {
  const { said } = await branches('Will the world generate more than 40,000 TWh of electricity in 2035?')
  expect(said).toMatch(/do not exclude each other.*“Short of wire”/)
})
