/**
 * What will it look like? By the worlds of a scenario set: which of them is the likeliest, where as much must hold for
 * each of them; else how likely each is, and none before another.
 */
import type { DossierItem } from '../../dossier/dossier.ts'
import { leastAbout } from '../../dossier/about.ts'
import { labelOf, titleOf } from '../facts.ts'
import { askOf, wantedOf, yearAsked } from '../asked.ts'
import { isComparison } from './fitting/asked-form.ts'
import { aboutOf } from '../../dossier/near.ts'
import { amount, connect, listed, named, type Phrase, sentence } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
import type { ScenarioView } from '../views.ts'
import { chanceWords, type Likely, likelyOf, onPeopleOf } from '../worlds.ts'
import { type Answer, plainAnswer, reading, type Writing } from '../writing.ts'

/** Whether worlds tell what becomes of a thing: their set is about it, or holds all that the question names. */
export const isTold = (item: DossierItem): boolean => aboutOf(item) >= leastAbout || item.fit >= leastTold
const leastTold = 0.75

export function worldsAnswer(w: Writing): Answer | null {
  const isAsked = wantedOf(w) === 'account'
  const first = w.scenarios.find(
    ({ item }) => item.because !== 'link' && (isAsked ? isTold(item) : aboutOf(item) >= leastAbout),
  )
  if (!first || isComparison(w)) return null
  const worlds = w.scenarios
    .filter(({ details }) => details.set === first.details.set)
    .flatMap((view) => {
      const likely = likelyOf(w, view)
      return likely ? [{ view, likely }] : []
    })
  return worlds.length < 2 ? null : areAlike(worlds) ? ranked(w, worlds) : unranked(w, worlds)
}

type World = { view: ScenarioView; likely: Likely }

/** Whether chances say which is likelier: the less must hold for a world, the likelier it looks. */
function areAlike(worlds: readonly World[]): boolean {
  const counts = worlds.map(({ view }) => view.details.members.length)
  return new Set(counts).size === 1 && worlds.every(({ likely }) => likely.isWhole)
}

function ranked(w: Writing, worlds: readonly World[]): Answer | null {
  const [likeliest, ...others] = worlds.toSorted(
    (a, b) => Number(b.likely.chance.value) - Number(a.likely.chance.value),
  )
  if (!likeliest) return null
  const { view, likely } = likeliest
  return {
    ...answerOf(w, [likeliest, ...others]),
    ...figureOf(likely),
    says: String(labelOf(w, view).value),
    sentences: [
      sentence`Of the worlds of the set ${named(setTitle(w, view))} ${named(titleOf(w, view))} is the likeliest: it has a chance ${chanceWords(likely)}.`,
      sentence`Of the others, ${haveOne(w, others)}.`,
      ...onPeopleOf(
        w,
        worlds.map((one) => one.view),
      ),
      ...noneOfThese(w, view, worlds.length),
    ],
  }
}

/** None of them is the answer, in the order in which they fit the question. */
function unranked(w: Writing, worlds: readonly World[]): Answer | null {
  const [first] = worlds
  if (!first) return null
  return {
    ...answerOf(w, worlds),
    ...figureOf(first.likely),
    says: String(labelOf(w, first.view).value),
    sentences: [
      sentence`The set ${named(setTitle(w, first.view))} tells of several worlds: ${haveOne(w, worlds)}.`,
      ...onPeopleOf(
        w,
        worlds.map((one) => one.view),
      ),
      connect('unequal-worlds'),
      ...noneOfThese(w, first.view, worlds.length),
    ],
  }
}

function answerOf(w: Writing, worlds: readonly World[]) {
  return {
    ...plainAnswer,
    states: {
      ...askOf(w),
      condition: null,
      places: [],
      unit: null,
      given: null,
      isCompared: true,
      isNamed: false,
      names: '',
      called: '',
      numbers: [],
      years: [],
      measure: askOf(w).of.measure,
    },
    isNone: true,
    year: yearAsked(w),
    worlds: worlds.map(({ view }) => view),
  }
}

function figureOf({ chance, most, isWhole }: Likely): Pick<Answer, 'figure' | 'text'> {
  if (isWhole) return { figure: chance, text: amount(chance).text }
  const { text } = amount(most)
  return { figure: most, text: Number(most.value) < 0.01 ? text : `at most ${text}` }
}

function haveOne(w: Writing, worlds: readonly World[]): Phrase {
  return listed(
    worlds.map(({ view, likely }): Phrase => [named(titleOf(w, view)), ' has a chance ', chanceWords(likely)]),
  )
}

function setTitle(w: Writing, { details: { set } }: ScenarioView) {
  return reading(w, set)('title', 'Title of the scenario set')
}

/** What the chances of a whole set leave for a world that nobody has told. */
function noneOfThese(w: Writing, view: ScenarioView, told: number): Sentence[] {
  if (view.numbers?.siblings.length !== told - 1) return []
  const left = w.table.read(view, 'numbers.noneOfThese.chance', {
    title: 'What is left for none of the worlds',
    unit: 'chance',
  })
  if (!left || Number(left.value) < 0.01) return []
  return view.numbers.noneOfThese?.isLeast
    ? [sentence`That leaves about ${amount(left)} or more for none of them.`]
    : [sentence`That leaves about ${amount(left)} for none of them.`]
}
