/** The numbers of a scenario, from what was gathered for them. */
import { frechetBounds, independentChance } from '#engine/networks/scenario-bounds.ts'
import { type Claim, claimOf } from './chances/claims.ts'
import { consistencyOf } from './consistency.ts'
import { conditionalIncoherences } from './chances/conditions.ts'
import { forecastsAgainstModels, pairIncoherences } from './chances/incoherences.ts'
import { type Chancing, type Known, type ScenarioInput, scenarioInput, type World } from './known-world.ts'
import { memberChance, type MemberChance } from './chances/member-chance.ts'
import type { Incoherence, ScenarioNumbers } from './numbers.ts'
import { partsOf } from './chances/parts.ts'
import { type ChancedWorld, differencesOf, noneOf } from './chances/worlds-together.ts'

export function computeScenarioNumbers(input: unknown): ScenarioNumbers {
  const known = scenarioInput.parse(input)
  const { own, set } = known
  if (!own) return { members: [], chance: null, incoherences: [], consistency: null, siblings: [], noneOfThese: null }
  const members = own.members.map((member) => memberChance(member, known))
  const chance = chanceOf(own, members, known)
  const siblings = known.siblings.map((world) => chanced(world, known))
  const left =
    known.isWhole && known.isOfSet ? noneOf([{ ...own, chance: chance && boundIn(chance, own) }, ...siblings]) : null
  const isImpossible = left !== null && 'kind' in left
  return {
    members,
    chance,
    incoherences: [...incoherencesOf(own, members, known), ...(isImpossible ? [left] : [])],
    consistency: set && consistencyOf(set, own.states),
    siblings: siblings.map((world) => ({
      item: world.item,
      version: world.version,
      differs: differencesOf(own, world, set?.descriptors.map(({ id }) => id) ?? []),
      chance: world.chance && { lowest: world.chance.lowest, highest: world.chance.highest },
    })),
    noneOfThese: isImpossible ? null : left,
  }
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

function chanceOf(world: World, chances: readonly MemberChance[], known: Chancing): ScenarioNumbers['chance'] {
  const { claims, places } = claimsOf(world, chances, known)
  // Whatever says less is likelier: a world of one member would beat every world that says something.
  if (world.members.length < known.leastMembers || claims.length === 0) return null
  const parts = partsOf(claims, places)
  const each = parts.map(({ probability }) => probability)
  return { counted: claims.length, parts, ...frechetBounds(each), independent: independentChance(each).probability }
}

function chanced(world: World, known: Chancing): ChancedWorld {
  const chances = world.members.map((member) => memberChance(member, known))
  const chance = chanceOf(world, chances, known)
  return { ...world, chance: chance && boundIn(chance, world) }
}

function boundIn({ counted, lowest, highest }: NonNullable<ScenarioNumbers['chance']>, { members }: World) {
  return { lowest, highest, isWhole: counted === members.length }
}

function incoherencesOf(own: World, chances: readonly MemberChance[], known: ScenarioInput): Incoherence[] {
  const { claims } = claimsOf(own, chances, known)
  const predictions = [...own.members.filter((member) => 'outcome' in member).map(({ to }) => to), ...known.linked]
  return [
    ...pairIncoherences(claims),
    ...conditionalIncoherences([...new Set(predictions)], known.predictions),
    ...forecastsAgainstModels(claims),
  ]
}
