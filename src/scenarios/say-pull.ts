/** Why a world does not hold together, in sentences. Free of schemas, so that the browser needs none. */
import { signOf } from './words.ts'
import type { ScenarioNumbers } from './numbers.ts'

type Pull = NonNullable<ScenarioNumbers['consistency']>['pulls'][number]
type Titled = { id: string; title: string }
/** A set's descriptors and their states, as people call them. */
type Descriptors = readonly (Titled & { states: readonly Titled[] })[]

export type SaidPull = {
  /** 'Warming by 2050: “Below 2 °C” is chosen, but the other choices together favour “About 2 °C or more” by 3.' */
  sentence: string
  /** What speaks for the other state, the strongest first: '“High emissions” (Fossil emissions) +3'. */
  towards: string[]
  /** What speaks for the chosen state. */
  against: string[]
}

export function sayPull(
  { descriptor, chosen, towards, excess, contributions }: Pull,
  descriptors: Descriptors,
): SaidPull {
  const titleOf = (id: string) => descriptors.find((one) => one.id === id)?.title ?? id
  const stateOf = (its: string, id: string) =>
    `“${descriptors.find((one) => one.id === its)?.states.find((state) => state.id === id)?.title ?? id}”`
  const say = (one: Pull['contributions'][number]) =>
    `${stateOf(one.descriptor, one.state)} (${titleOf(one.descriptor)}) ${signOf(one.pull)}`
  return {
    sentence: `${titleOf(descriptor)}: ${stateOf(descriptor, chosen)} is chosen, but the other choices together favour ${stateOf(descriptor, towards)} by ${excess}.`,
    towards: contributions.filter(({ pull }) => pull > 0).map(say),
    against: contributions.filter(({ pull }) => pull < 0).map(say),
  }
}
