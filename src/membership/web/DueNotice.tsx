/**
 * On top of my stuff, as soon as the page knows that a payment of the membership failed: that it did, and the way to
 * mend it.
 */
import { useUser } from '#accounts/web/use-user.ts'
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Manage } from './Ways.tsx'

export function DueNotice() {
  const { user, membershipStatus } = useUser()
  return user && membershipStatus === 'past_due' ? <Due canPay={Boolean(user.email)} /> : null
}

export function Due({ canPay }: { canPay: boolean }) {
  return (
    <Banner tone="warn">
      <p>
        The last payment of your membership did not go through.{' '}
        <Link to={screenPaths.membership()}>What that means</Link>
      </p>
      {canPay && (
        <p>
          <Manage title="Settle the payment" />
        </p>
      )}
    </Banner>
  )
}
