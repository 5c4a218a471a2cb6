/**
 * How do one person's forecasts, or the crowd's, enter the calibration curve? Each with the time for which it stood.
 */
import type { Probability } from '../../units.ts'
import type { CalibrationEntry } from './calibration.ts'
import { closedEarly, type Lifetime, mustBeLifetime } from '../lifetime.ts'
import { type StandingForecast, timeShare } from '../standing-forecast.ts'

/** A yes-no question that has resolved. */
export type SettledQuestion = Lifetime & { readonly id: string | number; readonly happened: boolean }

/** A chance for yes that stood for a time. */
export type StandingChance = Pick<StandingForecast, 'from' | 'until'> & { readonly probability: Probability }

/**
 * An entry for each forecast that counted while the question was open, weighted by its share of the scheduled life: of
 * .7 that stood over the second half of a question, one entry of weight .5. Throws `InvalidInput` for what is no
 * lifetime and for a forecast that ends before it begins.
 */
export function calibrationEntries(
  forecasts: readonly StandingChance[],
  question: SettledQuestion,
): CalibrationEntry[] {
  mustBeLifetime(question)
  const { id, happened } = question
  return forecasts
    .map(({ from, until, probability }) => {
      const weight = timeShare({ from, until, masses: [] }, question)
      return { question: id, probability, happened, weight, early: closedEarly(question) }
    })
    .filter(({ weight }) => weight > 0)
}
