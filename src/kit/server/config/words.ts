/** How a fault of a setting is said. */

/** A message that repeats the value: only for values that are never secret. */
export function saying(fault: string): (issue: { input?: unknown }) => string {
  return ({ input }) => `"${String(input).slice(0, 60)}" ${fault}`
}
