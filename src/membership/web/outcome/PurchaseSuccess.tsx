/**
 * After a payment that succeeded (R4): what it added, or that a bank has yet to pay it. A visitor reads what holds for
 * everyone.
 */
import { screenPaths as paths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import { AskAgain } from './AskAgain.tsx'
import { Delivery } from './Delivery.tsx'
import { titleOf } from './outcome.ts'
import { lookOf } from './outcome-looks.ts'
import { useFailure } from './use-failure.ts'
import { type Delivered, useDelivery, useDeparture } from './use-outcome.ts'

export function PurchaseSuccess() {
  const delivered = useDelivery(useDeparture())
  useFailure(delivered.state)
  return <Paid {...delivered} />
}

/** `title` where another page than the one after paying says it. */
export function Paid({ state, again, title = titleOf(state) }: Delivered & { title?: string }) {
  const isVisitor = state.is === 'visitor'
  return (
    <Outcome
      {...lookOf(state)}
      title={title}
      actions={
        <>
          {state.is === 'failed' ? (
            <Link className={buttonClass()} to={paths.membership()}>
              Pay in another way
            </Link>
          ) : (
            <AskAgain />
          )}
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
        <p>
          What was bought belongs to the account that paid for it. Sign in with that account to see what it has now.
        </p>
      ) : (
        <Delivery state={state} again={again} />
      )}
    </Outcome>
  )
}
