import { expect, test } from 'vitest'
import { mappedIn, savedPath, savedWayIn, savedWays } from './saved-ways.ts'

test('each way to draw what one saved has an address that leads to it, and what means nothing is the list', () => {
  expect(savedWays.map((way) => savedWayIn(savedPath(way).split('?')[1] ?? ''))).toEqual(savedWays)
  expect(savedWayIn('tab=saved&view=globe')).toBe('list')
})

test('the map says in its address what stands in the middle, and nothing that no item is called', () => {
  expect(mappedIn(savedPath('map', 'trend/131').split('?')[1] ?? '')).toBe('trend/131')
  expect(['item=131', 'item=trend/0', 'item=<b>/1', ''].map(mappedIn)).toEqual([null, null, null, null])
})
