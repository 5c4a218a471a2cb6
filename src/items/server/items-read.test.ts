import { expect, test } from 'vitest'
import { type ReadItem, restsOn } from './items-read.ts'

const item = (ref: string, version: number, ofNumbers: number | null): ReadItem => ({
  ref,
  version,
  title: '',
  details: {},
  numbers: ofNumbers === null ? null : { version: ofNumbers, madeAt: '2026-11-20T00:00:00.000Z', numbers: {} },
  said: null,
})

test('an item of which only the numbers are looked at is rested on at the version that those were made of', () => {
  const read = [item('trend/1', 5, 4), item('prediction/2', 5, 4), item('trend/3', 2, null)]
  expect(restsOn(read, ['trend/1', 'trend/3'])).toEqual([
    { item: 'trend/1', version: 4 },
    { item: 'prediction/2', version: 5 },
    { item: 'trend/3', version: 2 },
  ])
})

test('an item of which people said something is rested on with the row that told it', () => {
  const read = [{ ...item('prediction/2', 5, 4), said: { row: '4711', says: {} } }]
  expect(restsOn(read, [])).toEqual([{ item: 'prediction/2', version: 5, said: '4711' }])
})
