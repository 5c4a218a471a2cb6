/** Nonsense of every kind for every call of the local sign-in service. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenIdentity } from '../../given/identity.ts'
import { anySign } from '../../nonsense/any-sign.ts'
import { calls, fields, nonsense } from '../../nonsense/sign-in-fields.ts'
import { webAddress } from '../../nonsense/web-address.ts'

const email = 'ada@example.com'
test('nonsense is refused with 400 and a word of the toolkit, never as a bug', async () => {
  const { call } = await givenIdentity()
  const idToken: unknown = (await call('signUp', { email, password: 'correct horse' })).body.idToken
  const refusals: object[] = []
  for (const name of calls) {
    for (const wrong of nonsense) {
      const whole = await call(name, Object.fromEntries(fields.map((field) => [field, wrong])))
      expect([200, 400]).toContain(whole.status)
      if (whole.status === 400) refusals.push(whole.body.error)
      if (name === 'delete') continue
      const held = await call(name, {
        email,
        password: 'correct horse',
        idToken,
        displayName: wrong,
        photoUrl: wrong,
        deleteProvider: wrong,
      })
      expect([200, 400]).toContain(held.status)
    }
  }
  expect(refusals.length).toBeGreaterThan(100)
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 400, message: expect.stringMatching(/^[A-Z_]+( : .+)?$/) })
})

test('whatever arrives, the service does not fail', async () => {
  const { call } = await givenIdentity()
  const value = fc.oneof(
    fc.string({ unit: anySign, maxLength: 60 }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.emailAddress(),
    webAddress,
  )
  const body = fc.oneof(fc.dictionary(fc.constantFrom(...fields), value), fc.jsonValue({ maxDepth: 2 }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, async (name, given) => {
      const payload = JSON.stringify(given)
      const { status } = await call(name, payload, { 'content-type': 'application/json' })
      return status < 500
    }),
    { numRuns: 300 },
  )
})
