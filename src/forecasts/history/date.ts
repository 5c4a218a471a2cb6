/** How the middle of a day went, and what lies around it. */
import { linearScale } from '#kit/chart/scale.ts'
import { decimalYear } from '#kit/dates.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { EstimateOf } from '#predictions/question-types/schemas/index.ts'
import { mostCurvesShifted } from '../words.ts'
import { bandsOf, columnsOf } from './five.ts'
import { middlesApart } from './log-odds.ts'
import type { CourseType } from './past.ts'
import { sayLater } from './say-shift.ts'

export const dateCourse: CourseType<'date'> = (question) => ({
  columns: columnsOf(({ quantiles }) => quantiles),
  lines: [
    {
      name: 'crowd',
      of: ({ estimate }) => decimalYear(estimate.quantiles.p50),
      say: ({ estimate }) => typeOf(question).sayEstimate(question, estimate),
    },
  ],
  bands: bandsOf(inYears),
  scale: (values) => linearScale(Math.min(...values), Math.max(...values), { count: 4, isYears: true }),
  apart: (before, after) => middlesApart(inYears(before), inYears(after)),
  sayShift: sayLater,
  mostShifted: mostCurvesShifted,
})

function inYears({ quantiles: { p5, p25, p50, p75, p95 } }: EstimateOf<'date'>) {
  return {
    p5: decimalYear(p5),
    p25: decimalYear(p25),
    p50: decimalYear(p50),
    p75: decimalYear(p75),
    p95: decimalYear(p95),
  }
}
