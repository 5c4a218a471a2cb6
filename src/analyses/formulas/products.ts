/** Formulas on numbers that are made of two amounts: a share of so many people, a product, a quotient. */
import { type Combined, combined } from '#engine/joint/combined.ts'
import { convert } from '../units/convert.ts'
import { type Formula, formulaList, numberIn } from './formula.ts'
import { type Amount, pairIn } from './marginals.ts'

const even = '{"at":"2035","knots":[7,8,9,10,11,12,13]}'
const unbounded = '{"least":null,"most":null}'
const as =
  'of two amounts A and B, each a step of a projection with its bounds, a forecast with its scale, or a number that is known; of 101 equally likely values of each, as if neither told of the other'
const inUnit = 'the unit of A, which comes after it, says what share its values are: 5 of "per 1,000 people" are .005'

type Combine = (a: number, b: number) => number
type Way = { how: string; combine(a: Amount): Combine }

const ways = {
  share: {
    how: `A B, where A is a share of B; ${inUnit}`,
    combine:
      ({ unit }) =>
      (a, b) =>
        shareOf(a, unit) * b,
  },
  rest: {
    how: `(1 - A) B, where A is a share of B; ${inUnit}`,
    combine:
      ({ unit }) =>
      (a, b) =>
        (1 - shareOf(a, unit)) * b,
  },
  product: { how: 'A B', combine: () => (a, b) => a * b },
  percent: { how: '100 A / B', combine: () => (a, b) => (100 * a) / b },
  percentOfWhole: { how: '100 A / B, 100 where A is more', combine: () => (a, b) => Math.min(100, (100 * a) / b) },
  quotient: { how: 'A / B', combine: () => (a, b) => a / b },
  gap: { how: 'A - B', combine: () => (a, b) => a - b },
} satisfies Record<string, Way>

function shareOf(value: number, unit: string): number {
  const share = convert(value, unit, 'share')
  if (share === null) throw new Error(`${unit} is no share`)
  return share
}

function valueAt(name: keyof typeof ways, chance: number, example: Formula['example']): Formula {
  const { how, combine } = ways[name]
  return {
    says: `${points[String(chance)]} what two amounts make together`,
    how: `the value that is not passed with a chance of ${100 * chance}% by ${how}; ${as}`,
    compute(inputs) {
      const { a, b } = pairIn(inputs)
      return combined(a.marginal, b.marginal, combine(a)).quantile(chance)
    },
    example,
  }
}
const points: Readonly<Record<string, string>> = { 0.1: 'a low end of', 0.5: 'the middle of', 0.9: 'a high end of' }

function atLeast(name: keyof typeof ways, example: Formula['example']): Formula {
  const { how, combine } = ways[name]
  return {
    says: 'the chance that two amounts make together so much or more',
    how: `P(${how} >= c), of A, B and then c; ${as}`,
    compute(inputs) {
      const { a, b, rest } = pairIn(inputs)
      const made: Combined = combined(a.marginal, b.marginal, combine(a))
      return made.chanceOfAtLeast(numberIn(rest, 0))
    },
    example,
  }
}

const tenth = (value: number): Formula['example'] => ({ inputs: [10, '% of population', 8000], value })
const three = (value: number): Formula['example'] => ({ inputs: [even, unbounded, 3], value })

export const productFormulas = formulaList({
  'share-of-low': valueAt('share', 0.1, tenth(800)),
  'share-of-middle': valueAt('share', 0.5, tenth(800)),
  'share-of-high': valueAt('share', 0.9, tenth(800)),
  'share-of-at-least': atLeast('share', { inputs: [10, '%', 8000, 801], value: 0 }),
  'rest-of-low': valueAt('rest', 0.1, tenth(7200)),
  'rest-of-middle': valueAt('rest', 0.5, tenth(7200)),
  'rest-of-high': valueAt('rest', 0.9, tenth(7200)),
  'rest-of-at-least': atLeast('rest', { inputs: [10, '%', 8000, 7200], value: 1 }),
  'product-low': valueAt('product', 0.1, { inputs: [2, 3], value: 6 }),
  'product-middle': valueAt('product', 0.5, three(30)),
  'product-high': valueAt('product', 0.9, { inputs: [2, 3], value: 6 }),
  'product-at-least': atLeast('product', { inputs: [2, 3, 7], value: 0 }),
  'percent-of-low': valueAt('percent', 0.1, { inputs: [3, 6], value: 50 }),
  'percent-of-middle': valueAt('percent', 0.5, { inputs: [3, 6], value: 50 }),
  'percent-of-high': valueAt('percent', 0.9, { inputs: [3, 6], value: 50 }),
  'percent-of-whole-low': valueAt('percentOfWhole', 0.1, { inputs: [3, 6], value: 50 }),
  'percent-of-whole-middle': valueAt('percentOfWhole', 0.5, { inputs: [3, 6], value: 50 }),
  'percent-of-whole-high': valueAt('percentOfWhole', 0.9, { inputs: [7, 6], value: 100 }),
  'percent-as-share': {
    says: 'a percentage as a share of one',
    how: 'x / 100',
    compute: (inputs) => numberIn(inputs, 0) / 100,
    example: { inputs: [10], value: 0.1 },
  },
  'quotient-low': valueAt('quotient', 0.1, { inputs: [6, 3], value: 2 }),
  'quotient-middle': valueAt('quotient', 0.5, three(10 / 3)),
  'quotient-high': valueAt('quotient', 0.9, { inputs: [6, 3], value: 2 }),
  'quotient-at-least': atLeast('quotient', { inputs: [6, 3, 2], value: 1 }),
  'gap-low': valueAt('gap', 0.1, { inputs: [6, 4], value: 2 }),
  'gap-middle': valueAt('gap', 0.5, three(7)),
  'gap-high': valueAt('gap', 0.9, { inputs: [6, 4], value: 2 }),
})
