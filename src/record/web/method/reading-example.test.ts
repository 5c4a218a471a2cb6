import { expect, test } from 'vitest'
import { keptMarks } from '#series/reading/kept-marks.ts'
import { readSeries } from '#series/reading/read-series.ts'
import { brought, readAs } from './reading-example.ts'

test('the file on the page of methods is read as the page says', () => {
  const told = readSeries(new TextEncoder().encode(brought), { retrieved: '2026-11-23' })
  const [found] = told.refused === null ? told.series : []
  const { marks, ...rest } = readAs
  expect(told).toMatchObject({ asks: [], faults: [], read: { decimal: ',', headerLine: 2, footerFrom: 7 } })
  expect(found).toMatchObject(rest)
  expect(found && keptMarks(found)).toEqual(marks)
})
