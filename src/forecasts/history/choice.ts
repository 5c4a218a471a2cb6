/** How the chances of the options went. */
import { linearScale } from '#kit/chart/scale.ts'
import { sayChance } from '#kit/numbers.ts'
import { mostShifted } from '../words.ts'
import { apartInLogOdds } from './log-odds.ts'
import type { CourseType } from './past.ts'
import { sayPoints } from './say-shift.ts'

export const choiceCourse: CourseType<'choice'> = ({ options }) => ({
  columns: options.map((name) => ({ name, of: ({ estimate }) => estimate.probabilities[name] ?? '' })),
  lines: options.map((name) => ({
    name,
    of: ({ estimate }) => estimate.probabilities[name] ?? 0,
    say: ({ estimate }) => sayChance(estimate.probabilities[name] ?? 0),
  })),
  bands: [],
  scale: (values) => ({ ...linearScale(0, Math.max(...values), { count: 4, isNice: true }), say: sayChance }),
  // Of the option that moved farthest.
  apart: (before, after) =>
    Math.max(...options.map((name) => apartInLogOdds(before.probabilities[name] ?? 0, after.probabilities[name] ?? 0))),
  sayShift: sayPoints,
  mostShifted,
})
