/** A chance as one may send it: to a tenth of a per cent, and no nearer to certainty than that. */
export function sendable(chance: number): number {
  return Math.min(999, Math.max(1, Math.round(chance * 1000))) / 1000
}
