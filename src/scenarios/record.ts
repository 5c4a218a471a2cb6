/** Which members of a scenario have been decided, and until when a chance of them was a forecast. */
import type { ScenarioNumbers } from './numbers.ts'
import type { ScenarioDetails } from './scenario.ts'

export type DecidedMember = {
  /** Among the members, from 0. */
  place: number
  ref: string
  /** As its world needs it. */
  hasCome: boolean
  /** What was said from this day on is no forecast: its year is over. Null for questions, which name a day themselves. */
  until: string | null
}

/** `members`: of the scenario that the numbers were made of. */
export function decidedMembers(
  { members }: Pick<ScenarioDetails, 'members'>,
  numbers: Pick<ScenarioNumbers, 'members'>,
): DecidedMember[] {
  return numbers.members.flatMap((said, place): DecidedMember[] => {
    const member = members[place]
    if (member?.to !== said.to || said.probability === null || said.from !== 'observed') return []
    const until = 'at' in member ? `${member.at + 1}-01-01` : null
    return [{ place, ref: said.to, hasCome: said.probability === 1, until }]
  })
}
