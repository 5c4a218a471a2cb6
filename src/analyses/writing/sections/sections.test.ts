/** What the sections of a report leave unsaid: whatever is nothing, or is not so. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { checkReport } from '../../checking/check-report.ts'
import type { SectionName } from '../../report/report.ts'

const { pool } = await givenDatabase({ stocked: true })

async function written(question: string) {
  const { report, resolve } = await givenReport(pool, question)
  expect(await checkReport(report, resolve)).toEqual([])
  const find = (name: SectionName) => report.sections.find((section) => section.name === name)
  return {
    report,
    find,
    names: report.sections.map(({ name }) => name),
    said: (name: SectionName) => find(name)?.sentences.map(({ text }) => text) ?? [],
  }
}

test('a section with nothing to say of the answer is left out, and what is not known stands among the gaps', async () => {
  const { names, said } = await written('If China attacks Taiwan by 2035, will US forces fight?')
  expect(names).toEqual(expect.arrayContaining(['answer', 'gaps', 'method']))
  for (const empty of ['base-rate', 'crowd', 'disagreement', 'sensitivity'] as const) expect(names).not.toContain(empty)
  expect(said('gaps')).toEqual([
    'No series measures this.',
    'The base holds no resolved question close to this one, and no series whose past would answer it.',
    'What would move “US fights if Taiwan is attacked” is not known: it rests on a single forecast, and no series decides it, and no other forecast that was read depends on it.',
  ])
})

test('what the report itself draws on is no gap', async () => {
  const { report, said, names } = await written('What will world life expectancy be in 2045?')
  expect(report.answer?.figure).toMatch(/years$/)
  expect(names).toContain('drivers')
  expect(said('gaps').join(' ')).not.toMatch(/No series measures this|No question in the base|No scenario covers/)
})

test('what to watch is told with the value that is watched for, up to the year that is asked about', async () => {
  const { find, said } = await written('Will world life expectancy be above 80 years in 2040?')
  const [block] = find('signposts')?.blocks ?? []
  const table = block?.type === 'table' ? block : null
  expect(table?.columns).toEqual(['Watch', 'Level', 'By', 'Chance'])
  const cells = table?.rows.map((row) => row.map(({ text }) => text)) ?? []
  expect(cells).toContainEqual(['World life expectancy', '75 years', '2040', expect.stringMatching(/%$/)])
  for (const [, , by = ''] of cells) expect(Number(by.slice(-4))).toBeLessThanOrEqual(2040)
  expect(said('signposts')).toHaveLength(1)
})
