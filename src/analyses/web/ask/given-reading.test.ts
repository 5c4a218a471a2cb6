import { expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../../test/given/storage.ts'
import { keepGiven, readGiven } from './given-reading.ts'

const question = 'Will the sea rise?'
const read = { parts: [], language: 'en' }

test('a reading that was changed is there again for the same question, until it is taken back', () => {
  const { storage } = workingStorage()
  expect(readGiven(storage, question)).toBeNull()
  keepGiven(storage, question, read)
  expect(readGiven(storage, question)).toEqual(read)
  expect(readGiven(storage, 'Will it rain?')).toBeNull()
  keepGiven(storage, question, null)
  expect(readGiven(storage, question)).toBeNull()
})

test.each(['no JSON', 'null', '7', JSON.stringify({ of: question }), JSON.stringify({ of: question, read: 'x' })])(
  'what something else has written there is no reading: %s',
  (kept) => expect(readGiven(workingStorage({ 'farsight:reading': kept }).storage, question)).toBeNull(),
)

test.each(Object.entries(uselessStorages))('with storage that is %s nothing breaks', (_name, storage) => {
  keepGiven(storage, question, read)
  expect([null, read]).toContainEqual(readGiven(storage, question))
})
