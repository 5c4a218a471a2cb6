/**
 * How much will several make together, and will that be more than so much? The sum of what is known or projected of each,
 * by joint draws; as if none told of another, with how far that matters.
 */
import { askOf, yearAsked } from '../../asked.ts'
import { tenYearsOn } from '../../facts.ts'
import type { Answer, Writing } from '../../writing.ts'
import { amountIn, unitOfMeasured } from '../amounts.ts'
import { chanceOfSum } from './sum-chance.ts'
import { sumOf } from './sum-amount.ts'
import { summandsOf } from './summands.ts'

export function sums(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  const all = of.sum && summandsOf(w, of.sum)
  if (!all) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  const amounts = all.flatMap((one) => amountIn(w, one, year) ?? [])
  if (amounts.length < all.length) return null
  const added = { all, amounts, year, unit: unitOfMeasured(all[0]) }
  if (wants === 'amount' && relation === null) return sumOf(w, added)
  return wants === 'chance' && relation && 'value' in relation ? chanceOfSum(w, added) : null
}
