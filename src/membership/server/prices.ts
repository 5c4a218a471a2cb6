/** What Stripe asks for each product of the catalogue. The catalogue is right: where Stripe asks for something else, nothing is sold. */
import type Stripe from 'stripe'
import { catalogue, type Product } from '../catalogue.ts'

/** Stripe's ids of the prices, by lookup key. */
export type Prices = ReadonlyMap<string, string>

/** Thrown where what Stripe would charge is not what the catalogue says. */
export class WrongPrices extends Error {
  override name = 'WrongPrices'
}

export async function loadPrices(stripe: Stripe): Promise<Prices> {
  const found = await listPrices(stripe)
  const faults = catalogue.flatMap((product) => {
    const price = found.get(product.key)
    const why = price ? whyNotPrice(price, product) : 'Stripe has no such price. Run: npm run billing:sync'
    return why ? [`${product.key}: ${why}`] : []
  })
  if (faults.length) throw new WrongPrices(faults.join('\n'))
  return new Map([...found].map(([key, { id }]) => [key, id]))
}

/** Makes the prices that are missing. Those that are there stay as they are: a price cannot be changed, only followed by one with another key. */
export async function syncPrices(stripe: Stripe): Promise<{ made: string[]; kept: string[] }> {
  const found = await listPrices(stripe)
  const missing = catalogue.filter(({ key }) => !found.has(key))
  for (const product of missing) await makePrice(stripe, product)
  await loadPrices(stripe)
  return { made: missing.map(({ key }) => key), kept: [...found.keys()] }
}

/** Why this price must not be charged for the product, or null. */
export function whyNotPrice(
  price: Pick<Stripe.Price, 'unit_amount' | 'currency' | 'recurring' | 'active'>,
  { kind, priceCents, currency }: Product,
): string | null {
  if (!price.active) return 'the price is archived at Stripe.'
  if (price.unit_amount !== priceCents) return `Stripe asks for ${price.unit_amount} cents and the catalogue for ${priceCents}.`
  if (price.currency !== currency) return `Stripe asks for ${price.currency} and the catalogue for ${currency}.`
  const { interval, interval_count: count } = price.recurring ?? { interval: null, interval_count: 1 }
  const wanted = kind === 'subscription' ? 'month' : null
  return interval === wanted && count === 1 ? null : `Stripe charges ${interval ? `every ${count} ${interval}` : 'once'}.`
}

async function listPrices(stripe: Stripe): Promise<Map<string, Stripe.Price>> {
  const keys = catalogue.map(({ key }) => key)
  const { data } = await stripe.prices.list({ lookup_keys: keys, limit: 100 })
  return new Map(data.flatMap((price) => (price.lookup_key && keys.includes(price.lookup_key) ? [[price.lookup_key, price] as const] : [])))
}

async function makePrice(stripe: Stripe, { key, title, kind, priceCents, currency }: Product): Promise<void> {
  await stripe.prices.create(
    {
      lookup_key: key,
      currency,
      unit_amount: priceCents,
      product_data: { name: title },
      ...(kind === 'subscription' && { recurring: { interval: 'month' } }),
    },
    // Two servers that start at once make one price.
    { idempotencyKey: `price:${key}:${priceCents}:${currency}` },
  )
}
