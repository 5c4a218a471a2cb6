/** When and of what the numbers were made, and where it says how. */
import { sayDay } from '#kit/dates.ts'
import { paths } from '#content/paths.ts'
import type { NumbersHead } from '#content/numbers.ts'
import { Link } from '#kit/web/ui/Link.tsx'

export function MadeOn({ numbers: { madeAt, version } }: { numbers: NumbersHead }) {
  return (
    <p className="fine hush">
      Made on {sayDay(madeAt)} from <a href="#versions">version {version}</a> of this trend.{' '}
      <Link to={paths.method('projection')}>How these numbers are made</Link>
    </p>
  )
}
