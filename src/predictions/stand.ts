/** Where a prediction stands: by its headline, or by its outcome once there is one. */
import type { Stand } from '#items/moves/stand.ts'
import type { Drawing } from '#items/sharing/shared-view.ts'
import { headlineOf, type MadeBeside, madeBeside, type Said } from './forecast.ts'
import type { PredictionDetails } from './question.ts'
import { typeOf } from './question-types/index.ts'

export function standOf(details: PredictionDetails & Said, numbers: MadeBeside | null): Stand | null {
  const { question, outcome } = details
  const type = typeOf(question)
  if (outcome) return { of: 'outcome', figure: outcome.value === null ? '' : type.sayOutcome(question, outcome.value) }
  const headline = headlineOf({ ...details, ...madeBeside(numbers) })
  if (!headline) return null
  const { figure, drawing } = type.sharedOf(question, headline.estimate)
  return readOff(drawing, { figure, isDay: type.asksWhen })
}

/** The same numbers that its picture is drawn of; null of what no question is answered by. */
function readOff(drawing: Drawing, said: { figure: string; isDay: boolean }): Stand | null {
  switch (drawing.of) {
    case 'chance':
      return { of: 'chance', chance: drawing.chance }
    case 'options':
      return drawing.rows.length > 0 ? { of: 'options', rows: drawing.rows } : null
    case 'quantiles': {
      const [low, , middle, , high] = drawing.values
      if (low === undefined || middle === undefined || high === undefined) return null
      return { of: 'amount', ...said, isLog: drawing.isLog, low, middle, high }
    }
    default:
      return null
  }
}
