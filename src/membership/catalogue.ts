/**
 * What can be bought, and what each purchase grants. Code, not settings: Stripe's prices must agree with it, or nothing
 * is sold.
 */

export type BudgetName = 'analysis' | 'trend'
export type Grant = Readonly<Record<BudgetName, number>>

export type Product = Readonly<{
  /** The price's lookup key at Stripe. A price is immutable; an older key would keep its meaning. */
  key: string
  title: string
  /** A subscription is paid every month, a pack once. */
  kind: 'subscription' | 'pack'
  priceCents: number
  currency: 'eur'
  grant: Grant
}>

export const membership: Product = {
  key: 'farsight_membership_monthly',
  title: 'Farsight membership',
  kind: 'subscription',
  priceCents: 1900,
  currency: 'eur',
  grant: { analysis: 10, trend: 40 },
}

export const analysisPack: Product = {
  key: 'farsight_analysis_pack',
  title: 'Five analyses and 20 trend analyses',
  kind: 'pack',
  priceCents: 2900,
  currency: 'eur',
  grant: { analysis: 5, trend: 20 },
}

/** What can be bought today. */
export const onSale: readonly Product[] = [membership, analysisPack]

/** Sold once: whoever still pays it gets what it promised, also where its price is archived at Stripe. */
export const retired: readonly Product[] = []

export const catalogue: readonly Product[] = [...onSale, ...retired]

/** R52. What everybody has on the first day, once. */
export const welcome: Grant = { analysis: 0, trend: 8 }

/** An allowance of a month ends this long after the month. */
export const graceDays = 3
