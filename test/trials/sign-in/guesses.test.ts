/** Many guesses of a password at once. */
import { expect, test } from 'vitest'
import { givenIdentity } from '../../given/identity.ts'

const email = 'ada@example.com'

test('thirty guesses at once are no more than five', async () => {
  const { call } = await givenIdentity()
  await call('signUp', { email, password: 'correct horse' })
  const tries = await Promise.all(
    Array.from({ length: 30 }, (_, n) => call('signInWithPassword', { email, password: `wrong ${n}` })),
  )
  const messages = tries.map(({ body }) => body.error.message)
  expect(messages.filter((message) => message === 'INVALID_PASSWORD')).toHaveLength(5)
  expect(messages.filter((message) => message === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(25)
})
