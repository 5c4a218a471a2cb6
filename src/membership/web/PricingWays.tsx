/** The ways from the page of prices: to the sign-in for a visitor, to the payment page for whoever is signed in. */
import type { ComponentType } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { screenPaths } from '#kit/paths.ts'
import { refusals } from '#kit/refusals.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import type { Product } from '../catalogue.ts'
import styles from './MembershipPanel.module.css'
import { useMembership } from './use-membership.ts'
import { AgreedTerms, agreementOf, Opening, type WayProps } from './Ways.tsx'

/** A visitor signs in first, and comes back to what they wanted. */
export function SignInFor({ title, to, isFirst = false }: { title: string; to: string; isFirst?: boolean }) {
  return (
    <Link className={buttonClass({ variant: isFirst ? 'solid' : 'plain' })} rel="nofollow" to={screenPaths.signIn(to)}>
      {title}
    </Link>
  )
}

export function ToMyStuff() {
  return (
    <Link className={buttonClass({ variant: 'plain' })} to={screenPaths.myStuff()}>
      Go to my stuff
    </Link>
  )
}

type WayToProps = { product: Product; hasAgreed: boolean; Way: ComponentType<WayProps> }

/** Who cannot pay has none: that is said once below. */
export function WayTo({ product, hasAgreed, Way }: WayToProps) {
  const { user } = useUser()
  const { found, failure } = useMembership()
  if (!user?.email) return null
  if (!found) return failure === null && <output className={styles.fine}>Looking what your account has</output>
  if (!found.products.some(({ key }) => key === product.key))
    return <p className={styles.fine}>This cannot be bought at the moment.</p>
  const { status, lapse, termsToAccept } = found
  return <Way status={status} lapse={lapse} agreement={agreementOf(termsToAccept, hasAgreed)} />
}

type ConditionsProps = { canPay: boolean; hasAgreed: boolean; onAgree: (hasAgreed: boolean) => void }

/** What whoever is signed in has to know before they buy. */
export function Conditions({ canPay, ...agreed }: ConditionsProps) {
  const { found, failure, again } = useMembership()
  return (
    <div className="stack tight">
      {!canPay && <p className={styles.fine}>{refusals['no-email'].message}</p>}
      {!found && failure !== null && <LoadFailure what="What your account has" message={failure} onAgain={again} />}
      {found && <AgreedTerms isAsked={found.termsToAccept !== null} {...agreed} />}
      <p>
        <Link to={screenPaths.membership()}>Your membership and budgets</Link>
      </p>
      <Opening />
    </div>
  )
}
