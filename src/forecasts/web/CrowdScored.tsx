/** How those who forecast a question did, once it came out. */
import { typeOf } from '#predictions/question-types/index.ts'
import { sayBrier, sayCoverage, sayPoints } from '../record/say-scores.ts'
import type { Together } from './call-forecasts.ts'

type Scored = NonNullable<Together['scored']>
type Props = { scored: Scored; question: Together['question'] }

export function CrowdScored({ scored, question }: Props) {
  const came = `It came out ${typeOf(question).sayOutcome(question, scored.outcome)}.`
  return <p>{`${came} ${scored.crowd ? sayCrowd(scored.crowd) : sayFew(scored.people)}`}</p>
}

function sayCrowd({ people, brier, baseline, coverage }: NonNullable<Scored['crowd']>): string {
  const earned = `a baseline score of ${sayPoints(baseline)} (above 0 beats knowing nothing)`
  const scores = brier === null ? earned : `a Brier score of ${sayBrier(brier)} (0 is perfect) and ${earned}`
  return `The crowd of ${people} had ${scores}, over ${sayCoverage(coverage)} of the time for which the question was to be open.`
}

function sayFew(people: number): string {
  if (people === 0) return 'Nothing was said in time to be scored.'
  return `${people === 1 ? 'One person was' : `${people} people were`} scored; a crowd they never were.`
}
