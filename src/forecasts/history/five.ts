/** What estimates of five quantiles have in common, whether these are amounts or days. */
import type { Course } from './past.ts'

const names = { p5: '5%', p25: '25%', p50: 'median', p75: '75%', p95: '95%' } as const
type Level = keyof typeof names
const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const

export function columnsOf<E>(five: (estimate: E) => Record<Level, number | string>): Course<E>['columns'] {
  return levels.map((level) => ({ name: names[level], of: ({ estimate }) => five(estimate)[level] }))
}

export function bandsOf<E>(five: (estimate: E) => Record<Level, number>): Course<E>['bands'] {
  const between = (low: Level, high: Level) => (said: { estimate: E }) =>
    [five(said.estimate)[low], five(said.estimate)[high]] as const
  return [
    { says: 'Pale: where nine tenths of the crowd’s chance lie.', of: between('p5', 'p95') },
    { says: 'Strong: where half of it lies.', of: between('p25', 'p75') },
  ]
}
