/**
 * Answers the pages that stand in for Stripe's. From elsewhere than this machine there is nothing at these addresses,
 * but where the operator shows it to others: then they may pay, and manage what they have, at addresses that only they
 * know. The controls stay with this machine.
 */
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { isOnLoopback } from '#kit/server/http/loopback.ts'
import { findCard, isBankAccount, isCard } from '../cards.ts'
import type { localPaymentsContract } from '../contract.ts'
import { whyDeclined } from './flows/charging.ts'
import { payCheckout, settleLater } from './flows/checking-out.ts'
import { closeDispute, openDispute, refund } from './flows/money-back.ts'
import { moveOn } from './flows/moving-on.ts'
import { mendCard, setCancelAt } from './flows/subscribing.ts'
import { keptOr404, saveObject } from './store.ts'
import { noSuch, StripeProblem } from './stripe-problem.ts'
import { portalOr404, showCheckout, showPortal, showWorld } from './views.ts'
import { type Acting, saveSetting, type World } from './world.ts'

type Parts = { acting: Acting; waiting: () => Promise<number>; isForEverybody: boolean }
type Contract = typeof localPaymentsContract
type Request = FastifyRequest | undefined

/** Null where payments are Stripe's: then nothing is here either. */
export function localPaymentsHandlers(parts: Parts | null): Handlers<Contract> {
  const payer = doorOf(parts, (request) => parts?.isForEverybody === true || isOnLoopback(request))
  return {
    findCheckout: ({ params, request }) => payer.here(request, 'read', (world) => showCheckout(world, params.id)),
    payCheckout: async ({ params, body, request }) => {
      const paid = await payer.here(request, 'write', (world) => payCheckout(world, params.id, body.number))
      if (paid.is === 'over') throw new Refusal('checkout-over')
      return paid
    },
    findPortal: ({ params, request }) => payer.here(request, 'read', (world) => showPortal(world, params.secret)),
    cancelMembership: ({ params, body, request }) =>
      payer.change(request, async (world) => {
        const subscription = await ownMembership(world, params.secret, body.id)
        return setCancelAt(world, subscription, subscription.items.data[0]?.current_period_end ?? world.now)
      }),
    resumeMembership: ({ params, body, request }) =>
      payer.change(request, async (world) =>
        setCancelAt(world, await ownMembership(world, params.secret, body.id), null),
      ),
    mendCard: ({ params, body, request }) =>
      payer.here(request, 'write', async (world) => {
        const { id } = await ownMembership(world, params.secret, body.id)
        return mend(world, id, body.number)
      }),
    ...controls(doorOf(parts, isOnLoopback), parts),
  }
}

type Door = {
  here<T>(request: Request, way: 'read' | 'write', act: (world: World) => Promise<T>): Promise<T>
  change(request: Request, act: (world: World) => Promise<unknown>): Promise<object>
}

/** Says no as the house does. */
function doorOf(parts: Parts | null, mayEnter: (request: FastifyRequest) => boolean): Door {
  const here: Door['here'] = async (request, way, act) => {
    if (!parts || !request || !mayEnter(request)) throw new Refusal('not-found')
    return parts.acting[way](act).catch((error: unknown) => {
      throw error instanceof StripeProblem ? refusalOf(error) : error
    })
  }
  return { here, change: (request, act) => here(request, 'write', act).then(() => ({})) }
}

type Control = Exclude<
  keyof Contract,
  'findCheckout' | 'payCheckout' | 'findPortal' | 'cancelMembership' | 'resumeMembership' | 'mendCard'
>

/** What the control page does: it plays the bank, the card's holder and the time that goes by. */
function controls({ here, change }: Door, parts: Parts | null): Pick<Handlers<Contract>, Control> {
  return {
    findPaymentWorld: async ({ request }) =>
      here(request, 'read', async (world) => showWorld(world, (await parts?.waiting()) ?? 0)),
    movePaymentClock: ({ body, request }) => change(request, (world) => moveOn(world, body.days * daySeconds)),
    setAfterRetries: ({ body, request }) =>
      change(request, (world) => saveSetting(world.db, 'after_retries', body.outcome)),
    setRenewalCard: ({ params, body, request }) => change(request, (world) => giveCard(world, params.id, body.number)),
    answerForBank: ({ params, body, request }) =>
      change(request, (world) => settleLater(world, params.id, body.outcome === 'paid')),
    refundPayment: ({ params, body, request }) =>
      change(request, async (world) => {
        const { data } = await keptOr404(world.db, 'payment_intent', params.id)
        return refund(world, { charge: String(data.latest_charge), amount: body.amountCents })
      }),
    disputePayment: ({ params, request }) => change(request, (world) => openDispute(world, params.id)),
    closeDispute: ({ params, body, request }) =>
      change(request, (world) => closeDispute(world, params.id, body.outcome === 'won')),
  }
}
const daySeconds = 86_400

/** Of the customer whom the portal was opened for, and still running: an ended one stays ended. */
async function ownMembership(world: World, secret: string, id: string) {
  const { customer } = await portalOr404(world, secret)
  const { data } = await keptOr404(world.db, 'subscription', id)
  if (data.customer !== customer) throw noSuch('subscription', id)
  if (data.status === 'canceled') throw new StripeProblem({ message: 'This membership has ended.' })
  return data
}

async function mend(world: World, id: string, number: string) {
  const card = findCard(number)
  if (!isCard(card)) return { is: 'declined', message: card.message }
  const declined = whyDeclined(card, 'checkout')
  if (declined) return { is: 'declined', message: declined.message }
  if (isBankAccount(card)) return { is: 'declined', message: 'A membership takes cards only.' }
  const { isPaid } = await mendCard(world, id, card.number)
  return isPaid
    ? { is: 'mended' }
    : { is: 'declined', message: 'The card was saved, and what is open could not be paid with it.' }
}

/** For renewals to come; nothing is paid now. */
async function giveCard(world: World, id: string, number: string): Promise<void> {
  const card = findCard(number)
  if (!isCard(card) || card.decline || isBankAccount(card))
    throw new StripeProblem({ message: 'No membership could have this card.' })
  const { data, extra } = await keptOr404(world.db, 'subscription', id)
  await saveObject(world.db, 'subscription', data, { ...extra, card: card.number })
}

function refusalOf({ code, message }: StripeProblem): Refusal {
  return code === 'resource_missing'
    ? new Refusal('not-found')
    : new Refusal('stand-in-refused', [{ field: 'payment', reason: message }])
}
