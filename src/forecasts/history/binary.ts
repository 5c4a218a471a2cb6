/** How the chance of a yes went. */
import { linearScale } from '#kit/chart/scale.ts'
import { sayChance } from '#kit/numbers.ts'
import { mostShifted } from '../words.ts'
import { apartInLogOdds } from './log-odds.ts'
import type { CourseType } from './past.ts'
import { sayPoints } from './say-shift.ts'

export const binaryCourse: CourseType<'binary'> = () => ({
  columns: [
    { name: 'chance of a yes', of: ({ estimate }) => estimate.probability },
    { name: 'lower quartile', isOfSeveral: true, of: ({ quartiles }) => quartiles?.lower ?? '' },
    { name: 'upper quartile', isOfSeveral: true, of: ({ quartiles }) => quartiles?.upper ?? '' },
  ],
  lines: [
    {
      name: 'crowd',
      of: ({ estimate }) => estimate.probability,
      say: ({ estimate }) => sayChance(estimate.probability),
    },
  ],
  bands: [
    {
      says: 'The band: what the middle half of the people said.',
      of: ({ quartiles }) => quartiles && [quartiles.lower, quartiles.upper],
    },
  ],
  scale: () => ({ ...linearScale(0, 1, { count: 4 }), say: sayChance }),
  apart: (before, after) => apartInLogOdds(before.probability, after.probability),
  sayShift: sayPoints,
  mostShifted,
})
