/**
 * What would move the answer, and what the answer would move: conditional forecasts, a nearer deadline that passes, the worlds that count on it, the height of the bar,
 * and other paces. Where nothing can be computed, that is said.
 */
import {
  askedYear,
  chanceOf,
  forecastPath,
  inYear,
  labelOf,
  lastOf,
  lastYear,
  reader,
  roughly,
  stepOf,
  titleOf,
  unitOf,
  yearOf,
  yearRead,
} from '../facts.ts'
import { rankedOptions } from '../answers/option.ts'
import type { Evidence } from '../evidence.ts'
import { amount, connect, listed, named, plainly, sentence, when, type Phrase } from '../sentence.ts'
import { isChangedByFactor, yearsBefore } from '../pace.ts'
import type { Block, Sentence } from '../report.ts'
import type { PredictionView, ScenarioView, TrendView } from '../views.ts'
import { type Answer, shown, type Writing, type Written } from '../writing.ts'

export function writeSensitivity(w: Writing, answer: Answer | null): Written {
  if (!answer) return { sentences: [connect('no-sensitivity')], blocks: [] }
  const moved = answer.prediction ? conditionals(w, answer.prediction) : []
  const implied = [
    ...moved.map((one) => one.sentence),
    ...ifNotBy(w, answer),
    ...ifNotYet(w, answer),
    ...ifRuledOut(w, answer),
    ...worldsMoved(w, answer),
    ...worldsHeld(w, answer),
  ]
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
    .filter(
      (one) => isDeadline(one) && one.details.group?.id === view.details.group?.id && yearOf(one) < yearOf(view) && isSameBut(one, view),
    )
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

/** The same of a date that is foreseen: what is left for the year that is asked about once the first quarter of the chance has passed. */
function ifNotYet(w: Writing, { prediction: view, figure }: Answer): Sentence[] {
  const forecast = view && forecastPath(view)
  const { to } = w.dossier.understood
  if (!view || !forecast || figure.formula !== 'chance-by-year' || to === null) return []
  const read = reader(w, view)
  const path = `${forecast.path}.estimate.quantiles`
  const early = read(`${path}.p25`, `forecast by ${forecast.who}, 25% point`, 'day')
  if (Number(String(early.value).slice(0, 4)) >= to) return []
  const by = { title: `${view.item.label}, chance to come by the end of the year of its 25% point`, unit: 'chance' }
  const passed = w.table.compute('chance-by-year', [read(path, `forecast by ${forecast.who}`), early], by)
  const left = w.table.compute('chance-still', [passed, figure], { title: `${view.item.label}, if not by then`, unit: 'chance' })
  return [
    sentence`If it has not come by the end of ${inYear(early)}, ${amount(left)} is left for ${when(askedYear(w, to))} instead of ${amount(figure)}.`,
  ]
}

/** Of several that exclude each other: what the others come to without the likeliest. */
function ifRuledOut(w: Writing, { prediction: view }: Answer): Sentence[] {
  const [first, ...others] = view ? rankedOptions(w, view) : []
  if (!view || !first || Number(first.chance.value) >= 1) return []
  const left = others.slice(0, 2).map(({ option, chance }): Phrase => {
    const title = `${view.item.label}: ${String(option.value)}, without ${String(first.option.value)}`
    return [amount(w.table.compute('share-of-rest', [chance, first.chance], { title, unit: 'chance' })), ' for “', plainly(option), '”']
  })
  return left.length > 0 ? [sentence`Were “${plainly(first.option)}” ruled out, the chances would be ${listed(left)}.`] : []
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
  const isYes = needsYes(world, place)
  const high = w.table.read(world, 'numbers.chance.highest', { title: `${world.item.label}, most that its members allow`, unit: 'chance' })
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
  return sentence`If it ${so}, ${name} could be as likely as ${amount(most)}, not only ${amount(high)}; if it ${otherwise}, that world is ruled out.`
}

/** What keeps a world that is the answer from being likelier: the least likely of what it needs, and what its bound would be without that. */
function worldsHeld(w: Writing, { worlds }: Answer): Sentence[] {
  return worlds.slice(0, 2).flatMap((world): Sentence[] => {
    const parts = world.numbers?.chance?.parts ?? []
    const least = parts.reduce((found, one, i) => (one.probability < (parts[found]?.probability ?? 1) ? i : found), 0)
    const place = parts[least]?.members[0] ?? -1
    const member = [...w.predictions, ...w.trends].find(({ ref }) => ref === world.details.members[place]?.to)
    const others = otherParts(w, world, place)
    if (!member || others.length === 0) return []
    const held = reader(w, world)(`numbers.chance.parts.${least}.probability`, 'chance of a part of what it needs', 'chance')
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

/** The same projection asked about the edges of its own 80 % band. */
function otherBars(w: Writing, answer: Answer): Sentence[] {
  const { trend, threshold, year } = answer
  const step = trend && year !== null ? stepOf(w, trend, year) : null
  const formula = sideOf(answer)
  if (!trend || !step || !threshold || !formula) return []
  const at = String(step.at.value)
  const read = reader(w, trend)
  const [point, bounds] = [
    read(`numbers.projection.${at}`, `the step ${at} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  const chances = [step.low, step.high].map((bar): Phrase => {
    const chance = w.table.compute(formula, [bar, point, bounds], {
      title: `${trend.item.label}, chance with the bar moved`,
      unit: 'chance',
    })
    return ['a bar at ', roughly(bar), ' would be met at ', amount(chance)]
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
  if (!last || year === null || (prediction && !threshold) || (lastYear(trend) ?? year) >= year || !hasPace(trend)) return []
  const target = w.table.asked('answer.year', year, { title: 'The year of the answer', unit: 'year' })
  const isShare = unitOf(trend).startsWith('%')
  const found = [5, 10, 20].flatMap((back): [value: Evidence, since: Evidence][] => {
    const then = yearsBefore(w, trend, back)
    if (!then || !(Number(then.value.value) > 0)) return []
    const value = w.table.compute(isShare ? 'carried-on-evenly' : 'carried-on', [then.value, then.at, last.value, last.at, target], {
      title: `${trend.item.label} in ${year}, at the pace since ${String(then.at.value)}`,
      unit: unitOf(trend),
    })
    return [[value, then.at]]
  })
  if (found.length < 2) return []
  // The unit is said once.
  const paces = found.map(([value, since], i): Phrase => [roughly(value, i > 0), ' at the pace since ', when(since)])
  return [sentence`If a past pace went on unchanged, ${plainly(labelOf(w, trend))} in ${when(target)} would stand at ${listed(paces)}.`]
}

/** In degrees or pH nothing compounds, and what is a pace itself has none. */
function hasPace(view: TrendView): boolean {
  const unit = unitOf(view)
  return unit.startsWith('% of ') || (isChangedByFactor(view) && !unit.startsWith('%'))
}
