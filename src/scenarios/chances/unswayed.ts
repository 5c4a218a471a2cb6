/**
 * The numbers of a scenario for whoever hides what people forecast: without the chances that are made of it. A world's own
 * chance lies between those of its members, so that with one of these missing none is told.
 */
import type { ScenarioNumbers } from '../numbers.ts'

type Member = ScenarioNumbers['members'][number]
type IsHidden = (ref: string) => boolean

export function unswayed(numbers: ScenarioNumbers, isHidden: IsHidden): ScenarioNumbers {
  const members = numbers.members.map((member) => memberShown(member, isHidden))
  const isWhole = members.every((member, i) => member === numbers.members[i])
  const siblings = numbers.siblings.map((world) =>
    isHidden(world.item) ? { ...world, chance: null, isHidden: true as const } : world,
  )
  const isSetWhole = isWhole && siblings.every((world, i) => world === numbers.siblings[i])
  return {
    ...numbers,
    members,
    chance: isWhole ? numbers.chance : null,
    // What else does not fit names chances; of some it is not said whose these are.
    incoherences: numbers.incoherences.filter(
      ({ kind }) => kind === 'exclusive' || (isSetWhole && kind !== 'conditional'),
    ),
    siblings,
    noneOfThese: isSetWhole ? numbers.noneOfThese : null,
  }
}

function memberShown(member: Member, isHidden: IsHidden): Member {
  if (member.probability === null) return member
  const { to, version, from, given } = member
  const isSaid = (from === 'crowd' && isHidden(to)) || (given !== undefined && isHidden(given.on))
  return isSaid ? { to, version, probability: null, why: 'forecast-first' } : member
}
