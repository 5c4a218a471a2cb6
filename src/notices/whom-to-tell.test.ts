import { expect, test } from 'vitest'
import { whenToTell } from './whom-to-tell.ts'

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`)
const now = at('12:00')

test.each([
  ['nothing waits', null, at('09:00'), null],
  ['the first of all waits', at('11:59'), null, now],
  ['all of which they were told is done within the hour', at('11:50'), at('11:40'), at('12:40')],
  ['all of which they were told is done after an hour', at('11:50'), at('10:50'), now],
  ['they were told of everything', at('10:00'), at('10:00'), null],
  ['more has come within the hour', at('11:50'), at('11:40'), at('12:40')],
  ['more has come after an hour', at('11:50'), at('10:30'), now],
])('where %s', (_, newest, told, expected) => {
  expect(whenToTell(newest, told, now)).toEqual(expected)
})
