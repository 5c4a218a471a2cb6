/** After a payment: looks for what was bought until it is there, and says what became of it. */
import { useEffect, useMemo, useState } from 'react'
import { rememberMembership } from '#accounts/web/user-store.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { awaitChange, pageClock } from './await-change.ts'
import type { Departure, Purchase } from './departure.ts'
import { callMembership, departureOf, endDeparture } from './membership.ts'
import { isDelivered, type Now, type OutcomeState } from './outcome.ts'
import { membershipOf } from './use-membership.ts'

/** What this user had when they left for the payment page; also after it has been said what changed. */
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
  const ask = () => check(departure?.of ?? 'pack', email)
  const isThere = (now: Now) => isLeft() || !departure || isDelivered(departure.of, departure.before, now)
  const { isThere: isFound, answer } = await awaitChange(ask, isThere, pageClock)
  if (!isFound || !answer) return { is: 'late', now: answer }
  return departure ? { is: 'changed', before: departure.before, now: answer } : { is: 'known', now: answer }
}

/** Each check looks at checkouts that are still open, so it is right even before the payment service has told the server. */
async function check(of: Purchase, email: string): Promise<Now> {
  const given = { params: {}, query: {}, body: { email } }
  const status = of === 'membership' ? (await callMembership('checkSubscription', given)).status : null
  const { analysisBudget, analysisTrendBudget } = await callMembership('checkPurchases', given)
  rememberMembership({ ...(status !== null && { membershipStatus: status }), analysisBudget, analysisTrendBudget })
  return { status, left: { analysis: analysisBudget, trend: analysisTrendBudget } }
}

export type Unbought = { now: Now | null; departure: Departure | null }

/** After a payment that was broken off or refused: what there is, and what there was. */
export function useUnbought(): Unbought {
  const { user } = useUser()
  const iamId = user?.iamId
  const departure = useDeparture()
  const [found, setFound] = useState<{ of: string; now: Now } | null>(null)

  useEffect(() => {
    if (!iamId) return
    let isLeft = false
    callMembership('findMembership', { params: {}, query: {} }).then(
      (answer) => {
        if (isLeft) return null
        const { status, budgets } = answer
        rememberMembership(membershipOf(answer))
        return setFound({ of: iamId, now: { status, left: { analysis: budgets.analysis.left, trend: budgets.trend.left } } })
      },
      () => {}, // the page says what holds without the figures
    )
    return () => {
      isLeft = true
    }
  }, [iamId])

  return { now: found && found.of === iamId ? found.now : null, departure }
}
