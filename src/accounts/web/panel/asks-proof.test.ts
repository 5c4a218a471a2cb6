import { expect, test } from 'vitest'
import { asksProof } from './asks-proof.ts'

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

test.each([
  [{ auth_time: 1000, iat: 1060, name: 'Ådá ÿ>?' }, 'ada@example.org', false],
  [{ auth_time: 1000, iat: 4600, name: 'Ådá ÿ>?' }, 'ada@example.org', true],
  [{ auth_time: 1000, iat: 4600 }, null, false],
  [{ iat: 4600 }, 'ada@example.org', false],
])('a token that says %o, of %s: the proof is asked for first: %s', (claims, email, isAsked) => {
  expect(asksProof(tokenOf(claims), email)).toBe(isAsked)
})
