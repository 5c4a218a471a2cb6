/** Whether what was understood can become the series of a trend as it is, and if not why. */
import { frequencies } from '../series-words.ts'
import { type Series, whyNotSeries } from '../series.ts'
import type { Understood } from './understood.ts'

export type WhyNotTaken = { code: 'needs-answer' | 'no-observations' | 'not-a-series'; reason: string }

/** As many as a series may have that every reader of its page loads whole. */
const mostObservations = 2000

/** `about`: what the file does not say of the series. What a source foresees is left out whatever is answered. */
export function whyNotTaken(
  { asks, series }: Pick<Understood, 'asks' | 'series'>,
  about: Pick<Series, 'kind' | 'retrieved'>,
): WhyNotTaken | null {
  const asked = asks.find(({ ask }) => ask !== 'projections')
  if (asked) return { code: 'needs-answer', reason: 'has a question that only you can answer' }
  const [found] = series
  if (!found) return { code: 'no-observations', reason: 'has no value that could be read' }
  const frequency = frequencies.find((one) => one === found.frequency)
  if (!frequency) return { code: 'not-a-series', reason: `has values that come ${found.frequency}` }
  const { length } = found.observations
  if (length < 2) return { code: 'not-a-series', reason: 'has a single value' }
  if (length > mostObservations)
    return { code: 'not-a-series', reason: `has ${length} values, and a series takes ${mostObservations}` }
  const whole = { ...blank, ...about, frequency, unit: found.unit ?? '', observations: found.observations }
  const reason = whyNotSeries(whole)
  return reason === null ? null : { code: 'not-a-series', reason }
}

const blank = { id: '', source: '', sourceUrl: '', licence: '' }
