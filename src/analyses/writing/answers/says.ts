/**
 * What the figure of an answer is of, in the fewest words: a label, for another year than it names, or with the value
 * that it is held against.
 */

/** 'Ice-free Arctic by 2045' for '2050' is 'Ice-free Arctic by 2050'; a label that names no year has it said after it. */
export function ofYear(label: string, time: string): string {
  const named = label.match(years) ?? []
  return named.length === 1 ? label.replace(years, time) : `${label} in ${time}`
}

const years = /\b(?:19|20|21)\d\d\b/g

/** 'People land on Mars by 2050' without its year: where that is what is asked. */
export function withoutYear(label: string): string {
  return label.replace(/,? (?:by|in|before) (?:19|20|21)\d\d$/, '')
}

/** 'Trade falls if Taiwan is attacked' without what is taken as given: where both are asked for. */
export function withoutCondition(label: string): string {
  return label.replace(/,? if .*$/, '')
}

/** What compares a value with another. */
export const sides = ['at least', 'above', 'at most', 'below'] as const
export type Side = (typeof sides)[number]

export const sideOf = { 'at-least': 'at least', above: 'above', 'at-most': 'at most', below: 'below' } as const

/** Of how much there is, where 'above' would be a place: 'more than 500 TWh'. */
export const sizeOf = { 'at least': 'at least', above: 'more than', 'at most': 'at most', below: 'less than' } as const

/** 'Child mortality below 36.7 deaths per 1,000 births in 2036'. `value` and a month are printed. */
export function heldAgainst({
  label,
  side,
  value,
  in: time,
}: {
  label: string
  side: Side
  value: string
  in: number | string
}): string {
  return `${label} ${side} ${withoutBaseline(value)} in ${time}`
}

/** Years that a unit is counted from are told in sentence one: above a headline another year reads as when. */
export const withoutBaseline = (value: string): string =>
  value.replace(/ at prices of \d{4}$/, '').replace(/(°\w) above \d{4}.*$/, '$1')

/** Beyond its outer quantiles a forecast of an amount says no more than that: 'at most' 5%, 'at least' 95%; else ''. */
export function boundOfChance(chance: number): 'at most ' | 'at least ' | '' {
  if (chance <= outermost) return 'at most '
  return chance >= 1 - outermost ? 'at least ' : ''
}
/** With room for what is lost where a quantile is looked up. */
const outermost = 0.051
