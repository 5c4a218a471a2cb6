import { expect, test } from 'vitest'
import { uselessStorages, workingStorage } from '../../../../test/given/storage.ts'
import { createHint } from './session-hint.ts'

test('a browser that is signed in is known by one entry, also by its other tabs, and forgotten when signed out', () => {
  const { storage, entries } = workingStorage()
  const [here, elsewhere] = [createHint(storage), createHint(storage)]
  expect(here.isSet()).toBe(false)
  here.set('ada')
  expect([here.isSet(), elsewhere.uid(), entries()]).toEqual([true, 'ada', { 'farsight:session': 'ada' }])
  elsewhere.set('grace')
  expect(here.uid()).toBe('grace')
  elsewhere.clear()
  expect([here.isSet(), entries()]).toEqual([false, {}])
})

test.each(Object.entries(uselessStorages))('with storage that is %s the hint holds for the page', (_name, storage) => {
  const hint = createHint(storage)
  hint.set('ada')
  expect([hint.uid(), createHint(storage).isSet()]).toEqual(['ada', false])
  hint.clear()
  expect(hint.isSet()).toBe(false)
})
