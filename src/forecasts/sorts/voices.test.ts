/** How voices beside people are named, and in which order they stand. */
import { expect, test } from 'vitest'
import { inOrder, modelOf, sayVoices } from './voices.ts'

test('Farsight comes first, then the model, then machines by the names of theirs, each once', () => {
  expect(inOrder(['machine:b', 'model', 'machine:a', 'house', 'machine:b'])).toEqual([
    'house',
    'model',
    'machine:a',
    'machine:b',
  ])
})

test.for<[voices: Parameters<typeof sayVoices>[0], said: string]>([
  [[], ''],
  [['house'], 'Farsight'],
  [['house', 'model'], 'Farsight and the model'],
  [['house', 'model', 'machine:gpt-4.1-mini'], 'Farsight, the model and the machine (gpt-4.1-mini)'],
])('%j are said as one would', ([voices, said]) => {
  expect(sayVoices(voices)).toBe(said)
})

test('only a machine has a name of its own', () => {
  expect([modelOf('house'), modelOf('model'), modelOf('machine:a:b')]).toEqual([null, null, 'a:b'])
})
