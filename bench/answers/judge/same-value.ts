/** Whether a headline compares with the asked value, and with no other. */
import { valuesOf } from '../gold.ts'
import type { Headline } from './headline.ts'
import { numbersIn, type Stated } from './numbers.ts'
import type { Asked } from './same-event.ts'

const compares =
  /\b(?:at least|at most|above|below|over|under|(?:more|fewer|less) than|exceed\w*|reach\w*|pass\w*|hits?)(?: the)? $/i

export function isAskedValue({ says }: Headline, asked: Asked): boolean {
  if (asked.gold.kind === 'which') return true
  const named = numbersIn(says).filter(({ is }) => is !== 'time')
  const right = acceptedOf(asked)
  const isRight = (one: Stated) =>
    [one.value, one.unscaled].some((value) => right.some((accepted) => isNear(value, accepted)))
  const compared = named.filter(({ at }) => compares.test(says.slice(0, at)))
  if (compared.some((one) => !isRight(one))) return false
  // 'Ten billion people' is no comparison in words, and is another event all the same.
  return !isWithValue(asked) || named.length === 0 || named.some(isRight)
}

const isWithValue = ({ part: { relation } }: Asked): boolean => relation !== null && 'value' in relation

/** As asked, as typed, and as the formulas of the answer have it in the unit of the series. */
function acceptedOf({ part, question, values }: Asked): number[] {
  const { relation } = part
  const typed = numbersIn(`${question.text} | ${part.of.words} | ${part.condition?.of.words ?? ''}`)
    .filter(({ is }) => is !== 'time')
    .flatMap(({ value, unscaled }) => [value, unscaled])
  if (!relation) return [...typed, ...values]
  if ('value' in relation) return [...typed, ...values, ...valuesOf(relation)]
  const { factor } = relation
  return [...typed, ...values, factor, factor * 100, Math.abs(1 - factor) * 100, 1 / factor]
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.02 * Math.max(Math.abs(one), Math.abs(other))
