/** How we get there: where it stands, what is needed, what each view says, and how the number moved with each of them. */
import { otherPaces } from '../sensitivity/series.ts'
import { othersBehind } from '../series-behind.ts'
import { toldIn } from '../told.ts'
import { sentence } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
import type { Answer, Writing, Written } from '../writing.ts'
import { splitAnswer } from './lead.ts'
import { amountPast } from './path/amount-past.ts'
import { writeBaseRate } from './path/base-rate.ts'
import { writeCrowd } from './path/crowd.ts'
import { identities } from './path/identities.ts'
import { needed } from './path/needed.ts'
import { newerThan } from './path/newer.ts'
import { isReasonTold, stepByStep } from './path/step-by-step.ts'
import { together } from './together.ts'

export const writePath = together(comesAbout, writeCrowd, writeBaseRate, stepByStep)

function comesAbout(w: Writing, answer: Answer | null): Written {
  if (!answer) return { sentences: [], blocks: [] }
  const { rest } = splitAnswer(w, answer)
  const sentences = [
    ...background(w, answer),
    ...(isReasonTold(w, answer) ? rest.filter((one) => !isReason(one)) : rest),
    ...newerThan(w, answer),
    ...needed(w, answer),
    ...identities(w, answer),
    ...otherPaces(w, answer),
    ...amountPast(w, answer),
    ...othersBehind(w, answer).flatMap((trend) => otherPaces(w, { ...answer, trend, prediction: null })),
  ]
  return { sentences, blocks: [] }
}

const longest = 420

const isReason = ({ claims }: Sentence): boolean => claims.some(({ field }) => field.endsWith('Forecast.reason'))

/** Of what no series measures its page tells where it stands. */
function background(w: Writing, { prediction, trend }: Answer): Sentence[] {
  const said = prediction && !trend ? toldIn(w, prediction, 'background', longest) : null
  return said ? [sentence`Where it stands: ${said}.`] : []
}
