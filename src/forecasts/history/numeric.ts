/** How the middle of a number went, and what lies around it. */
import { scaleForSeries } from '#kit/chart/scale.ts'
import { sayQuantity } from '#kit/numbers.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { mostCurvesShifted } from '../words.ts'
import { bandsOf, columnsOf } from './five.ts'
import { middlesApart } from './log-odds.ts'
import type { CourseType } from './past.ts'
import { saySigned } from './say-shift.ts'

export const numericCourse: CourseType<'numeric'> = (question) => ({
  columns: columnsOf(({ quantiles }) => quantiles),
  lines: [
    {
      name: 'crowd',
      of: ({ estimate }) => estimate.quantiles.p50,
      say: ({ estimate }) => typeOf(question).sayEstimate(question, estimate),
      mark: ({ estimate }) => typeOf(question).sharedOf(question, estimate).figure,
    },
  ],
  bands: bandsOf(({ quantiles }) => quantiles),
  scale: (values) => scaleForSeries(values, { isLog: question.range.scale === 'log' }),
  apart: (before, after) => middlesApart(before.quantiles, after.quantiles),
  sayShift: (amount) => saySigned(amount, (size) => sayQuantity(size, question.unit)),
  mostShifted: mostCurvesShifted,
})
