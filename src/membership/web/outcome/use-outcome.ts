/** After a payment: looks for what was bought until it is there, and says what became of it. */
import { useEffect, useMemo, useState } from 'react'
import { rememberMembership } from '#accounts/web/user-store.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { awaitChange, pageClock } from './await-change.ts'
import type { Departure } from './departure.ts'
import { callMembership, departureOf, endDeparture } from '../membership.ts'
import { becameOf, nowOf, type Now, type OutcomeState, standsAs } from './outcome.ts'
import { membershipOf } from '../membership-view.ts'

/** How this user stood when they left for the payment page; also after it has been said what changed. */
export function useDeparture(): Departure | null {
  const { user } = useUser()
  const iamId = user?.iamId
  return useMemo(() => (iamId ? departureOf(iamId) : null), [iamId])
}

export type Delivered = { state: OutcomeState; again: () => void }

export function useDelivery(departure: Departure | null): Delivered {
  const { user } = useUser()
  const email = user?.email
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<{ of: string; state: OutcomeState } | null>(null)
  const key = `${tries} ${email}`

  useEffect(() => {
    if (!email) return
    let isLeft = false
    const take = (state: OutcomeState) => {
      if (state.is === 'changed') endDeparture()
      setFound({ of: key, state })
    }
    void find(email, departure, () => isLeft).then((state) => isLeft || take(state))
    return () => {
      isLeft = true
    }
  }, [key, email, departure])

  return { state: stateOf(found?.of === key ? found.state : null, user), again: () => setTries(tries + 1) }
}

function stateOf(found: OutcomeState | null, user: { email: string | null } | null): OutcomeState {
  if (!user) return { is: 'visitor' }
  // Nobody without an address can have paid.
  return user.email ? (found ?? { is: 'looking' }) : { is: 'late', now: null }
}

async function find(email: string, departure: Departure | null, isLeft: () => boolean): Promise<OutcomeState> {
  const became = (now: Now) => (departure ? becameOf(departure, now) : standsAs(now))
  const { isThere, answer } = await awaitChange(
    () => check(email),
    (now) => isLeft() || became(now) !== null,
    pageClock,
  )
  return (isThere && answer && became(answer)) || { is: 'late', now: answer }
}

/** The check looks at checkouts that are still open, so it is right even before the payment service has told the server. */
async function check(email: string): Promise<Now> {
  await callMembership('checkPurchases', { params: {}, query: {}, body: { email } })
  return look()
}

async function look(): Promise<Now> {
  const view = await callMembership('findMembership', { params: {}, query: {} })
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

/** After a payment that was broken off or refused: what there is, what there was, and whether it was paid in another tab. */
export function useUnbought(): Unbought {
  const { user } = useUser()
  const departure = useDeparture()
  const [found, setFound] = useState<{ of: string; unbought: Unbought } | null>(null)
  const iamId = user?.iamId
  const email = user?.email ?? null

  useEffect(() => {
    if (!iamId) return
    let isLeft = false
    const take = (unbought: Unbought) => {
      if (unbought.is === 'bought' && unbought.state.is === 'changed') endDeparture()
      setFound({ of: iamId, unbought })
    }
    void settle(email, departure).then((unbought) => isLeft || take(unbought))
    return () => {
      isLeft = true
    }
  }, [iamId, email, departure])

  if (!iamId) return { is: 'visitor' }
  return found?.of === iamId ? found.unbought : { is: 'looking' }
}

async function settle(email: string | null, departure: Departure | null): Promise<Unbought> {
  const checked = email === null ? null : await check(email).catch(() => null)
  const now = checked ?? (await look().catch(() => null))
  const state = departure && now && becameOf(departure, now)
  if (state) return { is: 'bought', state }
  return departure && checked ? { is: 'unbought', now: checked, departure } : { is: 'unsure', now, departure: null }
}
