/** The calls about checkouts and about sessions of the portal. */
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { expireCheckout } from '../flows/checking-out.ts'
import { makeId } from '../ids.ts'
import { newCheckout, newPortalSession } from '../objects/checkout.ts'
import { newList } from '../objects/list.ts'
import { listParams, metadata, params, positive, rangeOf, text, unheeded, url, whole } from '../params.ts'
import { keptOr404, listPage, saveObject } from '../store.ts'
import { StripeProblem } from '../stripe-problem.ts'
import { findAhead, type World } from '../world.ts'
import { answerList, call } from './call.ts'
import { lineItemsOf } from './line-items.ts'

/** Where the pages that stand in for Stripe's are. */
/** `from` is where the buyer goes back to. */
export type Pages = {
  checkout(id: string, from: string | null | undefined): string
  portal(secret: string, from: string | null | undefined): string
}

const sessionParams = params({
  mode: z.enum(['payment', 'subscription']),
  line_items: z
    .array(z.strictObject({ price: text, quantity: positive.default(1), ...unheeded(['adjustable_quantity']) }))
    .min(1)
    .max(100),
  success_url: url,
  cancel_url: url.nullable().default(null),
  customer: text.nullable().default(null),
  customer_email: text.max(800).nullable().default(null),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: text.max(200).nullable().default(null),
  expires_at: whole.optional(),
  metadata: metadata.default({}),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.default({}),
      ...unheeded(['description', 'receipt_email', 'statement_descriptor_suffix', 'setup_future_usage']),
    })
    .optional(),
  subscription_data: z.strictObject({ metadata: metadata.default({}), ...unheeded(['description']) }).optional(),
  ui_mode: z.enum(['hosted_page']).optional(),
  ...unheeded([
    'adaptive_pricing',
    'automatic_tax',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'custom_text',
    'customer_update',
    'integration_identifier',
    'invoice_creation',
    'locale',
    'managed_payments',
    'origin_context',
    'payment_method_collection',
    'payment_method_options',
    'saved_payment_method_options',
    'submit_type',
    'tax_id_collection',
  ] satisfies (keyof Stripe.Checkout.SessionCreateParams)[]),
})
type SessionAsked = z.output<typeof sessionParams>

export function checkoutCalls(pages: Pages) {
  return [
    call('POST /v1/checkout/sessions', sessionParams, (world, asked) => createCheckout(world, asked, pages)),
    call(
      'GET /v1/checkout/sessions',
      listParams({
        customer: text.optional(),
        payment_intent: text.optional(),
        subscription: text.optional(),
        status: z.enum(['open', 'complete', 'expired']).optional(),
      }),
      async ({ db }, { customer, payment_intent, subscription, status, ...rest }) => {
        const like = {
          ...(customer && { customer }),
          ...(payment_intent && { payment_intent }),
          ...(subscription && { subscription }),
        }
        const page = await listPage(db, 'checkout.session', {
          like: { ...like, ...(status && { status }) },
          range: rangeOf(rest),
        })
        return answerList('/v1/checkout/sessions', page)
      },
    ),
    call(
      'GET /v1/checkout/sessions/:id',
      params({}),
      async ({ db }, _, id) => (await keptOr404(db, 'checkout.session', id)).data,
    ),
    call('GET /v1/checkout/sessions/:id/line_items', listParams({}), async ({ db }, _, id) => {
      const { extra } = await keptOr404(db, 'checkout.session', id)
      return newList(`/v1/checkout/sessions/${id}/line_items`, extra.items)
    }),
    call('POST /v1/checkout/sessions/:id/expire', params({}), async (world, _, id) => {
      const { data } = await keptOr404(world.db, 'checkout.session', id)
      if (data.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${data.status}\`.`
        throw new StripeProblem({ message })
      }
      return expireCheckout(world, data)
    }),
    call(
      'POST /v1/billing_portal/sessions',
      params({ customer: text, return_url: url.optional(), ...unheeded(['configuration', 'locale']) }),
      async (world, { customer, return_url }) => {
        await keptOr404(world.db, 'customer', customer, 'customer')
        const secret = makeId('test', 40)
        const session = newPortalSession(
          { customer, return_url: return_url ?? null, url: pages.portal(secret, return_url) },
          world.now,
        )
        await world.emit('billing_portal.session.created', session)
        return saveObject(world.db, 'billing_portal.session', session, { secret })
      },
    ),
  ]
}

async function createCheckout(world: World, asked: SessionAsked, pages: Pages) {
  const { mode, customer, customer_email, payment_intent_data, subscription_data } = asked
  refuseContradictions(asked)
  if (customer !== null) await keptOr404(world.db, 'customer', customer, 'customer')
  const items = await lineItemsOf(world, mode, asked.line_items)
  const session = newCheckout(
    {
      mode,
      amount: items.reduce((sum, item) => sum + item.amount_total, 0),
      currency: items[0]?.currency ?? null,
      customer,
      customer_email,
      client_reference_id: asked.client_reference_id,
      success_url: asked.success_url,
      cancel_url: asked.cancel_url,
      expires_at: await expiryOf(world, asked.expires_at),
      metadata: asked.metadata,
      alwaysCustomer: asked.customer_creation === 'always',
      urlOf: (id) => pages.checkout(id, asked.success_url),
    },
    world.now,
  )
  return saveObject(world.db, 'checkout.session', session, {
    items,
    paymentMetadata: payment_intent_data?.metadata ?? {},
    subscriptionMetadata: subscription_data?.metadata ?? {},
  })
}

function refuseContradictions({
  mode,
  customer,
  customer_email,
  payment_intent_data,
  subscription_data,
}: SessionAsked): void {
  if (customer !== null && customer_email !== null) {
    throw new StripeProblem({
      param: 'customer',
      message: 'You may only specify one of these parameters: customer, customer_email.',
    })
  }
  const stray =
    mode === 'payment' ? subscription_data && 'subscription_data' : payment_intent_data && 'payment_intent_data'
  if (stray) throw new StripeProblem({ param: stray, message: `You can not pass \`${stray}\` in \`${mode}\` mode.` })
}

const leastSeconds = 30 * 60
const mostSeconds = 24 * 3600
/** Callers count from a clock of their own, which may be a little behind. */
const slackSeconds = 60

/** Whoever calls goes by the real time, which ours may be ahead of: what they say is moved along. */
async function expiryOf(world: World, asked: number | undefined): Promise<number> {
  if (asked === undefined) return world.now + mostSeconds
  const ahead = await findAhead(world.db)
  const moment = [asked, asked + ahead].find((one) => isWithin(one - world.now))
  if (moment !== undefined) return moment
  const message =
    'The `expires_at` timestamp must be at least 30 minutes, and less than 24 hours, from Checkout Session creation.'
  throw new StripeProblem({ param: 'expires_at', message })
}

function isWithin(seconds: number): boolean {
  return seconds >= leastSeconds - slackSeconds && seconds <= mostSeconds + slackSeconds
}
