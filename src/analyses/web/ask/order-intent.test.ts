import { expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../../test/given/storage.ts'
import { forgetOrder, orderIdFor } from './order-intent.ts'

const subject = { question: 'Will the sea rise?', trendId: null, read: null }
const maker = () => {
  let made = 0
  return () => `id-${++made}`
}

test('pressing twice, or again after a lost answer, is the same order', () => {
  const { storage } = workingStorage()
  const make = maker()
  expect(orderIdFor(storage, subject, make)).toBe('id-1')
  expect(orderIdFor(storage, subject, make)).toBe('id-1')
})

test('another question, or the same of a trend or read otherwise, is another order', () => {
  const { storage } = workingStorage()
  const make = maker()
  expect(orderIdFor(storage, subject, make)).toBe('id-1')
  expect(orderIdFor(storage, { ...subject, trendId: '131' }, make)).toBe('id-2')
  expect(orderIdFor(storage, { ...subject, question: 'Will it?' }, make)).toBe('id-3')
  expect(orderIdFor(storage, { ...subject, read: { parts: [], language: 'en' } }, make)).toBe('id-4')
})

test('once it is answered, the next press orders anew', () => {
  const { storage } = workingStorage()
  const make = maker()
  orderIdFor(storage, subject, make)
  forgetOrder(storage)
  expect(orderIdFor(storage, subject, make)).toBe('id-2')
})

test.each(['no JSON', '7', '{"of": 7, "id": "x"}'])('what something else has written there is no order: %s', (kept) => {
  expect(orderIdFor(workingStorage({ 'farsight:order': kept }).storage, subject, maker())).toBe('id-1')
})

test.each(Object.entries(uselessStorages))(
  'with storage that is %s an order is made all the same',
  (_name, storage) => {
    expect(orderIdFor(storage, subject, maker())).toBe('id-1')
  },
)
