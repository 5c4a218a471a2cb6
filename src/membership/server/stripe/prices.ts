/**
 * What Stripe asks for each product of the catalogue. The catalogue is right: where Stripe asks for something else,
 * nothing is sold.
 */
import type Stripe from 'stripe'
import { onSale, type Product, retired } from '../../catalogue.ts'

/** Stripe takes no more in one question. */
const mostKeys = 10

/** Stripe's ids of the prices, by lookup key. */
export type Prices = ReadonlyMap<string, string>

/** What is sold today, and what was sold once. */
type Range = { onSale: readonly Product[]; retired: readonly Product[] }
const ours: Range = { onSale, retired }

/** Thrown where what Stripe would charge is not what the catalogue says. */
export class WrongPrices extends Error {
  override name = 'WrongPrices'
}

/** Old prices may be archived, or not there at all, as in a new account at Stripe. */
export async function loadPrices(stripe: Stripe, range = ours): Promise<Prices> {
  const found = await listPrices(stripe, range)
  const whyNot = (product: Product) => {
    const price = found.get(product.key)
    if (range.retired.includes(product)) return price ? whyOtherPrice(price, product) : null
    return price ? whyNotPrice(price, product) : 'Stripe has no such price. Run: npm run billing:sync'
  }
  const faults = [...range.onSale, ...range.retired].flatMap((product) => {
    const why = whyNot(product)
    return why ? [`${product.key}: ${why}`] : []
  })
  if (faults.length) throw new WrongPrices(faults.join('\n'))
  return new Map([...found].map(([key, { id }]) => [key, id]))
}

/**
 * Makes the prices that are missing. Those that are there stay as they are: a price cannot be changed, only followed by
 * one with another key.
 */
export async function syncPrices(stripe: Stripe, range = ours): Promise<{ made: string[]; kept: string[] }> {
  const found = await listPrices(stripe, range)
  const missing = range.onSale.filter(({ key }) => !found.has(key))
  for (const product of missing) await makePrice(stripe, product)
  await loadPrices(stripe, range)
  return { made: missing.map(({ key }) => key), kept: [...found.keys()] }
}

type Terms = Pick<Stripe.Price, 'unit_amount' | 'currency' | 'recurring'>

/** Why this price must not be charged for the product, or null. */
export function whyNotPrice(price: Terms & Pick<Stripe.Price, 'active'>, product: Product): string | null {
  return price.active ? whyOtherPrice(price, product) : 'the price is archived at Stripe.'
}

function whyOtherPrice(price: Terms, { kind, priceCents, currency }: Product): string | null {
  if (price.unit_amount !== priceCents)
    return `Stripe asks for ${price.unit_amount} cents and the catalogue for ${priceCents}.`
  if (price.currency !== currency) return `Stripe asks for ${price.currency} and the catalogue for ${currency}.`
  const { interval, interval_count: count } = price.recurring ?? { interval: null, interval_count: 1 }
  const wanted = kind === 'subscription' ? 'month' : null
  return interval === wanted && count === 1
    ? null
    : `Stripe charges ${interval ? `every ${count} ${interval}` : 'once'}.`
}

/** Also those that are archived. */
async function listPrices(stripe: Stripe, { onSale: sold, retired: old }: Range): Promise<Map<string, Stripe.Price>> {
  const keys = [...sold, ...old].map(({ key }) => key)
  const found = new Map<string, Stripe.Price>()
  for (let from = 0; from < keys.length; from += mostKeys) {
    const { data } = await stripe.prices.list({ lookup_keys: keys.slice(from, from + mostKeys), limit: 100 })
    for (const price of data)
      if (price.lookup_key && keys.includes(price.lookup_key)) found.set(price.lookup_key, price)
  }
  return found
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
