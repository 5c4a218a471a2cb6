import { expect, test } from 'vitest'
import { sayNone } from './Moved.tsx'

test.for([
  ['2026-11-22T09:30:00.000Z', 'No number here has moved since 22 Nov 2026.'],
  ['2026-11-20T09:30:00.000Z', 'No number here has moved in the last seven days.'],
  ['2026-11-27T09:30:00.000Z', /^From today on it is noted/],
  [null, /^From today on it is noted/],
] as const)('of what is noted since %s a quiet home says so, and nothing of a time before it', ([since, says]) => {
  expect(sayNone(since, '2026-11-27')).toMatch(says)
})
