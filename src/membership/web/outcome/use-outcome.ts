/** After a payment: looks for what was bought until it is there, and says what became of it. */
import { useCallback, useEffect, useMemo } from 'react'
import { rememberMembership } from '#accounts/web/user-store.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { answers, type Key, keyOf } from '#kit/web/answers/answers.ts'
import { useAnswer, useAnswerOf } from '#kit/web/answers/use-answer.ts'
import { awaitChange, pageClock } from './await-change.ts'
import type { Departure } from './departure.ts'
import { callMembership } from '../call-membership.ts'
import { departureOf, endDeparture } from '../membership.ts'
import { becameOf, nowOf, type Now, type OutcomeState, standsAs } from './outcome.ts'
import { membershipOf } from '../membership-view.ts'
import { membershipKey } from '../watch-budgets.ts'

/** How this user stood when they left for the payment page; also after it has been said what changed. */
export function useDeparture(): Departure | null {
  const { user } = useUser()
  const iamId = user?.iamId
  return useMemo(() => (iamId ? departureOf(iamId) : null), [iamId])
}

export type Delivered = { state: OutcomeState; again: () => void }

export function useDelivery(departure: Departure | null): Delivered {
  const { user } = useUser()
  const email = user?.email ?? ''
  const ask = useCallback((_: Key, isWanted: () => boolean) => find(email, departure, isWanted), [email, departure])
  const { answer, isWaiting, again } = useAnswerOf(email ? keyOf('delivery', { email, departure }) : null, ask)
  const found = useLatest(isWaiting ? null : answer, departure)
  useEndedDeparture(found)
  return { state: stateOf(found, user), again }
}

/** What is not decided yet is followed: the stream of events tells when the ledger has moved. */
function useLatest(found: OutcomeState | null, departure: Departure | null): OutcomeState | null {
  const isOpen = found?.is === 'late' || found?.is === 'pending'
  const { answer: view } = useAnswer(callMembership, 'findMembership', isOpen ? { params: {}, query: {} } : null)
  if (!isOpen || !view) return found
  const now = nowOf(view)
  return (departure ? becameOf(departure, now) : standsAs(now)) ?? found
}

/** Once it is said what came of it, there is nothing more to wait for. */
function useEndedDeparture(state: OutcomeState | null): void {
  useEffect(() => {
    if (state?.is === 'changed') endDeparture()
  }, [state])
}

function stateOf(found: OutcomeState | null, user: { email: string | null } | null): OutcomeState {
  if (!user) return { is: 'visitor' }
  // Nobody without an address can have paid.
  return user.email ? (found ?? { is: 'looking' }) : { is: 'late', now: null }
}

async function find(email: string, departure: Departure | null, isWanted: () => boolean): Promise<OutcomeState> {
  const became = (now: Now) => (departure ? becameOf(departure, now) : standsAs(now))
  const { isThere, answer } = await awaitChange(
    () => check(email),
    (now) => !isWanted() || became(now) !== null,
    pageClock,
  )
  return (isThere && answer && became(answer)) || { is: 'late', now: answer }
}

/**
 * The check looks at checkouts that are still open, so it is right even before the payment service has told the server.
 */
async function check(email: string): Promise<Now> {
  await callMembership('checkPurchases', { params: {}, query: {}, body: { email } })
  return look()
}

async function look(): Promise<Now> {
  const view = await callMembership('findMembership', { params: {}, query: {} })
  answers.change(membershipKey, () => view)
  rememberMembership(membershipOf(view))
  return nowOf(view)
}

export type Unbought =
  | { is: 'visitor' }
  | { is: 'looking' }
  | { is: 'unbought'; now: Now; departure: Departure }
  /** It was paid all the same. */
  | { is: 'bought'; state: OutcomeState }
  /** Nobody could be asked, or how things stood before is not known. */
  | { is: 'unsure'; now: Now | null; departure: null }

/**
 * After a payment that was broken off or refused: what there is, what there was, and whether it was paid in another
 * tab.
 */
export function useUnbought(): Unbought {
  const { user } = useUser()
  const departure = useDeparture()
  const email = user?.email ?? null
  const ask = useCallback(() => settle(email, departure), [email, departure])
  const { answer, isWaiting } = useAnswerOf(user && keyOf('unbought', { iamId: user.iamId, email, departure }), ask)
  const found = isWaiting ? null : answer
  useEndedDeparture(found?.is === 'bought' ? found.state : null)
  if (!user) return { is: 'visitor' }
  return found ?? { is: 'looking' }
}

async function settle(email: string | null, departure: Departure | null): Promise<Unbought> {
  const checked = email === null ? null : await check(email).catch(() => null)
  const now = checked ?? (await look().catch(() => null))
  const state = departure && now && becameOf(departure, now)
  if (state) return { is: 'bought', state }
  return departure && checked ? { is: 'unbought', now: checked, departure } : { is: 'unsure', now, departure: null }
}
