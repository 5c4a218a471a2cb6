/** How the settings of payments are read from the environment. A secret's fault never repeats the value. */
import { z } from 'zod'

export type PaymentSettings = {
  /** Stripe's; without it payments are stood in for. */
  stripeSecretKey: string | undefined
  stripeWebhookSecret: string | undefined
  /** Stand in for payments even where others can reach this server. */
  isLocalPaymentsForced: boolean
}

export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,200}$/, 'is no secret key of Stripe, such as sk_test_....')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=-]{8,200}$/, 'is no signing secret of a webhook, such as whsec_....')
    .optional(),
  FARSIGHT_LOCAL_PAYMENTS: z.enum(['0', '1'], 'is neither 0 nor 1.').default('0'),
}

const given = z.object(paymentVariables)
type Variables = z.output<typeof given>

export function paymentConfigOf(data: Variables): PaymentSettings {
  return {
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripeWebhookSecret: data.STRIPE_WEBHOOK_SECRET,
    isLocalPaymentsForced: data.FARSIGHT_LOCAL_PAYMENTS === '1',
  }
}

/** What is wrong with several names together. */
export function paymentContradictions(data: Variables): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = data
  return [
    ...(key && !secret ? ['STRIPE_WEBHOOK_SECRET: is needed beside STRIPE_SECRET_KEY.'] : []),
    ...(secret && !key ? ['STRIPE_SECRET_KEY: is needed beside STRIPE_WEBHOOK_SECRET.'] : []),
  ]
}
