/**
 * The Brier score that Fatebook itself names, from 0 to 2 over both of yes and no, as ours counts, from 0 to 1: its .18
 * is .09.
 */
export function asOurs(theirBrier: number): number {
  return theirBrier / 2
}
