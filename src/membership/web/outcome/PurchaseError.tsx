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

/** Whoever has an account is told what their account says, and nothing before it has said so. */
const said: Record<Exclude<Unbought['is'], 'bought'>, { title: string; text: string }> = {
  visitor: {
    title: 'The payment was interrupted',
    text: 'Sign in with the account that you meant to pay for: it says whether anything was bought.',
  },
  unbought: {
    title: 'The payment did not go through',
    text: 'Nothing was bought, and nothing was added to your budgets.',
  },
  looking: { title: 'The payment was interrupted', text: 'Looking whether anything was paid.' },
  unsure: {
    title: 'The payment was interrupted',
    text: 'Whether anything was paid could not be found out just now. Look at my stuff before you pay again.',
  },
}

export function PaymentFailed({ unbought }: { unbought: Unbought }) {
  if (unbought.is === 'bought') return <Paid state={unbought.state} again={() => {}} />
  const { title, text } = said[unbought.is]
  return (
    <Outcome
      look="bad"
      icon="warn"
      title={title}
      actions={
        <>
          <WayOn is={unbought.is} />
          <BackToQuestion />
        </>
      }
    >
      <p>{text}</p>
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

/** Nobody is sent to pay again before it is known that nothing was paid. */
function WayOn({ is }: { is: Unbought['is'] }) {
  if (is === 'visitor')
    return (
      <Link className={buttonClass()} rel="nofollow" to={paths.signIn(paths.membership())}>
        Sign in
      </Link>
    )
  return (
    <Link className={buttonClass()} to={paths.membership()}>
      {is === 'unbought' ? 'Try another card' : 'See what my account has'}
    </Link>
  )
}
