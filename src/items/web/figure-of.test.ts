import { expect, test } from 'vitest'
import { figureInLine } from './figure-of.ts'
import type { KindView } from './kind-view.ts'

const view = (words: Partial<Record<'figure' | 'unit' | 'time' | 'whose', string>>) =>
  ({
    isEstimate: () => true,
    ...Object.fromEntries(Object.entries(words).map(([name, said]) => [name, () => said])),
  }) as unknown as KindView // no other part of a view is asked

test.for([
  [{ figure: '62%', whose: '38 people' }, '62%, 38 people'],
  [{ figure: '2028', whose: '36 people' }, '2028, 36 people'],
  [{ figure: '41.2 million', unit: 'km²', time: 'in 2030' }, '41.2 million km² in 2030'],
  [{ figure: '', whose: '38 people' }, ''],
] as const)('of %j one line reads "%s"', ([words, said]) => {
  expect(figureInLine(view(words), {} as never, '2026-11-29')).toBe(said)
})
