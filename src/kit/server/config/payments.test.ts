/** What the environment says of payments. */
import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'

const stripe = (half: 'test' | 'live', other: Record<string, string> = {}) => ({
  STRIPE_SECRET_KEY: `sk_${half}_1234567890`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  ...other,
})
const noReturn =
  'PUBLIC_URL: is needed beside STRIPE_SECRET_KEY. Who has paid would be sent to whatever host a request names.'
const noSafeReturn =
  'PUBLIC_URL: is needed with https:// beside a live STRIPE_SECRET_KEY. Who has paid is sent back there.'

test.for<[env: Record<string, string>]>([
  [stripe('live', { PUBLIC_URL: 'https://farsight.example' })],
  [stripe('test')],
  [stripe('test', { HOST: '0.0.0.0', PUBLIC_URL: 'http://farsight.example' })],
])('of payments, the environment %j is understood', ([env]) => {
  expect(readConfig(env)).toMatchObject({
    stripeSecretKey: env['STRIPE_SECRET_KEY'],
    stripeWebhookSecret: 'whsec_1234567890',
  })
})

test.for<[env: Record<string, string>, line: string]>([
  [stripe('live'), noSafeReturn],
  [stripe('live', { PUBLIC_URL: 'http://farsight.example' }), noSafeReturn],
  [stripe('live', { STRIPE_SECRET_KEY: 'rk_live_1234567890', PUBLIC_URL: 'http://localhost:3000' }), noSafeReturn],
  [stripe('test', { HOST: '0.0.0.0' }), noReturn],
  [stripe('test', { STRIPE_WEBHOOK_SECRET: '' }), 'STRIPE_WEBHOOK_SECRET: is needed beside STRIPE_SECRET_KEY.'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1234567890' }, 'STRIPE_SECRET_KEY: is needed beside STRIPE_WEBHOOK_SECRET.'],
  [{ STRIPE_SECRET_KEY: 'hunter2' }, 'STRIPE_SECRET_KEY: the value is no secret key of Stripe, such as sk_test_....'],
])('of payments, the environment %j is refused', ([env, line]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig([line]))
})
