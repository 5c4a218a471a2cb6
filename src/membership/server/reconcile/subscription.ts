/**
 * Makes a holder's standing what their subscriptions at Stripe make of it, and grants every month that is paid, once.
 */
import type Stripe from 'stripe'
import type { Product } from '../../catalogue.ts'
import { type MemberStatus, statusOf } from '../../status.ts'
import { saveCheckoutState, saveFault } from '../checkout-store.ts'
import { readReturned, type Returned, saveReturned } from './payment.ts'
import { type Holder, type Lapse, saveStanding, type Standing } from '../holders.ts'
import { giveProduct, graceFrom } from '../ledger/ledger.ts'
import type { LockedMoney } from '../money.ts'
import { findPaid, hasLeft, savePayment } from '../payment-store.ts'
import { dateOf, idOf } from '../stripe/stripe.ts'
import { accountGone, membershipOf, monthOf } from '../stripe/what-was-paid.ts'

/** Of subscriptions that ended longer ago, everything has long been granted. */
const lookBackDays = 40
const daySeconds = 86_400
/** Nothing will be paid for these any more. */
export const ended: readonly string[] = ['canceled', 'incomplete_expired']
/** Paid at Stripe's page, not yet a subscription: they begin or vanish by themselves. */
const beginning = 'incomplete'
const rank: Record<MemberStatus, number> = { member: 2, past_due: 1, guest: 0 }

type Own = { subscription: Stripe.Subscription; product: Product }

/** Answers whether there is a subscription that is or may again be paid: then another would be paid twice. */
export async function reconcileSubscriptions(money: LockedMoney, holder: Holder): Promise<{ isSubscribed: boolean }> {
  const { isSubscribed, write } = await readSubscriptions(money, holder)
  await write()
  return { isSubscribed }
}

/**
 * `ours` was begun on a page of ours, for a customer who may have been deleted at Stripe since. Writes nothing before
 * `write`.
 */
export async function readSubscriptions(
  money: LockedMoney,
  holder: Holder,
  ours: string | null = null,
): Promise<{ isSubscribed: boolean; write: () => Promise<void> }> {
  if (!holder.customer && !ours) return { isSubscribed: false, write: async () => {} }
  const own = await listOwn(money, holder, ours)
  const [best] = own.map(({ subscription }) => subscription).toSorted(byStanding)
  const since = money.now().getTime() / 1000 - lookBackDays * daySeconds
  const months: Month[] = []
  for (const one of own)
    if ((one.subscription.ended_at ?? Infinity) >= since) months.push(...(await readMonths(money, one)))
  return {
    isSubscribed: own.some(({ subscription: { status } }) => !ended.includes(status) && status !== beginning),
    async write() {
      await saveStanding(money.trx, holder.id, standingOf(best))
      for (const month of months) await saveMonth(money, holder, month)
    },
  }
}

async function listOwn({ stripe }: LockedMoney, holder: Holder, ours: string | null): Promise<Own[]> {
  const { data } = holder.customer
    ? await stripe.subscriptions.list({ customer: holder.customer, status: 'all', limit: 100 })
    : { data: [] }
  const isMissing = ours !== null && !data.some(({ id }) => id === ours)
  const all = isMissing ? [...data, await stripe.subscriptions.retrieve(ours)] : data
  return all.flatMap((subscription) => {
    const product = membershipOf(subscription, holder, subscription.id === ours)
    return product ? [{ subscription, product }] : []
  })
}

function byStanding(a: Stripe.Subscription, b: Stripe.Subscription): number {
  return rank[statusOf(b.status)] - rank[statusOf(a.status)] || b.created - a.created
}

function standingOf(subscription: Stripe.Subscription | undefined): Standing {
  const status = subscription ? statusOf(subscription.status) : 'guest'
  if (!subscription) return { status, subscription: null, renewsAt: null, endsAt: null, lapse: null }
  if (status === 'guest') {
    const lapse = lapseOf(subscription)
    const endsAt = lapse === 'ended' && subscription.ended_at ? dateOf(subscription.ended_at) : null
    return { status, subscription: subscription.id, renewsAt: null, endsAt, lapse }
  }
  const periodEnd = Math.max(...subscription.items.data.map((item) => item.current_period_end))
  const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null)
  return {
    status,
    subscription: subscription.id,
    renewsAt: end === null ? dateOf(periodEnd) : null,
    endsAt: end === null ? null : dateOf(end),
    lapse: null,
  }
}

function lapseOf({ status, cancellation_details: details }: Stripe.Subscription): Lapse | null {
  if (status === 'unpaid') return 'unpaid'
  return status === 'canceled' && details?.reason === 'payment_failed' ? 'ended' : null
}

type Month = {
  invoice: string
  product: Product
  period: { start: number; end: number }
  /** Null until Stripe names the payment. */
  intent: string | null
  returned: Returned | null
}

/** Those that are paid and not granted yet, and those whose payment Stripe had not named when they were. */
async function readMonths(money: LockedMoney, { subscription, product }: Own): Promise<Month[]> {
  const { data } = await money.stripe.invoices.list({ subscription: subscription.id, status: 'paid', limit: 100 })
  const prices = subscription.items.data.map(({ price }) => price.id)
  const months: Month[] = []
  for (const invoice of data.toSorted((a, b) => a.created - b.created)) {
    const period = idOf(invoice.customer) === idOf(subscription.customer) ? monthOf(invoice, prices) : null
    if (!period || !invoice.id || (await findPaid(money.trx, `in:${invoice.id}`))?.intent) continue
    const intent = await findIntent(money, invoice.id)
    months.push({
      invoice: invoice.id,
      product,
      period,
      intent,
      returned: intent ? await readReturned(money, intent) : null,
    })
  }
  return months
}

async function findIntent({ stripe }: LockedMoney, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 100 })
  const paid = data.find(({ status, payment }) => status === 'paid' && payment.type === 'payment_intent')
  return idOf(paid?.payment.payment_intent)
}

async function saveMonth(money: LockedMoney, holder: Holder, month: Month): Promise<void> {
  const { trx, now } = money
  const { invoice, product, period, intent, returned } = month
  const source = `in:${invoice}`
  const isKnown = await findPaid(trx, source)
  if (!isKnown && (await hasLeft(trx, holder.id))) return keepFault(money, holder, month)
  // Who paid late has the days of grace at least.
  const expiresAt = graceFrom(new Date(Math.max(period.end * 1000, now().getTime())))
  if (!isKnown) await giveProduct(trx, holder.id, { source, product, startsAt: dateOf(period.start), expiresAt }, now())
  await savePayment(trx, holder.id, { source, intent, product: product.key, at: now() })
  if (intent && returned) await saveReturned(money, holder, { source, intent }, returned)
}

/** A month that was paid as the account was being deleted: an alarm until the money is back. */
async function keepFault(
  { trx, log, now }: LockedMoney,
  holder: Holder,
  { invoice, product, intent, returned }: Month,
): Promise<void> {
  // Nothing was paid, or all of it is back.
  if (!intent || returned?.isRefunded) return saveCheckoutState(trx, invoice, 'complete')
  log.error({ invoice, fault: accountGone }, 'a paid month was not granted')
  await saveFault(trx, holder.id, { session: invoice, product: product.key, fault: accountGone }, now())
}
