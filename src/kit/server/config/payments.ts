/** How the settings of payments are read from the environment. A secret's fault never repeats the value. */
import { z } from 'zod'
import { isOwnMachine } from './sign-in.ts'

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

/** These names with the others that bear on them. */
const given = z.object({ ...paymentVariables, HOST: z.string(), PUBLIC_URL: z.string().optional() })
type Variables = z.output<typeof given>

export function paymentConfigOf(data: Variables): PaymentSettings {
  return {
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripeWebhookSecret: data.STRIPE_WEBHOOK_SECRET,
    isLocalPaymentsForced: data.FARSIGHT_LOCAL_PAYMENTS === '1',
  }
}

type OfStandIn = { host: string; publicUrl: string | undefined; isLocalPaymentsForced: boolean }

/** Nobody pays a stand-in, so it is not for a server that others can reach, unless its operator says that it is. */
export function whyNotStandIn({ host, publicUrl, isLocalPaymentsForced }: OfStandIn): string | null {
  if (isLocalPaymentsForced || isOwnMachine({ host, publicUrl })) return null
  return 'Payments are not set up: set STRIPE_SECRET_KEY. Others can reach this server (HOST or PUBLIC_URL), so payments are not stood in for; FARSIGHT_LOCAL_PAYMENTS=1 does it all the same, and then nobody pays.'
}

/** What is wrong with several names together. */
export function paymentContradictions(data: Variables): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = data
  return [
    ...(key && !secret ? ['STRIPE_WEBHOOK_SECRET: is needed beside STRIPE_SECRET_KEY.'] : []),
    ...(secret && !key ? ['STRIPE_SECRET_KEY: is needed beside STRIPE_WEBHOOK_SECRET.'] : []),
    ...returnContradictions(data),
  ]
}

/** Stripe's pages lead back to where we say, and without a name of our own that is whatever host a request names. */
function returnContradictions({ STRIPE_SECRET_KEY: key, PUBLIC_URL: own, HOST: host }: Variables): string[] {
  if (!key) return []
  if (/^(sk|rk)_live_/.test(key)) {
    return own?.startsWith('https://')
      ? []
      : ['PUBLIC_URL: is needed with https:// beside a live STRIPE_SECRET_KEY. Who has paid is sent back there.']
  }
  return own || isOwnMachine({ host, publicUrl: own })
    ? []
    : ['PUBLIC_URL: is needed beside STRIPE_SECRET_KEY. Who has paid would be sent to whatever host a request names.']
}
