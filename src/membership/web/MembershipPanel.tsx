/** Membership and budgets on my stuff: where one stands, what there is, what more costs, and every movement so far. */
import type { ReactNode } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { StatusLabel, type StatusLook } from '#kit/web/ui/controls/Tag.tsx'
import { sayBankPayment, sayLapse, sayPastDue, statusWords, unpaidWords } from '../words.ts'
import { Budgets } from './Budgets.tsx'
import { Ledger } from './Ledger.tsx'
import styles from './MembershipPanel.module.css'
import { Offers } from './Offers.tsx'
import type { MembershipView } from './membership-view.ts'
import { useMembership } from './use-membership.ts'
import { Manage } from './Ways.tsx'

export function MembershipPanel() {
  const { user } = useUser()
  const { found, failure, again } = useMembership()
  if (!user) return null
  // What was found once stays in sight where a later look fails.
  if (found) return <Standing found={found} canPay={Boolean(user.email)} />
  return (
    <Section title="Membership and budgets">
      {failure === null ? (
        <output className={styles.waiting}>Loading membership and budgets</output>
      ) : (
        <LoadFailure what="Membership and budgets" message={failure} onAgain={again} />
      )}
    </Section>
  )
}

const looks: Record<MembershipView['status'], StatusLook> = { guest: 'idle', member: 'open', past_due: 'soon' }

export function Standing({ found, canPay }: { found: MembershipView; canPay: boolean }) {
  const { status, isLocal, products, lapse } = found
  const [look, words]: [StatusLook, string] =
    lapse?.is === 'unpaid' ? ['soon', unpaidWords] : [looks[status], statusWords[status]]
  return (
    <div className="columns-2">
      <Section title="Membership and budgets" note={<StatusLabel look={look}>{words}</StatusLabel>}>
        <div className={styles.panel}>
          <News found={found} canPay={canPay} />
          <Budgets {...found} />
          <p className={styles.fine}>
            An analysis answers a question of yours; a trend analysis looks at one trend. An order that fails gives its
            unit back.
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
      <Ledger />
    </div>
  )
}

/** What somebody has to know before they buy anything. */
function News({
  found: { status, lapse, expiring, payments, products },
  canPay,
}: {
  found: MembershipView
  canPay: boolean
}) {
  return (
    <>
      {status === 'past_due' && <Due text={sayPastDue(expiring)}>{canPay && <Manage title="Change the card" />}</Due>}
      {lapse && (
        <Due text={sayLapse(lapse)}>{canPay && lapse.is === 'unpaid' && <Manage title="Pay what is open" />}</Due>
      )}
      {payments.map((payment) => (
        <Banner key={payment.at} tone={payment.state === 'failed' ? 'warn' : 'info'}>
          <p>{sayBankPayment(payment, products.find(({ key }) => key === payment.product)?.grant ?? null)}</p>
        </Banner>
      ))}
    </>
  )
}

function Due({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Banner tone="warn">
      <p>{text}</p>
      {children && <p>{children}</p>}
    </Banner>
  )
}
