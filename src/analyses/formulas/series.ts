/** Formulas on a whole series: how often it did, over spans of its own past, what a question asks of it. */
import { decimalYear } from '#kit/dates.ts'
import { formulaList, numberIn, seriesIn } from './formula.ts'
import type { Value } from '../dossier/field-value.ts'

/** `at`: the time of the later one. */
type Pair = { from: number; to: number; at: string }

/** Every pair of observations that lie this many years apart, to the month. */
function spans(inputs: readonly Value[]): Pair[] {
  const observations = seriesIn(inputs, 0)
  const years = numberIn(inputs, 1)
  const known = new Map(observations.map((one) => [monthsOf(one[0]), one]))
  return observations.flatMap(([at, from]) => {
    const later = known.get(monthsOf(at) + Math.round(years * 12))
    return later === undefined ? [] : [{ from, to: later[1], at: later[0] }]
  })
}

/** When the span ends that went farthest; of equal ones the first. */
function steepestEnd(inputs: readonly Value[], along: (moved: number) => number): Value {
  const isPositive = seriesIn(inputs, 0).every(([, value]) => value > 0)
  const moves = spans(inputs).map(({ from, to, at }) => ({
    at,
    size: along(isPositive ? Math.log(to / from) : to - from),
  }))
  const most = Math.max(0, ...moves.map(({ size }) => size))
  return most > 0 ? (moves.find(({ size }) => size === most)?.at ?? 'never') : 'never'
}

/** Between two values in a straight line. */
function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (below === undefined || above === undefined) throw new Error('the series holds no such span')
  return below + (place - Math.floor(place)) * (above - below)
}

const monthsOf = (at: string) => Math.floor(decimalYear(at) * 12)
const example = '[["2020",1],["2021",2],["2022",1],["2023",3]]'
const over = 'of all pairs of observations so many years apart'
const steepest =
  'the time of the later one of all pairs of observations so many years apart whose factor, or, where not all values are above 0, whose change,'

/** How the past must have moved to count: by the same factor where all values are above 0, else by the same amount. */
function meets(inputs: readonly Value[], isEnough: (moved: number, needed: number) => boolean): number {
  const [last, wanted] = [numberIn(inputs, 2), numberIn(inputs, 3)]
  const isPositive = wanted > 0 && seriesIn(inputs, 0).every(([, value]) => value > 0)
  const needed = isPositive ? wanted / last : wanted - last
  return spans(inputs).filter(({ from, to }) => isEnough(isPositive ? to / from : to - from, needed)).length
}
const alike =
  'moved from the third input to the fourth: by that factor where all values are above 0, else by that amount'

export const seriesFormulas = formulaList({
  spans: {
    says: 'how many spans of so many years the series holds',
    how: `the number ${over}`,
    compute: (inputs) => spans(inputs).length,
    example: { inputs: [example, 1], value: 3 },
  },
  'spans-at-once': {
    says: 'how many spans of so many years overlap at any time',
    how: 'the months of such a span over those from one observation to the next, in the median',
    compute(inputs) {
      const months = seriesIn(inputs, 0).map(([at]) => monthsOf(at))
      const apart = months.slice(1).map((month, i) => month - (months[i] ?? month))
      const usual = apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)]
      if (usual === undefined || usual <= 0) throw new Error('one observation holds no span')
      return Math.max(1, Math.round((numberIn(inputs, 1) * 12) / usual))
    },
    example: { inputs: ['[["2020-01",1],["2020-02",2],["2020-03",1]]', 2], value: 24 },
  },
  'spans-side-by-side': {
    says: 'how many of the spans do not overlap',
    how: 'n / h, no more than whole ones, of n spans of which h overlap at any time',
    compute: (inputs) => Math.floor(numberIn(inputs, 0) / numberIn(inputs, 1)),
    example: { inputs: [31, 10], value: 3 },
  },
  'spans-that-rose': {
    says: 'how often the series was higher so many years later',
    how: `the number ${over} whose later value is higher`,
    compute: (inputs) => spans(inputs).filter(({ from, to }) => to > from).length,
    example: { inputs: [example, 1], value: 2 },
  },
  'spans-that-fell': {
    says: 'how often the series was lower so many years later',
    how: `the number ${over} whose later value is lower`,
    compute: (inputs) => spans(inputs).filter(({ from, to }) => to < from).length,
    example: { inputs: [example, 1], value: 1 },
  },
  'spans-that-reached': {
    says: 'how often the series rose by as much as it now would have to, or fell by no more',
    how: `the number ${over} that ended at least as high as if they had ${alike}`,
    compute: (inputs) => meets(inputs, (moved, needed) => moved >= needed),
    example: { inputs: [example, 1, 2, 3], value: 2 },
  },
  'spans-that-stayed-below': {
    says: 'how often the series ended lower than it now would have to stay below',
    how: `the number ${over} that ended lower than if they had ${alike}`,
    compute: (inputs) => meets(inputs, (moved, needed) => moved < needed),
    example: { inputs: [example, 1, 2, 3], value: 1 },
  },
  'steepest-rise': {
    says: 'when the series had risen most over so many years',
    how: `${steepest} is the largest above 1, or above 0; "never" where it never rose`,
    compute: (inputs) => steepestEnd(inputs, (moved) => moved),
    example: { inputs: [example, 1], value: '2023' },
  },
  'steepest-fall': {
    says: 'when the series had fallen most over so many years',
    how: `${steepest} is the smallest below 1, or below 0; "never" where it never fell`,
    compute: (inputs) => steepestEnd(inputs, (moved) => -moved),
    example: { inputs: [example, 1], value: '2022' },
  },
  'where-spans-led': {
    says: 'where it would come to if it moved as over a span of its own past',
    how: `the last value (third), moved as each ${over.replace('of all pairs', 'pair')} did, by the same factor where all values are above 0, else by the same amount; of all that, in order of size, the one that a share (fourth) does not pass, between two in a straight line`,
    compute(inputs) {
      const last = numberIn(inputs, 2)
      const isPositive = seriesIn(inputs, 0).every(([, value]) => value > 0)
      const ends = spans(inputs).map(({ from, to }) => (isPositive ? (last * to) / from : last + to - from))
      return quantileOf(ends, numberIn(inputs, 3))
    },
    example: { inputs: [example, 1, 10, 0.5], value: 20 },
  },
  observations: {
    says: 'how many observations the series has',
    how: 'their number',
    compute: (inputs) => seriesIn(inputs, 0).length,
    example: { inputs: [example], value: 4 },
  },
})
