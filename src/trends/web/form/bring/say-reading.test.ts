/** What the form says of a file that it has read. */
import { expect, test } from 'vitest'
import { previewOf } from '#series/reading/preview-of.ts'
import { readSeries } from '#series/reading/read-series.ts'
import { factsOf } from './say-reading.ts'

test('the first and the last value are said in full, so that decimals read wrongly are seen', () => {
  const bytes = new TextEncoder().encode('Jahr;Wert\n2021;1.871,4\n2022;1.856,25\n2023;1.627,2')
  const understood = readSeries(bytes, { retrieved: '2026-11-23' })
  if (understood.refused !== null) throw new Error('A plain table was refused.')
  expect(factsOf(previewOf(understood, null))).toEqual(
    expect.arrayContaining([
      ['Decimals after', 'a comma'],
      ['First and last value', '1,871.4 and 1,627.2'],
    ]),
  )
})
