/** Beside one’s forecast of one question of a group, while it is typed: that it does not go with what one said of the others. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useToday } from '#kit/web/today.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { GivenEstimate } from '#predictions/web/form/unfinished.ts'
import { disorderOfThrees } from '../../asked-with/amounts/order.ts'
import { areAmounts, threeIn } from '../../asked-with/amounts/three.ts'
import { chanceIn } from '../../asked-with/chance.ts'
import { disorderOf, givenOf } from '../../asked-with/order.ts'
import { whyNotNow } from '../../may-forecast.ts'
import { callForecasts, type Group } from '../call-forecasts.ts'
import { isWhole } from '../own/standing.ts'
import { ownEstimateOf } from './own-chance.ts'

/** `id`: of the prediction whose page it is. */
type Props = { id: string; group: Group; estimate: GivenEstimate }

export function GroupRemark({ id, group, estimate }: Props) {
  const { questions } = group
  const { answer: own } = useAnswer(callForecasts, 'listOwnAskedWith', { params: { id }, query: {} })
  const today = useToday()
  if (!own) return null
  // An unfinished one is held against nothing.
  const said = questions.map(({ predictionId }) =>
    predictionId === id ? (isWhole(estimate) ? estimate : null) : ownEstimateOf(predictionId, own.forecasts),
  )
  const disorder = areAmounts(questions) ? ofThrees(group, said, today) : ofChances(group, said, today)
  return (
    disorder && (
      <output className="fine">
        This cannot all be true with what you said of the <a href="#group">others of its group</a>. The nearest that
        can: <Chemical text={disorder.said} />.
      </output>
    )
  )
}

type Said = readonly (Estimate | null)[]

function ofChances({ questions, direction }: Group, said: Said, today: string) {
  const chances = questions.map(({ question }, i) => chanceIn(question, said[i] ?? null))
  return disorderOf(givenOf(questions, chances, today), direction)
}

function ofThrees({ questions, direction }: Group, said: Said, today: string) {
  const rows = questions.map((one, i) => ({
    ...one,
    given: whyNotNow(one, today) ? null : threeIn(one.question, said[i] ?? null),
  }))
  return disorderOfThrees(rows, direction)
}
