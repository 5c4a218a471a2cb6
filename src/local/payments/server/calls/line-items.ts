/** What lies in a checkout: prices that fit its mode, and each other. */
import type { Stripe } from 'stripe'
import { newLineItem } from '../objects/checkout.ts'
import { keptOr404 } from '../store.ts'
import { StripeProblem } from '../stripe-problem.ts'
import type { World } from '../world.ts'

type Asked = { price: string; quantity: number }
type Mode = 'payment' | 'subscription'
/** Stripe takes no less, in most currencies. */
const leastCents = 50
const mostCents = 99_999_999

export async function lineItemsOf({ db }: World, mode: Mode, asked: readonly Asked[]): Promise<Stripe.LineItem[]> {
  const items = await Promise.all(
    asked.map(async ({ price: id, quantity }, index) => {
      const { data: price } = await keptOr404(db, 'price', id, `line_items[${index}][price]`)
      const problem = whyNotPrice(mode, price, `line_items[${index}]`)
      if (problem) throw problem
      const { data: product } = await keptOr404(db, 'product', String(price.product))
      return newLineItem(price, quantity, product.name)
    }),
  )
  const problem = whyNotTogether(mode, items)
  if (problem) throw problem
  return items
}

function whyNotPrice(mode: Mode, { active, recurring }: Stripe.Price, param: string): StripeProblem | null {
  if (!active) {
    return new StripeProblem({
      param: `${param}[price]`,
      message: 'The price specified is inactive. This field only accepts active prices.',
    })
  }
  if (mode === 'payment' && recurring) {
    const message =
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.'
    return new StripeProblem({ param, message })
  }
  if (mode === 'payment' || recurring) return null
  const message = 'You must provide at least one recurring price in `subscription` mode when using prices.'
  return new StripeProblem({ param: 'line_items', message })
}

function whyNotTogether(mode: Mode, items: Stripe.LineItem[]): StripeProblem | null {
  const total = items.reduce((sum, item) => sum + item.amount_total, 0)
  if (new Set(items.map(({ currency }) => currency)).size > 1)
    return wrong('All line items must be in the same currency.')
  if (mode === 'subscription' && items.length > 1) return wrong('A subscription is for one price here.')
  if (total > mostCents) return wrong('The total amount must be no more than 999999.99.', 'amount_too_large')
  return total < leastCents ? wrong('The total amount due must add up to at least 0.50.', 'amount_too_small') : null
}

function wrong(message: string, code?: string): StripeProblem {
  return new StripeProblem({ param: 'line_items', message, ...(code && { code }) })
}
