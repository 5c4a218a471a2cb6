/**
 * In which combinations members hold: all that there are, or a sample of them where they are many, with what each
 * stands for.
 */
import { seededRandom } from '../../random.ts'
import { chanceOf, logOdds, probability } from '../../units.ts'

/** The first combination is the one in which all members hold. */
export type Combinations = {
  /** How many combinations each stands for. All 1 where none is left out. */
  readonly weights: Float64Array
  /** Of each member, in which combinations it holds, and in which not. */
  readonly holding: readonly Int32Array[]
  readonly failing: readonly Int32Array[]
}

/** Up to so many members every combination is listed. */
const mostListed = 8
/** Beyond that so many are drawn, besides the one in which all hold and those in which a single one fails. */
const mostDrawn = 500

/**
 * Of members with these chances, each strictly between 0 and 1. Sampled ones are drawn as their members' chances have
 * it, but with half the log-odds, so that what is rare is seen too, and stand for as many as they are rarely drawn
 * (importance sampling, Kahn and Marshall 1953). Worked: of two members both, the second, the first, none.
 */
export function combinationsOf(chances: readonly number[]): Combinations {
  return chances.length <= mostListed ? everyCombination(chances.length) : sampledCombinations(chances)
}

function everyCombination(members: number): Combinations {
  const rows = Array.from({ length: 2 ** members }, (_, row) =>
    Array.from({ length: members }, (_member, place) => ((row >> place) & 1) === 0),
  )
  return split(members, rows, new Float64Array(rows.length).fill(1))
}

function sampledCombinations(chances: readonly number[]): Combinations {
  const tempered = chances.map((chance) => chanceOf(logOdds(probability(chance)) / 2))
  const random = seededRandom(chances.length)
  const known = [-1, ...chances.keys()].map((failing) => chances.map((_, member) => member !== failing))
  const drawn = Array.from({ length: mostDrawn }, () => tempered.map((chance) => random() < chance)).filter(
    (row) => row.filter((holds) => !holds).length > 1,
  )
  const standingFor = (row: readonly boolean[]) =>
    row.reduce((weight, holds, member) => weight / (holds ? tempered[member]! : 1 - tempered[member]!), 1 / mostDrawn)
  return split(
    chances.length,
    [...known, ...drawn],
    Float64Array.from([...known.map(() => 1), ...drawn.map(standingFor)]),
  )
}

function split(members: number, rows: readonly boolean[][], weights: Float64Array): Combinations {
  const where = (member: number, isHolding: boolean) =>
    Int32Array.from([...rows.keys()].filter((row) => rows[row]![member] === isHolding))
  const all = Array.from({ length: members }, (_, member) => member)
  return {
    weights,
    holding: all.map((member) => where(member, true)),
    failing: all.map((member) => where(member, false)),
  }
}
