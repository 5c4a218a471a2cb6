import { expect, test } from 'vitest'
import { createFaultFinder } from './fault-finder.ts'

const faults = [
  { field: 'question.range.min', reason: 'must be a number' },
  { field: 'question.options', reason: 'is too short' },
  { field: 'nowhere', reason: 'is missing' },
]

/** Draws fields that ask for these paths, and answers with what each says. */
function draw(finder: ReturnType<typeof createFaultFinder>, paths: string[]) {
  finder.begin()
  const said = paths.map((path) => finder.find(faults, path))
  finder.drawn()
  return said
}

test('a field shows what lies below it, until a nearer field shows it', () => {
  const finder = createFaultFinder()
  expect(draw(finder, ['question', 'title'])).toEqual(['Range min must be a number', null])
  draw(finder, ['question', 'question.range.min'])
  expect(draw(finder, ['question', 'question.range.min'])).toEqual(['Options is too short', 'This must be a number'])
})

test('a field that is gone leaves its faults to the one around it', () => {
  const finder = createFaultFinder()
  draw(finder, ['question', 'question.range.min'])
  draw(finder, ['question'])
  expect(draw(finder, ['question'])).toEqual(['Range min must be a number'])
})

test('the summary finds the field that shows a fault, also among those that say the same, and learns where none does', () => {
  const finder = createFaultFinder()
  const alike = [
    { field: 'title', reason: 'is missing' },
    { field: 'horizon.to', reason: 'is missing' },
    { field: 'nowhere', reason: 'is missing' },
  ]
  finder.begin()
  for (const path of ['title', 'summary', 'horizon.from', 'horizon.to']) finder.find(alike, path)
  finder.drawn()
  expect(alike.map((fault) => finder.toldOf(alike, fault))).toEqual([
    { text: 'This is missing', before: 0 },
    { text: 'This is missing', before: 1 },
    null,
  ])
})
