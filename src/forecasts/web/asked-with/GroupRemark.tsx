/** Beside one’s forecast of one question of a group, while it is typed: that it does not go with what one said of the others. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useToday } from '#kit/web/today.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { GivenEstimate } from '#predictions/web/form/unfinished.ts'
import { chanceIn } from '../../asked-with/chance.ts'
import { disorderOf, givenOf } from '../../asked-with/order.ts'
import { callForecasts, type Group } from '../call-forecasts.ts'
import { ownChanceOf } from './own-chance.ts'

/** `id`: of the prediction whose page it is. */
type Props = { id: string; group: Group; estimate: GivenEstimate }

export function GroupRemark({ id, group: { questions, direction }, estimate }: Props) {
  const { answer: own } = useAnswer(callForecasts, 'listOwnAskedWith', { params: { id }, query: {} })
  const today = useToday()
  if (!own) return null
  // An unfinished one has no chance, and is held against nothing.
  const chances = questions.map((one) =>
    one.predictionId === id ? chanceIn(one.question, estimate as Estimate) : ownChanceOf(one, own.forecasts),
  )
  const disorder = disorderOf(givenOf(questions, chances, today), direction)
  return (
    disorder && (
      <output className="fine">
        This cannot all be true with what you said of the <a href="#group">others of its group</a>. The nearest that
        can: <Chemical text={disorder.said} />.
      </output>
    )
  )
}
