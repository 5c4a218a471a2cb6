/** What is said of a number that cannot be computed again. */
import { expect, test } from 'vitest'
import { sayGone } from './say-gone.ts'

const at = (field: string) => ({ field })

test('whose number cannot be computed again is told why: what people said then is kept no longer, or something is gone', () => {
  expect(sayGone(at('crowd.4711.people'), [])).toMatch(/^It rests on what people said at that moment, /)
  expect(sayGone(at('chance-not'), [at('crowd.4711.estimate.probability')])).toMatch(/^It rests on what people said/)
  expect(sayGone(at('details.houseForecast.made'), [at('title')])).toBe(
    'Something that it rests on is gone, so it cannot be computed again.',
  )
})
