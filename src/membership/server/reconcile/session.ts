/** Writes down what became of a checkout: open, paid and granted, sent off and not yet paid, or expired. */
import type Stripe from 'stripe'
import type { Product } from '../../catalogue.ts'
import { saveCheckoutState, saveFault } from '../checkout-store.ts'
import { readReturned, type Returned, saveReturned } from './payment.ts'
import { ended, readSubscriptions } from './subscription.ts'
import { findHolderOfCheckout, type Holder } from '../holders.ts'
import { giveProduct } from '../ledger/ledger.ts'
import type { LockedMoney } from '../money.ts'
import { findPaid, hasLeft, savePayment } from '../payment-store.ts'
import { dateOf, idOf } from '../stripe/stripe.ts'
import { accountGone, packOf } from '../stripe/what-was-paid.ts'

/** What is to be written, once all that Stripe has to say was read. */
export type Write = () => Promise<unknown>
const nothing: Write = async () => {}

/** Under the holder's lock. A session of somebody else changes nothing. */
export async function reconcileSession(money: LockedMoney, holder: Holder, id: string): Promise<void> {
  await reconcileSessions(money, holder, [id])
}

/**
 * All are read before anything is written: what is written keeps the wallet from everybody else until the transaction
 * ends.
 */
export async function reconcileSessions(money: LockedMoney, holder: Holder, ids: readonly string[]): Promise<void> {
  const writes: Write[] = []
  for (const id of ids) writes.push(await readSession(money, holder, id))
  for (const write of writes) await write()
}

export async function readSession(money: LockedMoney, holder: Holder, id: string): Promise<Write> {
  const session = await money.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })
  // One that we sent them to is theirs, also after their customer was deleted at Stripe and followed by another.
  const isOurs = (await findHolderOfCheckout(money.trx, id))?.id === holder.id
  if (!isOurs && idOf(session.customer) !== holder.customer) return nothing
  return readOwn(money, holder, { session, isOurs })
}

type Own = { session: Stripe.Checkout.Session; isOurs: boolean }

async function readOwn(money: LockedMoney, holder: Holder, own: Own): Promise<Write> {
  const { trx } = money
  const { id, status, payment_status: paid, mode, subscription } = own.session
  if (status === 'expired') return () => saveCheckoutState(trx, id, 'expired')
  if (status !== 'complete') return nothing
  // Only what is paid is granted: some ways to pay take days, and then may fail.
  if (paid === 'unpaid') {
    const state = (await hasFailed(money, own.session)) ? 'failed' : 'pending'
    return () => saveCheckoutState(trx, id, state)
  }
  if (mode === 'payment') return readPack(money, holder, own)
  const { write } = await readSubscriptions(money, holder, own.isOurs ? idOf(subscription) : null)
  return async () => {
    await saveCheckoutState(trx, id, 'complete')
    await write()
  }
}

/**
 * The bank has said no. Whoever tries again does so on another page. The session of a membership names no payment: its
 * subscription has one for each month, and ends where the first is not made.
 */
async function hasFailed({ stripe }: LockedMoney, session: Stripe.Checkout.Session): Promise<boolean> {
  const [intent, subscription] = [idOf(session.payment_intent), idOf(session.subscription)]
  if (subscription !== null) return ended.includes((await stripe.subscriptions.retrieve(subscription)).status)
  return intent !== null && failed.includes((await stripe.paymentIntents.retrieve(intent)).status)
}
const failed: readonly string[] = ['requires_payment_method', 'canceled']

async function readPack(money: LockedMoney, holder: Holder, { session, isOurs }: Own): Promise<Write> {
  const { product, fault } = packOf(session, holder, isOurs)
  // Somebody else may sell to the same customer.
  if (product === undefined && !isOurs) return nothing
  const intent = idOf(session.payment_intent)
  const returned = intent === null ? null : await readReturned(money, intent)
  const sale = { session, intent, returned }
  if (fault !== undefined) return () => keepFault(money, holder, { ...sale, product: product?.key ?? 'unknown', fault })
  return async () => {
    const isNobodys = !(await findPaid(money.trx, `cs:${session.id}`)) && (await hasLeft(money.trx, holder.id))
    if (isNobodys) return keepFault(money, holder, { ...sale, product: product.key, fault: accountGone })
    return grantPack(money, holder, { ...sale, product })
  }
}

type Sale = { session: Stripe.Checkout.Session; intent: string | null; returned: Returned | null }

async function grantPack(
  money: LockedMoney,
  holder: Holder,
  { session, intent, returned, product }: Sale & { product: Product },
): Promise<void> {
  const { trx, now } = money
  const source = `cs:${session.id}`
  await giveProduct(trx, holder.id, { source, product, startsAt: dateOf(session.created), expiresAt: null }, now())
  await savePayment(trx, holder.id, { source, intent, product: product.key, at: now() })
  await saveCheckoutState(trx, session.id, 'complete')
  if (intent !== null && returned) await saveReturned(money, holder, { source, intent }, returned)
}

/** Somebody has paid and gets nothing: an alarm until the money is back. */
async function keepFault(
  money: LockedMoney,
  holder: Holder,
  { session, returned, product, fault }: Sale & { product: string; fault: string },
): Promise<void> {
  const { trx, log, now } = money
  if (returned?.isRefunded) return saveCheckoutState(trx, session.id, 'complete')
  log.error({ session: session.id, fault }, 'a paid checkout was not granted')
  await saveFault(trx, holder.id, { session: session.id, product, fault }, now())
}
