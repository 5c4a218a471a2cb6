/** What the form says of a file that it has read. */
import { expect, test } from 'vitest'
import { previewOf } from '#series/reading/preview-of.ts'
import { readSeries } from '#series/reading/read-series.ts'
import { factsOf, sayFault } from './say-reading.ts'

function previewed(text: string) {
  const understood = readSeries(new TextEncoder().encode(text), { retrieved: '2026-11-23' })
  if (understood.refused !== null) throw new Error('A plain table was refused.')
  return previewOf(understood, null)
}

test('the first and the last value are said in full, so that decimals read wrongly are seen', () => {
  expect(factsOf(previewed('Jahr;Wert\n2021;1.871,4\n2022;1.856,25\n2023;1.627,2'))).toEqual(
    expect.arrayContaining([
      ['Decimals after', 'a comma'],
      ['First and last value', '1,871.4 and 1,627.2'],
    ]),
  )
})

test('two lines that give one year different values are two lines left out', () => {
  const preview = previewed('2018,1\n2018,2\n2019,3\n2020,4')
  expect(factsOf(preview)).toContainEqual(['Lines left out', '2'])
  expect(preview.faults.map(sayFault)).toEqual(['Lines 1, 2 have different values for 2018'])
})
