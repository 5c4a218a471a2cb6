/** How the answer moves the bounds of the worlds that need it, and what holds a world down that is the answer. */
import { chanceOf, labelOf, reader, titleOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import { amount, named, type Phrase, sentence } from '../sentence.ts'
import type { PredictionView, ScenarioView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'
import { notYet } from './what-is-left.ts'

/**
 * A world that needs the answer can become likelier once that has come, by as much as all else that it needs allows;
 * where it has not come, the world is ruled out.
 */
export function worldsMoved(w: Writing, answer: Answer): Sentence[] {
  const view = answer.prediction
  const chance = view && chanceOf(w, view)
  if (!view || !chance) return []
  return w.scenarios.flatMap((world) => worldMoved(w, world, view, chance)).slice(0, 2)
}

function worldMoved(w: Writing, world: ScenarioView, view: PredictionView, chance: Evidence): Sentence[] {
  const place = world.details.members.findIndex(({ to }) => to === view.ref)
  const isYes = needsYes(world, place)
  const high = w.table.read(world, 'numbers.chance.highest', {
    title: `${world.item.label}, most that its members allow`,
    unit: 'chance',
  })
  if (isYes === null || !high) return []
  const needed = isYes ? chance : notYet(w, view, chance)
  const others = otherParts(w, world, place)
  if (!(Number(needed.value) > 0) || others.length === 0 || Number(high.value) < 0.01) return []
  const most = w.table.compute('most-if', [needed, ...others], {
    title: `${world.item.label}, most that is left once it is known that the answer is ${isYes ? 'yes' : 'no'}`,
    unit: 'chance',
  })
  return amount(most).text === amount(high).text ? [] : [movedWords(named(titleOf(w, world)), { high, most, isYes })]
}

/** Whether the world needs a yes or a no at that place; null where it needs something else. */
function needsYes({ details }: ScenarioView, place: number): boolean | null {
  const member = details.members[place]
  if (!member || !('outcome' in member) || !['yes', 'no'].includes(member.outcome)) return null
  return member.outcome === 'yes'
}

function movedWords(name: Phrase, { high, most, isYes }: { high: Evidence; most: Evidence; isYes: boolean }): Sentence {
  if (Number(most.value) >= 1)
    return sentence`${name}, at most at ${amount(high)} now, is ruled out where this ${isYes ? 'fails' : 'comes true'}; where it does not, nothing else that is known keeps it from ${amount(most)}.`
  const [so, otherwise] = isYes ? ['came true', 'did not'] : ['did not come true', 'did']
  return sentence`If it ${so}, all else would leave ${name} at most ${amount(most)}, where it is at most ${amount(high)} now; if it ${otherwise}, that world is ruled out.`
}

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
