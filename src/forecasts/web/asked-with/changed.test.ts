import { expect, test } from 'vitest'
import { changedIn, type Standing, type Taken } from './changed.ts'

const asked = (id: number, standing: number | null, other: Partial<Standing<number>> = {}): Standing<number> => ({
  predictionId: String(id),
  standing,
  saidAt: standing === null ? null : '2026-11-01T00:00:00.000Z',
  isOfEarlierWording: false,
  isOpen: true,
  ...other,
})
const sent = (rows: Standing<number>[], all: (number | null)[], taken: ReadonlyMap<string, Taken<number>>) =>
  changedIn(rows, all, taken).map(({ predictionId, given }) => [predictionId, given])

test('what is other than what one says is sent, and neither an empty field nor what has closed', () => {
  const rows = [asked(1, 0.2), asked(2, 0.2), asked(3, null), asked(4, 0.2), asked(5, null, { isOpen: false })]
  expect(sent(rows, [0.2, 0.3, 0.4, null, 0.5], new Map())).toEqual([
    ['2', 0.3],
    ['3', 0.4],
  ])
})

test('what was taken is not sent again, until it is told that one has said something since', () => {
  const taken = new Map([['1', { given: 0.3, before: null }]])
  expect(sent([asked(1, null)], [0.3], taken)).toEqual([])
  expect(sent([asked(1, null)], [0.4], taken)).toEqual([['1', 0.4]])
  expect(sent([asked(1, 0.5)], [0.3], taken)).toEqual([['1', 0.3]])
})

test('what one said of an earlier wording can be said again of this one', () => {
  const row = asked(1, 0.2, { isOfEarlierWording: true })
  expect(sent([row], [0.2], new Map())).toEqual([['1', 0.2]])
  expect(sent([row], [0.2], new Map([['1', { given: 0.2, before: row.saidAt }]]))).toEqual([])
})
