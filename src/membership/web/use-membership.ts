/** Membership and budgets of whoever is signed in, as the database knows them. Loaded anew when a check has found something else. */
import { useEffect, useRef, useState } from 'react'
import type { Membership } from '#accounts/web/stored-membership.ts'
import { rememberMembership } from '#accounts/web/user-store.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { callMembership } from './membership.ts'
import { membershipOf, type MembershipView } from './membership-view.ts'
import { sayFailure } from './say-failure.ts'
import { useSight } from './outcome/use-return.ts'

export type Loaded = { found: MembershipView | null; failure: string | null; again: () => void }

export function useMembership(): Loaded {
  const user = useUser()
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<MembershipView | null>(null)
  const [failed, setFailed] = useState<{ at: number; message: string } | null>(null)
  /** What the last answer said. Where the whole page shows the same, there is nothing to ask. */
  const known = useRef<string | null>(null)
  const shown = `${tries} ${keyOf(user)}`

  useEffect(() => {
    if (known.current === shown) return
    let isLeft = false
    const take = (answer: MembershipView) => {
      known.current = `${tries} ${keyOf(membershipOf(answer))}`
      setFound(answer)
      setFailed(null)
      rememberMembership(membershipOf(answer))
    }
    callMembership('findMembership', { params: {}, query: {} }).then(
      (answer) => isLeft || take(answer),
      (error: unknown) => isLeft || setFailed({ at: tries, message: sayFailure(error) }),
    )
    return () => {
      isLeft = true
    }
  }, [tries, shown])

  const again = () => setTries((before) => before + 1)
  useSight(again)
  return { found, failure: failed?.at === tries ? failed.message : null, again }
}

function keyOf({ membershipStatus, analysisBudget, analysisTrendBudget }: Membership): string {
  return `${membershipStatus}/${analysisBudget}/${analysisTrendBudget}`
}
