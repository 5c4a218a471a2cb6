/** Formulas on the past of other series: how often such moves came about among all that are like the one asked about. */
import { passageOf, sizeOf, spansApart, type Move, type Passage } from '#series/moves/moves.ts'
import type { Value } from '../../dossier/field-value.ts'
import { formulaList, numberIn, seriesIn } from '../formula.ts'

const rising = '[["2000",10],["2001",20],["2002",40],["2003",50]]'
const slow = '[["2000",10],["2001",11],["2002",12],["2003",26],["2004",30]]'

/** Of all series from `place` on. */
const apart = (inputs: readonly Value[], place: number): Move[] =>
  inputs.slice(place).flatMap((_, i) => spansApart(seriesIn(inputs, place + i), numberIn(inputs, 0)))

const apartOf =
  'of the years of a span, then the series: spans that do not overlap, counted back from the last observation of each'
const moved =
  'of the years, the kind of the series, the value where it stands, the one that is asked about, then the series: of shares as many points, of all else the same factor'

/** Those that moved at least as far as from one value to another, upwards, or no farther. */
function farEnough(inputs: readonly Value[], isUp: boolean): Move[] {
  const kind = String(inputs[1])
  const needed = sizeOf(numberIn(inputs, 2), numberIn(inputs, 3), kind)
  return apart(inputs, 4).filter(({ start, end }) => {
    const size = sizeOf(start, end, kind)
    if (size === null || needed === null) throw new Error('of nought there is no factor')
    return isUp ? size >= needed : size < needed
  })
}

const passages = (inputs: readonly Value[]): Passage[] =>
  inputs.slice(3).flatMap((_, i) => passageIn(inputs, 3 + i, numberIn(inputs, 0), 1) ?? [])

function passageIn(inputs: readonly Value[], place: number, years: number, first: number): Passage | null {
  return passageOf(seriesIn(inputs, place), { from: numberIn(inputs, first), to: numberIn(inputs, first + 1) }, years)
}
const passed = 'of the years, the level where it stands, the one that is asked about, then the series'

function mustPass(inputs: readonly Value[]): Passage {
  const passage = passageIn(inputs, 2, 1, 0)
  if (!passage) throw new Error('the series has not passed the level')
  return passage
}

export const alikeFormulas = formulaList({
  'spans-apart': {
    says: 'how many spans of so many years other series hold that do not overlap',
    how: apartOf,
    compute: (inputs) => apart(inputs, 1).length,
    example: { inputs: [1, rising, slow], value: 7 },
  },
  'spans-apart-up': {
    says: 'in how many of them a series moved at least as far as it now would have to',
    how: `the number of such spans that ended at least so much higher, or no more than so much lower, ${moved}`,
    compute: (inputs) => farEnough(inputs, true).length,
    example: { inputs: [1, 'level', 10, 20, rising, slow], value: 3 },
  },
  'spans-apart-down': {
    says: 'in how many of them a series ended lower than it now would have to stay below',
    how: `the number of such spans that ended more than so much lower, or less than so much higher, ${moved}`,
    compute: (inputs) => farEnough(inputs, false).length,
    example: { inputs: [1, 'level', 10, 11.5, slow], value: 2 },
  },
  'span-apart-up-from': {
    says: 'when the last of the spans began in which a series moved so far',
    how: `the first observation of it, ${moved}`,
    compute: (inputs) => startOf(farEnough(inputs, true)),
    example: { inputs: [1, 'level', 10, 20, rising], value: '2001' },
  },
  'span-apart-down-from': {
    says: 'when the last of the spans began in which a series ended so much lower',
    how: `the first observation of it, ${moved}`,
    compute: (inputs) => startOf(farEnough(inputs, false)),
    example: { inputs: [1, 'level', 10, 11.5, slow], value: '2001' },
  },
  'passed-alike': {
    says: 'how many series passed the level at which this one stands, so long ago that one knows what came of it',
    how: `the number of series that passed it at least so many years before their last observation, ${passed}`,
    compute: (inputs) => passages(inputs).filter(({ stood }) => stood !== null).length,
    example: { inputs: [2, 15, 25, rising, slow], value: 1 },
  },
  'passed-alike-and-stood': {
    says: 'how many of them stood at the level that is asked about, or beyond, as many years later',
    how: `the number of such series, ${passed}`,
    compute: (inputs) => passages(inputs).filter(({ stood }) => stood === true).length,
    example: { inputs: [2, 15, 25, rising, slow], value: 1 },
  },
  'passed-in': {
    says: 'when a series first passed a level',
    how: 'the first observation at it or beyond after one on the other side, of the level, the one on whose way it lies, and the series',
    compute: (inputs) => mustPass(inputs).at,
    example: { inputs: [15, 25, rising], value: '2001' },
  },
  'years-from-level-to-level': {
    says: 'how many years a series took from one level to another',
    how: 'from the first observation at the one or beyond to the first at the other or beyond, of both levels and the series',
    compute(inputs) {
      const { years } = mustPass(inputs)
      if (years === null) throw new Error('the series has not come so far')
      return Math.round(years)
    },
    example: { inputs: [15, 50, rising], value: 2 },
  },
})

/** Spans are counted back, so the last comes first. */
function startOf(spans: readonly Move[]): string {
  const [last] = spans
  if (!last) throw new Error('no span moved so far')
  return last.from
}
