/**
 * What a set of descriptors looks like as numbers: how many states each has, and how every state bears on every other.
 * Row = the state that acts, column = the state acted upon; positive promotes, negative hinders.
 */
import { InvalidInput, mustBeCount, mustBeFinite } from '../invalid-input.ts'

/** One state of each descriptor, by its number from 0: `[1, 0, 2]`. */
export type Configuration = readonly number[]

/** A checked matrix, as `crossImpactMatrix` answers it. */
export type CrossImpactMatrix = {
  /** How many states each descriptor has. */
  readonly states: readonly number[]
  /** The row and column of each descriptor's first state. */
  readonly starts: readonly number[]
  /** The number of rows, which is that of columns: all states together. */
  readonly size: number
  /** The judgements, row after row. */
  readonly judgements: Float64Array
  /**
   * Balances nearer than this are equal. 0 for whole judgements; real ones are added up with rounding, and .1 + .2 must
   * tie with .3.
   */
  readonly tolerance: number
}

/**
 * What a matrix may hold: judgements that are whole (usually -3 to 3) or real, and descriptors that do not judge
 * themselves or do.
 */
export type MatrixRules = { readonly scale?: 'whole' | 'real'; readonly ownBlocks?: 'empty' | 'judged' }

/** Judgements beyond it are slips of the keyboard; within it sums of whole ones are exact. */
const strongest = 1e6

/**
 * Checks a cross-impact matrix and makes it ready for calculation (Weimer-Jehle 2006, "Cross-impact balances: a
 * system-theoretical approach to cross-impact analysis", Technological Forecasting and Social Change 73).
 *
 * `states`: the number of states of each descriptor. `rows`: a square table of judgements, as many rows as there are
 * states altogether. Unless told otherwise judgements may be real, and a descriptor's own block must be empty, as the
 * method has it. Where own blocks may be judged they count in every balance: CIB_natl_regional (SEI 2018) keeps its
 * outermost descriptor in place that way, and has 16 solutions with it, 10 without. Throws `InvalidInput` naming
 * `states` or the judgement at fault, such as `rows[3][7]`. Worked: `crossImpactMatrix([2, 2], [[0, 0, 2, -2], [0, 0,
 * -1, 1], [1, -1, 0, 0], [0, 0, 0, 0]])` has size 4 and starts [0, 2].
 */
export function crossImpactMatrix(
  states: readonly number[],
  rows: readonly (readonly number[])[],
  { scale = 'real', ownBlocks = 'empty' }: MatrixRules = {},
): CrossImpactMatrix {
  if (states.length === 0) throw new InvalidInput('states', 'must not be empty')
  states.forEach((count, descriptor) => mustBeCount(`states[${descriptor}]`, count, 1))
  const starts: number[] = []
  const owners: number[] = []
  states.forEach((count, descriptor) => {
    starts.push(owners.length)
    for (let state = 0; state < count; state++) owners.push(descriptor)
  })
  const size = owners.length
  if (rows.length !== size) throw new InvalidInput('rows', `must be ${size}, one a state, not ${rows.length}`)
  const judgements = new Float64Array(size * size)
  rows.forEach((row, from) => {
    if (row.length !== size)
      throw new InvalidInput(`rows[${from}]`, `must hold ${size} judgements, one a state, not ${row.length}`)
    row.forEach((judgement, to) => {
      mustBeJudgement(`rows[${from}][${to}]`, judgement, scale)
      if (ownBlocks === 'empty' && judgement !== 0 && owners[from] === owners[to]) {
        throw new InvalidInput(
          `rows[${from}][${to}]`,
          `must be 0, not ${judgement}: a descriptor does not judge itself`,
        )
      }
      judgements[from * size + to] = judgement
    })
  })
  return { states: [...states], starts, size, judgements, tolerance: toleranceOf(judgements) }
}

function mustBeJudgement(argument: string, judgement: number, scale: 'whole' | 'real'): void {
  mustBeFinite(argument, judgement)
  if (Math.abs(judgement) > strongest)
    throw new InvalidInput(argument, `must lie between -${strongest} and ${strongest}, not ${judgement}`)
  if (scale === 'whole' && !Number.isInteger(judgement))
    throw new InvalidInput(argument, `must be a whole number, not ${judgement}`)
}

function toleranceOf(judgements: Float64Array): number {
  if (judgements.every(Number.isInteger)) return 0
  return 1e-9 * judgements.reduce((most, judgement) => Math.max(most, Math.abs(judgement)), 0)
}

/** How many configurations there are: the product of the numbers of states. Of [3, 3, 3, 2, 3, 3] states it is 486. */
export function configurationCount({ states }: CrossImpactMatrix): number {
  return states.reduce((product, count) => product * count, 1)
}

/** Throws `InvalidInput` unless `configuration` names one state of every descriptor. */
export function mustBeConfiguration({ states }: CrossImpactMatrix, configuration: Configuration): void {
  if (configuration.length !== states.length) {
    throw new InvalidInput(
      'configuration',
      `must name ${states.length} states, one a descriptor, not ${configuration.length}`,
    )
  }
  states.forEach((count, descriptor) => {
    const state = configuration[descriptor]
    if (state === undefined || !Number.isInteger(state) || state < 0 || state >= count) {
      throw new InvalidInput(
        `configuration[${descriptor}]`,
        `must be a whole number from 0 to ${count - 1}, not ${state}`,
      )
    }
  })
}

/** Orders configurations by their state numbers, as words are ordered by their letters: [0, 2] comes before [1, 0]. */
export function byStates(one: Configuration, other: Configuration): number {
  const first = one.findIndex((state, descriptor) => state !== other[descriptor])
  return first < 0 ? 0 : one[first]! - other[first]!
}
