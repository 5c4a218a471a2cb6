/** Makes a holder's standing what their subscriptions at Stripe make of it, and grants every month that is paid, once. */
import type Stripe from 'stripe'
import { graceDays, type Product } from '../catalogue.ts'
import { type MemberStatus, statusOf } from '../status.ts'
import { isPaid, savePayment } from './checkout-store.ts'
import { convergePayment } from './converge-payment.ts'
import { type Holder, saveStanding } from './holders.ts'
import { giveProduct } from './ledger.ts'
import type { LockedMoney } from './money.ts'
import { dateOf, idOf } from './stripe.ts'
import { membershipOf, monthOf } from './what-was-paid.ts'

/** Of subscriptions that ended longer ago, everything has long been granted. */
const lookBackDays = 40
const daySeconds = 86_400
/** Nothing will be paid for these any more. */
const ended: readonly string[] = ['canceled', 'incomplete_expired']
/** Paid at Stripe's page, not yet a subscription: they begin or vanish by themselves. */
const beginning = 'incomplete'
const rank: Record<MemberStatus, number> = { member: 2, past_due: 1, guest: 0 }

/** Answers whether there is a subscription that is or may again be paid: then another would be paid twice. */
export async function convergeSubscriptions(money: LockedMoney, holder: Holder): Promise<{ isSubscribed: boolean }> {
  if (!holder.customer) return { isSubscribed: false }
  const { data } = await money.stripe.subscriptions.list({ customer: holder.customer, status: 'all', limit: 100 })
  const own = data.flatMap((subscription) => {
    const product = membershipOf(subscription, holder)
    return product ? [{ subscription, product }] : []
  })
  const [best] = own.map(({ subscription }) => subscription).toSorted(byStanding)
  await saveStanding(money.trx, holder.id, standingOf(best))
  const since = money.now().getTime() / 1000 - lookBackDays * daySeconds
  for (const { subscription, product } of own) {
    if ((subscription.ended_at ?? Infinity) >= since) await grantMonths(money, holder, subscription, product)
  }
  return { isSubscribed: own.some(({ subscription: { status } }) => !ended.includes(status) && status !== beginning) }
}

function byStanding(a: Stripe.Subscription, b: Stripe.Subscription): number {
  return rank[statusOf(b.status)] - rank[statusOf(a.status)] || b.created - a.created
}

function standingOf(subscription: Stripe.Subscription | undefined) {
  const status = subscription ? statusOf(subscription.status) : 'guest'
  if (!subscription || status === 'guest') return { status, subscription: subscription?.id ?? null, renewsAt: null, endsAt: null }
  const periodEnd = Math.max(...subscription.items.data.map((item) => item.current_period_end))
  const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null)
  return {
    status,
    subscription: subscription.id,
    renewsAt: end === null ? dateOf(periodEnd) : null,
    endsAt: end === null ? null : dateOf(end),
  }
}

async function grantMonths(money: LockedMoney, holder: Holder, subscription: Stripe.Subscription, product: Product): Promise<void> {
  const { data } = await money.stripe.invoices.list({ subscription: subscription.id, status: 'paid', limit: 100 })
  const prices = subscription.items.data.map(({ price }) => price.id)
  for (const invoice of data.toSorted((a, b) => a.created - b.created)) {
    const month = idOf(invoice.customer) === holder.customer ? monthOf(invoice, prices) : null
    if (month && !(await isPaid(money.trx, `in:${invoice.id}`))) await grantMonth(money, holder, { invoice, month, product })
  }
}

type Paid = { invoice: Stripe.Invoice; month: { start: number; end: number }; product: Product }

async function grantMonth(money: LockedMoney, holder: Holder, { invoice, month, product }: Paid): Promise<void> {
  const { trx, stripe, now } = money
  const source = `in:${invoice.id}`
  const expiresAt = dateOf(month.end + graceDays * daySeconds)
  await giveProduct(trx, holder.id, { source, product, startsAt: dateOf(month.start), expiresAt }, now())
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, limit: 100 })
  const paid = data.find(({ status, payment }) => status === 'paid' && payment.type === 'payment_intent')
  const intent = idOf(paid?.payment.payment_intent)
  await savePayment(trx, holder.id, { source, intent, product: product.key, at: now() })
  if (intent) await convergePayment(money, holder, { source, intent })
}
