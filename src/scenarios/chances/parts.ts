/**
 * Which members of a world bear on each other by what they say alone, and how likely each such group is as a whole:
 * bounds and independence are of the groups. A value of 41 or more and of less than 47 in one year is one thing, and
 * its chance is not the product of the two.
 */
import { outcomesMet } from '#predictions/written.ts'
import type { Claim } from './claims.ts'
import { areApart, isUpward } from './half-line.ts'

export type Part = { members: number[]; probability: number }

/**
 * Whether two claims can never both be so: a series on both sides of a gap, two outcomes of a question, a question
 * whose condition fails, two whose conditions no outcome meets.
 */
export function areExclusive(one: Claim, other: Claim): boolean {
  if (one.about && other.about && one.about.subject === other.about.subject)
    return areApart(one.about.line, other.about.line)
  if (one.to === other.to) return one.outcome !== null && other.outcome !== null && one.outcome !== other.outcome
  return fails(one, other) || fails(other, one) || areOfOtherBranches(one, other)
}

/** `places`: of the members, which the claims are of. */
export function partsOf(claims: readonly Claim[], places: readonly number[]): Part[] {
  const groups = [...Map.groupBy([...claims.keys()], (i) => subjectOf(claims[i]!)).values()]
  const parts = groups.map((group) => ({ group, probability: chanceOfAll(group.map((i) => claims[i]!)) }))
  for (const [i, claim] of claims.entries()) {
    if (!claim.condition) continue
    const own = parts.find(({ group }) => group.includes(i))
    const bearing = parts.find(({ group }) => group.some((other) => isConditionOf(claim, claims[other]!)))
    if (!own || !bearing || own === bearing) continue
    const isFailing = bearing.group.some((other) => fails(claim, claims[other]!))
    if (!isFailing && !isAllOf(claim, own.group.length + bearing.group.length)) continue
    bearing.group.push(...own.group)
    bearing.probability = isFailing ? 0 : own.probability
    parts.splice(parts.indexOf(own), 1)
  }
  joinBranches(parts, claims)
  return parts.map(({ group, probability }) => ({
    members: group.map((i) => places[i]!).toSorted((a, b) => a - b),
    probability,
  }))
}

type Grouped = { group: number[]; probability: number }

/** What counts on one outcome and what counts on another are one part that never comes. */
function joinBranches(parts: Grouped[], claims: readonly Claim[]): void {
  for (const [i, claim] of claims.entries()) {
    const own = parts.find(({ group }) => group.includes(i))
    const other = parts.find((part) => part !== own && part.group.some((at) => areOfOtherBranches(claim, claims[at]!)))
    if (!own || !other) continue
    own.group.push(...other.group)
    own.probability = 0
    parts.splice(parts.indexOf(other), 1)
  }
}

/**
 * Whether a condition and what counts under it are told by the latter: beside others about their subjects neither is alone, and
 * of several outcomes one is not all. Then the chance of all of it is not known.
 */
function isAllOf({ condition }: Claim, claims: number): boolean {
  return claims === 2 && !condition?.or
}

function subjectOf({ about, to }: Claim): string {
  return about?.subject ?? to
}

function isConditionOf({ condition }: Claim, other: Claim): boolean {
  return condition !== null && other.outcome !== null && other.to === condition.on
}

function fails(claim: Claim, other: Claim): boolean {
  const { condition } = claim
  return condition !== null && isConditionOf(claim, other) && !outcomesMet(condition).includes(other.outcome ?? '')
}

/** Under conditions on one question of which only one can hold. */
function areOfOtherBranches({ condition: one }: Claim, { condition: other }: Claim): boolean {
  if (one === null || one.on !== other?.on) return false
  const met = outcomesMet(other)
  return !outcomesMet(one).some((outcome) => met.includes(outcome))
}

/**
 * The chance that all claims about one thing hold: of two that leave a range between them, P(A) + P(B) - 1, since one
 * of them always holds.
 */
function chanceOfAll(claims: readonly Claim[]): number {
  if (claims.some((one, i) => claims.some((other, k) => k > i && areExclusive(one, other)))) return 0
  const [up, down] = [
    claims.filter(({ about }) => !about || isUpward(about.line)),
    claims.filter(({ about }) => about && !isUpward(about.line)),
  ]
  return up.length > 0 && down.length > 0 ? Math.max(0, least(up) + least(down) - 1) : least(claims)
}

function least(claims: readonly Claim[]): number {
  return Math.min(1, ...claims.map(({ probability }) => probability))
}
