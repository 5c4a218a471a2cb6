import { expect, test } from 'vitest'
import { greetedIn } from './welcome-store.ts'

const now = 1_796_000_000_000
test.each([
  ['nobody', null, null],
  ['who has just come', `a7 ${now}`, 'a7'],
  ['who came an hour ago', `a7 ${now - 3_600_000}`, 'a7'],
  ['who came a day ago', `a7 ${now - 86_400_000}`, null],
  ['who came before the day was kept', 'a7', null],
])('of %s is greeted: %s', (_, kept, uid) => {
  expect(greetedIn(kept, now)).toBe(uid)
})
