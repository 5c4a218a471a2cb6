/** What holds a world down that is the answer. */
import { labelOf, reader, titleOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import { amount, named, sentence } from '../sentence.ts'
import type { ScenarioView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'

/**
 * What keeps a world that is the answer from being likelier: the least likely of what it needs, and what its bound
 * would be without that.
 */
export function worldsHeld(w: Writing, { worlds }: Answer): Sentence[] {
  return worlds.slice(0, 2).flatMap((world): Sentence[] => {
    const parts = world.numbers?.chance?.parts ?? []
    const least = parts.reduce((found, one, i) => (one.probability < (parts[found]?.probability ?? 1) ? i : found), 0)
    const place = parts[least]?.members[0] ?? -1
    const member = [...w.predictions, ...w.trends].find(({ ref }) => ref === world.details.members[place]?.to)
    const others = otherParts(w, world, place)
    if (!member || others.length === 0) return []
    const held = reader(w, world)(
      `numbers.chance.parts.${least}.probability`,
      'chance of a part of what it needs',
      'chance',
    )
    const next = w.table.compute('lowest', others, {
      title: `${world.item.label}, most that all else that it needs allows`,
      unit: 'chance',
    })
    return [
      sentence`What holds ${named(titleOf(w, world))} down is what it needs of ${named(labelOf(w, member))}, at ${amount(held)}; were that certain, all else would leave it at most ${amount(next)}.`,
    ]
  })
}

/** Chances of all that a world needs beside the member at a place. */
function otherParts(w: Writing, world: ScenarioView, place: number): Evidence[] {
  return (world.numbers?.chance?.parts ?? []).flatMap(({ members }, i) =>
    members.includes(place)
      ? []
      : [reader(w, world)(`numbers.chance.parts.${i}.probability`, 'chance of a part of what it needs', 'chance')],
  )
}
