/** Which worlds of the base bear on it, what each needs of the answer and tells, what its members allow, and whether it holds together. */
import { labelOf, titleOf, unitOf } from '../facts.ts'
import { amount, connect, named, type Phrase, plainly, quoted, sentence, state, when } from '../sentence.ts'
import { isAbout } from '../near.ts'
import type { Block, Sentence } from '../report.ts'
import type { ScenarioView } from '../views.ts'
import { boundsOf, chanceWords, memberOf } from '../worlds.ts'
import { type Answer, mustRead, reading, shown, type Writing, type Written } from '../writing.ts'

const most = 4

export function writeScenarios(w: Writing, answer: Answer | null): Written {
  const worlds = worldsFor(w, answer)
  // Of worlds that are the answer, it has said how likely they are.
  const isSaid = Boolean(answer && answer.worlds.length > 0)
  const rows = isSaid ? [] : worlds.flatMap((view) => rowOf(w, view))
  return {
    sentences: [
      ...worlds.flatMap((view) => [tells(w, view, answer), ...consistency(w, view), ...(isSaid ? apartFrom(w, view) : [])]),
      ...(worlds.length > 0 ? [connect('any-tie')] : []),
    ],
    blocks: rows.length > 0 ? [{ type: 'bars', title: 'What the members of each world allow', unit: 'chance', rows }] : [],
  }
}

/** The answer's own, else those that count on it, then those that fit the question. */
function worldsFor(w: Writing, answer: Answer | null): ScenarioView[] {
  if (answer && answer.worlds.length > 0) return answer.worlds.slice(0, most)
  const holding = w.scenarios.filter((view) => memberOf(view, answer) >= 0)
  return [...holding, ...w.scenarios.filter((view) => !holding.includes(view) && isAbout(w, view.item))].slice(0, most)
}

function tells(w: Writing, view: ScenarioView, answer: Answer | null): Sentence {
  const summary = quoted(mustRead(w, view, 'summary', `${view.item.label}, summary`), 300)
  const bounds = boundsOf(w, view)
  const name = [named(titleOf(w, view)), needs(w, view, answer)]
  if (answer?.worlds.includes(view)) return sentence`${name}: ${summary}.`
  return bounds ? sentence`${name} has a chance ${chanceWords(bounds)}: ${summary}.` : sentence`${name} has members of which none has a chance yet: ${summary}.`
}

/** ', which needs the answer “no”,' or ', which counts on at most 1.7 children per woman in 2045,'. */
function needs(w: Writing, view: ScenarioView, answer: Answer | null): Phrase {
  const place = memberOf(view, answer)
  const member = view.details.members[place]
  if (!member) return ''
  const read = (field: string, what: string, unit: string | null = null) =>
    mustRead(w, view, `details.members.${place}.${field}`, { title: `${view.item.label}, ${what} of a member`, unit })
  if ('outcome' in member) return [', which needs the answer “', plainly(read('outcome', 'outcome')), '”,']
  const unit = answer?.trend ? unitOf(answer.trend) : null
  const side = state(read('comparison', 'comparison'))
  return [', which counts on ', side, ' ', amount(read('threshold', 'value', unit)), ' in ', when(read('at', 'year', 'year')), ',']
}

/** Where its states pull against each other. */
function consistency(w: Writing, view: ScenarioView): Sentence[] {
  const [pull] = view.numbers?.consistency?.pulls ?? []
  const { set } = view.details
  if (!pull || !w.dossier.sets[set]) return []
  const name = (id: string) => plainly(reading(w, set)(`descriptors.${pull.descriptor}.states.${id}.title`, `${set}, a state`))
  return [
    sentence`${named(labelOf(w, view))} does not hold together: the rest of that world pulls from “${name(pull.chosen)}” towards “${name(pull.towards)}”.`,
  ]
}

/** What decides between a world and the next one of its set. */
function apartFrom(w: Writing, view: ScenarioView): Sentence[] {
  const { set } = view.details
  const siblings = (view.numbers?.siblings ?? []).flatMap(({ item, differs }) => {
    const other = w.scenarios.find(({ ref }) => ref === item)
    return other && differs.length > 0 ? [{ other, differs }] : []
  })
  const [nearest] = siblings.toSorted((a, b) => a.differs.length - b.differs.length)
  const [first] = nearest?.differs ?? []
  if (!nearest || !first || !w.dossier.sets[set]) return []
  const name = (id: string) => plainly(reading(w, set)(`descriptors.${first.descriptor}.states.${id}.title`, `${set}, a state`))
  return [
    sentence`What tells ${named(labelOf(w, view))} from ${named(labelOf(w, nearest.other))} first: “${name(first.here)}” rather than “${name(first.there)}”.`,
  ]
}

function rowOf(w: Writing, view: ScenarioView): Extract<Block, { type: 'bars' }>['rows'] {
  const bounds = boundsOf(w, view)
  if (!bounds) return []
  return [{ label: view.item.label, item: view.ref, value: shown(bounds.middle), low: shown(bounds.low), high: shown(bounds.high) }]
}
