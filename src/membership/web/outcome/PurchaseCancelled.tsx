/**
 * After a payment that was broken off (R5): nothing happened, and this is what there is; unless it was paid all the
 * same, in another tab.
 */
import { screenPaths as paths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import { BackToQuestion } from './AskAgain.tsx'
import { BudgetFigures } from './BudgetFigures.tsx'
import { titleOf } from './outcome.ts'
import styles from './Outcomes.module.css'
import { Paid } from './PurchaseSuccess.tsx'
import { type Unbought, useUnbought } from './use-outcome.ts'

export function PurchaseCancelled() {
  return <NothingBought unbought={useUnbought()} />
}

const said = {
  visitor: {
    title: 'You left the payment page',
    text: 'If you left before paying, nothing was charged. Sign in to see what your account has.',
  },
  unbought: {
    title: 'Nothing was bought',
    text: 'You left the payment page before paying. Nothing was charged, and nothing was added to your budgets.',
  },
  looking: { title: 'You left the payment page', text: 'Looking whether anything was paid.' },
  unsure: {
    title: 'You left the payment page',
    text: 'If you paid all the same, what you bought appears on my stuff by itself, and you need not pay again.',
  },
} as const

export function NothingBought({ unbought }: { unbought: Unbought }) {
  if (unbought.is === 'bought') {
    const { state } = unbought
    return (
      <Paid state={state} again={() => {}} title={state.is === 'changed' ? 'You have already paid' : titleOf(state)} />
    )
  }
  const { title, text } = said[unbought.is]
  return (
    <Outcome
      look="idle"
      icon="close"
      title={title}
      actions={
        <>
          <Link className={buttonClass()} to={paths.myStuff()}>
            Back to my stuff
          </Link>
          <WayOn is={unbought.is} />
          <BackToQuestion />
        </>
      }
    >
      <output className={styles.said} aria-busy={unbought.is === 'looking' || undefined}>
        {text}
      </output>
      {'now' in unbought && unbought.now && <BudgetFigures {...unbought} now={unbought.now} />}
    </Outcome>
  )
}

function WayOn({ is }: { is: keyof typeof said }) {
  const look = buttonClass({ variant: 'plain' })
  if (is === 'visitor') {
    return (
      <Link className={look} rel="nofollow" to={paths.signIn(paths.membership())}>
        Sign in
      </Link>
    )
  }
  return (
    <Link className={look} to={paths.membership()}>
      {is === 'unbought' ? 'Try again' : 'See what my account has'}
    </Link>
  )
}
