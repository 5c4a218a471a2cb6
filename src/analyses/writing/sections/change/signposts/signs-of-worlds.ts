/** What the worlds that are the answer watch for. */
import { chanceOf, reader, titleOf } from '../../../facts.ts'
import type { Evidence } from '../../../../report/evidence.ts'
import { amount, named, sentence, when } from '../../../sentence.ts'
import type { ScenarioView } from '../../../views.ts'
import type { Answer, Writing } from '../../../writing.ts'
import type { Post } from './post.ts'

/** What worlds that are the answer watch for; what one watches that only counts on it tells nothing of the answer. */
export function signsOfWorlds(w: Writing, answer: Answer | null): Post[] {
  const worlds = answer?.worlds ?? []
  return worlds.flatMap((view) => view.details.signposts.flatMap((_, i) => signOf(w, view, i)))
}

function signOf(w: Writing, world: ScenarioView, place: number): Post[] {
  const sign = world.details.signposts[place]
  const read = reader(w, world)
  const chance = sign && ('outcome' in sign ? chanceOfOutcome(w, sign) : chanceOfValue(w, sign))
  if (!sign || !chance || Number(chance.value) <= 0.01 || Number(chance.value) >= 0.99) return []
  const [title, by] = [
    read(`details.signposts.${place}.title`, 'a sign'),
    read(`details.signposts.${place}.by`, 'by when', 'year'),
  ]
  return [
    {
      sentence: sentence`A sign of ${named(titleOf(w, world))} would be ${named(title)} by ${when(by)}, with a chance of ${amount(chance)}.`,
      what: title,
      item: world.ref,
      level: null,
      until: by,
      chance,
      at: String(sign.by),
    },
  ]
}

function chanceOfOutcome(w: Writing, { watch, outcome }: { watch: string; outcome: string }): Evidence | null {
  const view = w.predictions.find(({ ref }) => ref === watch)
  const chance = view && !view.details.outcome ? chanceOf(w, view) : null
  if (!view || !chance || !['yes', 'no'].includes(outcome)) return null
  return outcome === 'yes'
    ? chance
    : w.table.compute('chance-not', [chance], { title: `${view.item.label}: no`, unit: 'chance' })
}

type Value = { watch: string; comparison: string; threshold: number; by: number }

/** By the projection for that year. */
function chanceOfValue(w: Writing, { watch, comparison, threshold, by }: Value): Evidence | null {
  const view = w.trends.find(({ ref }) => ref === watch)
  if (!view) return null
  const towards = comparison.startsWith('>') ? 'up' : 'down'
  const met = view.numbers?.crossings ?? []
  const place = met.findIndex((one) => one.value === threshold && one.state === 'ahead' && one.towards === towards)
  const step = met[place]?.by.find(({ at }) => Number(at.slice(0, 4)) === by)
  if (!step) return null
  return reader(w, view)(
    `numbers.crossings.${place}.by.${step.at}.chance`,
    `chance to have met ${threshold} by ${step.at}`,
    'chance',
  )
}
