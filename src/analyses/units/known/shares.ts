/** Shares, and scales that are nothing else than themselves. */
import type { Known } from '../unit.ts'

export const shares: readonly Known[] = [
  ['share', 1, ['share', 'fraction', 'proportion']],
  ['share', 0.5, ['half', 'halves']],
  ['share', 1 / 3, ['third', 'thirds']],
  ['share', 0.25, ['quarter', 'quarters']],
  ['share', 0.2, ['fifth', 'fifths']],
  ['share', 0.1, ['tenth', 'tenths', 'in 10', 'in ten', 'out of 10', 'out of ten']],
  ['share', 0.01, ['%', 'percentage points', 'percentage point', 'pp', 'in 100', 'out of 100']],
  ['share', 0.001, ['‰']],
  ['share', 0.0001, ['basis points', 'basis point', 'bps']],
  ['scale from 0 to 1', 1, ['0-1']],
  ['scale from 0 to 100', 1, ['0-100']],
  ['pH', 1, ['pH']],
  ['trend-indicator value', 1, ['TIV']],
]
