/**
 * What a world claims of each thing that it names, with its chance, so that claims about the same thing can be held
 * against each other.
 */
import { type HalfLine, oppositeOf } from './half-line.ts'
import type { Known } from '../known-world.ts'
import type { MemberChance } from './member-chance.ts'
import type { Member } from '../scenario.ts'

type Given = Extract<MemberChance, { probability: number }>

export type Claim = Pick<Given, 'to' | 'probability' | 'from' | 'model' | 'forecast' | 'given'> & {
  outcome: string | null
  /**
   * A quantity at a time of which it says that it is above or below something: `trend/131 2050`. Null where it says
   * nothing of the sort.
   */
  about: { subject: string; line: HalfLine } | null
  /** A condition without which the question does not count. */
  condition: { on: string; outcome: string; or?: string[] } | null
}

/** Null where the member has no chance. */
export function claimOf(member: Member, chance: MemberChance, known: Known): Claim | null {
  if (chance.probability === null) return null
  const condition = 'outcome' in member ? (known.predictions[member.to]?.condition ?? null) : null
  return { ...chance, outcome: 'outcome' in member ? member.outcome : null, about: aboutOf(member, known), condition }
}

/** The same claim has the same name in every world: 'prediction/12 yes', 'trend/131 2050 >= 450'. */
export function nameOfClaim({ to, outcome, about }: Claim): string {
  return outcome !== null || !about
    ? `${to} ${outcome}`
    : `${about.subject} ${about.line.comparison} ${about.line.threshold}`
}

function aboutOf(member: Member, { predictions, trends }: Known): Claim['about'] {
  if ('outcome' in member) return aboutYesOrNo(predictions[member.to], member.outcome)
  const at = trends[member.to]?.at[member.at]?.at ?? member.at
  return { subject: `${member.to} ${at}`, line: { comparison: member.comparison, threshold: member.threshold } }
}

/** A question that a series decides, or that asks whether something happens by a year. */
function aboutYesOrNo(known: Known['predictions'][string] | undefined, outcome: string): Claim['about'] {
  const yes = known && !known.condition ? aboutYes(known) : null
  if (!yes || outcome === 'yes') return yes
  return outcome === 'no' ? { subject: yes.subject, line: oppositeOf(yes.line) } : null
}

function aboutYes({ automatic, deadline }: NonNullable<Known['predictions'][string]>): Claim['about'] {
  if (!automatic) return deadline && { subject: deadline.subject, line: { comparison: '<=', threshold: deadline.by } }
  const { trend, at, comparison, threshold } = automatic
  return { subject: `${trend} ${at}`, line: { comparison, threshold } }
}
