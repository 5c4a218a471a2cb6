/**
 * Answers the calls about membership, purchases and budgets. Whose they are says the verified token, never the email in
 * the body.
 */
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { userOf, type Viewer } from '#kit/viewer.ts'
import { analysisPack, membership, type Product } from '../catalogue.ts'
import type { membershipContract } from '../contract.ts'
import { findBudgets } from './ledger/budgets.ts'
import { listUnsettled } from './checkout-store.ts'
import { type Buyer, openCheckout, openPortal, settleCheckouts } from './checkout.ts'
import { listEntries } from './ledger/entries.ts'
import { ensureHolder, findStanding, type Holder, underLock } from './holders.ts'
import { expireEnded } from './ledger/ledger.ts'
import type { Money } from './money.ts'
import { findOwnView } from './own-view.ts'
import type { Prices } from './stripe/prices.ts'
import { agree, type Terms } from './terms.ts'
import { asking } from './stripe/stripe.ts'

/** What was ordered, and where it stands, by how the ledger names the order. What is there no more is left out. */
export type NameOrders = (
  accountId: string,
  orders: readonly string[],
) => Promise<Map<string, { title: string; path: string }>>

export type HandlerParts = Money & {
  prices: () => Promise<Prices>
  /** Our own, as this visitor reaches it. */
  originOf: (request: FastifyRequest | undefined) => string
  isLocal: boolean
  terms: Terms
  nameOrders: NameOrders
}
type Asked = {
  viewer: Viewer
  body: { email: string; name?: string; terms?: string | undefined }
  request: FastifyRequest | undefined
}

export function membershipHandlers(parts: HandlerParts): Handlers<typeof membershipContract> {
  const { db, now, prices, originOf, isLocal, terms, nameOrders, log } = parts
  const ask = <Answer>(work: () => Promise<Answer>) =>
    asking(work, (error) => log.error({ err: error }, 'Stripe is away'))
  const buyerOf = ({ viewer, body, request }: Asked): Buyer => {
    const { accountId, email } = callerOf(viewer, body.email)
    return { accountId, email, name: body.name?.trim() ?? '', origin: originOf(request) }
  }
  const open = joined<string>()
  const sell = (product: Product) => async (asked: Asked) => {
    const buyer = buyerOf(asked)
    await agree(terms, buyer.accountId, asked.body.terms, now())
    const work = () => ask(() => openCheckout(parts, prices, product, buyer))
    return { url: await open(JSON.stringify([product.key, buyer]), work) }
  }
  return {
    async checkSubscription({ viewer, body }) {
      const { accountId } = callerOf(viewer, body.email)
      const holder = await ask(() => settled(parts, accountId))
      const [{ status }, { analysis }] = await Promise.all([
        findStanding(db, holder.id),
        findBudgets(db, holder.id, now()),
      ])
      return { status, analysisBudget: analysis.left }
    },
    async checkPurchases({ viewer, body }) {
      const { accountId } = callerOf(viewer, body.email)
      const holder = await ask(() => settled(parts, accountId))
      const { analysis, trend } = await findBudgets(db, holder.id, now())
      return { analysisBudget: analysis.left, analysisTrendBudget: trend.left }
    },
    async openPortal(asked) {
      const buyer = buyerOf(asked)
      return { url: await ask(() => openPortal(parts, buyer)) }
    },
    checkOutSubscription: sell(membership),
    checkOutPurchase: sell(analysisPack),
    async listLedger({ viewer, query: { cursor } }) {
      const me = userOf(viewer).id
      const holder = await upToDate(parts, me)
      const { entries, next } = await listEntries(db, holder.id, cursor)
      const orders = await nameOrders(me, [...new Set(entries.flatMap(({ ordered }) => ordered ?? []))])
      return {
        next,
        entries: entries.map(({ ordered, ...entry }) => ({ ...entry, order: orders.get(ordered ?? '') ?? null })),
      }
    },
    async findMembership({ viewer }) {
      const me = userOf(viewer).id
      const { id } = await upToDate(parts, me)
      return {
        ...(await findOwnView(db, id, now())),
        products: [membership, analysisPack],
        isLocal,
        termsToAccept: (await terms.isAccepted(me)) ? null : terms.version,
      }
    },
  }
}

/**
 * Who asks for the very same while it is under way is answered with it: the second of two clicks waits for the first
 * and for nothing else, however many there are.
 */
function joined<Answer>(): (key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  return (key, work) => {
    const asked = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }
}

/** R49. The email is a safeguard against a page that shows one user and asks for another. */
function callerOf(viewer: Viewer, email: string): { accountId: string; email: string } {
  const me = userOf(viewer)
  if (me.email === null) throw new Refusal('no-email')
  if (email.trim().toLowerCase() !== me.email.trim().toLowerCase()) throw new Refusal('other-email')
  return { accountId: me.id, email: me.email }
}

/** With what has ended written down, so that the ledger and the budgets say the same. */
async function upToDate({ db, now }: Money, accountId: string): Promise<Holder> {
  const holder = await db.transaction().execute((trx) => ensureHolder(trx, accountId, now()))
  await expireEnded(db, now(), holder.id)
  return holder
}

/**
 * After a look at the pages that may have been paid: who comes back from paying finds it right, also before Stripe has
 * told us.
 */
async function settled(money: Money, accountId: string): Promise<Holder> {
  const { db, slow, now } = money
  const holder = await upToDate(money, accountId)
  if ((await listUnsettled(db, holder.id, now())).length) {
    await underLock(slow, holder.id, (trx) => settleCheckouts({ ...money, trx }, holder))
  }
  return holder
}
