/** What are the nearest values that never fall? */

/**
 * The values that never fall and lie nearest to those given, by the least sum of squares (isotonic regression by pooling
 * adjacent violators; Ayer et al. 1955): neighbours that fall become their mean. Of [1, 3, 2, 4] it is [1, 2.5, 2.5, 4].
 * What rises already stays to the last digit.
 */
export function risingNearest(values: readonly number[]): number[] {
  const pools: Pool[] = []
  for (const value of values) {
    let pool = { mean: value, count: 1 }
    for (let before = pools.at(-1); before && before.mean > pool.mean; before = pools.at(-1)) {
      pools.pop()
      pool = pooled(before, pool)
    }
    pools.push(pool)
  }
  return pools.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean))
}

type Pool = { readonly mean: number; readonly count: number }

function pooled(a: Pool, b: Pool): Pool {
  const count = a.count + b.count
  return { mean: (a.mean * a.count + b.mean * b.count) / count, count }
}
