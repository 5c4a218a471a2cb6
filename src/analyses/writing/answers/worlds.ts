/** What will it look like? By the worlds of a scenario set: which of them the chances of their members allow most. */
import type { DossierItem } from '../../dossier/dossier.ts'
import { leastAbout } from '../../dossier/about.ts'
import { labelOf, titleOf } from '../facts.ts'
import { isComparison } from './asked-form.ts'
import { aboutOf } from './fitting.ts'
import { amount, bare, listed, named, type Phrase, sentence } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
import type { ScenarioView } from '../views.ts'
import { boundsOf, chanceWords } from '../worlds.ts'
import { type Answer, plainAnswer, reading, type Writing } from '../writing.ts'

/** Whether worlds tell what becomes of a thing: their set is about it, or holds all that the question names. */
export const isTold = (item: DossierItem): boolean => aboutOf(item) >= leastAbout || item.fit >= leastTold
const leastTold = 0.75

export function worldsAnswer(w: Writing): Answer | null {
  const isAsked = w.dossier.understood.wants === 'account'
  const first = w.scenarios.find(
    ({ item }) => item.because !== 'link' && (isAsked ? isTold(item) : aboutOf(item) >= leastAbout),
  )
  if (!first || isComparison(w)) return null
  const worlds = w.scenarios
    .filter(({ details }) => details.set === first.details.set)
    .flatMap((view) => {
      const bounds = boundsOf(w, view)
      return bounds ? [{ view, bounds }] : []
    })
    .toSorted((a, b) => Number(b.bounds.middle.value) - Number(a.bounds.middle.value))
  const [likeliest, ...others] = worlds
  if (!likeliest || others.length === 0) return null
  const { view, bounds } = likeliest
  const isFirm = bounds.isWhole && Number(bounds.low.value) >= 0.05
  const figure = isFirm ? bounds.low : bounds.high
  return {
    ...plainAnswer,
    figure,
    text: isFirm
      ? `at least ${amount(figure).text}`
      : Number(figure.value) < 0.01
        ? amount(figure).text
        : `at most ${amount(figure).text}`,
    says: String(labelOf(w, view).value),
    sentences: [
      sentence`Of the ${bare(
        countOf(
          w,
          worlds.map((one) => one.view),
        ),
      )} worlds that ${named(setTitle(w, view))} tells, ${named(titleOf(w, view))} is the likeliest: its members leave it a chance ${chanceWords(bounds)}.`,
      sentence`Of the others, ${listed(others.map((one): Phrase => [named(titleOf(w, one.view)), ' has one ', chanceWords(one.bounds)]))}.`,
      ...noneOfThese(w, view, worlds.length),
    ],
    year: w.dossier.understood.to,
    worlds: worlds.map((one) => one.view),
  }
}

function countOf(w: Writing, views: readonly ScenarioView[]) {
  return w.table.compute(
    'count',
    views.map((view) => titleOf(w, view)),
    { title: 'Worlds of the set that were read' },
  )
}

function setTitle(w: Writing, { details: { set } }: ScenarioView) {
  return reading(w, set)('title', `Title of the set ${set}`)
}

/** What the bounds of a whole set leave for a world that nobody has told. */
function noneOfThese(w: Writing, view: ScenarioView, told: number): Sentence[] {
  const isWhole = view.numbers?.siblings.length === told - 1
  const read = (field: string) =>
    w.table.read(view, `numbers.noneOfThese.${field}`, { title: 'What is left for none of the worlds', unit: 'chance' })
  const [low, high] = isWhole ? [read('lowest'), read('highest')] : []
  if (!low || !high || Number(low.value) < 0.01) return []
  return Number(high.value) > 0.99
    ? [sentence`That leaves at least ${amount(low)} for none of them.`]
    : [sentence`That leaves between ${amount(low)} and ${amount(high)} for none of them.`]
}
