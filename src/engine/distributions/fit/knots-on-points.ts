/**
 * Where do quantiles go that lie too near to each other for the grid? To points of it, each to its own, all together as
 * little as possible.
 */
import type { Knot } from './knot.ts'

/**
 * The knots moved to multiples of 1 / `steps`, in order and no two to one, none to an end: the least-squares move
 * before rounding (pooling adjacent violators; Ayer et al. 1955). With 200 steps three knots at place .42 go to .415,
 * .42 and .425.
 *
 * `knots` never fall in place; there must be fewer of them than steps.
 */
export function onPoints(knots: readonly Knot[], steps: number): Knot[] {
  // Less its rank, a knot may equal the one before it: what must rise by one at least must then only not fall.
  const pools: Pool[] = []
  knots.forEach(({ place }, rank) => {
    let pool = { mean: place * steps - rank, count: 1 }
    for (let before = pools.at(-1); before && before.mean > pool.mean; before = pools.at(-1)) {
      pools.pop()
      pool = pooled(before, pool)
    }
    pools.push(pool)
  })
  const most = steps - knots.length
  const points = pools.flatMap(({ mean, count }) =>
    Array.from({ length: count }, () => Math.min(most, Math.max(1, Math.round(mean)))),
  )
  return knots.map(({ probability }, rank) => ({ probability, place: ((points[rank] ?? Number.NaN) + rank) / steps }))
}

type Pool = { readonly mean: number; readonly count: number }

function pooled(a: Pool, b: Pool): Pool {
  const count = a.count + b.count
  return { mean: (a.mean * a.count + b.mean * b.count) / count, count }
}
