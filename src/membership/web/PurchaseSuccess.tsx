/** After a payment that succeeded (R4): what it added. A visitor reads what holds for everyone. */
import { screenPaths as paths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/Button.tsx'
import { Link } from '#kit/web/ui/Link.tsx'
import { Outcome } from '#kit/web/ui/Outcome.tsx'
import { Delivery } from './Delivery.tsx'
import { type Delivered, useDelivery, useDeparture } from './use-outcome.ts'

export function PurchaseSuccess() {
  return <Paid {...useDelivery(useDeparture())} />
}

export function Paid({ state, again }: Delivered) {
  const isVisitor = state.is === 'visitor'
  return (
    <Outcome
      look="good"
      icon="check"
      title="Payment received"
      actions={
        <>
          <Link className={buttonClass()} to={paths.home()}>
            Ask a question
          </Link>
          <Link
            className={buttonClass({ variant: 'plain' })}
            rel={isVisitor ? 'nofollow' : undefined}
            to={isVisitor ? paths.signIn(paths.membership()) : paths.membership()}
          >
            {isVisitor ? 'Sign in' : 'See the ledger'}
          </Link>
        </>
      }
    >
      {isVisitor ? (
        <p>What was bought belongs to the account that paid for it. Sign in with that account to see what it has now.</p>
      ) : (
        <Delivery state={state} again={again} />
      )}
    </Outcome>
  )
}
