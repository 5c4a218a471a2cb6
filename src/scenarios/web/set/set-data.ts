/** What the loader of the route hands to the page of a set. */
import type { ScenarioSet } from '../../set.ts'
import type { ToldWorld } from '../../told-world.ts'

export type SetData = { set: ScenarioSet; worlds: ToldWorld[] }
