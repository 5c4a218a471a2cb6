/**
 * After a payment that failed (R6): nothing was bought, and nobody has to pay twice; unless another try was paid
 * meanwhile.
 */
import { screenPaths as paths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import { BackToQuestion } from './AskAgain.tsx'
import { BudgetFigures } from './BudgetFigures.tsx'
import { Paid } from './PurchaseSuccess.tsx'
import { type Unbought, useUnbought } from './use-outcome.ts'

export function PurchaseError() {
  return <PaymentFailed unbought={useUnbought()} />
}

export function PaymentFailed({ unbought }: { unbought: Unbought }) {
  if (unbought.is === 'bought') return <Paid state={unbought.state} again={() => {}} />
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
          <BackToQuestion />
        </>
      }
    >
      <p>Nothing was bought, and nothing was added to your budgets.</p>
      {'now' in unbought && unbought.now && <BudgetFigures {...unbought} now={unbought.now} />}
      <div>
        <Banner>
          <p>
            If money did leave your account, what you paid for appears on my stuff by itself within minutes. You never
            have to pay twice.
          </p>
        </Banner>
      </div>
    </Outcome>
  )
}
