/**
 * One number for a world: how likely it is that all its members hold, with a band that says how far that hangs on what
 * nobody knows.
 */
import { InvalidInput, mustBeFinite } from '../../invalid-input.ts'
import { mean, quantileOfSorted } from '../../statistics.ts'
import { chanceOf, logOdds, probability } from '../../units.ts'
import { frechetBounds, type Bounds } from '../scenario-bounds.ts'
import { bothHolding, chanceThatAllHold } from './all-hold.ts'
import { combinationsOf } from './combinations.ts'
import { namedDraws } from './named-draws.ts'

/**
 * `name` tells members apart and is what their draws belong to. `spread`: the standard deviation of log-odds within
 * which the chance is known.
 */
export type WorldMember = { readonly name: string; readonly chance: number; readonly spread: number }

/** How strongly two members speak for each other (above 0) or against, by their names. Those not listed are unjudged. */
export type JudgedPair = { readonly one: string; readonly other: string; readonly score: number }

export type WorldChance = {
  /** Half of all draws lie below. */
  readonly median: number
  /** So do a tenth, and nine tenths. */
  readonly middle80: readonly [number, number]
  /** What the members' chances allow, however they hang together. */
  readonly bounds: Bounds
  /** The bound that holds an end of the band, and the least likely member, which decides it. Null where none does. */
  readonly held: { readonly end: 'lowest' | 'highest'; readonly by: string } | null
}

/**
 * What is taken for granted of pairs. `strength`: the log odds ratio that one point of a judgement stands for, and how
 * well that is known. `unjudged`: how far from 0 the log odds ratio of a pair may lie of which nobody has said anything.
 */
export const assumed = { strength: { mean: 0.35, deviation: 0.15 }, unjudged: 0.5 }

/** An even number. Fifteen times as many move a median by a twentieth of itself at most, and take as much longer. */
const draws = 200

/**
 * The chance that all members hold. Each draw takes every member's log-odds from a normal distribution around its
 * chance, the strength of judgements from one around .35 and never below 0, and the log odds ratio of every unjudged
 * pair from one around 0; the joint of greatest entropy with these (see `chanceThatAllHold`) gives the chance of the
 * draw. The median and the middle 80 % of 200 draws are the answer, kept within Fréchet's bounds of the chances as they
 * were given. The same members and pairs give the same answer every time, in any order.
 *
 * It rises with every member's chance and with every score as long as no score is below 0. Among scores that pull against
 * each other it may fall a little where a member becomes likelier, and a member that ties others to each other may raise
 * it by being added.
 *
 * A pair that is listed more than once counts with its mean score. Members that are certain are not drawn. Throws
 * `InvalidInput` for members or pairs that make no sense. Worked: members of .06, .36, .95, .89 and .55 with spreads of
 * .5; scores of +1 between the first and the fifth, +2 between the second and the third, +3 between either of these and
 * the fourth or fifth, and between those two: .016, the middle 80 % .006 to .035. The product is .010, the bounds are 0
 * and .06.
 */
export function worldChance(
  members: readonly WorldMember[],
  pairs: readonly JudgedPair[],
  taken: typeof assumed = assumed,
): WorldChance {
  mustBeWorld(members, pairs)
  const bounds = frechetBounds(members.map(({ chance }) => chance))
  const open = members
    .filter(({ chance }) => chance > 0 && chance < 1)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const isDrawn = bounds.highest > 0 && open.length > 0
  const values = isDrawn ? drawnChances(open, pairs, taken).toSorted() : [bounds.highest]
  const at = (share: number) => quantileOfSorted(values, share)
  const within = (value: number) => Math.min(bounds.highest, Math.max(bounds.lowest, value))
  const [low, high] = [at(0.1), at(0.9)]
  return {
    median: within(at(0.5)),
    middle80: [within(low), within(high)],
    bounds,
    held: heldBy(members, bounds, low, high),
  }
}

function heldBy(members: readonly WorldMember[], bounds: Bounds, low: number, high: number): WorldChance['held'] {
  const by = members.reduce((least, one) => (one.chance < least.chance ? one : least)).name
  if (high >= bounds.highest) return { end: 'highest', by }
  return low <= bounds.lowest ? { end: 'lowest', by } : null
}

/** One chance a draw. */
function drawnChances(
  members: readonly WorldMember[],
  pairs: readonly JudgedPair[],
  taken: typeof assumed,
): Float64Array {
  const combinations = combinationsOf(members.map(({ chance }) => chance))
  const drawnOf = members.map(({ name, chance, spread }) => {
    const centre = logOdds(probability(chance))
    return namedDraws(name, draws).map((one) => chanceOf(centre + spread * one))
  })
  const ties = tiesOf(members, pairs, taken).map(({ one, other, drawn }) => ({
    both: bothHolding(combinations, one, other),
    drawn,
  }))
  const room = combinations.weights.slice()
  return Float64Array.from({ length: draws }, (_, draw) =>
    chanceThatAllHold(
      combinations,
      drawnOf.map((drawn) => drawn[draw]!),
      ties.map(({ both, drawn }) => ({ both, logOdds: drawn[draw]! })),
      room,
    ),
  )
}

/** Of every two members, by their places, the log odds ratio of each draw. */
function tiesOf(members: readonly WorldMember[], pairs: readonly JudgedPair[], { strength, unjudged }: typeof assumed) {
  const scores = Map.groupBy(pairs, ({ one, other }) => nameOfPair(one, other))
  const point = namedDraws('strength', draws).map((one) => Math.max(0, strength.mean + strength.deviation * one))
  return members.flatMap((first, one) =>
    members.slice(one + 1).map((second, k) => {
      const name = nameOfPair(first.name, second.name)
      const said = scores.get(name)?.map(({ score }) => score)
      const drawn = said
        ? point.map((each) => each * mean(said))
        : namedDraws(name, draws).map((each) => each * unjudged)
      return { one, other: one + 1 + k, drawn }
    }),
  )
}

/** The same whichever way round it was judged. */
function nameOfPair(one: string, other: string): string {
  return [one, other].toSorted().join(' | ')
}

function mustBeWorld(members: readonly WorldMember[], pairs: readonly JudgedPair[]): void {
  const names = new Set(members.map(({ name }) => name))
  if (names.size < members.length) throw new InvalidInput('members', 'must have different names')
  members.forEach(({ spread }, place) => {
    mustBeFinite(`members[${place}].spread`, spread)
    if (spread < 0) throw new InvalidInput(`members[${place}].spread`, `must be at least 0, not ${spread}`)
  })
  pairs.forEach(({ one, other, score }, place) => {
    mustBeFinite(`pairs[${place}].score`, score)
    if (one === other || !names.has(one) || !names.has(other))
      throw new InvalidInput(`pairs[${place}]`, 'must be of two different members')
  })
}
