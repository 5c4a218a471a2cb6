import { expect, test } from 'vitest'
import { drawnSectors } from './own-sectors.ts'

test.each([
  ['Care', 'Care'],
  ['Technology', 'Tech.'],
  ['\u202eReversed', 'Reve.'],
  ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀', '👩‍🚀👩‍🚀👩‍🚀👩‍🚀.'],
  ['الرعاية', 'الرع.'],
])('a sector named %j is %j where there is little room', (title, short) => {
  expect(drawnSectors([{ id: 1, title, category: null }])[0]?.short).toBe(short)
})
