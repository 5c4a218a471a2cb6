/** After a membership was paid: what it brought. After anything else that succeeded it says that, and no more (R7). */
import { screenPaths as paths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import { sayUnits } from '../../words.ts'
import { membership } from '../../catalogue.ts'
import { AskAgain } from './AskAgain.tsx'
import { Delivery } from './Delivery.tsx'
import type { Departure } from './departure.ts'
import { titleOf } from './outcome.ts'
import { lookOf } from './outcome-looks.ts'
import { useFailure } from './use-failure.ts'
import { type Delivered, useDelivery, useDeparture } from './use-outcome.ts'

export function Success() {
  const departure = useDeparture()
  return departure?.of === 'membership' ? <Joined departure={departure} /> : <Done />
}

function Joined({ departure }: { departure: Departure }) {
  const delivered = useDelivery(departure)
  useFailure(delivered.state)
  return <MembershipPaid {...delivered} />
}

export function MembershipPaid({ state, again }: Delivered) {
  const isMember = 'now' in state && state.now?.status === 'member'
  return (
    <Outcome
      {...lookOf(state)}
      title={isMember ? 'You are a member' : titleOf(state)}
      actions={
        <>
          <AskAgain />
          <Link className={buttonClass({ variant: 'plain' })} to={paths.membership()}>
            See your membership
          </Link>
        </>
      }
    >
      <p>Each month brings {sayUnits(membership.grant)}.</p>
      <Delivery state={state} again={again} />
    </Outcome>
  )
}

export function Done() {
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
