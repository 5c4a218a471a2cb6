import { expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../../test/given/storage.ts'
import { createQuestionStore } from './question-state.ts'

test('R27 a question has text, a processing flag and a status; it can be set, updated and cleared', () => {
  const store = createQuestionStore(workingStorage().storage)
  expect(store.getSnapshot()).toEqual({ text: '', isProcessing: false, status: '' })
  store.set('Will fusion pay by 2040?')
  expect(store.getSnapshot()).toEqual({ text: 'Will fusion pay by 2040?', isProcessing: false, status: '' })
  store.updateStatus(true, 'Reading 12 trends')
  expect(store.getSnapshot()).toEqual({
    text: 'Will fusion pay by 2040?',
    isProcessing: true,
    status: 'Reading 12 trends',
  })
  store.updateStatus(false)
  expect(store.getSnapshot()).toEqual({ text: 'Will fusion pay by 2040?', isProcessing: false, status: '' })
  store.clear()
  expect(store.getSnapshot()).toEqual({ text: '', isProcessing: false, status: '' })
})

test('R27 other words are another question, of which nothing is known yet', () => {
  const store = createQuestionStore(workingStorage().storage)
  store.set('first')
  store.updateStatus(true, 'half done')
  store.set('second')
  expect(store.getSnapshot()).toEqual({ text: 'second', isProcessing: false, status: '' })
})

test('R27 what was typed is there again when the reader comes back from signing in, and gone once it was cleared', () => {
  const { storage } = workingStorage()
  const before = createQuestionStore(storage)
  before.set('Will it rain?')
  before.updateStatus(true, 'Asking')
  expect(createQuestionStore(storage).getSnapshot()).toEqual({ text: 'Will it rain?', isProcessing: false, status: '' })
  before.clear()
  expect(createQuestionStore(storage).getSnapshot().text).toBe('')
})

test('R27 what is longer than any question was not typed here', () => {
  const { storage } = workingStorage({ 'farsight:question': 'x'.repeat(501) })
  expect(createQuestionStore(storage).getSnapshot().text).toBe('')
})

test.each(Object.entries(uselessStorages))(
  'R27 with storage that is %s the question lives as long as the page',
  (_name, storage) => {
    const store = createQuestionStore(storage)
    store.set('Will it rain?')
    expect(store.getSnapshot().text).toBe('Will it rain?')
  },
)
