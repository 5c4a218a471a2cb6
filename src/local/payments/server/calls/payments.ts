/** The calls about payments, money that goes back, and what was told of it all. */
import { z } from 'zod'
import { findEvent, listEvents } from '../event-store.ts'
import { refund } from '../flows/money-back.ts'
import { listParams, metadata, params, positive, rangeOf, text, unheeded } from '../params.ts'
import { keptOr404, listPage } from '../store.ts'
import { noSuch, StripeProblem } from '../stripe-problem.ts'
import type { World } from '../world.ts'
import { answerList, call } from './call.ts'

const ofPayment = { charge: text.optional(), payment_intent: text.optional() }

export const paymentCalls = [
  call('GET /v1/payment_intents', listParams({ customer: text.optional() }), async ({ db }, { customer, ...rest }) =>
    answerList(
      '/v1/payment_intents',
      await listPage(db, 'payment_intent', { like: customer ? { customer } : {}, range: rangeOf(rest) }),
    ),
  ),
  call(
    'GET /v1/payment_intents/:id',
    params({}),
    async ({ db }, _, id) => (await keptOr404(db, 'payment_intent', id)).data,
  ),
  call(
    'GET /v1/charges',
    listParams({ customer: text.optional(), payment_intent: text.optional() }),
    async ({ db }, { customer, payment_intent, ...rest }) => {
      const like = { ...(customer && { customer }), ...(payment_intent && { payment_intent }) }
      return answerList('/v1/charges', await listPage(db, 'charge', { like, range: rangeOf(rest) }))
    },
  ),
  call('GET /v1/charges/:id', params({}), async ({ db }, _, id) => (await keptOr404(db, 'charge', id)).data),
  call(
    'POST /v1/refunds',
    params({
      ...ofPayment,
      amount: positive.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    }),
    async (world, { amount, reason, metadata: pairs, ...payment }) =>
      refund(world, { charge: await chargeOf(world, payment), amount, reason, metadata: pairs }),
  ),
  call('GET /v1/refunds', listParams(ofPayment), async ({ db }, { charge, payment_intent, ...rest }) => {
    const like = { ...(charge && { charge }), ...(payment_intent && { payment_intent }) }
    return answerList('/v1/refunds', await listPage(db, 'refund', { like, range: rangeOf(rest) }))
  }),
  call('GET /v1/refunds/:id', params({}), async ({ db }, _, id) => (await keptOr404(db, 'refund', id)).data),
  call('GET /v1/disputes', listParams(ofPayment), async ({ db }, { charge, payment_intent, ...rest }) => {
    const like = { ...(charge && { charge }), ...(payment_intent && { payment_intent }) }
    return answerList('/v1/disputes', await listPage(db, 'dispute', { like, range: rangeOf(rest) }))
  }),
  call('GET /v1/disputes/:id', params({}), async ({ db }, _, id) => (await keptOr404(db, 'dispute', id)).data),
  call(
    'GET /v1/events',
    listParams({ type: text.optional(), types: z.array(text).max(20).optional(), ...unheeded(['delivery_success']) }),
    async ({ db }, { type, types, ...rest }) =>
      answerList(
        '/v1/events',
        await listEvents(db, { types: type === undefined ? types : [type], range: rangeOf(rest) }),
      ),
  ),
  call('GET /v1/events/:id', params({}), async ({ db }, _, id) => {
    const event = await findEvent(db, id)
    if (!event) throw noSuch('event', id)
    return event
  }),
]

async function chargeOf(
  { db }: World,
  { charge, payment_intent }: { charge?: string | undefined; payment_intent?: string | undefined },
) {
  if (charge !== undefined) return charge
  if (payment_intent === undefined) {
    throw new StripeProblem({
      message: 'One of the following params should be provided for this request: payment_intent or charge.',
    })
  }
  const { data } = await keptOr404(db, 'payment_intent', payment_intent, 'payment_intent')
  if (typeof data.latest_charge === 'string') return data.latest_charge
  throw new StripeProblem({
    message: `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`,
  })
}
