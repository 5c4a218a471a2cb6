import { expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../../test/given/storage.ts'
import { type Departure, forgetDeparture, keepDeparture, readDeparture } from './departure.ts'

const departure: Departure = {
  iamId: 'ada',
  of: 'pack',
  before: { analysis: 9, trend: 47 },
  owed: { analysis: 0, trend: 2 },
  times: 1,
  waiting: ['2026-11-21T09:30:00.000Z'],
}

test('what there was before leaving is found on the way back, until it has been said', () => {
  const { storage, entries } = workingStorage({ other: 'stays' })
  keepDeparture(storage, departure)
  expect(readDeparture(storage, 'ada')).toEqual(departure)
  forgetDeparture(storage)
  expect([readDeparture(storage, 'ada'), entries()]).toEqual([null, { other: 'stays' }])
})

test('somebody else who is signed in by then is told nothing of it', () => {
  const { storage } = workingStorage()
  keepDeparture(storage, departure)
  expect(readDeparture(storage, 'grace')).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['another purchase', JSON.stringify({ ...departure, of: 'car' })],
  ['a count below zero', JSON.stringify({ ...departure, before: { analysis: -1, trend: 47 } })],
  ['a count in words', JSON.stringify({ ...departure, before: { analysis: '9', trend: 47 } })],
  ['no debt', JSON.stringify({ ...departure, owed: null })],
  ['no count of payments', JSON.stringify({ ...departure, times: null })],
  ['no list of payments', JSON.stringify({ ...departure, waiting: 'none' })],
  ['nothing before', JSON.stringify({ iamId: 'ada', of: 'pack' })],
])('%s in storage is no departure', (_name, written) => {
  const { storage } = workingStorage({ 'farsight:departure': written })
  expect(readDeparture(storage, 'ada')).toBeNull()
})

test.each(Object.entries(uselessStorages))('storage that is %s only costs the comparison', (_name, storage) => {
  keepDeparture(storage, departure)
  expect(readDeparture(storage, 'ada')).toBeNull()
  forgetDeparture(storage)
})
