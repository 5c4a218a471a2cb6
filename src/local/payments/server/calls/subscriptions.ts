/** The calls about subscriptions, their invoices, and which payment was for which invoice. */
import { sql } from 'kysely'
import { z } from 'zod'
import { change, endSubscription, setCancelAt, setCancelAtPeriodEnd } from '../flows/subscribing.ts'
import { newList } from '../objects/list.ts'
import { flag, listParams, metadata, params, rangeOf, text, unheeded, whole } from '../params.ts'
import { keptOr404, listPage, saveObject } from '../store.ts'
import { StripeProblem } from '../stripe-problem.ts'
import { answerList, call } from './call.ts'
import { withMetadata } from './metadata.ts'

const statuses = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
] as const

export const subscriptionCalls = [
  call(
    'GET /v1/subscriptions',
    listParams({
      customer: text.optional(),
      price: text.optional(),
      status: z.enum([...statuses, 'all', 'ended']).optional(),
    }),
    async ({ db }, { customer, price, status, ...rest }) => {
      const like = {
        ...(customer && { customer }),
        ...(price && { items: { data: [{ price: { id: price } }] } }),
        ...(status && status !== 'all' && { status: status === 'ended' ? 'canceled' : status }),
      }
      // Those that ended are listed only where they are asked for.
      const and = status === undefined ? sql`data->>'status' <> 'canceled'` : sql`true`
      return answerList('/v1/subscriptions', await listPage(db, 'subscription', { like, and, range: rangeOf(rest) }))
    },
  ),
  call(
    'GET /v1/subscriptions/:id',
    params({}),
    async ({ db }, _, id) => (await keptOr404(db, 'subscription', id)).data,
  ),
  call(
    'POST /v1/subscriptions/:id',
    params({
      cancel_at_period_end: flag.optional(),
      cancel_at: z.union([z.literal('').transform(() => null), whole]).optional(),
      metadata: metadata.optional(),
      ...unheeded(['cancellation_details', 'proration_behavior', 'description']),
    }),
    async (world, asked, id) => {
      const { data } = await keptOr404(world.db, 'subscription', id)
      if (data.status === 'canceled')
        throw new StripeProblem({
          message: 'A canceled subscription can only update its cancellation_details and metadata.',
        })
      const pairs = asked.metadata && { metadata: withMetadata(data.metadata, asked.metadata) }
      const named = pairs ? await saveObject(world.db, 'subscription', { ...data, ...pairs }) : data
      if (asked.cancel_at_period_end !== undefined)
        return setCancelAtPeriodEnd(world, named, asked.cancel_at_period_end)
      if (asked.cancel_at !== undefined) return setCancelAt(world, named, asked.cancel_at)
      return change(world, data, pairs ?? {})
    },
  ),
  call(
    'DELETE /v1/subscriptions/:id',
    params(unheeded(['cancellation_details', 'invoice_now', 'prorate'])),
    async (world, _, id) => {
      const { data } = await keptOr404(world.db, 'subscription', id)
      if (data.status === 'canceled')
        throw new StripeProblem({
          status: 404,
          code: 'resource_missing',
          param: 'id',
          message: `No such subscription: '${id}'`,
        })
      return endSubscription(world, data, 'cancellation_requested')
    },
  ),
  call(
    'GET /v1/invoices',
    listParams({
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
    }),
    async ({ db }, { customer, subscription, status, collection_method, ...rest }) => {
      const like = {
        ...(customer && { customer }),
        ...(status && { status }),
        ...(collection_method && { collection_method }),
        ...(subscription && { parent: { subscription_details: { subscription } } }),
      }
      return answerList('/v1/invoices', await listPage(db, 'invoice', { like, range: rangeOf(rest) }))
    },
  ),
  call('GET /v1/invoices/:id', params({}), async ({ db }, _, id) => (await keptOr404(db, 'invoice', id)).data),
  call('GET /v1/invoices/:id/lines', listParams({}), async ({ db }, _, id) => {
    const { data } = await keptOr404(db, 'invoice', id)
    return newList(`/v1/invoices/${id}/lines`, data.lines.data)
  }),
  call(
    'GET /v1/invoice_payments',
    listParams({
      invoice: text.optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
      payment: z.strictObject({ type: z.enum(['payment_intent']), payment_intent: text }).optional(),
    }),
    async ({ db }, { invoice, status, payment, ...rest }) => {
      const like = { ...(invoice && { invoice }), ...(status && { status }), ...(payment && { payment }) }
      return answerList('/v1/invoice_payments', await listPage(db, 'invoice_payment', { like, range: rangeOf(rest) }))
    },
  ),
  call(
    'GET /v1/invoice_payments/:id',
    params({}),
    async ({ db }, _, id) => (await keptOr404(db, 'invoice_payment', id)).data,
  ),
]
