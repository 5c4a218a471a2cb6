/** How the cookie of a session is set, by http and by https. */
import { expect, test } from 'vitest'
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.ts'

const token = 'x'.repeat(43)

test.for<[protocol: string, publicUrl: string | undefined, expected: string]>([
  ['http', undefined, `farsight=${token}; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax`],
  ['http', 'http://farsight.example', `farsight=${token}; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax`],
  ['https', undefined, `__Host-farsight=${token}; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax`],
  [
    'http',
    'https://farsight.example',
    `__Host-farsight=${token}; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ],
])('by %s at %s', ([protocol, publicUrl, expected]) => {
  expect(setSessionCookie(token, { protocol, headers: {} }, publicUrl)).toBe(expected)
  expect(clearSessionCookie({ protocol, headers: {} }, publicUrl)).toBe(
    expected.replace(token, '').replace('1209600', '0'),
  )
})

test('by https only the cookie that no other host can plant is read', () => {
  const [other, own] = ['a'.repeat(43), 'b'.repeat(43)]
  const headers = { cookie: `farsight=${other}; __Host-farsight=${own}` }
  expect(readSessionToken({ protocol: 'https', headers }, undefined)).toBe(own)
  expect(readSessionToken({ protocol: 'http', headers }, 'https://farsight.example')).toBe(own)
  expect(readSessionToken({ protocol: 'http', headers }, undefined)).toBe(other)
  expect(readSessionToken({ protocol: 'https', headers: { cookie: `farsight=${other}` } }, undefined)).toBeNull()
})
