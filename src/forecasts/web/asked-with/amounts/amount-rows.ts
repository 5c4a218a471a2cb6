/** The questions of a group of amounts or days, with what one says of each and whether its three fields take another. */
import { isDetailed, threeIn } from '../../../asked-with/amounts/three.ts'
import { whyNotNow } from '../../../may-forecast.ts'
import type { Group, OwnAskedWith } from '../../call-forecasts.ts'
import { ownEstimateOf, standingOf } from '../own-chance.ts'

export type AmountRow = ReturnType<typeof amountRows>[number]
type Now = { today: string; replaced: ReadonlySet<string> }

/**
 * `replaced`: of which somebody says three numbers in place of what they said in more detail. These fields begin with the same three,
 * which say something else, so that they are sent.
 */
export function amountRows(questions: Group['questions'], own: OwnAskedWith, { today, replaced }: Now) {
  return questions.map((one) => {
    const untimely = whyNotNow(one, today)
    // What three numbers would not keep stays as it is until one says otherwise.
    const isDetail = isDetailed(one.question, ownEstimateOf(one.predictionId, own))
    const isReplaced = isDetail && replaced.has(one.predictionId)
    const isInDetail = isDetail && !isReplaced
    const { standing: three, ...stood } = standingOf(one, own, threeIn)
    const standing = isReplaced ? null : three
    return { ...one, ...stood, three, standing, untimely, isInDetail, isReplaced, isOpen: !untimely && !isInDetail }
  })
}
