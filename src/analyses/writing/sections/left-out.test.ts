/** What was typed and read as nothing is quoted in the report, however short it is, and the report is sound. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { checkReport } from '../../checking/check-report.ts'

const { pool } = await givenDatabase({ stocked: true })

test.for<[question: string, words: string]>([
  ['Will CO2 in the air reach 450 ppm in 2032 17?', '17'],
  ['Will CO2 in the air reach 450 ppm in 2032 99999?', '99999'],
  ['Will gold be at most 3000 dollars in 2030 or at least 9000?', 'or at least 9000'],
])('%s', async ([question, words]) => {
  const { report, resolve } = await givenReport(pool, question)
  const said = report.sections[0]?.sentences.map(({ text }) => text) ?? []
  expect(said.join(' ')).toContain(`What was typed as “${words}” is in nothing that was read`)
  expect(report.answer).toBeNull()
  expect(await checkReport(report, resolve)).toEqual([])
})

test('a part of what was typed is no quote of it when it is as short', async () => {
  const { report, resolve } = await givenReport(pool, 'Will CO2 in the air reach 450 ppm in 2032 99999?')
  const spoilt = JSON.parse(JSON.stringify(report).replaceAll('“99999”', '“99”')) as typeof report
  for (const { sentences } of spoilt.sections)
    for (const sentence of sentences) for (const claim of sentence.claims) if (claim.text === '99999') claim.text = '99'
  expect((await checkReport(spoilt, resolve)).map(({ kind }) => kind)).toContain('wrong-number')
})
