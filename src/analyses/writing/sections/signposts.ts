/**
 * What to watch, until when, and how likely it is: values that matter, questions that resolve before the answer is due,
 * and the signs of the worlds it belongs to.
 */
import { chanceOf, labelOf, reader, titleOf, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, named, type Phrase, plainly, sentence, when } from '../sentence.ts'
import { isAbout, tieTo } from '../../dossier/near.ts'
import type { Block, Sentence } from '../../report/report.ts'
import type { PredictionView, ScenarioView, TrendView } from '../views.ts'
import { memberOf } from '../worlds.ts'
import type { Answer, Writing, Written } from '../writing.ts'
import { driversOf } from './drivers.ts'

type Post = { sentence: Sentence; what: Evidence; item: string; until: Evidence; chance: Evidence; at: string }

const mostShown = 8
const mostSaid = 3

export function writeSignposts(w: Writing, answer: Answer | null): Written {
  const all = [...crossings(w, answer), ...questions(w, answer), ...signsOfWorlds(w, answer)]
  // What resolves soonest is the first to tell.
  const posts = all
    .filter(isFirst)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(0, mostShown)
  if (posts.length === 0) return { sentences: [], blocks: [] }
  const rows = posts.map(({ what, item, until, chance }) => [
    cell(what, amount(what).text, item),
    cell(until, when(until).text),
    cell(chance, amount(chance).text),
  ])
  // Nothing is learnt from what is as good as certain.
  const telling = posts.toSorted((a, b) => doubt(b) - doubt(a)).slice(0, mostSaid)
  return {
    sentences: posts.filter((post) => telling.includes(post)).map((post) => post.sentence),
    blocks: [{ type: 'table', title: 'What to watch', columns: ['Watch', 'Until', 'Chance'], rows } satisfies Block],
  }
}

const doubt = ({ chance }: Post) => -Math.abs(Number(chance.value) - 0.5)

function cell(evidence: Evidence, text: string, item: string | null = null) {
  return { text, item, evidence: evidence.id }
}

/** What a world watches is often a question of its own as well. */
function isFirst({ chance }: Post, i: number, all: readonly Post[]): boolean {
  return all.findIndex((other) => restsOn(other.chance) === restsOn(chance)) === i
}

const isDueBy = (year: number | null | undefined, at: string) => !year || Number(at.slice(0, 4)) <= year

/** That it does not come rests on the chance that it does. */
const restsOn = ({ id, formula, inputs }: Evidence) => (formula === 'chance-not' ? inputs[0] : id)

/**
 * Values of the trends that are neither met nor out of reach, with the chance to have met them by the year of the
 * answer.
 */
function crossings(w: Writing, answer: Answer | null): Post[] {
  const near = answer?.trend ? [answer.trend] : driversOf(w, answer).slice(0, 2)
  return near.flatMap((view) =>
    (view.numbers?.crossings ?? []).flatMap(({ state, by, value }, i): Post[] => {
      const wanted = by.findLast(({ at }) => isDueBy(answer?.year, at))
      const isOpen = state === 'ahead' && wanted && wanted.chance >= 0.02 && wanted.chance <= 0.98
      return isOpen && value !== answer?.threshold?.value ? crossing(w, view, i, wanted.at) : []
    }),
  )
}

/** Shorter ones only repeat the value. */
const shortestMeaning = 20

function crossing(w: Writing, view: TrendView, place: number, by: string): Post[] {
  const read = reader(w, view)
  const field = `numbers.crossings.${place}`
  const value = read(`${field}.value`, 'a value that matters', unitOf(view))
  const chance = read(`${field}.by.${by}.chance`, 'chance to have met it', 'chance')
  const until = read(`${field}.by.${by}.at`, 'by when', 'day')
  const label = view.details.thresholds[place]?.label ?? ''
  const meaning =
    label.length >= shortestMeaning ? read(`details.thresholds.${place}.label`, 'what the value means') : null
  return [
    {
      sentence: sentence`By its projection, ${plainly(labelOf(w, view))} will have met ${amount(value)}${noteOf(meaning)} at least once by ${when(until)} with a chance of ${amount(chance)}.`,
      what: meaning ?? labelOf(w, view),
      item: view.ref,
      until,
      chance,
      at: by,
    },
  ]
}

/** What the value means, without the value itself, with which many a meaning begins. */
function noteOf(meaning: Evidence | null): Phrase {
  const text = String(meaning?.value ?? '')
  const start = /^\d/.test(text) ? text.search(/[:,](?!\d)/) : -2
  if (!meaning || start === -1) return ''
  return [' (', { kind: 'quote', text: text.slice(start + 2).trim(), evidence: meaning }, ')']
}

/** Questions that resolve before the year of the answer, and are tied to it or about it. */
function questions(w: Writing, answer: Answer | null): Post[] {
  return w.predictions.flatMap((view): Post[] => {
    const chance = chanceOf(w, view)
    if (!chance || !isOpenBefore(view, answer) || !isNear(w, view, answer)) return []
    const until = reader(w, view)('details.resolves', 'day on which it resolves', 'day')
    const said = sentence`${named(titleOf(w, view))} resolves by ${when(until)}, and its chance is ${amount(chance)}.`
    return [{ sentence: said, what: labelOf(w, view), item: view.ref, until, chance, at: view.details.resolves }]
  })
}

function isOpenBefore(view: PredictionView, answer: Answer | null): boolean {
  const { outcome, condition, closes } = view.details
  return (
    view !== answer?.prediction && !outcome && !condition && (!answer?.year || Number(closes.slice(0, 4)) < answer.year)
  )
}

function isNear(w: Writing, view: PredictionView, answer: Answer | null): boolean {
  return isAbout(w, view.item) || !['see-also', null].includes(tieTo(view, answer)) || isKin(view, answer)
}

/** The same question for another year, or on the same series. */
function isKin({ details }: PredictionView, answer: Answer | null): boolean {
  const own = answer?.prediction?.details
  const isFamily = details.group !== undefined && details.group.id === own?.group?.id
  return isFamily || (details.automatic !== undefined && details.automatic.trend === answer?.trend?.ref)
}

/** What the worlds that bear on the answer watch for. */
function signsOfWorlds(w: Writing, answer: Answer | null): Post[] {
  const worlds = w.scenarios.filter((view) => answer?.worlds.includes(view) || memberOf(view, answer) >= 0)
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
