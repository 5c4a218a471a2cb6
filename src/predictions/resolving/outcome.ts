/** The outcome that a rule gives a question, in the words in which its page says it. */
import { sayDay } from '#kit/dates.ts'
import { sayMeasured } from '#series/words.ts'
import type { Evidence, PredictionDetails } from '../question.ts'

type Outcome = NonNullable<PredictionDetails['outcome']>

/** `on`: the day on which the answer stood fast. No question resolves before it was asked. */
export function outcomeBy(
  { value, on }: { value: string; on: string },
  { opens }: Pick<PredictionDetails, 'opens'>,
  evidence: Evidence,
): Outcome {
  return { state: 'resolved', value, at: on < opens ? opens : on, reason: sayEvidence(evidence), evidence }
}

/** 'Resolved by rule: the value of 2027 was 1.31 °C, as known on 14 Jan 2028. Source: NASA GISS.' */
function sayEvidence({ at, value, unit, source, knownSince, isProvisional }: Evidence): string {
  const known = `as known on ${sayDay(knownSince)}${isProvisional ? ', still provisional' : ''}`
  return `Resolved by rule: the value of ${sayDay(at)} was ${sayMeasured(value, unit)}, ${known}. Source: ${source}.`
}
