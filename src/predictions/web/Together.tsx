/**
 * Beside the one number that Farsight and the model make together: what each says by itself, how much each counts,
 * and where they lie far apart, why Farsight says otherwise.
 */
import { screenPaths as paths } from '#kit/paths.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { areFarApart, excerptOf, sayMiddles, sayWeight } from '../pool/pool-words.ts'
import type { Pool, PooledAmount } from '../pool/pooled.ts'

/** Of an amount: the middles of the two. */
export function TogetherAmounts({ pooled }: { pooled: PooledAmount }) {
  return (
    <>
      {sayMiddles(pooled)} <a href="#model">What the model says</a>
    </>
  )
}

type Props = { pool: Pool; reason: string }

export function Together({ pool, reason }: Props) {
  const { probability, house, model } = pool
  return (
    <>
      <ProbabilityBar
        value={probability}
        band={{ lowest: Math.min(house, model), highest: Math.max(house, model) }}
        isSlim
      />
      {areFarApart(pool) && (
        <p>
          Why Farsight says so: “
          <Chemical text={excerptOf(reason)} />”
        </p>
      )}
      <a href="#model">What the model says</a>
    </>
  )
}

/** Beside what the model says: how much it counts, and where it says why. */
export function Weight({ of }: { of: Parameters<typeof sayWeight>[0] }) {
  return (
    <p className="fine hush">
      {sayWeight(of)} <Link to={paths.method('house-and-model')}>How they are put together</Link>
    </p>
  )
}
