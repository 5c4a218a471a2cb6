/** When and of what the numbers of an item were made, and where it says how. */
import { sayDay } from '#kit/dates.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { NumbersHead } from '../numbers.ts'
import { paths } from '../paths.ts'

/** `noun`: what the item is, within a sentence. `method`: the part of the page on methods. */
export function MadeOn({
  numbers: { madeAt, version },
  noun,
  method,
}: {
  numbers: NumbersHead
  noun: string
  method: string
}) {
  return (
    <p className="fine hush">
      Made on {sayDay(madeAt)} from <a href="#versions">version {version}</a> of this {noun}.{' '}
      <Link to={paths.method(method)}>How these numbers are made</Link>
    </p>
  )
}

/** For the moment until they are there. */
export function BeingMade() {
  return <p className="fine hush">The numbers are being made. They appear here by themselves in a moment.</p>
}
