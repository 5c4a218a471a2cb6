/** A network that has spent its budget: what Firebase's SDK makes of the answer, and what a person reads. */
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from '@firebase/auth'
import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#accounts/sign-in-messages.ts'
import { refusals } from '#kit/refusals.ts'
import { openSdk } from '../../../../test/given/identity.ts'
import { givenServer } from '../../../../test/given.ts'
import { anAddress } from '../../../../test/strangers.ts'

const allowance = { burst: 200, perSecond: 0.001 }
const { app } = await givenServer({ allowances: { account: allowance, network: allowance } })
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

test('who signs in is told to wait, not that the network fails; who is in stays in', async () => {
  const auth = openSdk(origin)
  const email = anAddress()
  const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse 1')
  const enter = () =>
    signInWithEmailAndPassword(auth, email, 'correct horse 1').then(
      () => null,
      (error: unknown) => error,
    )
  for (let i = 0; i < 50; i++) if ((await enter()) !== null) break // oxlint-disable-line no-await-in-loop
  // The look at the user that follows a sign-in may be what was refused.
  expect(messageOf(await enter())).toBe(refusals['too-many-requests'].message)
  expect(codeOf(await user.reload().catch((error: unknown) => error))).toBe('auth/network-request-failed')
  expect(auth.currentUser?.email).toBe(email)
})
