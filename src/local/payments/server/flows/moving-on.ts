/** Time goes by: whatever falls due meanwhile happens, in order, each at its own moment. */
import { findCard, isCard } from '../../cards.ts'
import { type Due, findNextDue, keptOr404 } from '../store.ts'
import type { Kind } from '../tables.ts'
import { findAhead, saveSetting, type World } from '../world.ts'
import { expireCheckout, settleLater } from './checking-out.ts'
import { tryAgain, turnPeriod } from './subscribing.ts'

/** Moves the clock on by so many seconds; by none, it sees to what has fallen due by itself. */
export async function moveOn(world: World, seconds: number): Promise<void> {
  const until = world.now + seconds
  if (seconds > 0) await saveSetting(world.db, 'ahead', String((await findAhead(world.db)) + seconds))
  let before: Due | null = null
  // One after the other: what happens first decides what happens next.
  for (let due = await findNextDue(world.db, until); due; due = await findNextDue(world.db, until)) {
    // What was seen to and is still due would be seen to for ever.
    if (before?.id === due.id && before.dueAt === due.dueAt) throw new Error(`The ${due.kind} ${due.id} stays due.`)
    before = due
    world.now = Math.min(until, due.dueAt)
    await seeTo(world, due)
  }
  world.now = until
}

async function seeTo(world: World, { kind, id }: Due): Promise<void> {
  const act = acts[kind]
  if (!act) throw new Error(`Nothing is known to happen to a ${kind}.`)
  await act(world, id)
}

const acts: Partial<Record<Kind, (world: World, id: string) => Promise<void>>> = {
  subscription: turnPeriod,
  invoice: tryAgain,
  'checkout.session': async (world, id) => {
    await expireCheckout(world, (await keptOr404(world.db, 'checkout.session', id)).data)
  },
  payment_intent: async (world, id) => {
    const { extra } = await keptOr404(world.db, 'payment_intent', id)
    const card = findCard(extra.card)
    await settleLater(world, id, isCard(card) && card.later === 'arrives-later')
  },
}
