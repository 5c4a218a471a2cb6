/** Membership and money for a test file, gone when it is done, with what its people can see and do. */
import { type Buyer, type Money, type MoneyOptions, openMoney } from '../money/world.ts'
import { whenDone } from '../when-done.ts'

export async function givenMoney(options: MoneyOptions) {
  const money = await openMoney(options)
  whenDone(() => money.close())
  return { ...money, ...looksAt(money), ...newsOf(money) }
}

/** What somebody is shown of their own. */
function looksAt({ app }: Money) {
  const seenBy = async ({ id, email }: Buyer, url: string) =>
    (await app.inject({ url, headers: { 'x-user': `${id} ${email}` } })).json()
  return {
    async history(who: Buyer) {
      const { entries } = await seenBy(who, '/api/me/ledger')
      return entries as { budget: string; kind: string; delta: number; balance: number; reason: string }[]
    },
    mine: (who: Buyer) => seenBy(who, '/api/me/membership'),
  }
}

function newsOf({ db, pool, membership, stripe, settle, subscriptionOf }: Money) {
  return {
    /** As if every webhook had come. */
    async hear(): Promise<void> {
      await membership.readEvents()
      await settle()
    },
    /** The payment of the month that is paid for. */
    async monthOf(who: Buyer): Promise<string> {
      const { latest_invoice: invoice } = await subscriptionOf(who)
      const { data } = await stripe.invoicePayments.list({ invoice: String(invoice) })
      return String(data[0]?.payment.payment_intent)
    },
    /** Deletes their account. */
    async leave({ id }: Buyer): Promise<void> {
      await db.transaction().execute((trx) => membership.removeAccount(trx, id))
      await pool.query('delete from account where id = $1', [id])
    },
  }
}
