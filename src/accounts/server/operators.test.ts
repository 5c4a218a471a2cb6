/** Who is an operator: whose verified email is named in the settings, as the token of today says. */
import { expect, test } from 'vitest'
import { claimsOf, givenAccounts } from '../../../test/given/sign-in.ts'

const { signIn, call, givenUser } = await givenAccounts({
  env: { OPERATOR_EMAILS: 'Ops@Example.org, eve@example.org' },
})

test.for<[who: string, claims: object, isOperator: boolean]>([
  ['the named email, verified', { email: 'ops@example.org', email_verified: true }, true],
  ['in other letters', { email: 'OPS@example.org', email_verified: true }, true],
  ['the named email, not verified', { email: 'ops@example.org', email_verified: false }, false],
  ['the named email, of which nothing is said', { email: 'ops@example.org' }, false],
  ['another email', { email: 'ops@example.com', email_verified: true }, false],
  ['no email', { email_verified: true }, false],
])('%s: %j is an operator: %s', async ([who, claims, isOperator]) => {
  const { token, cookie, user } = await givenUser(`operator ${who}`, claims)
  expect(user.isOperator).toBe(isOperator)
  const status = isOperator ? 200 : 403
  expect((await call('GET /api/probe/operator', { bearer: token })).status).toBe(status)
  expect((await call('GET /api/probe/operator', { cookie })).status).toBe(status)
})

test('one whose token no longer says so is no operator, whatever the last login said, and the other way round', async () => {
  const is = { email: 'eve@example.org', email_verified: true }
  await givenUser('eve', is)
  const was = await signIn.sign(claimsOf('eve', { email: 'new@example.org', email_verified: true }))
  expect(await call('GET /api/probe/operator', { bearer: was })).toMatchObject({ status: 403, code: 'operators-only' })
  await givenUser('not eve', { email: 'new@example.org', email_verified: true })
  const claims = await signIn.sign(claimsOf('not eve', is))
  expect((await call('GET /api/probe/operator', { bearer: claims })).status).toBe(403)
})
