/** After a payment that was broken off (R5): nothing happened, and this is what there is. */
import { screenPaths as paths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/Button.tsx'
import { Link } from '#kit/web/ui/Link.tsx'
import { Outcome } from '#kit/web/ui/Outcome.tsx'
import { UnboughtFigures } from './UnboughtFigures.tsx'
import { type Unbought, useUnbought } from './use-outcome.ts'

export function PurchaseCancelled() {
  return <NothingBought {...useUnbought()} />
}

export function NothingBought(unbought: Unbought) {
  return (
    <Outcome
      look="idle"
      icon="close"
      title="Nothing was bought"
      actions={
        <>
          <Link className={buttonClass()} to={paths.myStuff()}>
            Back to my stuff
          </Link>
          <Link className={buttonClass({ variant: 'plain' })} to={paths.membership()}>
            Try again
          </Link>
        </>
      }
    >
      <p>You left the payment page before paying. Nothing was charged, and nothing was added to your budgets.</p>
      <UnboughtFigures {...unbought} />
    </Outcome>
  )
}
