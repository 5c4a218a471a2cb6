/**
 * Which worlds of the base bear on it, what each needs of the answer and tells, how likely it is, and whether it holds
 * together.
 */
import { labelOf, seriesName, titleOf, unitOf } from '../../facts.ts'
import { amount, connect, listed, named, type Phrase, plainly, quoted, sentence, state, when } from '../../sentence.ts'
import type { Sentence } from '../../../report/report.ts'
import { othersBehind } from '../../series-behind.ts'
import type { ScenarioView } from '../../views.ts'
import { chanceWords, likelyFirst, likelyOf, likelyRow, memberOf, onPeopleOf } from '../../worlds.ts'
import { type Answer, mustRead, reading, type Writing, type Written } from '../../writing.ts'

const most = 4
/** Of those that merely count on the answer. */
const mostCounting = 2

export function writeWorlds(w: Writing, answer: Answer | null): Written {
  const worlds = worldsFor(w, answer)
  // Of worlds that are the answer, it has said how likely they are.
  const isSaid = Boolean(answer && answer.worlds.length > 0)
  const rows = isSaid ? [] : worlds.flatMap((view) => likelyRow(w, view))
  return {
    sentences: [
      ...(isSaid || worlds.length === 0 ? [] : [connect('no-paths')]),
      ...worlds.flatMap((view) => [
        tells(w, view, answer),
        ...consistency(w, view),
        ...(isSaid ? apartFrom(w, view, worlds) : []),
      ]),
      ...(isSaid ? [] : onPeopleOf(w, worlds)),
    ],
    blocks: rows.length > 0 ? [{ type: 'bars', title: 'How likely each world is', unit: 'chance', rows }] : [],
  }
}

/** The answer's own, else those that count on it: one that shares its words alone tells nothing of it. */
function worldsFor(w: Writing, answer: Answer | null): ScenarioView[] {
  if (answer && answer.worlds.length > 0) return answer.worlds.slice(0, most)
  return likelyFirst(w.scenarios.filter((view) => memberOf(view, answer) >= 0)).slice(0, mostCounting)
}

function tells(w: Writing, view: ScenarioView, answer: Answer | null): Sentence {
  const summary = quoted(mustRead(w, view, 'summary', `${view.item.label}, summary`), 200)
  const likely = likelyOf(w, view)
  const name = [named(titleOf(w, view)), needs(w, view, answer)]
  if (answer?.worlds.includes(view)) return sentence`${name}: ${summary}.`
  if (likely) return sentence`${name} has a chance ${chanceWords(likely)}: ${summary}.`
  // Members may have chances all the same, where the numbers were made before worlds had one of their own.
  return view.numbers?.chance
    ? sentence`${name}: ${summary}.`
    : sentence`${name} has members of which none has a chance yet: ${summary}.`
}

/** ', which needs “no” to “Half low-carbon electricity in 2035”,' or ', which counts on at most 1.7 children per woman in 2045,'. */
function needs(w: Writing, view: ScenarioView, answer: Answer | null): Phrase {
  const place = memberOf(view, answer)
  const member = view.details.members[place]
  if (!member) return ''
  const read = (field: string, what: string, unit: string | null = null) =>
    mustRead(w, view, `details.members.${place}.${field}`, { title: `${view.item.label}, ${what} of a member`, unit })
  if ('outcome' in member) return needsOutcome(w, member.to, plainly(read('outcome', 'outcome')))
  const trend = answer?.trend ?? null
  const unit = trend && unitOf(trend)
  // Of an answer of several series a value alone would be of any of them.
  const of = trend && answer && othersBehind(w, answer).length > 0 ? plainly(seriesName(w, trend)) : 'a value'
  const side = [member.comparison.endsWith('=') ? 'of ' : '', state(read('comparison', 'comparison'))]
  return [
    ', which counts on ',
    of,
    ' ',
    side,
    ' ',
    amount(read('threshold', 'value', unit)),
    ' in ',
    when(read('at', 'year', 'year')),
    ',',
  ]
}

/** The answer may be to the opposite, or for another year: what a world needs is said of the question itself. */
function needsOutcome(w: Writing, ref: string, outcome: Phrase): Phrase {
  const question = w.predictions.find((view) => view.ref === ref)
  return question ? [', which needs “', outcome, '” to ', named(labelOf(w, question)), ','] : ''
}

/** Where its states pull against each other. */
function consistency(w: Writing, view: ScenarioView): Sentence[] {
  const [pull] = view.numbers?.consistency?.pulls ?? []
  const states = statesOf(w, view)
  if (!pull || !states) return []
  const { descriptor, chosen, towards } = pull
  return [
    sentence`${named(titleOf(w, view))} does not hold together: in “${states.title(descriptor)}” the rest of that world pulls from “${states.state(descriptor, chosen)}” towards “${states.state(descriptor, towards)}”.`,
  ]
}

/** What decides between a world and the first that was told of its set. */
function apartFrom(w: Writing, view: ScenarioView, [first]: readonly ScenarioView[]): Sentence[] {
  const differs = view.numbers?.siblings.find(({ item }) => item === first?.ref)?.differs ?? []
  const states = statesOf(w, view)
  if (!first || !states || differs.length === 0) return []
  const said = differs
    .slice(0, 2)
    .map(({ descriptor, here, there }): Phrase => [
      '“',
      states.title(descriptor),
      '” (“',
      states.state(descriptor, here),
      '”, not “',
      states.state(descriptor, there),
      '”)',
    ])
  return [sentence`It parts from ${named(titleOf(w, first))} by ${listed(said)}.`]
}

/** The names of a set's descriptors and their states. */
function statesOf(w: Writing, { details: { set } }: ScenarioView) {
  if (!w.dossier.sets[set]) return null
  const read = reading(w, set)
  return {
    title: (descriptor: string) => plainly(read(`descriptors.${descriptor}.title`, 'A scenario set, what is decided')),
    state: (descriptor: string, id: string) =>
      plainly(read(`descriptors.${descriptor}.states.${id}.title`, 'A scenario set, a state')),
  }
}
