/** After a payment that failed (R6): nothing was bought, and nobody has to pay twice. */
import { screenPaths as paths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { buttonClass } from '#kit/web/ui/Button.tsx'
import { Link } from '#kit/web/ui/Link.tsx'
import { Outcome } from '#kit/web/ui/Outcome.tsx'
import { UnboughtFigures } from './UnboughtFigures.tsx'
import { type Unbought, useUnbought } from './use-outcome.ts'

export function PurchaseError() {
  return <PaymentFailed {...useUnbought()} />
}

export function PaymentFailed(unbought: Unbought) {
  return (
    <Outcome
      look="bad"
      icon="warn"
      title="The payment did not go through"
      actions={
        <>
          <Link className={buttonClass()} to={paths.membership()}>
            Try another card
          </Link>
          <Link className={buttonClass({ variant: 'plain' })} to={paths.myStuff()}>
            Back to my stuff
          </Link>
        </>
      }
    >
      <p>Nothing was bought, and nothing was added to your budgets.</p>
      <UnboughtFigures {...unbought} />
      <div>
        <Banner>
          <p>
            If money did leave your account, what you paid for appears on my stuff by itself within minutes. You never have to pay twice.
          </p>
        </Banner>
      </div>
    </Outcome>
  )
}
