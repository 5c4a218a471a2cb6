/** The prices at Stripe, read once. A site starts also while Stripe is away, and sells nothing until it could look. */
import type { FastifyBaseLogger } from 'fastify'
import type Stripe from 'stripe'
import { loadPrices, type Prices, syncPrices } from './prices.ts'
import { isAway } from './stripe.ts'

export type PriceList = { open(): Promise<void>; find(): Promise<Prices> }

export function createPriceList(
  stripe: Stripe,
  { isLocal, log }: { isLocal: boolean; log: FastifyBaseLogger },
): PriceList {
  let found: Promise<Prices> | undefined
  // Nobody runs a command to fill a service that starts with us.
  const load = async () => {
    if (isLocal) await syncPrices(stripe)
    return loadPrices(stripe)
  }
  const find = () => {
    found ??= load().catch((error: unknown) => {
      found = undefined // the next one who asks looks again
      throw error
    })
    return found
  }
  return {
    find,
    async open() {
      await find().catch((error: unknown) => {
        if (!isAway(error)) throw error
        log.warn({ err: error }, 'Stripe is away, so prices are looked at when somebody buys')
      })
    },
  }
}
