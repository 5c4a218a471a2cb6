import { expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../../test/given/storage.ts'
import { forgetWaiting, keepWaiting, readWaiting } from './waiting-question.ts'

const waiting = { text: 'Will fusion pay by 2040?', path: '/trend/131' }

test('a question waits with the page that it was asked on, until it is forgotten', () => {
  const { storage } = workingStorage()
  expect(readWaiting(storage)).toBeNull()
  keepWaiting(storage, waiting)
  expect(readWaiting(storage)).toEqual(waiting)
  forgetWaiting(storage)
  expect(readWaiting(storage)).toBeNull()
})

test.each([
  'no JSON',
  'null',
  '"text"',
  JSON.stringify({ text: 'Will it?' }),
  JSON.stringify({ ...waiting, text: ' ' }),
  JSON.stringify({ ...waiting, text: 'x'.repeat(501) }),
  JSON.stringify({ ...waiting, path: '//elsewhere.example' }),
  JSON.stringify({ ...waiting, path: '/\\elsewhere.example' }),
  JSON.stringify({ ...waiting, path: 'https://elsewhere.example' }),
])('what something else has written there waits for nobody: %s', (kept) => {
  expect(readWaiting(workingStorage({ 'farsight:waiting': kept }).storage)).toBeNull()
})

test.each(Object.entries(uselessStorages))(
  'with storage that is %s nothing waits, and nothing breaks',
  (_name, storage) => {
    keepWaiting(storage, waiting)
    forgetWaiting(storage)
    expect(readWaiting(storage)?.text ?? waiting.text).toBe(waiting.text)
  },
)
