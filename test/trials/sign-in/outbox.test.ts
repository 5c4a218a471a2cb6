/** The outbox of the local sign-in service, when more is written than it keeps. */
import { expect, test } from 'vitest'
import { givenIdentity } from '../../given/identity.ts'

test('the outbox shows the fifty newest letters, keeps two hundred, and none longer than a day', async () => {
  const { call, identity, pool, wait } = await givenIdentity()
  for (let n = 0; n < 205; n++)
    await call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: `user${n}@example.com` })
  const shown = await identity.outbox()
  expect(shown).toHaveLength(50)
  expect(shown[0]?.to).toBe('user204@example.com')
  expect((await pool.query('select count(*)::integer as kept from identity.mail')).rows).toEqual([{ kept: 200 }])
  wait(86_401)
  expect(await identity.outbox()).toEqual([])
})
