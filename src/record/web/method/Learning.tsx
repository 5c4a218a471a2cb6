/** What crowds are put together by now, of what has been learnt of questions that came out. */
import { calibrated } from '#engine/crowd/pool.ts'
import { logOdds, probability } from '#engine/units.ts'
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayCounted, sayNumber } from '#kit/numbers.ts'
import { fewestShown } from '#forecasts/words.ts'
import type { MethodExamples } from '../../examples.ts'
import { Result } from './MethodPart.tsx'

type Of = MethodExamples['learning']

export function Learning({ learning: { counted, fewest, newest } }: { learning: Of }) {
  if (!newest)
    return (
      <p>
        Nothing is learnt yet: of the {sayNumber(fewest)} questions of yes or no that it takes,{' '}
        {counted === 1 ? 'one has' : `${sayNumber(counted)} have`} come out. Until then everybody weighs alike but for
        how fresh their forecast is, and no number is corrected.
      </p>
    )
  const { learntAt, since, questions, shift, scale, people, weights } = newest
  return (
    <p>
      By what was learnt last, on {sayDay(learntAt)} of {sayCounted(questions, 'question')} (first on {sayDay(since)}),
      log-odds of crowds of yes or no are taken {scale.toFixed(2)} times and moved by {saySigned(shift)}, so that a
      crowd of 70% is told as <Result>{sayChance(calibrated(logOdds(probability(0.7)), { shift, scale }))}</Result>.{' '}
      {sayPeople(people, weights)}
    </p>
  )
}

type Newest = NonNullable<Of['newest']>

function sayPeople(people: number, weights: Newest['weights']): string {
  if (people === 0) return 'Nobody has a record yet by which they would weigh more or less.'
  const who = people === 1 ? 'One person weighs' : `${sayNumber(people)} people weigh`
  return weights
    ? `${who} otherwise than 1: from ${sayWeight(weights.least)} to ${sayWeight(weights.greatest)} times.`
    : `${who} otherwise than 1; how much is told from ${fewestShown} on.`
}

function saySigned(shift: number): string {
  const said = Math.abs(shift).toFixed(2)
  if (Number(said) === 0) return '0'
  return `${shift < 0 ? '−' : '+'}${said}`
}

function sayWeight(weight: number): string {
  return sayNumber(weight, 2)
}
