/** The calls about products and prices. A price never changes its amount; a lookup key may move to another price. */
import { sql } from 'kysely'
import { z } from 'zod'
import { newPrice, newProduct } from '../objects/catalogue.ts'
import { clearable, flag, listParams, metadata, params, positive, rangeOf, text, unheeded, whole } from '../params.ts'
import { findKept, keptOr404, listObjects, listPage, saveObject } from '../store.ts'
import { StripeProblem } from '../stripe-problem.ts'
import type { World } from '../world.ts'
import { answerList, call } from './call.ts'
import { withMetadata } from './metadata.ts'

const currency = z.string().regex(/^[a-zA-Z]{3}$/)
const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: positive.default(1),
  ...unheeded(['usage_type']),
})
const productData = z.strictObject({
  name: text,
  id: text.optional(),
  metadata: metadata.optional(),
  ...unheeded(['tax_code']),
})

export const catalogueCalls = [
  call(
    'POST /v1/products',
    params({
      name: text,
      id: text.optional(),
      description: text.optional(),
      metadata: metadata.optional(),
      ...unheeded(['tax_code', 'active', 'statement_descriptor']),
    }),
    (world, { name, id, description, metadata: pairs }) =>
      createProduct(world, { name, id, description, metadata: pairs }),
  ),
  call(
    'GET /v1/products',
    listParams({ active: flag.optional(), ids: z.array(text).optional() }),
    async ({ db }, asked) => {
      const like = asked.active === undefined ? {} : { active: asked.active }
      const and = asked.ids ? sql`id = any(${asked.ids})` : sql`true`
      return answerList('/v1/products', await listPage(db, 'product', { like, and, range: rangeOf(asked) }))
    },
  ),
  call('GET /v1/products/:id', params({}), async ({ db }, _, id) => (await keptOr404(db, 'product', id)).data),
  call(
    'POST /v1/prices',
    params({
      currency,
      unit_amount: whole.refine((given) => given >= 0, 'This value must be greater than or equal to 0.'),
      product: text.optional(),
      product_data: productData.optional(),
      recurring: recurring.optional(),
      lookup_key: text.max(200).optional(),
      transfer_lookup_key: flag.default(false),
      nickname: text.optional(),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
      metadata: metadata.optional(),
      ...unheeded(['active', 'billing_scheme']),
    }),
    async (world, asked) => {
      await freeLookupKey(world, asked.lookup_key, asked.transfer_lookup_key)
      const price = newPrice(
        {
          product: await productOf(world, asked),
          currency: asked.currency.toLowerCase(),
          unitAmount: asked.unit_amount,
          interval: asked.recurring && { interval: asked.recurring.interval, count: asked.recurring.interval_count },
          lookupKey: asked.lookup_key,
          nickname: asked.nickname,
          taxBehavior: asked.tax_behavior,
          metadata: asked.metadata,
        },
        world.now,
      )
      await saveObject(world.db, 'price', price)
      await world.emit('price.created', price)
      return price
    },
  ),
  call(
    'GET /v1/prices',
    listParams({
      active: flag.optional(),
      currency: currency.optional(),
      lookup_keys: z.array(text).max(10).optional(),
      product: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    async ({ db }, asked) => {
      const { active, currency: of, product, type } = asked
      const like = {
        ...(active !== undefined && { active }),
        ...(of && { currency: of.toLowerCase() }),
        ...(product && { product }),
        ...(type && { type }),
      }
      const and = asked.lookup_keys ? sql`data->>'lookup_key' = any(${asked.lookup_keys})` : sql`true`
      return answerList('/v1/prices', await listPage(db, 'price', { like, and, range: rangeOf(asked) }))
    },
  ),
  call('GET /v1/prices/:id', params({}), async ({ db }, _, id) => (await keptOr404(db, 'price', id)).data),
  call(
    'POST /v1/prices/:id',
    params({
      active: flag.optional(),
      lookup_key: clearable.optional(),
      transfer_lookup_key: flag.default(false),
      nickname: clearable.optional(),
      metadata: metadata.optional(),
    }),
    async (world, { active, lookup_key, transfer_lookup_key, nickname, metadata: pairs }, id) => {
      const { data } = await keptOr404(world.db, 'price', id)
      if (lookup_key && lookup_key !== data.lookup_key) await freeLookupKey(world, lookup_key, transfer_lookup_key)
      const next = {
        ...data,
        ...(active !== undefined && { active }),
        ...(lookup_key !== undefined && { lookup_key }),
        ...(nickname !== undefined && { nickname }),
        metadata: withMetadata(data.metadata, pairs),
      }
      await saveObject(world.db, 'price', next)
      await world.emit('price.updated', next)
      return next
    },
  ),
]

type ProductAsked = Parameters<typeof newProduct>[0]

async function createProduct(world: World, fields: ProductAsked) {
  if (fields.id !== undefined && (await findKept(world.db, 'product', fields.id))) {
    throw new StripeProblem({ code: 'resource_already_exists', param: 'id', message: 'Product already exists.' })
  }
  const product = newProduct(fields, world.now)
  await saveObject(world.db, 'product', product)
  await world.emit('product.created', product)
  return product
}

async function productOf(
  world: World,
  asked: { product?: string | undefined; product_data?: ProductAsked | undefined },
): Promise<string> {
  if (asked.product !== undefined) return (await keptOr404(world.db, 'product', asked.product, 'product')).data.id
  if (asked.product_data) return (await createProduct(world, asked.product_data)).id
  throw new StripeProblem({
    code: 'parameter_missing',
    param: 'product',
    message: 'You must specify either `product` or `product_data`.',
  })
}

/** Two prices never share a key: it is free, or taken from the one that has it. */
async function freeLookupKey(world: World, key: string | undefined, mayTake: boolean): Promise<void> {
  if (key === undefined) return
  const [holder] = await listObjects(world.db, 'price', { like: { lookup_key: key } })
  if (!holder) return
  if (!mayTake) {
    throw new StripeProblem({
      param: 'lookup_key',
      message: `A price (\`${holder.id}\`) already uses that lookup key. You can specify \`transfer_lookup_key=true\` to transfer it.`,
    })
  }
  const bare = { ...holder, lookup_key: null }
  await saveObject(world.db, 'price', bare)
  await world.emit('price.updated', bare, { lookup_key: key })
}
