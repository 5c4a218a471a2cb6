/** After a payment that succeeded (R4). Who paid is not known here, so it says what holds for everyone. */
import { Link } from '#kit/web/ui/Link.tsx'
import { screenPaths as paths } from '#kit/paths.ts'
import { Outcome } from '#kit/web/ui/Outcome.tsx'
import { buttonClass } from '#kit/web/ui/Button.tsx'

export function PurchaseSuccess() {
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
          <Link className={buttonClass({ variant: 'plain' })} to={paths.myStuff()}>
            My stuff
          </Link>
        </>
      }
    >
      <p>
        What you bought belongs to the account that paid for it. Signing in is not part of this version yet, so the new balance cannot be
        shown here.
      </p>
    </Outcome>
  )
}
