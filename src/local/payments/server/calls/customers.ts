/** The calls about customers. */
import type { Stripe } from 'stripe'
import { endSubscription } from '../flows/subscribing.ts'
import { newCustomer } from '../objects/catalogue.ts'
import { forgetPerson } from '../forget-person.ts'
import { clearable, listParams, metadata, params, rangeOf, text, unheeded } from '../params.ts'
import { findKept, keptOr404, listObjects, listPage, removeObject, saveObject } from '../store.ts'
import { answerList, call } from './call.ts'
import { withMetadata } from './metadata.ts'

const about = {
  email: clearable.optional(),
  name: clearable.optional(),
  description: clearable.optional(),
  phone: clearable.optional(),
  metadata: metadata.optional(),
  ...unheeded(['address', 'preferred_locales', 'tax_exempt', 'invoice_settings']),
}

export const customerCalls = [
  call('POST /v1/customers', params(about), async (world, { email, name, description, phone, metadata: pairs }) => {
    const fields = { email: email ?? null, name: name ?? null, description: description ?? null, phone: phone ?? null }
    const customer = newCustomer({ ...fields, metadata: withMetadata({}, pairs) }, world.now)
    await saveObject(world.db, 'customer', customer)
    await world.emit('customer.created', customer)
    return customer
  }),
  call('GET /v1/customers', listParams({ email: text.optional() }), async ({ db }, asked) => {
    const like = asked.email === undefined ? {} : { email: asked.email }
    return answerList('/v1/customers', await listPage(db, 'customer', { like, range: rangeOf(asked) }))
  }),
  call('GET /v1/customers/:id', params({}), async ({ db }, _, id) => {
    const deleted = await findKept(db, 'deleted_customer', id)
    return deleted ? deleted.data : (await keptOr404(db, 'customer', id)).data
  }),
  call('POST /v1/customers/:id', params(about), async (world, asked, id) => {
    const { data } = await keptOr404(world.db, 'customer', id)
    const { email, name, description, phone } = asked
    const next: Stripe.Customer = {
      ...data,
      ...(email !== undefined && { email }),
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(phone !== undefined && { phone }),
      metadata: withMetadata(data.metadata, asked.metadata),
    }
    await saveObject(world.db, 'customer', next)
    await world.emit('customer.updated', next)
    return next
  }),
  call('DELETE /v1/customers/:id', params({}), async (world, _, id) => {
    const { data } = await keptOr404(world.db, 'customer', id)
    const subscriptions = await listObjects(world.db, 'subscription', { like: { customer: id } })
    for (const subscription of subscriptions.filter(({ status }) => status !== 'canceled')) {
      await endSubscription(world, subscription, 'cancellation_requested')
    }
    await removeObject(world.db, id)
    await world.emit('customer.deleted', data)
    const deleted = await saveObject(world.db, 'deleted_customer', { id, object: 'customer', deleted: true })
    await forgetPerson(world.db, id)
    return deleted
  }),
]
