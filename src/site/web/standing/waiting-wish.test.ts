import { expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../../test/given/storage.ts'
import { forgetWish, keepWish, readWish } from './waiting-wish.ts'

const now = new Date('2026-11-22T10:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('what a visitor wants to save or follow waits half an hour for them to sign in', () => {
  const { storage } = workingStorage()
  keepWish(storage, { wish: 'follow', kind: 'trend', id: '131' }, now)
  expect(readWish(storage, later(30))).toEqual({ wish: 'follow', kind: 'trend', id: '131' })
  expect(readWish(storage, later(31))).toBeNull()
  forgetWish(storage)
  expect(readWish(storage, now)).toBeNull()
})

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"wish":"save","kind":"trend","id":"131"}',
  '{"kind":"trend","id":"131","at":0}',
  '{"wish":"toString","kind":"trend","id":"131","at":0}',
  '{"wish":"save","kind":"../me","id":"131","at":0}',
  '{"wish":"save","kind":"trend","id":"x","at":0}',
])('what something else wrote there is no wish: %s', (text) =>
  expect(readWish(workingStorage({ 'farsight:wish': text }).storage, new Date(0))).toBeNull(),
)

test.each(Object.keys(uselessStorages))('with storage that is %s nothing waits, and nothing breaks', (name) => {
  const storage = uselessStorages[name]!
  keepWish(storage, { wish: 'follow', kind: 'trend', id: '131' }, now)
  expect(readWish(storage, now)).toBeNull()
})
