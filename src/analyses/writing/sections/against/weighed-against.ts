/** What the forecast behind the answer weighed itself and what pushed the other way: its own case against the number. */
import { reader } from '../../facts.ts'
import { listed, type Phrase, quoted, sentence } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing, Written } from '../../writing.ts'

const most = 2
const longest = 220
const path = 'details.houseForecast'

export function writeWeighedAgainst(w: Writing, answer: Answer | null): Written {
  const view = answer?.prediction
  const said = view && answer && isOfForecast(answer, view) ? pushedBack(w, answer, view) : []
  if (said.length === 0) return { sentences: [], blocks: [] }
  const way = isLikely(answer) ? 'unlikelier' : 'likelier'
  return {
    sentences: [
      sentence`Of what the forecast weighed itself, this makes it ${way} than its number says: ${listed(said)}.`,
    ],
    blocks: [],
  }
}

/** Of what was computed from it, or turned round, its reasons say something else; but not where only the deadline is another. */
const isOfForecast = ({ figure, denies }: Answer, view: PredictionView): boolean =>
  denies === undefined &&
  figure.unit === 'chance' &&
  (figure.formula?.startsWith('hazard-') === true || (figure.item === view.ref && figure.field.startsWith(path)))

const isLikely = (answer: Answer | null): boolean => Number(answer?.figure.value) >= 0.5

/** Against a likely yes what makes it less likely, against an unlikely one what makes it more so. */
function pushedBack(w: Writing, answer: Answer, view: PredictionView): Phrase[] {
  const adjustments = view.details.houseForecast?.adjustments ?? []
  const against = isLikely(answer) ? 'down' : 'up'
  return adjustments
    .flatMap(({ pushes, option }, place): Phrase[] => {
      if (pushes !== against || (option !== undefined && !answer.figure.field.endsWith(`.${option}`))) return []
      return [quoted(reader(w, view)(`${path}.adjustments.${place}.why`, 'what the forecast weighs'), longest)]
    })
    .slice(0, most)
}
