/** What a scenario and its matrix say in words. Apart from the schemas, so that the browser needs none. */
import { comparisonWords } from '#kit/comparison-words.ts'
import { sayCounted, sayFineChance, sayQuantity, sayShort } from '#kit/numbers.ts'
import { sayBriefly } from '#series/words.ts'
import type { Member, Signpost } from './scenario.ts'
import type { CrossImpact, Descriptor, ScenarioSet } from './set.ts'

/** With fewer members a world says too little to have a chance: the less it says, the likelier it would be. */
export const leastMembers = 3

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Small counts as words: 'four'. */
export function sayCount(count: number): string {
  return small[count] ?? String(count)
}

/** '3 signposts', '1 of 3 signposts on'. */
export function saySignsOn(on: number, signposts: number): string {
  return on === 0 ? sayCounted(signposts, 'signpost') : `${on} of ${sayCounted(signposts, 'signpost')} on`
}

/**
 * '0.6 to 3.4%', or one chance where both are the same. An end too near to nought or to certainty to have a figure says
 * nothing that the other does not: 'at most 0.1%', 'at least 95.2%'.
 */
export function sayBand({ lowest, highest }: { lowest: number; highest: number }): string {
  const [low, high] = [sayFineChance(lowest), sayFineChance(highest)]
  if (low === high || high.startsWith('under')) return high
  if (low.startsWith('over')) return low
  const [hasLow, hasHigh] = [!low.startsWith('under'), !high.startsWith('over')]
  if (hasLow === hasHigh) return `${hasLow ? low.replace('%', '') : low} to ${high}`
  return hasHigh ? `at most ${high}` : `at least ${low}`
}

type Likely = { chance: number; highest: number }

/**
 * The one number for a world: 'about 1.5%', 'under 0.1%'. Where members have no chance yet, which can only lower it, the
 * upper end of its band: 'about 39% or less'.
 */
export function sayLikely({ chance, highest }: Likely, isWhole: boolean): string {
  const said = sayAbout(isWhole ? chance : highest)
  return isWhole || said.startsWith('under') || highest === 0 ? said : `${said} or less`
}

/** What stands beside that number: 'likely 14 to 31%'; 'about 22% by those of its members that have a chance'. */
export function sayBeside(likely: Likely & { lowest: number }, isWhole: boolean): string {
  return isWhole ? `likely ${sayBand(likely)}` : `${sayAbout(likely.chance)} by those of its members that have a chance`
}

function sayAbout(chance: number): string {
  const said = sayFineChance(chance)
  return said.includes(' ') || chance === 0 ? said : `about ${said}`
}

/** What must hold of the item it names: 'resolves to yes', 'at most 8,400 tonnes in 2050'. */
export function sayMember(member: Member, unit = ''): string {
  if ('outcome' in member) return `resolves to ${member.outcome}`
  return `${comparisonWords[member.comparison]} ${unit ? sayQuantity(member.threshold, unit) : sayShort(member.threshold)} in ${member.at}`
}

/** What is to be seen: 'at least 440 ppm by 2032', 'resolves to yes by 2043'. */
export function saySignpost(signpost: Signpost, unit = ''): string {
  const sign =
    'outcome' in signpost
      ? `resolves to ${signpost.outcome}`
      : `${comparisonWords[signpost.comparison]} ${sayBriefly(signpost.threshold, unit)}`
  return `${sign} by ${signpost.by}`
}

const strengths = ['has no bearing on', 'slightly', 'clearly', 'strongly'] as const

/** −3 as 'strongly hinders'. */
export function sayJudgement(judgement: number): string {
  const strength = strengths[Math.abs(judgement)] ?? 'strongly'
  return judgement === 0 ? strength : `${strength} ${judgement > 0 ? 'promotes' : 'hinders'}`
}

/** With its sign, as a matrix prints it: '+3', '−1', '0'. */
export function signOf(judgement: number): string {
  return judgement === 0 ? '0' : `${judgement > 0 ? '+' : '−'}${Math.abs(judgement)}`
}

/** A state of a set with the short name that the matrix gives it: 'B2'. */
export type Named = { key: string; code: string; title: string; descriptor: Descriptor }

/** Every state of a set in order: A1, A2, B1, ... */
export function namedStates({ descriptors }: Pick<ScenarioSet, 'descriptors'>): Named[] {
  return descriptors.flatMap((descriptor, i) =>
    descriptor.states.map(({ id, title }, k) => ({
      key: `${descriptor.id}.${id}`,
      code: `${String.fromCharCode(65 + i)}${k + 1}`,
      title,
      descriptor,
    })),
  )
}

/** A state that a world chooses, as `descriptor.state`, and what the choice is called. */
export type Choice = { state: string; title: string }

/**
 * 'No member bears on “Jobs” and “Owners”: the number says nothing of what this world chooses there.' Null where members
 * stand for every choice, or nothing is known of what they stand for.
 */
export function sayUncounted(
  parts: readonly { states: readonly string[] }[],
  choices: readonly Choice[],
): string | null {
  const standing = new Set(parts.flatMap(({ states }) => states))
  const rest = choices.filter(({ state }) => !standing.has(state)).map(({ title }) => `“${title}”`)
  if (rest.length === 0 || rest.length === choices.length) return null
  const named = rest.length < 2 ? rest.join('') : `${rest.slice(0, -1).join(', ')} and ${rest.at(-1)}`
  return `No member bears on ${named}: the number says nothing of what this world chooses there.`
}

/** Judgements by the names of their two states, for a table that asks for every pair. */
export function judgementsOf(impacts: readonly CrossImpact[]): (from: string, to: string) => number {
  const known = new Map(impacts.map(({ from, to, judgement }) => [`${from} ${to}`, judgement]))
  return (from, to) => known.get(`${from} ${to}`) ?? 0
}
