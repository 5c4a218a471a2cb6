/**
 * What would move the answer, and what the answer would move: conditional forecasts, a nearer deadline that passes, the worlds that count on it, the height of the bar,
 * and other paces. Where nothing can be computed, that is said.
 */
import { chanceOf, inYear, labelOf, lastOf, reader, roughly, stepOf, titleOf, unitOf, yearOf, yearRead } from '../facts.ts'
import type { Evidence } from '../evidence.ts'
import { amount, connect, listed, named, plainly, sentence, when, type Phrase } from '../sentence.ts'
import { yearsBefore } from '../pace.ts'
import type { Block, Sentence } from '../report.ts'
import type { PredictionView, ScenarioView } from '../views.ts'
import { type Answer, shown, type Writing, type Written } from '../writing.ts'

export function writeSensitivity(w: Writing, answer: Answer | null): Written {
  if (!answer) return { sentences: [connect('no-sensitivity')], blocks: [] }
  const moved = answer.prediction ? conditionals(w, answer.prediction) : []
  const implied = [...moved.map((one) => one.sentence), ...ifNotBy(w, answer), ...worldsMoved(w, answer)]
  const sentences = [...implied, ...(implied.length > 0 ? [connect('not-causal')] : []), ...otherBars(w, answer), ...otherPaces(w, answer)]
  const rows = moved.map(({ row }) => row)
  return {
    sentences: sentences.length > 0 ? sentences : [connect('no-sensitivity')],
    blocks: rows.length > 0 ? [{ type: 'tornado', title: 'If it came true, and if it did not', rows }] : [],
  }
}

type Moved = { sentence: Sentence; row: Extract<Block, { type: 'tornado' }>['rows'][number] }

/** P(B|A) with P(A) and P(B) gives P(B|not A), by total probability. */
function conditionals(w: Writing, of: PredictionView): Moved[] {
  return w.predictions.flatMap((view): Moved[] => {
    const { condition } = view.details
    const on = w.predictions.find(({ ref }) => ref === condition?.on)
    return on && condition?.outcome === 'yes' && isConditionalOf(view, of) ? ifTrueOrNot(w, of, on, view) : []
  })
}

function ifTrueOrNot(w: Writing, of: PredictionView, on: PredictionView, conditional: PredictionView): Moved[] {
  const [given, said, plain] = [chanceOf(w, on), chanceOf(w, conditional), chanceOf(w, of)]
  if (!given || !said || !plain || Number(given.value) >= 1) return []
  const otherwise = w.table.compute('chance-otherwise', [plain, given, said], {
    title: `${of.item.label}, if ${on.item.label} fails`,
    unit: 'chance',
  })
  return [
    {
      sentence: sentence`${named(labelOf(w, of))} stands at ${amount(plain)}; it would stand at ${amount(said)} if ${named(labelOf(w, on))} (${amount(given)}) came true, and at ${amount(otherwise)} if it did not.`,
      row: { label: on.item.label, item: on.ref, ifTrue: shown(said), ifFalse: shown(otherwise) },
    },
  ]
}

/** The same question with a condition: linked to it, on something else, and closing in the same year. */
function isConditionalOf({ ref, item, details }: PredictionView, of: PredictionView): boolean {
  const isLinked = item.links.some(({ to }) => to === of.ref) || of.item.links.some(({ to }) => to === ref)
  const isPlain = !of.details.condition && of.details.question.type === 'binary' && details.condition?.on !== of.ref
  return isLinked && isPlain && details.closes.slice(0, 4) === of.details.closes.slice(0, 4)
}

/** What has not come by a nearer deadline: less is left for the later one. Only of what can come but once. */
function ifNotBy(w: Writing, { prediction: view }: Answer): Sentence[] {
  if (!view || !isDeadline(view)) return []
  const earlier = w.predictions
    .filter((one) => isDeadline(one) && one.details.group?.id === view.details.group?.id && yearOf(one) < yearOf(view) && isSameBut(one, view))
    .toSorted((a, b) => yearOf(b) - yearOf(a))[0]
  const [first, whole] = [earlier && chanceOf(w, earlier), chanceOf(w, view)]
  if (!earlier || !first || !whole || Number(first.value) >= Number(whole.value)) return []
  const left = w.table.compute('chance-still', [first, whole], {
    title: `${view.item.label}, if not by ${yearOf(earlier)}`,
    unit: 'chance',
  })
  return [
    sentence`If it has not come by ${inYear(yearRead(w, earlier))}, which is likely at ${amount(notYet(w, earlier, first))}, ${amount(left)} is left for ${inYear(yearRead(w, view))} instead of ${amount(whole)}.`,
  ]
}

function notYet(w: Writing, { item }: PredictionView, chance: Evidence): Evidence {
  return w.table.compute('chance-not', [chance], { title: `${item.label}: no`, unit: 'chance' })
}

/** 'by the end of 2050': what has come by 2040 has come by then. */
function isDeadline({ item, details }: PredictionView): boolean {
  return /\bby\b/.test(item.title) && !details.condition && !details.automatic && details.question.type === 'binary'
}

const isSameBut = (one: PredictionView, other: PredictionView) =>
  one.item.title.replaceAll(String(yearOf(one)), '') === other.item.title.replaceAll(String(yearOf(other)), '')

/** A world that needs the answer can become likelier once that has come, by as much as all else that it needs allows; where it has not come, the world is ruled out. */
function worldsMoved(w: Writing, answer: Answer): Sentence[] {
  const view = answer.prediction
  const chance = view && chanceOf(w, view)
  if (!view || !chance) return []
  return w.scenarios.flatMap((world) => worldMoved(w, world, view, chance)).slice(0, 2)
}

function worldMoved(w: Writing, world: ScenarioView, view: PredictionView, chance: Evidence): Sentence[] {
  const place = world.details.members.findIndex(({ to }) => to === view.ref)
  const member = world.details.members[place]
  const high = w.table.read(world, 'numbers.chance.highest', { title: `${world.item.label}, most that its members allow`, unit: 'chance' })
  if (!member || !('outcome' in member) || !['yes', 'no'].includes(member.outcome) || !high) return []
  const needed = member.outcome === 'yes' ? chance : notYet(w, view, chance)
  const others = otherParts(w, world, place)
  if (!(Number(needed.value) > 0) || others.length === 0 || Number(high.value) < 0.01) return []
  const most = w.table.compute('most-if', [needed, ...others], {
    title: `${world.item.label}, most that is left once it is known that the answer is ${member.outcome}`,
    unit: 'chance',
  })
  if (amount(most).text === amount(high).text || Number(most.value) >= 1) return []
  const name = named(titleOf(w, world))
  const [so, otherwise] = member.outcome === 'yes' ? ['came true', 'did not'] : ['did not come true', 'did']
  return [sentence`If it ${so}, ${name} could be as likely as ${amount(most)}, not only ${amount(high)}; if it ${otherwise}, that world is ruled out.`]
}

/** Chances of all that a world needs beside the member at a place. */
function otherParts(w: Writing, world: ScenarioView, place: number): Evidence[] {
  return (world.numbers?.chance?.parts ?? []).flatMap(({ members }, i) =>
    members.includes(place) ? [] : [reader(w, world)(`numbers.chance.parts.${i}.probability`, 'chance of a part of what it needs', 'chance')],
  )
}

/** The same projection asked about the edges of its own 80 % band. */
function otherBars(w: Writing, answer: Answer): Sentence[] {
  const { trend, threshold, year } = answer
  const step = trend && year !== null ? stepOf(w, trend, year) : null
  const formula = sideOf(answer)
  if (!trend || !step || !threshold || !formula) return []
  const at = String(step.at.value)
  const read = reader(w, trend)
  const [point, bounds] = [read(`numbers.projection.${at}`, `the step ${at} of the projection`), read('numbers.projection.bounds', 'what bounds it')]
  const chances = [step.low, step.high].map((bar): Phrase => {
    const chance = w.table.compute(formula, [bar, point, bounds], { title: `${trend.item.label}, chance with the bar moved`, unit: 'chance' })
    return ['a bar at ', roughly(bar), ' would have ', amount(chance)]
  })
  return [sentence`By the projection alone the height of the bar decides: ${listed(chances)}.`]
}

function sideOf({ prediction, figure, threshold }: Answer): 'chance-at-least' | 'chance-below' | null {
  if (figure.formula === 'chance-at-least' || figure.formula === 'chance-below') return figure.formula
  const comparison = threshold ? prediction?.details.automatic?.comparison : undefined
  return comparison ? (comparison.startsWith('>') ? 'chance-at-least' : 'chance-below') : null
}

/** Where the series would be if one of its own past paces went on: of the last five, ten and twenty years. */
function otherPaces(w: Writing, { trend, year, prediction, threshold }: Answer): Sentence[] {
  const last = trend && lastOf(w, trend)
  if (!last || year === null || (prediction && !threshold) || Number(String(last.at.value).slice(0, 4)) >= year) return []
  const target = w.table.asked('answer.year', year, { title: 'The year of the answer', unit: 'year' })
  const isShare = unitOf(trend).startsWith('%')
  const paces = [5, 10, 20].flatMap((back): Phrase[] => {
    const then = yearsBefore(w, trend, back)
    if (!then || !(Number(then.value.value) > 0) || !(Number(last.value.value) > 0)) return []
    const value = w.table.compute(isShare ? 'carried-on-evenly' : 'carried-on', [then.value, then.at, last.value, last.at, target], {
      title: `${trend.item.label} in ${year}, at the pace since ${String(then.at.value)}`,
      unit: unitOf(trend),
    })
    return [[roughly(value), ' at the pace since ', when(then.at)]]
  })
  if (paces.length < 2) return []
  return [sentence`If a past pace went on unchanged, ${plainly(labelOf(w, trend))} in ${when(target)} would stand at ${listed(paces)}.`]
}
