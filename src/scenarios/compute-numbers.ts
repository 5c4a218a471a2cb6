/** The numbers of a scenario, from what was gathered for them. */
import { frechetBounds, independentChance } from '#engine/networks/scenario-bounds.ts'
import { type Claim, claimOf } from './chances/claims.ts'
import { consistencyOf } from './consistency.ts'
import { conditionalIncoherences } from './chances/conditions.ts'
import { doubtedProjections, forecastsAgainstModels, pairIncoherences } from './chances/incoherences.ts'
import { type Chancing, type Known, type ScenarioInput, scenarioInput, type World } from './known-world.ts'
import { likelyOf } from './chances/likely.ts'
import { memberChance, type MemberChance } from './chances/member-chance.ts'
import type { Incoherence, ScenarioNumbers } from './numbers.ts'
import { partsOf } from './chances/parts.ts'
import { stateOf } from './chances/stands-for.ts'
import { type ChancedWorld, differencesOf, noneOf } from './chances/worlds-together.ts'

export function computeScenarioNumbers(input: unknown): ScenarioNumbers {
  const known = scenarioInput.parse(input)
  const { own, set } = known
  const watching = { ...known.signs, signsOn: known.signs.signs.filter(({ isOn }) => isOn).length }
  if (!own) return { ...nothing, ...watching }
  const members = own.members.map((member) => memberChance(member, known))
  const chance = chanceOf(own, members, known)
  const siblings = known.siblings.map((world) => chanced(world, known))
  const { left, incoherences: ofSet } =
    known.isWhole && known.isOfSet
      ? noneOf([{ ...own, chance: chance && briefly(chance, own) }, ...siblings])
      : { left: null, incoherences: [] }
  return {
    members,
    ...watching,
    chance,
    incoherences: [...incoherencesOf(own, members, known), ...ofSet],
    consistency: set && consistencyOf(set, own.states),
    siblings: siblings.map((world) => ({
      item: world.item,
      version: world.version,
      differs: differencesOf(own, world, set?.descriptors.map(({ id }) => id) ?? []),
      chance: world.chance,
    })),
    noneOfThese: left,
  }
}

const nothing = {
  members: [],
  chance: null,
  incoherences: [],
  consistency: null,
  siblings: [],
  noneOfThese: null,
}

/** The claims of those members that have a chance, with the members' places. */
function claimsOf(
  { members }: World,
  chances: readonly MemberChance[],
  known: Known,
): { claims: Claim[]; places: number[] } {
  const all = members.flatMap((member, place) => {
    const claim = chances[place] && claimOf(member, chances[place], known)
    return claim ? [{ claim, place }] : []
  })
  return { claims: all.map(({ claim }) => claim), places: all.map(({ place }) => place) }
}

type Chance = NonNullable<ScenarioNumbers['chance']>

function chanceOf(
  world: World,
  chances: readonly MemberChance[],
  known: Chancing,
): (Chance & { likely: NonNullable<Chance['likely']> }) | null {
  const { claims, places } = claimsOf(world, chances, known)
  // Whatever says less is likelier: a world of one member would beat every world that says something.
  if (world.members.length < known.leastMembers || claims.length === 0) return null
  const { set } = known
  const parts = partsOf(claims, places).map((part) => {
    const its = part.members.map((place) => claims[places.indexOf(place)]!)
    const states = set ? its.flatMap((claim) => stateOf(claim, world.states, set) ?? []) : []
    return { ...part, claims: its, states: [...new Set(states)] }
  })
  const each = parts.map(({ probability }) => probability)
  return {
    counted: claims.length,
    parts: parts.map(({ members, probability, states }) => ({ members, probability, states })),
    ...frechetBounds(each),
    independent: independentChance(each).probability,
    likely: likelyOf(parts, set),
  }
}

function chanced(world: World, known: Chancing): ChancedWorld {
  const chances = world.members.map((member) => memberChance(member, known))
  const chance = chanceOf(world, chances, known)
  return { ...world, chance: chance && briefly(chance, world) }
}

/** As its set has to know it. */
function briefly(
  { counted, lowest, highest, likely }: NonNullable<ReturnType<typeof chanceOf>>,
  { members }: World,
): NonNullable<ChancedWorld['chance']> {
  const { chance, lowest: low, highest: high } = likely
  return { lowest, highest, likely: { chance, lowest: low, highest: high }, isWhole: counted === members.length }
}

function incoherencesOf(own: World, chances: readonly MemberChance[], known: ScenarioInput): Incoherence[] {
  const { claims } = claimsOf(own, chances, known)
  const predictions = [...own.members.filter((member) => 'outcome' in member).map(({ to }) => to), ...known.linked]
  return [
    ...pairIncoherences(claims),
    ...conditionalIncoherences([...new Set(predictions)], known.predictions),
    ...forecastsAgainstModels(claims),
    ...doubtedProjections(claims),
  ]
}
