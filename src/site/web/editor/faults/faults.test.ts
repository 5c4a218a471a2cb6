import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayPath } from '#items/mine/field-names.ts'
import {
  changedPaths,
  type Fault,
  faultsAfter,
  isTouched,
  ownerOf,
  sayFault,
  sayWanting,
  touchedPaths,
} from './faults.ts'

test('of what is wanting nothing is said but that it needs another look: a title may be missing or too long', () => {
  expect([1, 7].map(sayWanting)).toEqual(['One thing needs another look', '7 things need another look'])
})

const fault = (field: string, reason = 'is too short'): Fault => ({ field, reason })

test.for<[asked: string[], field: string, owner: string | null]>([
  [['title'], 'title', 'title'],
  [['title'], 'titles', null],
  [['question'], 'question.range.min', 'question'],
  [['question', 'question.range', 'question.range.min'], 'question.range.min', 'question.range.min'],
  [['question', 'question.range'], 'question.range.max', 'question.range'],
  [['question.range'], 'question', null],
  [['tags'], 'tags.0', 'tags'],
  [[], 'title', null],
])('of the fields %j, a fault at %s is shown by %s', ([asked, field, owner]) => {
  expect(ownerOf(fault(field), new Set(asked))).toBe(owner)
})

test.for([
  [fault('title'), 'title', 'This is too short'],
  [fault('tags.1', 'is too long'), 'tags', '2 is too long'],
  [fault('question.range.min', 'must be a number'), 'question', 'Range min must be a number'],
  [fault('authorForecast.reason'), 'authorForecast', 'Reason is too short'],
] as const)('%j at the field %s reads "%s"', ([one, path, said]) => expect(sayFault(one, path)).toBe(said))

test('a path is said in words, its places counted from one', () => {
  expect(sayPath('question.options.2')).toBe('Question options 3')
  expect(sayPath('resolutionSource')).toBe('Source that decides')
  expect(sayPath('automatic')).toBe('Answer by a series')
})

test.for<[before: unknown, after: unknown, paths: string[]]>([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1 }, { a: 2 }, ['a']],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, ['a.c']],
  [{ tags: ['x'] }, { tags: ['x', 'y'] }, ['tags']],
  [{ rows: [{ n: 1 }, { n: 2 }] }, { rows: [{ n: 1 }, { n: 3 }] }, ['rows.1.n']],
  [{ a: null }, { a: { b: 1 } }, ['a']],
  [{}, { a: 1 }, ['a']],
  [{ a: [] }, { a: {} }, ['a']],
])('from %j to %j the paths %j changed', ([before, after, paths]) => expect(changedPaths(before, after)).toEqual(paths))

test('nothing changed between a form and its copy; something did where a part was put in a list', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (a) => {
      expect(changedPaths({ a }, { a: structuredClone(a) })).toEqual([])
      expect(changedPaths({ a }, { a: ['before', a] })).not.toEqual([])
    }),
  )
})

test('a fault goes when what it speaks of changes, above or below it, and stays otherwise', () => {
  const faults = [fault('title'), fault('horizon'), fault('question.range.min')]
  expect(faultsAfter(faults, ['title'])).toEqual(faults.slice(1))
  expect(faultsAfter(faults, ['horizon.from'])).toEqual([faults[0], faults[2]])
  expect(faultsAfter(faults, ['question'])).toEqual(faults.slice(0, 2))
  expect(faultsAfter(faults, ['question.range.max', 'summary'])).toEqual(faults)
})

const row = { value: null, why: '' }
test.for<[done: string, before: unknown, after: unknown, paths: string[]]>([
  ['opening a part', { series: null }, { series: { unit: '', source: '', values: [] } }, []],
  [
    'filling one field of it',
    { series: { unit: '', source: '' } },
    { series: { unit: '%', source: '' } },
    ['series.unit'],
  ],
  ['adding a row', { rows: [{ value: 1, why: 'x' }] }, { rows: [{ value: 1, why: 'x' }, row] }, []],
  ['filling a row', { rows: [row] }, { rows: [{ value: 3, why: '' }] }, ['rows.0.value']],
  ['adding a word', { tags: [] }, { tags: ['rain'] }, ['tags.0']],
  ['taking it away', { tags: ['rain'] }, { tags: [] }, ['tags.0']],
  ['emptying a field', { title: 'Rain' }, { title: '' }, ['title']],
  ['closing a part', { series: { unit: '%' } }, { series: null }, ['series.unit']],
])('%s touches what is filled or emptied, and no field beside it', ([, before, after, paths]) => {
  expect(touchedPaths(before, after)).toEqual(paths)
})

test('a field counts as touched where it, a part of it or the whole around it was', () => {
  expect(isTouched(fault('tags'), new Set(['tags.0']))).toBe(true)
  expect(isTouched(fault('tags.0'), new Set(['tags']))).toBe(true)
  expect(isTouched(fault('question.range.min'), new Set(['question.type']))).toBe(false)
  expect(isTouched(fault('title'), new Set())).toBe(false)
})
