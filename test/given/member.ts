/** Somebody who has joined at the stand-in for Stripe, on a database of their own unless it is given, and the clock that time passes by. */
import { givenPayments } from './payments.ts'

export const day = 86_400

type Wish = { number?: string; world?: Awaited<ReturnType<typeof givenPayments>> }

export async function givenMember({ number, world: shared }: Wish = {}) {
  const world = shared ?? (await givenPayments())
  const { stripe, checkout, pay } = world
  const session = await checkout('subscription')
  await pay(session.id, number)
  const customer = String(session.customer)
  const subscription = async () => {
    const [found] = (await stripe.subscriptions.list({ customer, status: 'all' })).data
    if (!found) throw new Error('There is no subscription.')
    return found
  }
  const portal = async () => {
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${world.origin}/my-stuff` })
    return `/portals/${url.split('/').at(-1)}`
  }
  const invoices = async () =>
    (await stripe.invoices.list({ customer, limit: 100 })).data.map(({ status, billing_reason }) => [
      billing_reason,
      status,
    ])
  const period = async () => {
    const [item] = (await subscription()).items.data
    if (!item) throw new Error('The subscription is for nothing.')
    return item
  }
  /** To the very end of the month that is paid for. */
  const toRenewal = async () => {
    const { current_period_end: end } = await period()
    await world.payments.advance(end - Math.floor((await world.payments.now()).getTime() / 1000))
  }
  return {
    ...world,
    customer,
    subscription,
    period,
    portal,
    invoices,
    toRenewal,
    months: (n: number) => world.payments.advance(Math.ceil(n * 31 * day)),
  }
}
