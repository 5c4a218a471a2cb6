/** After a payment that failed (R6). */
import { Link } from '#kit/web/ui/Link.tsx'
import { screenPaths as paths } from '#kit/paths.ts'
import { Outcome } from '#kit/web/ui/Outcome.tsx'
import { buttonClass } from '#kit/web/ui/Button.tsx'

export function PurchaseError() {
  return (
    <Outcome
      look="bad"
      icon="warn"
      title="The payment did not go through"
      actions={
        <>
          <Link className={buttonClass()} to={paths.allStuff()}>
            Go on reading
          </Link>
          <Link className={buttonClass({ variant: 'plain' })} to={paths.myStuff()}>
            My stuff
          </Link>
        </>
      }
    >
      <p>Nothing was bought, and every budget is as it was. If your bank shows a charge all the same, do not pay a second time.</p>
    </Outcome>
  )
}
