/**
 * Works off a notice: asks Stripe what has become of the thing, under the lock of whose it is, and writes what is
 * missing.
 */
import { withoutSecrets } from '#kit/server/log.ts'
import { doubling, Postponed, type Task } from '#kit/server/work/task.ts'
import { findPayment } from '../checkout-store.ts'
import { reconcilePayment } from '../reconcile/payment.ts'
import { reconcileSession } from '../reconcile/session.ts'
import { reconcileSubscriptions } from '../reconcile/subscription.ts'
import { type Notice, type Subject, subjectOf } from './events.ts'
import { findHolderOfCheckout, findHolderOfCustomer, findHolderOfIntent, type Holder, lockHolder } from '../holders.ts'
import { noticeTask } from './inbox.ts'
import type { LockedMoney, Money } from '../money.ts'
import { endAtStripe } from '../removal.ts'
import { idOf } from '../stripe/stripe.ts'
import { isLockTaken } from './fair-queue.ts'

/** So long one notice may wait for whatever is under way for its holder, before others come first. */
const patienceMs = 2000

/** Several, so that one person's slow payment does not hold up everybody else's. */
export const noticesAtOnce = 3
/** Stripe itself tries for three days; so do these, in the end once an hour. */
const mostFailures = 80
/** Stripe remembers events for 30 days. */
const keptDays = 40
const busyMs = 5000

/** The effect of a notice and its end are one transaction. */
export function noticeWork({ slow, stripe, log, now }: Money): Task<Notice> {
  return {
    ...noticeTask,
    atOnce: noticesAtOnce,
    waits: doubling(2000, 3_600_000),
    mostFailures,
    keptDays,
    faultOf: (error) => withoutSecrets(String(error)).slice(0, 500),
    perform: (notice, job) =>
      slow
        .transaction()
        .execute(async (trx) => {
          await reconcile({ stripe, log, now, trx }, notice)
          await job.complete(trx)
        })
        .catch((error: unknown) => {
          // Nothing has failed: somebody else is at work for the same holder, and others need not wait for that.
          throw isLockTaken(error) ? new Postponed(busyMs) : error
        }),
  }
}

const ways: Record<Subject, (money: LockedMoney, holder: Holder, notice: Notice) => Promise<unknown>> = {
  session: (money, holder, { object }) => reconcileSession(money, holder, object),
  subscription: (money, holder) => reconcileSubscriptions(money, holder),
  payment: (money, holder, { intent }) => (intent ? reconcileIntent(money, holder, intent) : Promise.resolve()),
  removal: (money, holder) => endAtStripe(money, holder),
}

/** Things of customers that are not ours change nothing: others may sell through the same account. */
async function reconcile(money: LockedMoney, notice: Notice): Promise<void> {
  const subject = subjectOf(notice.type)
  const holder = subject && (await findOwner(money, notice))
  if (!holder) return
  await lockHolder(money.trx, holder.id, patienceMs)
  await ways[subject](money, holder, notice)
}

/** Refunds and disputes do not say whose they are: their payment does, here or at Stripe. */
async function findOwner({ trx, stripe }: LockedMoney, { object, customer, intent }: Notice): Promise<Holder | null> {
  const known =
    (customer && (await findHolderOfCustomer(trx, customer))) ||
    // One who was deleted at Stripe is no customer of ours any more. What they paid for still is ours.
    (await findHolderOfCheckout(trx, object)) ||
    (intent && (await findHolderOfIntent(trx, intent)))
  if (known) return known
  if (customer || !intent) return null
  const payer = idOf((await stripe.paymentIntents.retrieve(intent)).customer)
  return payer ? findHolderOfCustomer(trx, payer) : null
}

/** News of a payment may come before the news that it was made. */
async function reconcileIntent(money: LockedMoney, holder: Holder, intent: string): Promise<void> {
  const known = await findPayment(money.trx, intent)
  if (known) return reconcilePayment(money, holder, known)
  const { data } = await money.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  if (data[0]) await reconcileSession(money, holder, data[0].id)
  else await reconcileSubscriptions(money, holder)
}
