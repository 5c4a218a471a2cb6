/** The strongest case against the number: the view that lies farthest from it; and what could break the trend behind it. */
import { chanceOf, modelOf, ownPath } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, type Phrase, sentence } from '../../sentence.ts'
import { ownBeside } from '../../people/people.ts'
import type { PredictionView } from '../../views.ts'
import { whatBreaks } from '../../told.ts'
import { allToldOf } from '../../series-behind.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { outsideView } from '../path/base-rate.ts'

/** Points from which another view is worth a word. */
const leastApart = 0.05

export function writeStrongest(w: Writing, answer: Answer | null): Written {
  return { sentences: answer && !answer.isNone ? farthest(w, answer) : [], blocks: [] }
}

export function writeBreaks(w: Writing, answer: Answer | null): Written {
  const all = answer && !answer.isNone ? allToldOf(w, answer) : []
  return { sentences: all.flatMap((view) => whatBreaks(w, view, all.length > 1)), blocks: [] }
}

type View = { who: string; chance: Evidence }

function farthest(w: Writing, answer: Answer): Sentence[] {
  const apart = ({ chance }: View) => Math.abs(Number(chance.value) - Number(answer.figure.value))
  const [most] = viewsOf(w, answer).toSorted((a, b) => apart(b) - apart(a))
  if (!most || apart(most) < leastApart) return []
  const points: Phrase = amount(
    w.table.compute('points-between', [answer.figure, most.chance], {
      title: 'Between the answer and the view farthest from it',
      unit: 'points',
    }),
  )
  const way = Number(most.chance.value) > Number(answer.figure.value) ? 'more' : 'less'
  return [
    sentence`The view that lies farthest from this answer is ${most.who}: ${amount(most.chance)}, ${points} ${way}.`,
  ]
}

/** Of a chance, what each that knows of it says by itself. */
function viewsOf(w: Writing, answer: Answer): View[] {
  const { figure, states, denies } = answer
  // They speak of the event, and not of its opposite.
  if (figure.unit !== 'chance' || states.negated || denies) return []
  const outside = outsideView(w, answer)
  return [
    ...(outside ? [{ who: whose[outside.by], chance: outside.rate }] : []),
    ...ofPool(answer),
    ...besideOf(w, answer),
  ]
}

const whose = {
  past: 'how often the series went so far before',
  alike: 'how often series like it went so far',
}

/** Where people lead, what each of the others says. */
function besideOf(w: Writing, { prediction, figure }: Answer): View[] {
  const own = prediction && ownBeside(w, prediction, figure)
  const model = prediction?.item.crowd && chanceOf(w, prediction) === figure ? modelOf(w, prediction) : null
  return [
    ...(model ? [{ who: 'the projection of its series', chance: model }] : []),
    ...(own ? [{ who: whoseOwn(prediction), chance: own }] : []),
  ]
}

const whoseOwn = (prediction: PredictionView): string =>
  ownPath(prediction)?.by === 'forecast' ? 'the forecast of Farsight' : 'its author’s forecast'

/** Of another year, or turned round, a question says something else. */
function ofPool({ prediction, pool }: Answer): View[] {
  if (!pool) return []
  return [
    { who: 'the projection of its series', chance: pool.model },
    {
      who: prediction ? whoseOwn(prediction) : 'the forecast of Farsight, moved to what is asked',
      chance: pool.said,
    },
  ]
}
