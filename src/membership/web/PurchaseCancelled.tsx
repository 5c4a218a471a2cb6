/** After a payment that was broken off (R5). */
import { Link } from '#kit/web/ui/Link.tsx'
import { screenPaths as paths } from '#kit/paths.ts'
import { Outcome } from '#kit/web/ui/Outcome.tsx'
import { buttonClass } from '#kit/web/ui/Button.tsx'

export function PurchaseCancelled() {
  return (
    <Outcome
      look="idle"
      icon="close"
      title="Nothing was bought"
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
      <p>You left the payment page before paying. Nothing was charged, and every budget is as it was.</p>
    </Outcome>
  )
}
