/** How long is waited before a process that died is begun anew? One that dies at once would keep the machine busy. */

const longestSeconds = 30
/** Whoever has lived for so long has not died of how it began. */
const soundMs = 60_000

/**
 * In seconds: 1, 2, 4 and so on up to 30 where it dies again and again, and 1 where it had lived for a minute. `begunAt`
 * and `now` in milliseconds of one clock.
 */
export function pauseBefore(
  { failures, begunAt }: { failures: number; begunAt: number },
  now: number,
): { failures: number; seconds: number } {
  const before = now - begunAt < soundMs ? failures : 0
  return { failures: before + 1, seconds: Math.min(longestSeconds, 2 ** before) }
}
