/**
 * Beside the one number that Farsight and the model make together: what each says by itself, how far apart they lie,
 * how much each counts, and where that is far, why Farsight says otherwise.
 */
import { screenPaths as paths } from '#kit/paths.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { areFarApart, excerptOf, sayGap, sayMiddles, sayWeight } from '../pool/pool-words.ts'
import type { Pool, PooledAmount } from '../pool/pooled.ts'

/** Of an amount: the middles of the two. */
export function TogetherAmounts({ pooled }: { pooled: PooledAmount }) {
  return (
    <>
      <p>{sayMiddles(pooled)}</p>
      <p className="fine hush">
        {sayWeight(pooled)} <Link to={paths.method('house-and-model')}>How they are put together</Link>
      </p>
    </>
  )
}

type Props = { pool: Pool; reason: string }

export function Together({ pool, reason }: Props) {
  const { probability, house, model } = pool
  return (
    <>
      <ProbabilityBar value={probability} band={{ lowest: Math.min(house, model), highest: Math.max(house, model) }} />
      <p>{sayGap(pool)}</p>
      {areFarApart(pool) && (
        <p>
          Why Farsight says so: “
          <Chemical text={excerptOf(reason)} />”
        </p>
      )}
      <p className="fine hush">
        {sayWeight(pool)} <Link to={paths.method('house-and-model')}>How they are put together</Link>
      </p>
    </>
  )
}
