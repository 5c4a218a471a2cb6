/** Which state of its set a claim stands for, so that what is judged of states can be said of claims. */
import { type Claim, nameOfClaim } from './claims.ts'
import { areApart, isUpward } from './half-line.ts'
import type { KnownSet, World } from '../known-world.ts'

/**
 * As `descriptor.state`, or null where it stands for none. What the set says of the claim's item goes first; else it is
 * a state that is bound to the claim's series and not at odds with it: the one that the world chooses, or the only one.
 */
export function stateOf(claim: Claim, states: World['states'], { readings, bound }: KnownSet): string | null {
  const read = readings.find(({ to, as }) => to === claim.to && as === readAs(claim))
  if (read) return read.state
  const fitting = bound.filter((one) => isFitting(claim, one)).map(({ state }) => state)
  const chosen = fitting.find((state) => Object.entries(states).some((pair) => pair.join('.') === state))
  return chosen ?? (fitting.length === 1 ? fitting[0]! : null)
}

function readAs({ outcome, about }: Claim): string | null {
  if (outcome !== null) return outcome
  return about && (isUpward(about.line) ? 'high' : 'low')
}

function isFitting({ about }: Claim, { trend, comparison, threshold }: KnownSet['bound'][number]): boolean {
  return about !== null && about.subject.startsWith(`${trend} `) && !areApart(about.line, { comparison, threshold })
}

type Standing = { name: string; states: readonly string[] }

/** Two claims that stand for one state, or for two of which only one can be, as if that were judged strongly. */
const ofOneDescriptor = 3

/**
 * What the judgements of a set say of every two parts of a world: those of one state on the other, both ways together.
 * Parts of several states have several; parts of which nothing is said have none.
 *
 * A judgement is of two states, however many parts stand for them: it is said once, so each of their pairs has its share.
 * Of three parts that stand for one state and one that stands for another each pair has a third; and the three are tied
 * by two strong judgements among their three pairs, as the links of a chain would tie them.
 */
export function judgedPairs(parts: readonly Standing[], { impacts }: KnownSet) {
  const standingFor = (state: string) => parts.filter(({ states }) => states.includes(state)).length
  return parts.flatMap((one, i) =>
    parts.slice(i + 1).flatMap((other) =>
      one.states.flatMap((state) =>
        other.states.flatMap((beside) => {
          const score = scoreOf(state, beside, impacts)
          const [here, there] = [standingFor(state), standingFor(beside)]
          const share = state === beside ? 2 / here : 1 / (here * there)
          return score === null ? [] : [{ one: one.name, other: other.name, score: score * share }]
        }),
      ),
    ),
  )
}

function scoreOf(one: string, other: string, impacts: KnownSet['impacts']): number | null {
  if (one === other) return ofOneDescriptor
  if (one.split('.')[0] === other.split('.')[0]) return -ofOneDescriptor
  const said = impacts.filter(({ from, to }) => (from === one && to === other) || (from === other && to === one))
  return said.length === 0 ? null : said.reduce((sum, { judgement }) => sum + judgement, 0)
}

/** What a part of a world is called, whatever else the world holds. */
export function nameOfPart(claims: readonly Claim[]): string {
  return claims.map(nameOfClaim).toSorted().join(' and ')
}
