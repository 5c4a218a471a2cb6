/** What a field that names an item offers, of what everybody reads and of what one keeps for oneself. */
import { expect, test } from 'vitest'
import type { Card } from '../kind-view.ts'
import { matchesOf } from './use-item-matches.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }) as Card)
const idsOf = (matches: ReturnType<typeof matchesOf>) => [matches.state, ...matches.items.map(({ id }) => id)]

test('what one keeps for oneself stands before what everybody reads, eight in all', () => {
  expect(idsOf(matchesOf(items('1', '2'), items('9')))).toEqual(['found', '9', '1', '2'])
  expect(matchesOf(items(...'12345678'), items('9')).items).toHaveLength(8)
})

test('nothing is offered until both are there, and whoever is not signed in is offered the one', () => {
  expect(idsOf(matchesOf(items('1'), null))).toEqual(['waiting'])
  expect(idsOf(matchesOf(null, items('9')))).toEqual(['waiting'])
  expect(idsOf(matchesOf(items('1'), 'failed'))).toEqual(['found', '1'])
  expect(idsOf(matchesOf('failed', items('9')))).toEqual(['failed'])
})
