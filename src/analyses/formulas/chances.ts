/** Formulas on chances: what several of them say together, and what one says of another. */
import { chanceByDeadline, timeOfEvenOdds } from '#engine/hazard.ts'
import { chanceOf, clip, logOdds, probability } from '#engine/units.ts'
import { decimalYear } from '#kit/dates.ts'
import { endedYear, monthAt } from './times/months.ts'
import { formulaList, numberIn, numbersIn } from './formula.ts'

const logit = (chance: number) => logOdds(clip(probability(chance), 0.001))

/** A year is over at its end, and a month too. */
const endOf = (time: string): number => (time.length > 7 ? decimalYear(time) : endedYear(time) + 1)

export const chanceFormulas = formulaList({
  'log-odds-between': {
    says: 'a chance between those of two years',
    how: 'a straight line in log-odds between (year, chance) and (year, chance), read at the first input',
    compute(inputs) {
      const [at = 0, first = 0, low = 0, second = 0, high = 0] = numbersIn(inputs)
      return chanceOf(logit(low) + ((at - first) / (second - first)) * (logit(high) - logit(low)))
    },
    example: { inputs: [2033, 2032, 0.2, 2034, 0.8], value: 0.5 },
  },
  'hazard-between': {
    says: 'a chance by a day, between those by two others',
    how: 'as likely to happen in each year between (year, chance) and (year, chance), where it has not yet: what is left falls by the same share a year, read at the first input, a year or the end of a month',
    compute(inputs) {
      const [, first = 0, low = 0, second = 0, high = 0] = numbersIn(inputs)
      return chanceByDeadline({ at: first, chance: low }, { at: second, chance: high }, endedYear(String(inputs[0])))
    },
    example: { inputs: [2045, 2040, 0.19, 2050, 0.51], value: 0.37 },
  },
  'hazard-before': {
    says: 'a chance by the end of a year before the one that is known',
    how: 'of the year, or of a month to its end, the day of a forecast, the day or year until when it speaks, and its chance p: as likely to happen in each year from that day on, where it has not yet: 1 - (1 - p)^(t / T) after t of T years',
    compute([at, made, end, chance]) {
      const start = decimalYear(String(made))
      const first = { at: start, chance: 0 }
      return chanceByDeadline(first, { at: endOf(String(end)), chance: Number(chance) }, endOf(String(at)))
    },
    example: { inputs: [2030, '2026-01-01', '2035', 0.75], value: 0.5 },
  },
  'chance-a-year': {
    says: 'the chance of a year in per cent, where it is the same in each',
    how: 'of the day of a forecast, the day or year until when it speaks, and its chance p: 100 (1 - (1 - p)^(1 / T)) over T years, where it can come but once',
    compute([made, end, chance]) {
      return 100 * (1 - (1 - Number(chance)) ** (1 / (endOf(String(end)) - decimalYear(String(made)))))
    },
    example: { inputs: ['2026-01-01', '2027', 0.75], value: 50 },
  },
  'year-of-half-by-hazard': {
    says: 'the first year by whose end it is more likely than not to have happened',
    how: 'as likely to happen in each year between (year, chance) and (year, chance), where it has not yet; where that passes one half, rounded up to a whole year',
    compute(inputs) {
      const [first = 0, low = 0, second = 0, high = 0] = numbersIn(inputs)
      return Math.ceil(timeOfEvenOdds({ at: first, chance: low }, { at: second, chance: high }))
    },
    example: { inputs: ['2040', 0.1, '2050', 0.8], value: 2044 },
  },
  'year-of-half': {
    says: 'the first year that is more likely than not',
    how: 'where a straight line in log-odds between (year, chance) and (year, chance) passes one half, rounded up to a whole year',
    compute(inputs) {
      const [first = 0, low = 0, second = 0, high = 0] = numbersIn(inputs)
      return Math.ceil(first - (logit(low) * (second - first)) / (logit(high) - logit(low)))
    },
    example: { inputs: ['2032', 0.2, '2036', 0.8], value: 2034 },
  },
  'value-of-half': {
    says: 'the value that is as likely to be reached as not',
    how: 'where a straight line in log-odds between (value, chance) and (value, chance) passes one half',
    compute(inputs) {
      const [first = 0, low = 0, second = 0, high = 0] = numbersIn(inputs)
      return first - (logit(low) * (second - first)) / (logit(high) - logit(low))
    },
    example: { inputs: [60, 0.8, 80, 0.2], value: 70 },
  },
  'points-between': {
    says: 'how far two chances lie apart, in points',
    how: '100 |a - b|',
    compute: (inputs) => Math.abs(numberIn(inputs, 0) - numberIn(inputs, 1)) * 100,
    example: { inputs: [0.75, 0.25], value: 50 },
  },
  'chance-not': {
    says: 'the chance that it does not happen',
    how: '1 - p',
    compute: (inputs) => 1 - numberIn(inputs, 0),
    example: { inputs: [0.25], value: 0.75 },
  },
  'chance-within': {
    says: 'the chance that it first comes within a span of time',
    how: 'q - p, of the chance p that it has come by the day before the span begins and q by its last day, since what has come by the one has come by the other',
    compute: (inputs) => Math.max(0, numberIn(inputs, 1) - numberIn(inputs, 0)),
    example: { inputs: [0.25, 0.5], value: 0.25 },
  },
  'year-before': {
    says: 'the year before',
    how: 't - 1',
    compute: (inputs) => numberIn(inputs, 0) - 1,
    example: { inputs: [2033], value: 2032 },
  },
  'month-before': {
    says: 'the month before those that are asked about',
    how: 'of their year and the first of them, told as 01 or 01-03',
    compute: ([year, months]) => monthAt(Number(year), Number(String(months).slice(0, 2)) - 1),
    example: { inputs: [2028, '01-03'], value: '2027-12' },
  },
  'first-month': {
    says: 'the first month of those that are asked about',
    how: 'of their year and the first of them, told as 01 or 01-03',
    compute: ([year, months]) => monthAt(Number(year), Number(String(months).slice(0, 2))),
    example: { inputs: [2028, '01-03'], value: '2028-01' },
  },
  'last-month': {
    says: 'the last month of those that are asked about',
    how: 'of their year and the last of them, told as 03 or 01-03',
    compute: ([year, months]) => monthAt(Number(year), Number(String(months).slice(-2))),
    example: { inputs: [2028, '01-03'], value: '2028-03' },
  },
  'chance-still': {
    says: 'the chance by a later day of what has not come by an earlier one',
    how: '(q - p) / (1 - p), of the chance p by the earlier day and q by the later, since what has come by the one has come by the other',
    compute: (inputs) => (numberIn(inputs, 1) - numberIn(inputs, 0)) / (1 - numberIn(inputs, 0)),
    example: { inputs: [0.2, 0.4], value: 0.25 },
  },
  'share-of-rest': {
    says: 'the chance of one of several that exclude each other, once another is ruled out',
    how: 'p / (1 - q), of its chance p and the chance q of the one that is ruled out',
    compute: (inputs) => numberIn(inputs, 0) / (1 - numberIn(inputs, 1)),
    example: { inputs: [0.3, 0.4], value: 0.5 },
  },
  'most-if': {
    says: 'the most that a world can be once something that it cannot be without has come about',
    how: 'min of 1 and p_i / p, of the chance p of what has come about and the chances p_i of all else that the world needs (Fréchet 1935)',
    compute: (inputs) => Math.min(1, ...numbersIn(inputs.slice(1)).map((chance) => chance / numberIn(inputs, 0))),
    example: { inputs: [0.8, 0.5, 0.2], value: 0.25 },
  },
  'chance-otherwise': {
    says: 'the chance if the condition does not come true',
    how: '(P(B) - P(A) P(B|A)) / (1 - P(A)), of P(B), P(A) and P(B|A), from total probability; kept between 0 and 1',
    compute(inputs) {
      const [of = 0, given = 0, ofGiven = 0] = numbersIn(inputs)
      return Math.min(1, Math.max(0, (of - given * ofGiven) / (1 - given)))
    },
    example: { inputs: [0.5, 0.5, 0.75], value: 0.25 },
  },
})
