import { expect, test } from 'vitest'
import { whenToTell } from './whom-to-tell.ts'

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`)
const now = at('12:00')

test.each([
  ['nothing waits', null, at('09:00'), null],
  ['the first of all waits', { oldest: at('11:59'), newest: at('11:59') }, null, now],
  ['all of which they were told is done', { oldest: at('11:50'), newest: at('11:50') }, at('11:40'), now],
  ['they were told of everything', { oldest: at('09:00'), newest: at('10:00') }, at('10:00'), null],
  ['more has come within the hour', { oldest: at('09:00'), newest: at('11:50') }, at('11:40'), at('12:40')],
  ['more has come after an hour', { oldest: at('09:00'), newest: at('11:50') }, at('10:30'), now],
])('where %s', (_, waiting, told, expected) => {
  expect(whenToTell(waiting, told, now)).toEqual(expected)
})
