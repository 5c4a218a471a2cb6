/** Where a scenario stands: how likely its world is, and which of its signposts are on. */
import type { Stand } from '#items/moves/stand.ts'
import type { ScenarioNumbers } from './numbers.ts'

export function standOf(numbers: ScenarioNumbers | null): Stand | null {
  if (!numbers) return null
  const on = numbers.signs.filter(({ isOn }) => isOn).map(({ title }) => title)
  return { of: 'world', chance: numbers.chance?.likely?.chance ?? null, on }
}
