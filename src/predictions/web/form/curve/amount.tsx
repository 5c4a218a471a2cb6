/** The curve of an amount. */
import { linearScale, logScale } from '#kit/chart/scale.ts'
import { allDigits, sayEstimate, sayNumber, sayQuantity, unitBehind } from '#kit/numbers.ts'
import { NumberField } from '#items/web/form/fields.tsx'
import { lineOfAmount } from '../../../curves/amount.ts'
import { amountSteps } from '../../../curves/steps.ts'
import { digitsOf, sayUpTo } from '../../../question-types/numeric.ts'
import type { QuestionOf } from '../../../question-types/schemas/index.ts'
import type { Unfinished } from '../unfinished.ts'
import type { CurveAsked, ValueField } from './asked.ts'

type Asked = Unfinished<QuestionOf<'numeric'>>

/** Only a short one has room beside a field. */
export const shortUnit = (unit: string) => {
  const behind = unitBehind(unit)
  return behind.length <= 6 ? behind : undefined
}

/** Null while its range is no range yet. */
export function curveOfAmount(unfinished: Asked): CurveAsked | null {
  const question = ranged(unfinished)
  if (!question) return null
  const { unit, range } = question
  const { min, max, openBelow, openAbove, scale } = range
  const isLog = scale === 'log'
  const sayPlace = (value: number) => sayQuantity(value, unit, digitsOf(question, value))
  return {
    line: lineOfAmount(question),
    say: (value) => sayUpTo(question, value, sayPlace),
    sayPlace,
    brief(value, width) {
      if (openAbove && value >= max) return `≥ ${sayEnd(max)}`
      if (openBelow && value <= min) return `≤ ${sayEnd(min)}`
      return sayEstimate(value, (isLog ? Math.min(width, Math.abs(value)) : width) / 10)
    },
    axis: isLog ? logScale : linearScale,
    stepsOn: (axis) => amountSteps(axis, isLog),
    points: {
      p5: 'One in twenty lower',
      p25: 'One in four lower',
      p50: 'As likely above as below',
      p75: 'One in four higher',
      p95: 'One in twenty higher',
    },
    sides: ['Below', 'Above'],
    beyond: {
      below: openBelow ? `Below ${sayEnd(min)}, where the range ends` : null,
      above: openAbove ? `Above ${sayEnd(max)}, where the range ends` : null,
    },
    sums: null,
    Field: AmountField,
    unit: shortUnit(unit),
  }
}

function AmountField(field: ValueField) {
  return <NumberField {...field} error={null} />
}

const sayEnd = (end: number) => sayNumber(end, allDigits)

/** As narrow a range as a question may have; ends that are nearer make no scale. */
const narrowest = 1e-9

function ranged({ unit, range: { min, max, ...rest } }: Asked): QuestionOf<'numeric'> | null {
  if (min === null || max === null || (rest.scale === 'log' && min <= 0)) return null
  const isWide = max - min > narrowest * Math.max(Math.abs(min), Math.abs(max)) && max - min < Infinity
  return isWide ? { type: 'numeric', unit, range: { min, max, ...rest } } : null
}
