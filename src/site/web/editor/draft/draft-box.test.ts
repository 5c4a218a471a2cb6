import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../../test/given/storage.ts'
import { draftBox, isMine, type LocalDraft } from './draft-box.ts'

const draft: LocalDraft = {
  id: 'd1',
  kind: 'trend',
  itemId: null,
  version: null,
  entry: { title: 'Rain' },
  at: '2026-11-21T14:02:00.000Z',
  owner: null,
  base: null,
}

test('what is put into the box is found again, and gone once it is removed', () => {
  const shared = memoryStorage()
  const box = draftBox(() => shared)
  expect(box.keep(draft)).toBe('kept')
  expect(draftBox(() => shared).find('d1')).toEqual(draft)
  box.remove('d1')
  expect(box.find('d1')).toBeNull()
})

test('drafts are listed the last changed first; other entries of the browser are none', () => {
  const shared = memoryStorage({ 'farsight:session': '1', 'other:draft:d9': JSON.stringify(draft) })
  const box = draftBox(() => shared)
  box.keep(draft)
  box.keep({ ...draft, id: 'd2', at: '2026-11-22T08:00:00.000Z' })
  expect(box.list().map(({ id }) => id)).toEqual(['d2', 'd1'])
})

test.for([
  'nonsense',
  'null',
  '[]',
  '7',
  '{}',
  JSON.stringify({ ...draft, entry: 'text' }),
  JSON.stringify({ ...draft, entry: [] }),
  JSON.stringify({ ...draft, owner: 7 }),
  JSON.stringify({ ...draft, version: '1' }),
])('%s in storage counts as no draft', (written) => {
  const box = draftBox(() => memoryStorage({ 'farsight:draft:d1': written }))
  expect(box.find('d1')).toBeNull()
  expect(box.list()).toEqual([])
})

test('R51 where storage is off the box says so and nothing breaks', () => {
  const box = draftBox(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(box.keep(draft)).toBe('off')
  expect(box.find('d1')).toBeNull()
  expect(box.list()).toEqual([])
  expect(() => box.remove('d1')).not.toThrow()
})

test('a browser with no room left is told from one that keeps nothing', () => {
  const full = { ...memoryStorage(), setItem: () => { throw new DOMException('full', 'QuotaExceededError') } } // prettier-ignore
  expect(draftBox(() => full).keep(draft)).toBe('full')
})

test.for([
  [null, null, true],
  [null, 'ada', true],
  ['ada', 'ada', true],
  ['ada', 'bob', false],
  ['ada', null, false],
] as const)('a draft of %s is shown to %s: %s', ([owner, me, isShown]) =>
  expect(isMine({ ...draft, owner }, me)).toBe(isShown),
)
