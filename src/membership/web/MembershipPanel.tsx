/** Membership and budgets on my stuff: where one stands, what there is, what more costs, and every movement so far. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { StatusLabel, type StatusLook } from '#kit/web/ui/Tag.tsx'
import type { MemberStatus } from '../status.ts'
import { statusWords } from '../words.ts'
import { Budgets } from './Budgets.tsx'
import { Failed, Ledger } from './Ledger.tsx'
import styles from './MembershipPanel.module.css'
import { Manage, Offers } from './Offers.tsx'
import { type MembershipView, useMembership } from './use-membership.ts'

export function MembershipPanel() {
  const { user } = useUser()
  const { found, failure, again } = useMembership()
  useArrivalHere(found !== null)
  if (!user) return null
  if (found && !failure) return <Standing found={found} canPay={Boolean(user.email)} />
  return (
    <Section title="Membership and budgets" id={place}>
      {failure === null ? (
        <output className={styles.waiting}>Loading membership and budgets</output>
      ) : (
        <Failed what="Membership and budgets" message={failure} onAgain={again} />
      )}
    </Section>
  )
}

const place = screenPaths.membership().split('#')[1] ?? ''
const looks: Record<MemberStatus, StatusLook> = { guest: 'idle', member: 'open', past_due: 'soon' }

export function Standing({ found, canPay }: { found: MembershipView; canPay: boolean }) {
  const { status, budgets, isLocal, products } = found
  return (
    <div className="columns-2">
      <Section title="Membership and budgets" id={place} note={<StatusLabel look={looks[status]}>{statusWords[status]}</StatusLabel>}>
        <div className={styles.panel}>
          {status === 'past_due' && <PastDue canPay={canPay} />}
          <Budgets {...found} />
          <p className={styles.fine}>
            An analysis answers a question of yours; a trend analysis looks at one trend. An order that fails gives its unit back.
          </p>
          {products.length > 0 && <Offers {...found} canPay={canPay} />}
          {isLocal ? (
            <Banner>
              <p>Payments are stood in for here: no card is charged.</p>
            </Banner>
          ) : (
            <p className={styles.fine}>You pay on a page of Stripe’s. Farsight never sees your card.</p>
          )}
        </div>
      </Section>
      <Ledger version={`${status}/${budgets.analysis.left}/${budgets.trend.left}`} />
    </div>
  )
}

function PastDue({ canPay }: { canPay: boolean }) {
  return (
    <Banner tone="warn">
      <p>The last payment of your membership did not go through. You keep what you have; the next allowance comes once it is paid.</p>
      {canPay && (
        <p>
          <Manage title="Change the card" />
        </p>
      )}
    </Banner>
  )
}

/** The panel comes later than the page, so a link to it is followed once it is there. */
function useArrivalHere(isThere: boolean): void {
  const { hash } = useLocation()
  const [isMeant] = useState(hash === `#${place}`)
  useEffect(() => {
    if (isMeant && isThere) document.getElementById(place)?.scrollIntoView()
  }, [isMeant, isThere])
}
