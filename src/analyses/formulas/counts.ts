/** Formulas that count, compare and put rates on what was counted. */
import { betaQuantile } from '#engine/distributions/beta.ts'
import type { Value } from '../dossier/field-value.ts'
import { convert, convertDifference } from '../units/convert.ts'
import { perPersonAsCo2, perPersonOf } from '../units/per-person.ts'
import { formulaList, numberIn, numbersIn } from './formula.ts'

const jeffreys = (share: number) => (inputs: readonly Value[]) => {
  const [met, of, span] = [numberIn(inputs, 0), numberIn(inputs, 1), inputs.length > 2 ? numberIn(inputs, 2) : 1]
  // Without any success, or failure, the interval is left open on that side (Brown, Cai and DasGupta 2001).
  if (share < 0.5 && met === 0) return 0
  if (share > 0.5 && met === of) return 1
  return betaQuantile(share, met / span + 0.5, (of - met) / span + 0.5)
}
const interval =
  'the Beta(k/h + 1/2, (n - k)/h + 1/2) interval of Jeffreys for k of n, where spans of h steps overlap and count as n/h; 0 where k is 0, 1 where k is n (Brown, Cai and DasGupta 2001)'

function inPart(inputs: readonly Value[], told: typeof perPersonOf): number {
  const part = told(String(inputs[1]))
  if (part === null) throw new Error(`there is no part of ${inputs[1]} for anybody`)
  return numberIn(inputs, 0) * part.times
}

export const countFormulas = formulaList({
  count: {
    says: 'how many there are',
    how: 'the number of inputs',
    compute: (inputs) => inputs.length,
    example: { inputs: ['a', 'b', 'c'], value: 3 },
  },
  'count-same': {
    says: 'how many are the same as the first',
    how: 'the number of inputs after the first that equal it',
    compute: ([first, ...others]) => others.filter((one) => String(one) === String(first)).length,
    example: { inputs: ['yes', 'yes', 'no'], value: 1 },
  },
  'rate-low': {
    says: 'the least that the rate behind a count may be, with 95%',
    how: `2.5% point of ${interval}`,
    compute: jeffreys(0.025),
    example: { inputs: [0, 10], value: 0 },
  },
  'rate-high': {
    says: 'the most that the rate behind a count may be, with 95%',
    how: `97.5% point of ${interval}`,
    compute: jeffreys(0.975),
    example: { inputs: [10, 10], value: 1 },
  },
  'rate-middle': {
    says: 'the rate behind a count, in the middle of what it may be',
    how: '(k/h + 1/2) / (n/h + 1) for k of n, where spans of h steps overlap and count as n/h: the mean of the Beta distribution of Jeffreys',
    compute(inputs) {
      const [met = 0, of = 0, span = 1] = numbersIn(inputs)
      return (met / span + 0.5) / (of / span + 1)
    },
    example: { inputs: [2, 8, 2], value: 0.3 },
  },
  lowest: {
    says: 'the lowest of several',
    how: 'min',
    compute: (inputs) => Math.min(...numbersIn(inputs)),
    example: { inputs: [3, 1, 2], value: 1 },
  },
  highest: {
    says: 'the highest of several',
    how: 'max',
    compute: (inputs) => Math.max(...numbersIn(inputs)),
    example: { inputs: [3, 1, 2], value: 3 },
  },
  difference: {
    says: 'how far two values lie apart',
    how: 'a - b',
    compute: (inputs) => numberIn(inputs, 0) - numberIn(inputs, 1),
    example: { inputs: [5, 3], value: 2 },
  },
  sum: {
    says: 'two values together',
    how: 'a + b',
    compute: (inputs) => numberIn(inputs, 0) + numberIn(inputs, 1),
    example: { inputs: [5, -3], value: 2 },
  },
  times: {
    says: 'so many times a value',
    how: 'k x',
    compute: (inputs) => numberIn(inputs, 0) * numberIn(inputs, 1),
    example: { inputs: [2, 330], value: 660 },
  },
  'in-unit': {
    says: 'an amount in another unit',
    how: 'by the definitions of both units; where a number is typed without a unit and the other counts in millions, its noughts were typed',
    compute([amount, from, to]) {
      const value = convert(Number(amount), String(from), String(to))
      if (value === null) throw new Error(`${from} does not fit ${to}`)
      return value
    },
    example: { inputs: [25.4, 'cm', 'inches'], value: 10 },
  },
  'difference-in-unit': {
    says: 'by how much something changes, in another unit',
    how: 'by the definitions of both units: a rise by 9 °F is one by 5 °C',
    compute([amount, from, to]) {
      const value = convertDifference(Number(amount), String(from), String(to))
      if (value === null) throw new Error(`${from} does not fit ${to}`)
      return value
    },
    example: { inputs: [9, '°F', '°C'], value: 5 },
  },
  'per-person': {
    says: 'an amount for each person, in the unit in which that is told',
    how: 'of an amount of the whole by the number of people, and the unit of the whole: TWh are told in kWh per person, million tonnes in tonnes per person',
    compute: (inputs) => inPart(inputs, perPersonOf),
    example: { inputs: [4e-6, 'TWh per year'], value: 4000 },
  },
  'per-person-as-co2': {
    says: 'an amount of carbon for each person, as the carbon dioxide that it makes',
    how: 'of an amount of the whole by the number of people, and the unit of the whole; a tonne of carbon makes 44/12 tonnes of CO2',
    compute: (inputs) => inPart(inputs, perPersonAsCo2),
    example: { inputs: [3e-6, 'million tonnes of carbon'], value: 11 },
  },
  ratio: {
    says: 'how many times the second the first is',
    how: 'a / b',
    compute: (inputs) => numberIn(inputs, 0) / numberIn(inputs, 1),
    example: { inputs: [6, 3], value: 2 },
  },
  'change-percent': {
    says: 'by how much it changed, in per cent',
    how: '100 (b - a) / |a| from a to b',
    compute: (inputs) => (100 * (numberIn(inputs, 1) - numberIn(inputs, 0))) / Math.abs(numberIn(inputs, 0)),
    example: { inputs: [4, 5], value: 25 },
  },
  'growth-percent': {
    says: 'by how much it changed a year, in per cent',
    how: '100 ((b / a)^(1 / years) - 1), of value a at the second and value b at the last of four inputs: value, year, value, year',
    compute(inputs) {
      const [from = 0, start = 0, to = 0, end = 0] = numbersIn(inputs)
      return 100 * ((to / from) ** (1 / (end - start)) - 1)
    },
    example: { inputs: [100, '2020', 121, '2022'], value: 10.000000000000009 },
  },
  'carried-on': {
    says: 'where a value comes to at the pace so far, compounding',
    how: 'b (b / a)^((t - end) / (end - start)), of value a, its year, value b, its year, and the year t',
    compute(inputs) {
      const [from = 0, start = 0, to = 0, end = 0, at = 0] = numbersIn(inputs)
      return to * (to / from) ** ((at - end) / (end - start))
    },
    example: { inputs: [100, '2020', 110, '2021', 2022], value: 121.00000000000001 },
  },
  'carried-on-straight': {
    says: 'where a value comes to at the pace so far, by as much a year',
    how: 'b + (t - end) (b - a) / (end - start), of value a, its year, value b, its year, and the year t',
    compute(inputs) {
      const [from = 0, start = 0, to = 0, end = 0, at = 0] = numbersIn(inputs)
      return to + ((at - end) * (to - from)) / (end - start)
    },
    example: { inputs: [8.2, '2003', 10.2, '2023', 2033], value: 11.2 },
  },
  'carried-on-evenly': {
    says: 'where a share comes to at the pace so far, by as many points a year, within 0 and 100',
    how: 'b + (t - end) (b - a) / (end - start), of value a, its year, value b, its year, and the year t',
    compute(inputs) {
      const [from = 0, start = 0, to = 0, end = 0, at = 0] = numbersIn(inputs)
      return Math.min(100, Math.max(0, to + ((at - end) * (to - from)) / (end - start)))
    },
    example: { inputs: [20, '2020', 22, '2022', 2025], value: 25 },
  },
})
