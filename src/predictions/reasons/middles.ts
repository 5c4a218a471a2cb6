/** Reasons that speak of the middle of an estimate: of an amount, or of a date. */
import { sayDay } from '#kit/dates.ts'
import { allDigits, sayQuantity } from '#kit/numbers.ts'
import type { Reasoned } from './reasoned.ts'

const noOption = 'has options only where they are asked'

export const ofAmount: Reasoned<'numeric'> = {
  figureOf: ({ quantiles }, option) => (option === undefined ? quantiles.p50 : null),
  whyNot: (_, figure, option) =>
    option !== undefined ? noOption : typeof figure === 'number' ? null : 'is no number in the unit of the question',
  say: ({ unit }, figure) => sayQuantity(Number(figure), unit, allDigits),
  times: (figure, factor) => rounded(Number(figure) * factor),
  moved: (figure, by) => rounded(Number(figure) + by),
  sayBy: ({ unit }, by) => sayQuantity(Math.abs(by), unit, allDigits),
  as: 'much',
  ways: { up: 'higher', down: 'lower' },
}

/** Without the dust of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(12))

export const ofDay: Reasoned<'date'> = {
  figureOf: ({ quantiles }, option) => (option === undefined ? quantiles.p50 : null),
  whyNot: (_, figure, option) => (option !== undefined ? noOption : typeof figure === 'string' ? null : 'is no time'),
  say: (_, figure) => sayDay(String(figure)),
  times: () => null,
  moved: (figure, by) => movedBy(String(figure), Math.round(by * 12)),
  sayBy: (_, by) => `${Math.abs(by)} ${Math.abs(by) === 1 ? 'year' : 'years'}`,
  as: 'much',
  ways: { up: 'later', down: 'earlier' },
}

/** Of a day or month its month, so many months on. */
function movedBy(at: string, months: number): string {
  const place = Number(at.slice(0, 4)) * 12 + (Number(at.slice(5, 7)) || 7) - 1 + months
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
}
