/** Formulas on a whole series: how often it did, over spans of its own past, what a question asks of it. */
import { decimalYear } from '#kit/dates.ts'
import { formulaList, numberIn, seriesIn } from './formula.ts'
import type { Value } from '../dossier/field-value.ts'

type Pair = { from: number; to: number }

/** Every pair of observations that lie this many years apart, to the month. */
function spans(inputs: readonly Value[]): Pair[] {
  const observations = seriesIn(inputs, 0)
  const years = numberIn(inputs, 1)
  const known = new Map(observations.map(([at, value]) => [monthsOf(at), value]))
  return observations.flatMap(([at, from]) => {
    const to = known.get(monthsOf(at) + Math.round(years * 12))
    return to === undefined ? [] : [{ from, to }]
  })
}

const monthsOf = (at: string) => Math.floor(decimalYear(at) * 12)
const example = '[["2020",1],["2021",2],["2022",1],["2023",3]]'
const over = 'of all pairs of observations so many years apart'

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
  observations: {
    says: 'how many observations the series has',
    how: 'their number',
    compute: (inputs) => seriesIn(inputs, 0).length,
    example: { inputs: [example], value: 4 },
  },
})
