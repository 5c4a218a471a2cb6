/** Works off the inbox: for each notice, asks Stripe what has become of the thing, under the lock of whose it is, and writes what is missing. */
import { withoutSecrets } from '#kit/server/log.ts'
import { findPayment } from '../checkout-store.ts'
import { convergePayment } from '../reconcile/payment.ts'
import { convergeSession } from '../reconcile/session.ts'
import { convergeSubscriptions } from '../reconcile/subscription.ts'
import { type Notice, type Subject, subjectOf } from './events.ts'
import { findHolderOfCheckout, findHolderOfCustomer, findHolderOfIntent, type Holder, lockHolder } from '../holders.ts'
import { claimNotice, saveFailure, savePostponed, saveProcessed } from './inbox.ts'
import type { LockedMoney, Money } from '../money.ts'
import { endAtStripe } from '../removal.ts'
import { idOf } from '../stripe/stripe.ts'
import { isLockTaken } from './fair-queue.ts'

/** So long one notice may wait for whatever is under way for its holder, before others come first. */
const patienceMs = 2000

/** One pass: everything that is due. Answers how many were worked off. What failed comes again later, and is never taken for done. */
export async function workInbox(money: Money, isStopping: () => boolean = () => false): Promise<number> {
  // What fails on the way is not due by then, or a pass while Stripe is away would never end.
  const until = money.now()
  let count = 0
  while (!isStopping()) {
    const outcome = await workOne(money, until)
    if (outcome === 'none') break
    if (outcome === 'done') count++
  }
  return count
}

async function workOne({ db, slow, ...rest }: Money, until: Date): Promise<'none' | 'done' | 'failed'> {
  const claimed: { notice: Notice | null } = { notice: null }
  try {
    return await slow.transaction().execute(async (trx) => {
      claimed.notice = await claimNotice(trx, until)
      if (!claimed.notice) return 'none'
      await converge({ ...rest, trx }, claimed.notice)
      await saveProcessed(trx, claimed.notice.event, rest.now())
      return 'done'
    })
  } catch (error) {
    const { notice } = claimed
    if (!notice) throw error
    if (isLockTaken(error)) {
      await savePostponed(db, notice.event, rest.now())
      return 'failed'
    }
    rest.log.warn({ err: error, event: notice.event, type: notice.type }, 'an event could not be worked off yet')
    await saveFailure(db, notice.event, withoutSecrets(String(error)), rest.now())
    return 'failed'
  }
}

const ways: Record<Subject, (money: LockedMoney, holder: Holder, notice: Notice) => Promise<unknown>> = {
  session: (money, holder, { object }) => convergeSession(money, holder, object),
  subscription: (money, holder) => convergeSubscriptions(money, holder),
  payment: (money, holder, { intent }) => (intent ? convergeIntent(money, holder, intent) : Promise.resolve()),
  removal: (money, holder) => endAtStripe(money, holder),
}

/** Things of customers that are not ours change nothing: others may sell through the same account. */
async function converge(money: LockedMoney, notice: Notice): Promise<void> {
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
async function convergeIntent(money: LockedMoney, holder: Holder, intent: string): Promise<void> {
  const known = await findPayment(money.trx, intent)
  if (known) return convergePayment(money, holder, known)
  const { data } = await money.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  if (data[0]) await convergeSession(money, holder, data[0].id)
  else await convergeSubscriptions(money, holder)
}
