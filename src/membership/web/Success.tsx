/** After anything else that succeeded (R7). */
import { Link } from '#kit/web/ui/Link.tsx'
import { screenPaths as paths } from '#kit/paths.ts'
import { Outcome } from '#kit/web/ui/Outcome.tsx'
import { buttonClass } from '#kit/web/ui/Button.tsx'

export function Success() {
  return (
    <Outcome
      look="good"
      icon="check"
      title="Done"
      actions={
        <>
          <Link className={buttonClass()} to={paths.home()}>
            Home
          </Link>
          <Link className={buttonClass({ variant: 'plain' })} to={paths.allStuff()}>
            All stuff
          </Link>
        </>
      }
    >
      <p>It worked, and nothing more is needed from you.</p>
    </Outcome>
  )
}
