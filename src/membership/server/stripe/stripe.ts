/**
 * The one door to Stripe: which client, what it may be pointed at, and which of its failures mean that it is away
 * rather than that we are wrong.
 */
import { Stripe } from 'stripe'
import { Refusal } from '#kit/refusal.ts'

export type StripeSettings = {
  secretKey: string
  /** Where the client calls, if not at Stripe's: a service on this machine that stands in for it. */
  config?: Stripe.StripeConfig | undefined
  webhookSecret: string
  /** Whether payments are stood in for here: then no card is charged. */
  isLocal: boolean
}

/** The version whose shapes this program reads. The webhook endpoint at Stripe is set to the same. */
export const apiVersion = '2026-10-28.endive'
const timeoutMs = 20_000
const retries = 2

export function openStripe({ secretKey, config, webhookSecret, isLocal }: StripeSettings): Stripe {
  const why = whyNotStripe({ secretKey, config, webhookSecret, isLocal })
  if (why) throw new Error(why)
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...config,
    apiVersion,
  })
}

/** A key that charges real cards goes to Stripe alone, and nothing is sold whose payment nobody would hear of. */
export function whyNotStripe({ secretKey, config, webhookSecret, isLocal }: StripeSettings): string | null {
  if (!secretKey) return 'STRIPE_SECRET_KEY: is empty.'
  if (!webhookSecret) return 'STRIPE_WEBHOOK_SECRET: is needed beside STRIPE_SECRET_KEY.'
  if (isLive(secretKey) && (isLocal || config?.host !== undefined))
    return 'STRIPE_SECRET_KEY: a live key is used with Stripe itself alone.'
  return null
}

/** Keys are `sk_live_...` and `rk_live_...`, or the same with `test`. */
export function isLive(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey)
}

/**
 * Away, overloaded, or not letting us in: the same call may work later. What we asked wrongly is a bug of ours and no
 * such thing.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  return (
    !(error instanceof Stripe.errors.StripeInvalidRequestError) &&
    !(error instanceof Stripe.errors.StripeIdempotencyError)
  )
}

/** Stripe will not do it as things are, however often it is asked. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** Somebody has deleted the customer at Stripe. */
export function isCustomerGone(error: unknown): boolean {
  return isRefused(error) && error.code === 'resource_missing' && error.param === 'customer'
}

/** Null where there is none by this name, and where there was one that is deleted. */
export async function findCustomer(stripe: Stripe, id: string): Promise<Stripe.Customer | null> {
  try {
    const found = await stripe.customers.retrieve(id)
    return found.deleted ? null : found
  } catch (error) {
    if (isRefused(error) && error.code === 'resource_missing') return null
    throw error
  }
}

/** For calls of people: Stripe's absence is said, everything else stays what it is. */
export async function asking<Answer>(ask: () => Promise<Answer>, note: (error: unknown) => void): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!isAway(error)) throw error
    note(error)
    throw new Refusal('payments-unreachable')
  }
}

/** Stripe names a thing by its id, or where it was asked to, gives the thing itself. */
export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null)
}

/** Stripe counts seconds. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
