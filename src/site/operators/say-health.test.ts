import { expect, test } from 'vitest'
import { sayAge, sayBytes, sayInstant, sayRoute, sayShare, sayTook, sayWithin } from './say-health.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [214e6, '214 MB'],
  [3.14e9, '3.1 GB'],
  [-1.2e6, '−1.2 MB'],
])('%d bytes are %s', (bytes, said) => {
  expect(sayBytes(bytes)).toBe(said)
})

test.each([
  [0.0025, '2.5 ms'],
  [0.05, '50 ms'],
  [1.4, '1.4 s'],
  [90, '90 s'],
])('%d seconds took %s', (seconds, said) => {
  expect(sayTook(seconds)).toBe(said)
})

test.each([
  [90, '90 s'],
  [720, '12 min'],
  [18_000, '5 h'],
  [259_200, '3 days'],
])('%d seconds ago is %s', (seconds, said) => {
  expect(sayAge(seconds)).toBe(said)
})

test('how quick answers are is said of 19 of 20, and of none where there is none', () => {
  expect(sayWithin({ seconds: 0.05, isBeyond: false })).toBe('95% within 50 ms')
  expect(sayWithin({ seconds: 5, isBeyond: true })).toBe('over 5% took longer than 5 s')
  expect(sayWithin(null)).toBe('none yet')
})

test('a share that is there is never nought', () => {
  expect([sayShare(0, 9), sayShare(1, 1e6), sayShare(11, 55_000), sayShare(1, 4)]).toEqual([
    '0%',
    'under 0.01%',
    '0.02%',
    '25%',
  ])
})

test('instants are said in UTC', () => {
  expect(sayInstant('2026-11-22T09:40:31.123Z')).toBe('22 Nov, 09:40')
})

test.each([
  ['page item', 'Page: item'],
  ['page allStuff', 'Page: all stuff'],
  ['GET /*', 'Other addresses'],
  ['GET /api/items', 'GET /api/items'],
  ['GET /api/items/:id', 'GET /api/items/:id'],
  ['POST /identitytoolkit.googleapis.com/v1/accounts::signInWithPassword', 'Sign-in service: sign in with password'],
  ['GET /identitytoolkit.googleapis.com/v2/passwordPolicy', 'Sign-in service: password policy'],
  ['POST /securetoken.googleapis.com/v1/token', 'Sign-in service: token'],
])('%s is %s', (route, said) => {
  expect(sayRoute(route)).toBe(said)
})
