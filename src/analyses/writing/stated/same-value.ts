/** Whether two values are one, in whichever units they are told, and on which side of them something is to be. */
import type { Relation } from '../../ask/ask.ts'
import { convert } from '../../units/convert.ts'

export type Valued = Extract<Relation, { value: number }>

/** 'At least' and 'above' are one side of a value. */
export const sides = { 'at-least': 'up', above: 'up', 'at-most': 'down', below: 'down', between: 'between' } as const

export const isSameValue = (asked: Valued, stated: Valued): boolean =>
  isNear(inUnitOf(stated, asked), stated.value) && isNear(asked.upTo ?? 0, stated.upTo ?? 0)

/** What a title says has a unit as people type it, too; where the two do not fit it is another value. */
function inUnitOf({ unit }: Valued, asked: Valued): number {
  return asked.unit === unit || unit === '' ? asked.value : (convert(asked.value, asked.unit, unit) ?? Number.NaN)
}

export const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.01 * Math.max(Math.abs(one), Math.abs(other))
