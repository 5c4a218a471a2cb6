/** Where the services of others are stood in for without being asked to: on a machine of one's own, for a trial. */
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { mayStandIn } from './sign-in.ts'

test.each([
  [{}, true],
  [{ SIGN_IN_STAND_INS: 'off' }, false],
  [{ PUBLIC_URL: 'https://farsight.example' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ OPERATOR_EMAILS: 'ada@example.org' }, false],
  [{ DATABASE_URL: 'postgresql://localhost/farsight' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ STRIPE_SECRET_KEY: 'sk_test_abcdefghijklmnop', STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijklmnop' }, false],
  [
    { OPERATOR_EMAILS: 'ada@example.org', DATABASE_URL: 'postgresql://localhost/farsight', SIGN_IN_STAND_INS: 'on' },
    true,
  ],
])('with %o Google, phones and mail are stood in for: %s', (env, expected) => {
  expect(mayStandIn(readConfig(env))).toBe(expected)
})
