/** The outside view of a report: its own past where that says something, else others like it, and nothing that does not fit. */
import { expect, it, test } from 'vitest'
import { givenDatabase } from '../../../../../test/given.ts'
import { givenCheckedReport } from '../../../../../test/given/report.ts'

const { pool } = await givenDatabase({ stocked: true })

async function written(question: string) {
  const { report, said, rows } = await givenCheckedReport(pool, question)
  return { report, said: said('path').join(' '), rows: rows('path') }
}

it('counts the spans of series that are as lively where those of its own say little', async () => {
  const { said, rows, report } = await written('Will the world generate more than 40,000 TWh of electricity in 2035?')
  expect(said).toMatch(/spans of 10 years since 1985, of which only 3 do not overlap: that says little\./)
  expect(said).toMatch(
    /In (\d+|\w+) other series that move about as much in a year, \d+ of \d+ spans of 10 years that do not overlap ended at least 26% higher than at the start, last .+ \(from \d{4}\)/,
  )
  expect(rows[0]?.[0]).toBe('How often others like it went so far')
  // What it counts is among the sources, at its version.
  const counted = report.evidence.find(({ formula }) => formula === 'spans-apart')
  const of = report.evidence.filter(({ id }) => counted?.inputs.includes(id)).map(({ item }) => item)
  expect(of.length).toBeGreaterThan(3)
  const sources = new Set(report.sources.map(({ item }) => item))
  expect(of.filter((item) => item !== 'report' && !sources.has(item))).toEqual([])
})

test.each([
  'How many people will there be on Earth in 2050?',
  'Peak coal: when do CO2 emissions from coal reach their maximum?',
  'Will solar panels generate more electricity than nuclear plants in 2030?',
  'Will solar power make at least 10% of world electricity in 2030?',
])('says nothing of how often a series rose where that is not asked: %s', async (question) => {
  const { said, rows } = await written(question)
  expect(said).not.toMatch(/\bspans of\b/)
  expect(rows.map(([view]) => view)).not.toContain('How often it went so far before')
})
