/**
 * Whether the answer that a rule asks of a series still lies ahead. One that is out would resolve its question at once,
 * and one that the series has passed over never would: nobody could forecast either.
 */
import { sayDay } from '#kit/dates.ts'
import { allDigits, sayQuantity } from '#kit/numbers.ts'
import { typeOf } from '../question-types/index.ts'
import type { Question } from '../question-types/schemas/index.ts'
import { rulingOf, spanOf } from './rule.ts'
import type { Fault, Measured, SeriesRule } from './series-answer.ts'

type Ruled = { question: Question; automatic?: SeriesRule | null }
/** As it is known by now, its values in the order of their times. */
type Held = Measured & { observations: readonly (readonly [at: string, value: number])[] }

/** The field and the reason, or null; also where no series answers. What is provisional is out as well. */
export function whyNotAhead(ruled: Ruled, series: Held): Fault | null {
  const finding = ruled.automatic && findingOf(ruled, ruled.automatic, series)
  if (!finding) return whyNotReached(ruled, series)
  const field = ruled.automatic?.at === undefined ? 'automatic.threshold' : 'automatic.at'
  return { field, reason: `is answered already: ${finding}. Ask about what is still to come` }
}

/** Why its values will never come to the times that decide. */
function whyNotReached(ruled: Ruled, series: Held): Fault | null {
  const [first, last] = [series.observations[0]?.[0], series.observations.at(-1)?.[0]]
  const span = spanOf(ruled, series)
  if (!span || first === undefined || last === undefined || span.to > last) return null
  const field = ruled.automatic?.at === undefined ? 'question.range' : 'automatic.at'
  return span.to < first
    ? { field, reason: `lies before the series, which begins in ${sayDay(first)}` }
    : { field, reason: `has no value in the series, which has gone on to ${sayDay(last)} without it` }
}

/** What the values that are out say of it: 'the value of 2024 was 424 ppm'; null where they leave it open. */
function findingOf(ruled: Ruled, rule: SeriesRule, { unit, frequency, observations }: Held): string | null {
  const span = spanOf(ruled, { frequency })
  const deciding = observations.filter(([at]) => span && at >= span.from && at <= span.to)
  // Since when each is known decides when the answer stands fast, and here only whether there is one.
  const known = deciding.map(([at, value]) => ({ at, value, knownSince: new Date(0), isProvisional: false }))
  const ruling = rulingOf(ruled, { unit, frequency, observations: known })
  if (!ruling) return null
  const said = sayQuantity(ruling.by.value, unit, allDigits)
  return typeOf(ruled.question).seriesAnswer?.sayFinding(rule, { value: ruling.value, at: ruling.by.at, said }) ?? null
}
