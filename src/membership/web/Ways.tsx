/** The ways to the pages where one pays: a button each, and what the buyer agrees to by pressing it. */
import { screenPaths } from '#kit/paths.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import styles from './MembershipPanel.module.css'
import { membership } from './membership.ts'
import type { Leaving } from './membership-client.ts'
import type { MembershipView } from './membership-view.ts'
import { useLeaving } from './use-leaving.ts'

/** `terms`: what the buyer agrees to by this; `isOpen`: they have yet to say so. */
type Agreement = { terms: string | undefined; isOpen: boolean }
const agreed: Agreement = { terms: undefined, isOpen: false }

/** Which way it is may hang on how one stands. */
export type WayProps = Pick<MembershipView, 'status' | 'lapse'> & { agreement: Agreement }

export function agreementOf(termsToAccept: string | null, hasAgreed: boolean): Agreement {
  return { terms: termsToAccept ?? undefined, isOpen: termsToAccept !== null && !hasAgreed }
}

export function WayToPack({ agreement }: Pick<WayProps, 'agreement'>) {
  return <Open way="checkOutPurchase" title="Buy analyses" isFirst agreement={agreement} />
}

export function WayIn({ status, lapse, agreement }: WayProps) {
  if (lapse?.is === 'unpaid') return <Manage title="Pay what is open" />
  return status === 'guest' ? (
    <Open way="checkOutSubscription" title="Become a member" agreement={agreement} />
  ) : (
    <Manage />
  )
}

export function Manage({ title = 'Manage membership' }: { title?: string }) {
  return <Open way="openPortal" title={title} />
}

type OpenProps = { way: Leaving; title: string; isFirst?: boolean; agreement?: Agreement }

/** One solid button to a view; while one page is being opened the others wait. */
function Open({ way, title, isFirst = false, agreement = agreed }: OpenProps) {
  const leaving = useLeaving()
  const { terms, isOpen } = agreement
  return (
    <Button
      variant={isFirst ? 'solid' : 'plain'}
      busy={leaving === way}
      aria-disabled={isOpen || (leaving !== null && leaving !== way) || undefined}
      onClick={() => !isOpen && void membership[way](terms)}
    >
      {title}
    </Button>
  )
}

/** Said once to who listens, whichever button it was. */
export function Opening() {
  return <output className="unseen">{useLeaving() !== null && 'Opening the payment page'}</output>
}

type AgreedTermsProps = { isAsked: boolean; hasAgreed: boolean; onAgree: (hasAgreed: boolean) => void }

/** What whoever buys agrees to; a box to tick where that has changed since they last did. */
export function AgreedTerms({ isAsked, hasAgreed, onAgree }: AgreedTermsProps) {
  if (!isAsked)
    return (
      <p className={styles.fine}>
        Bought on our <Link to={screenPaths.terms()}>terms</Link>; what becomes of your data says the{' '}
        <Link to={screenPaths.privacy()}>privacy notice</Link>.
      </p>
    )
  return (
    <Check checked={hasAgreed} onChange={({ target }) => onAgree(target.checked)}>
      <span>
        I agree to the <Link to={screenPaths.terms()}>terms</Link>, which have changed since I last did.
      </span>
    </Check>
  )
}
